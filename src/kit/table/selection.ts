// Which rows has the person chosen: some by name, or all results of a query but a few?

/** Row keys chosen one by one, or all results of one query (`of`, from `matchKey`) except some. */
export type Selection =
  | { mode: 'some'; keys: ReadonlySet<string> }
  | { mode: 'all'; of: string; except: ReadonlySet<string> }

export const noSelection: Selection = { mode: 'some', keys: new Set() }

/** All results of the query, also those on other pages. */
export function selectAllResults(of: string): Selection {
  return { mode: 'all', of, except: new Set() }
}

export function isSelected(selection: Selection, key: string): boolean {
  return selection.mode === 'all' ? !selection.except.has(key) : selection.keys.has(key)
}

export function toggleRow(selection: Selection, key: string): Selection {
  if (selection.mode === 'all') return { ...selection, except: flipped(selection.except, key) }
  return { mode: 'some', keys: flipped(selection.keys, key) }
}

/** Takes the whole page when a row of it is missing, else leaves the whole page out. */
export function togglePage(selection: Selection, pageKeys: readonly string[]): Selection {
  const take = pageSelection(selection, pageKeys) !== 'all'
  return pageKeys.reduce((now, key) => (isSelected(now, key) === take ? now : toggleRow(now, key)), selection)
}

/** The state of the page's checkbox; an empty page has none. */
export function pageSelection(selection: Selection, pageKeys: readonly string[]): 'none' | 'some' | 'all' {
  const count = pageKeys.filter((key) => isSelected(selection, key)).length
  if (count === 0) return 'none'
  return count === pageKeys.length ? 'all' : 'some'
}

export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.keys.size
}

/** "All results" belongs to its query: another search or filter ends it. Rows chosen by name stay chosen. */
export function selectionFor(selection: Selection, of: string): Selection {
  return selection.mode === 'all' && selection.of !== of ? noSelection : selection
}

/** Only the chosen rows of all rows, for exporting a selection. */
export async function* selectedOnly<Row>(
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  selection: Selection,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.filter((row) => isSelected(selection, keyOf(row)))
}

function flipped(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
