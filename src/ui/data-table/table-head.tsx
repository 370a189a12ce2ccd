// Headings of a table: groups, sort links, filter buttons, and the checkbox for the page's rows.

import { useEffect, useRef } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { headerRows, type Column, type HeaderCell } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { toggleSort } from '#kit/table/query.ts'
import { onPlainClick } from '#ui/plain-click.ts'
import { Icon } from '#ui/icon.tsx'
import { columnClass, joined, type TableRoles } from './cells.ts'
import type { TableAddress } from './definition.ts'

type HeadProps<Row> = {
  id: string
  columns: readonly Column<Row>[]
  address: TableAddress
  language: Language
  roles: TableRoles
  /** Opens a column's filter. */
  onFilter: (key: string) => void
  /** State of the checkbox for the page's rows; undefined until it works. */
  choice: { state: 'none' | 'some' | 'all'; toggle: () => void } | undefined
}

export function TableHead<Row>({ id, columns, choice, ...rest }: HeadProps<Row>) {
  const { language, roles } = rest
  const rows = headerRows(columns, id)
  const t = translator(tableMessages, language)
  return (
    <thead {...roles.rowgroup} className="sheet-head">
      {rows.map((cells, level) => (
        <tr key={cells[0]?.id ?? level} {...roles.row}>
          {level === 0 ? (
            <th
              {...roles.columnheader}
              scope="col"
              rowSpan={rows.length > 1 ? rows.length : undefined}
              className="sheet-choice"
            >
              {choice ? <PageChoice {...choice} label={t('table.selectPage')} /> : null}
            </th>
          ) : null}
          {cells.map((cell) => (
            <Heading key={cell.id} {...rest} cell={cell} />
          ))}
        </tr>
      ))}
    </thead>
  )
}

type HeadingProps<Row> = Pick<HeadProps<Row>, 'address' | 'language' | 'roles' | 'onFilter'> & { cell: HeaderCell<Row> }

function Heading<Row>({ cell, address, language, roles, onFilter }: HeadingProps<Row>) {
  const { column, colspan, rowspan, scope, id } = cell
  const { sortBy, sortOrder } = address.state
  const sorted = sortBy === column.key && !column.children
  const label = column.label[language]
  const isSortable = column.sortable && !column.children
  const filterable = column.filter && !column.children
  return (
    <th
      id={id}
      {...roles.columnheader}
      scope={scope}
      colSpan={colspan > 1 ? colspan : undefined}
      rowSpan={rowspan > 1 ? rowspan : undefined}
      aria-sort={isSortable ? (sorted ? (sortOrder === 'asc' ? 'ascending' : 'descending') : 'none') : undefined}
      className={joined([columnClass(column), column.children ? 'sheet-group' : '']) || undefined}
    >
      <span className={filterable ? 'sheet-filters' : undefined}>
        {isSortable ? (
          <SortLink {...{ column, address, label, sorted }} />
        ) : (
          <span className="sheet-label">{label}</span>
        )}
        {filterable ? (
          <button
            type="button"
            aria-label={`${translator(tableMessages, language)('table.filter')}: ${label}`}
            aria-current={address.state.filters[column.key] ? 'true' : undefined}
            className="sheet-filter needs-script"
            onClick={() => onFilter(column.key)}
          >
            <Icon name="filter" className="size-4" />
          </button>
        ) : null}
      </span>
    </th>
  )
}

function SortLink<Row>(props: { column: Column<Row>; address: TableAddress; label: string; sorted: boolean }) {
  const { column, address, label, sorted } = props
  const { state, href, go } = address
  const next = toggleSort(state, column.key)
  return (
    <a href={href(next)} className="sheet-sort" onClick={onPlainClick(() => go(next))}>
      {label}
      <Icon
        name="chevron"
        className={joined(['size-4', sorted ? (state.sortOrder === 'asc' ? 'rotate-180' : '') : 'sheet-sort-idle'])}
      />
    </a>
  )
}

function PageChoice({ state, toggle, label }: { state: 'none' | 'some' | 'all'; toggle: () => void; label: string }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current!.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="sheet-check">
      <span className="sr-only">{label}</span>
      <input ref={box} type="checkbox" checked={state === 'all'} onChange={toggle} />
    </label>
  )
}
