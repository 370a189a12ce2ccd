// Keyboard navigation in a grid of header and body cells that may span rows and columns.

/** A cell's position in the grid. `stops`: the number of links and fields in it, at least 1: the cell itself when it has none. */
export type GridCell = { row: number; col: number; rowSpan: number; colSpan: number; stops: number }

/** The `stop`-th focusable element of the `cell`-th cell. */
export type Place = { cell: number; stop: number }

/**
 * Left and right move between stops of the row, up and down to the cell above or below, Home and End to the ends of the row (with
 * Control: of the table), Page Up and Page Down to the first and last row. undefined for any other key and at the edges.
 */
export function placeAfter(cells: readonly GridCell[], at: Place, key: string, control = false): Place | undefined {
  const cell = cells[at.cell]
  if (!cell) return undefined
  const bottom = Math.max(...cells.map((each) => each.row + each.rowSpan)) - 1
  const right = Math.max(...cells.map((each) => each.col + each.colSpan)) - 1
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
    (each) => row >= each.row && row < each.row + each.rowSpan && col >= each.col && col < each.col + each.colSpan,
  )
  return cell === -1 ? undefined : { cell, stop: end === 'first' ? 0 : cells[cell]!.stops - 1 }
}

/** Places cells, row by row with their spans, on the grid as a browser lays out a table. */
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
