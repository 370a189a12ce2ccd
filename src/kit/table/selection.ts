// Row selection of a table: some rows by key, or all results of one query but a few.

/** Rows selected one by one, with their content on whatever page or search is shown later, or all results of one query (`of`, from `matchKey`) except some. */
export type Selection<Row = unknown> =
  | { mode: 'some'; rows: ReadonlyMap<string, Row> }
  | { mode: 'all'; of: string; except: ReadonlySet<string> }

/** A row and its key. */
export type Keyed<Row> = readonly [key: string, row: Row]

export const noSelection: Selection<never> = { mode: 'some', rows: new Map<string, never>() }

/** All results of the query, also those on other pages. */
export function selectAllResults(of: string): Selection<never> {
  return { mode: 'all', of, except: new Set() }
}

export function isSelected<Row>(selection: Selection<Row>, key: string): boolean {
  return selection.mode === 'all' ? !selection.except.has(key) : selection.rows.has(key)
}

export function toggleRow<Row>(selection: Selection<Row>, [key, row]: Keyed<Row>): Selection<Row> {
  if (selection.mode === 'some') {
    const rows = new Map(selection.rows)
    if (!rows.delete(key)) rows.set(key, row)
    return { mode: 'some', rows }
  }
  const except = new Set(selection.except)
  if (!except.delete(key)) except.add(key)
  return { ...selection, except }
}

/** Selects the whole page when a row of it is missing, else none of it. */
export function togglePage<Row>(selection: Selection<Row>, page: readonly Keyed<Row>[]): Selection<Row> {
  const select = pageSelection(selection, keysOf(page)) !== 'all'
  return page.reduce((now, row) => (isSelected(now, row[0]) === select ? now : toggleRow(now, row)), selection)
}

/** The state of the page's checkbox; an empty page has none. */
export function pageSelection<Row>(selection: Selection<Row>, pageKeys: readonly string[]): 'none' | 'some' | 'all' {
  const count = pageKeys.filter((key) => isSelected(selection, key)).length
  if (count === 0) return 'none'
  return count === pageKeys.length ? 'all' : 'some'
}

export function countSelected<Row>(selection: Selection<Row>, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.rows.size
}

/** "All results" belongs to its query: another search or filter ends it. Rows selected by key stay selected. */
export function selectionFor<Row>(selection: Selection<Row>, of: string): Selection<Row> {
  return selection.mode === 'all' && selection.of !== of ? noSelection : selection
}

/** The selected rows that need no request: by key all of them, of all results those on the page. */
export function selectedAtHand<Row>(selection: Selection<Row>, page: readonly Keyed<Row>[]): Row[] {
  if (selection.mode === 'some') return [...selection.rows.values()]
  return page.filter(([key]) => isSelected(selection, key)).map(([, row]) => row)
}

/** Only the selected rows of all results, for exporting a selection. */
export async function* selectedOnly<Row>(
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  selection: Selection<Row>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.filter((row) => isSelected(selection, keyOf(row)))
}

function keysOf(page: readonly Keyed<unknown>[]): string[] {
  return page.map(([key]) => key)
}
