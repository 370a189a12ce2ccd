// Where a dragged row is in its list.

/** Top and bottom edge of a row, in px from the top of the page. */
export type Extent = { top: number; bottom: number }

/** `by` (px, down is positive), as far as the row at `from` stays within its list. */
export function withinList(rows: readonly Extent[], from: number, by: number): number {
  const { top, bottom } = rows[from]!
  return Math.min(Math.max(by, rows[0]!.top - top), rows.at(-1)!.bottom - bottom)
}

/** The place, from 0, of the row at `from` when it is moved by `by` px: it takes the place of each row whose middle it has passed. */
export function placeOf(rows: readonly Extent[], from: number, by: number): number {
  const top = rows[from]!.top + by
  const bottom = rows[from]!.bottom + by
  return rows.filter((row, index) => {
    const middle = (row.top + row.bottom) / 2
    return index < from ? middle < top : index > from && middle < bottom
  }).length
}
