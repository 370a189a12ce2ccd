// Table of plain values: a table on wide screens and on paper, labelled records on a phone.

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type RecordColumn = {
  name: string
  /** The language of the name when it is not the page's. */
  lang?: string
  /** Short values: two are side by side in a record. */
  short?: boolean
  /** Amounts and counts: aligned at the end. */
  figures?: boolean
  /** Its name is before the value in a compact record too, where the value alone would not say what it is. */
  named?: boolean
  /** On a phone it is behind the disclosure of `folds`; folded columns are the last ones. */
  folded?: boolean
}
export type RecordRow = {
  key: string | number
  cells: ReactNode[]
  /** Label of the disclosure of the folded columns; it is in the first of them. */
  folds?: ReactNode
}

/**
 * Without explicit roles: a table has them natively, and the HTML checker refuses them.
 * The first cell of a row is its header. `caption` is visually hidden without `captionShown`.
 */
export function RecordTable(props: {
  caption: string
  captionShown?: boolean
  columns: RecordColumn[]
  rows: RecordRow[]
  /** Two narrow columns: a table on a phone too. */
  narrow?: boolean
  /**
   * As in a data table: all but the row's name on one quiet line of a phone, without '–' and what is in a `record-spare`, which the name
   * says too. Its style sheet is on signed-in pages only.
   */
  records?: 'compact'
}) {
  const { caption, captionShown, columns, rows, narrow, records } = props
  const firstFolded = columns.findIndex(({ folded }) => folded) - 1
  return (
    <table className={narrow ? 'record-table' : 'record-table in-records'} data-records={records}>
      <caption className={captionShown ? 'pb-2 text-start text-lg font-bold text-title' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, lang, figures }) => (
            <th key={name} scope="col" lang={lang} className={figures ? 'record-figures' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells], folds }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => {
              const column = columns[index + 1]!
              const labelled = (
                <>
                  <span className="record-label" aria-hidden="true" lang={column.lang}>
                    {column.name}
                  </span>
                  {cell}
                </>
              )
              return (
                <td key={column.name} className={classOf(column, cell)}>
                  {folds && index === firstFolded ? <Folded label={folds}>{labelled}</Folded> : labelled}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function classOf({ short, folded, figures, named }: RecordColumn, cell: ReactNode): string | undefined {
  const classes = [
    short && 'record-short',
    folded && 'record-folded',
    figures && 'record-figures',
    named && 'record-named',
    cell === '–' && 'record-none',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

/** Other folded cells of the row follow this disclosure by `record-table.css`. */
function Folded({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="folds-on-phone">
      <details className="screen-only">
        <summary className="record-fold">
          {label}
          <Icon name="chevron" className="flips size-5" />
        </summary>
      </details>
      <div>{children}</div>
    </div>
  )
}
