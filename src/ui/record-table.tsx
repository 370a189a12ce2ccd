// How does a table of plain facts stand on every screen: a table where there is room, readable records on a phone and whole on paper?

import type { ReactNode } from 'react'

export type RecordColumn = {
  name: string
  /** The language of the name when it is not the page's. */
  lang?: string
  /** Two of these stand beside each other in a record. */
  short?: boolean
}
export type RecordRow = { key: string | number; cells: ReactNode[] }

/**
 * Without explicit roles: a table has them by itself, and the HTML checker refuses them.
 * The first cell of a row is its heading. `caption` is heard, and seen only with `captionShown`.
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
      <caption className={captionShown ? 'pb-2 text-start text-lg font-bold text-primary' : 'sr-only'}>
        {caption}
      </caption>
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
            {cells.map((cell, place) => {
              const column = columns[place + 1]!
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
