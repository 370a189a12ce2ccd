// Rows of a table with checkbox, values and custom cells; a notice or placeholders when there are none.

import type { ReactNode } from 'react'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { cellText, dayOf } from '#kit/table/cell-values.ts'
import { headerIds, headerRows, labelPaths, leafColumns, shownOf, type Column } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { cellClass, isAct, joined, type TableRoles } from './cells.ts'
import type { DataTableProps } from './definition.ts'

type BodyProps<Row> = Pick<DataTableProps<Row>, 'id' | 'cells' | 'rowKey' | 'rowHeader' | 'language'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  roles: TableRoles
  /** Undefined until it works: a checkbox without script would be half of a row's markup for nothing. */
  choice: { isChosen: (row: Row) => boolean; toggle: (row: Row) => void } | undefined
}

export function TableRows<Row>(props: BodyProps<Row>) {
  const { id, columns, rows, rowKey, rowHeader, language, choice, roles } = props
  const leaves = leafColumns(columns)
  const headers = columns.some((column) => column.children) ? headerIds(headerRows(columns, id)) : undefined
  const labels = recordLabels(columns, rowHeader, language)
  const t = translator(tableMessages, language)
  const named = leaves.find((column) => column.key === rowHeader)
  return (
    <tbody {...roles.rowgroup}>
      {rows.map((row) => {
        const key = rowKey(row)
        const chosen = choice?.isChosen(row) ?? false
        return (
          <tr key={key} {...roles.row} aria-selected={choice ? chosen : undefined} className="sheet-row">
            <td {...roles.cell} className="sheet-choice">
              {choice ? (
                <label className="sheet-check">
                  <span className="sr-only">
                    {t('table.selectRow')}
                    {named ? `: ${cellText(named, shownOf(named, row), language)}` : null}
                  </span>
                  <input type="checkbox" checked={chosen} onChange={() => choice.toggle(row)} />
                </label>
              ) : null}
            </td>
            {leaves.map((column) => {
              const isHeader = column.key === rowHeader
              const Cell = isHeader ? 'th' : 'td'
              return (
                <Cell
                  key={column.key}
                  {...(isHeader ? { scope: 'row', ...roles.rowheader } : roles.cell)}
                  headers={headers?.get(column.key)?.join(' ')}
                  className={joined([isHeader ? 'sheet-name' : '', cellClass(column)]) || undefined}
                  data-label={labels.get(column.key)}
                >
                  <CellContent {...props} column={column} row={row} />
                </Cell>
              )
            })}
          </tr>
        )
      })}
    </tbody>
  )
}

/** The names that cells show where rows are records: of all columns but the row's name and its links and buttons. */
function recordLabels<Row>(columns: readonly Column<Row>[], rowHeader: string | undefined, language: Language) {
  const unnamed = leafColumns(columns).filter((column) => column.key === rowHeader || isAct(column))
  const labels = new Map<string, string>()
  for (const [key, path] of labelPaths(columns)) labels.set(key, path.map((label) => label[language]).join(' – '))
  for (const { key } of unnamed) labels.delete(key)
  return labels
}

/** What a cell without value shows; a compact record leaves it out. */
const noValue = '–'

function CellContent<Row>(props: BodyProps<Row> & { column: Column<Row>; row: Row }) {
  const { cells, column, row, language } = props
  const custom = cells?.[column.key]
  if (custom) {
    const shown = custom(row)
    return <div className={shown === noValue ? 'sheet-none' : undefined}>{shown}</div>
  }
  const value = shownOf(column, row)
  const text = cellText(column, value, language)
  const lang = value && typeof value === 'object' ? inLanguage(value, language).lang : undefined
  const day = column.kind === 'date' ? dayOf(value) : undefined
  if (!text) return <div className="sheet-none">{noValue}</div>
  const className = column.skipsZero && value === 0 ? 'sheet-zero' : undefined
  return (
    <div lang={lang} className={className}>
      {day ? <time dateTime={day}>{text}</time> : text}
    </div>
  )
}

/** A notice instead of rows, as wide as the table. */
export function TableNotice({ columns, roles, children }: NoticeProps) {
  return (
    <tbody {...roles.rowgroup}>
      <tr {...roles.row} className="sheet-notice">
        <td {...roles.cell} colSpan={columns}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

type NoticeProps = { columns: number; roles: TableRoles; children: ReactNode }

/** Placeholders before the first rows, of the same height. */
export function TableShimmer({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="sheet-row">
          {Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <span className="sheet-shimmer">&nbsp;</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
