// Comparison of two lists of rows by key: added, changed, unchanged and absent.

/** A row as a file shows it: column → text. */
export type Cells = Record<string, string>

export type Difference = { column: string; from: string; to: string }

export type Differences<Row> = {
  added: Row[]
  changed: { row: Row; differences: Difference[] }[]
  /** The number of unchanged rows. */
  same: number
  /** Current rows that the new list does not contain. */
  absent: Row[]
}

/**
 * Compares rows by key, cell by cell, in the order of the incoming ones.
 * @example differencesOf([], [{ code: 'a' }], (row) => row.code, (row) => row).added // [{ code: 'a' }]
 */
export function differencesOf<Row>(
  current: readonly Row[],
  incoming: readonly Row[],
  keyOf: (row: Row) => string,
  cellsOf: (row: Row) => Cells,
): Differences<Row> {
  const found: Differences<Row> = { added: [], changed: [], same: 0, absent: [] }
  const before = new Map(current.map((row) => [keyOf(row), row]))
  for (const row of incoming) {
    const old = before.get(keyOf(row))
    if (!old) found.added.push(row)
    else {
      const differences = cellDifferences(cellsOf(old), cellsOf(row))
      if (differences.length > 0) found.changed.push({ row, differences })
      else found.same += 1
    }
    before.delete(keyOf(row))
  }
  found.absent = [...before.values()]
  return found
}

function cellDifferences(before: Cells, after: Cells): Difference[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...columns].flatMap((column) => {
    const [from, to] = [before[column] ?? '', after[column] ?? '']
    return from === to ? [] : [{ column, from, to }]
  })
}
