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

/** Of a heading: as its cells, with the widths in steps of 20 px, because the content security policy refuses inline styles. */
export function columnClass<Row>(column: Column<Row>): string {
  const { width, minWidth = width } = column
  return joined([cellClass(column), width ? `w-[${step(width)}px]` : '', minWidth ? `min-w-[${step(minWidth)}px]` : ''])
}

/** Of a cell: `sheet-figure` and `sheet-day` by kind, `sheet-act` for links and buttons; the greatest width, which a heading cannot set for the cells below it. */
export function cellClass<Row>({ kind, maxWidth, children, exportable, sortable, quiet, named }: Column<Row>): string {
  const isFigure = !children && (kind === 'number' || kind === 'money' || kind === 'size')
  return joined([
    isFigure ? 'sheet-figure' : '',
    kind === 'date' && !children ? 'sheet-day' : '',
    isAct({ exportable, sortable }) ? 'sheet-act' : '',
    quiet ? 'sheet-quiet' : '',
    named ? 'sheet-named' : '',
    maxWidth ? `max-w-[${step(maxWidth)}px]` : '',
  ])
}

/** A column of links and buttons. */
export function isAct<Row>({ exportable, sortable }: Pick<Column<Row>, 'exportable' | 'sortable'>): boolean {
  return exportable === false && !sortable
}

export function joined(classes: readonly string[]): string {
  return classes.filter(Boolean).join(' ')
}

function step(pixels: number): number {
  return Math.min(Math.max(Math.round(pixels / 20) * 20, 40), 640)
}
