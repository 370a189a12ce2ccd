// Order of items: one moved by a place, and whether numbers are a complete order.

/** The list with the item at `index` exchanged with its neighbour; unchanged at its ends. @example movedBy(['a', 'b'], 0, 1) // ['b', 'a'] */
export function movedBy<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const to = index + step
  if (index < 0 || to < 0 || index >= items.length || to >= items.length) return [...items]
  return items.with(index, items[to]!).with(to, items[index]!)
}

/** Whether `ids` are the same rows in some order, each once. */
export function isOrderOf(ids: readonly number[], rows: readonly number[]): boolean {
  return ids.length === rows.length && new Set(ids).symmetricDifference(new Set(rows)).size === 0
}
