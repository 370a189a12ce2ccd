// Table of plain values: a table on wide screens and on paper, labelled records on a phone.

import type { ReactNode } from 'react'

export type RecordColumn = {
  name: string
  /** The language of the name when it is not the page's. */
  lang?: string
  /** Short values: two are side by side in a record. */
  short?: boolean
}
export type RecordRow = { key: string | number; cells: ReactNode[] }

/**
 * Without explicit roles: a table has them natively, and the HTML checker refuses them.
 * The first cell of a row is its header. `caption` is visually hidden without `captionShown`.
 */
export function RecordTable(props: {
  caption: string
  captionShown?: boolean
  columns: RecordColumn[]
  rows: RecordRow[]
}) {
  const { caption, captionShown, columns, rows } = props
  return (
    <table className="record-table">
      <caption className={captionShown ? 'pb-2 text-start text-lg font-bold text-title' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, lang }) => (
            <th key={name} scope="col" lang={lang}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => {
              const column = columns[index + 1]!
              return (
                <td key={column.name} className={column.short ? 'record-short' : undefined}>
                  <span className="record-label" aria-hidden="true" lang={column.lang}>
                    {column.name}
                  </span>
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
