// In a grid of header and body cells that may span rows and columns, where does a key lead?

/** A cell's place in the grid. `stops`: how many links and fields it holds, at least 1, the cell itself when it holds none. */
export type GridCell = { row: number; col: number; rowSpan: number; colSpan: number; stops: number }

/** The `stop`-th stop of the `cell`-th cell. */
export type Place = { cell: number; stop: number }

/**
 * Left and right go from stop to stop in the row, up and down to the cell above or below, Home and End to the ends of the row (with
 * Control: of the table), Page Up and Page Down to the first and last row. undefined for any other key and at the edges.
 */
export function placeAfter(cells: readonly GridCell[], at: Place, key: string, control = false): Place | undefined {
  const cell = cells[at.cell]
  if (!cell) return undefined
  const bottom = Math.max(...cells.map((one) => one.row + one.rowSpan)) - 1
  const right = Math.max(...cells.map((one) => one.col + one.colSpan)) - 1
  const first = (row: number, col: number) => stopIn(cells, row, col, 'first')
  const last = (row: number, col: number) => stopIn(cells, row, col, 'last')
  const steps: Record<string, () => Place | undefined> = {
    ArrowRight: () =>
      at.stop + 1 < cell.stops ? { ...at, stop: at.stop + 1 } : first(cell.row, cell.col + cell.colSpan),
    ArrowLeft: () => (at.stop > 0 ? { ...at, stop: at.stop - 1 } : last(cell.row, cell.col - 1)),
    ArrowDown: () => first(cell.row + cell.rowSpan, cell.col),
    ArrowUp: () => first(cell.row - 1, cell.col),
    Home: () => first(control ? 0 : cell.row, 0),
    End: () => last(control ? bottom : cell.row, right),
    PageUp: () => first(0, cell.col),
    PageDown: () => first(bottom, cell.col),
  }
  return Object.hasOwn(steps, key) ? steps[key]!() : undefined
}

function stopIn(cells: readonly GridCell[], row: number, col: number, end: 'first' | 'last'): Place | undefined {
  const cell = cells.findIndex(
    (one) => row >= one.row && row < one.row + one.rowSpan && col >= one.col && col < one.col + one.colSpan,
  )
  return cell === -1 ? undefined : { cell, stop: end === 'first' ? 0 : cells[cell]!.stops - 1 }
}

/** Puts cells, row by row with their spans, on the grid as a browser lays a table out. */
export function laidOut(rows: readonly (readonly { rowSpan: number; colSpan: number; stops: number }[])[]): GridCell[] {
  const taken = new Set<string>()
  return rows.flatMap((cells, row) => {
    let col = 0
    return cells.map((cell) => {
      while (taken.has(`${row},${col}`)) col++
      const placed = { ...cell, row, col }
      for (let r = 0; r < cell.rowSpan; r++) {
        for (let c = 0; c < cell.colSpan; c++) taken.add(`${row + r},${col + c}`)
      }
      return placed
    })
  })
}
