// Order of items: one moved to another place, and whether numbers are a complete order.

/** The list with the item at `from` put at the place `to`; unchanged where the list has no such place. @example movedTo(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a'] */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (Math.min(from, to) < 0 || Math.max(from, to) >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)
}

/** Whether `ids` are the same rows in some order, each once. */
export function isOrderOf(ids: readonly number[], rows: readonly number[]): boolean {
  return ids.length === rows.length && new Set(ids).symmetricDifference(new Set(rows)).size === 0
}
