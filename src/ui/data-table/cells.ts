// Classes and ARIA roles of a table's cells.

import type { Column } from '#kit/table/columns.ts'

export type TableRoles = Partial<
  Record<'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell', { role: string }>
>

/** A plain table has its roles natively; a grid sets them, also because Safari drops them when rows are laid out as records. */
export function rolesOf(hydrated: boolean): TableRoles {
  return hydrated ? gridRoles : {}
}

const gridRoles: TableRoles = {
  table: { role: 'grid' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
}

/** Alignment by kind; `sheet-act` for links and buttons; widths in steps of 20 px, because the content security policy refuses inline styles. */
export function columnClass<Row>(column: Column<Row>): string {
  const { kind, width, minWidth = width, maxWidth, children, exportable, sortable } = column
  const isFigure = !children && (kind === 'number' || kind === 'money' || kind === 'size')
  const noWrap = isFigure || kind === 'date'
  return [
    isFigure ? 'sheet-figure' : '',
    exportable === false && !sortable ? 'sheet-act' : '',
    noWrap && !children ? 'figures whitespace-nowrap' : '',
    width ? `w-[${step(width)}px]` : '',
    minWidth ? `min-w-[${step(minWidth)}px]` : '',
    maxWidth ? `max-w-[${step(maxWidth)}px]` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function step(pixels: number): number {
  return Math.min(Math.max(Math.round(pixels / 20) * 20, 40), 640)
}
