// Comparison of an edition with the one before it: rows that are new, gone, or differ.

export type RowChange<Row> =
  | { kind: 'new'; after: Row }
  | { kind: 'gone'; before: Row }
  | { kind: 'differs'; before: Row; after: Row; differences: TextDifference[] }
/** A value by its label, as it was and as it is; '' where there is none. */
export type TextDifference = { label: string; from: string; to: string }

type Reading<Row> = { keyOf: (row: Row) => string; textsOf: (row: Row) => Record<string, string> }

/** The changes in the order of the new rows, what is gone last, and how many rows are the same. */
export function compareRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  { keyOf, textsOf }: Reading<Row>,
): { changes: RowChange<Row>[]; unchanged: number } {
  const old = Map.groupBy(before, keyOf)
  const changes: RowChange<Row>[] = []
  for (const row of after) {
    const counterpart = old.get(keyOf(row))?.shift()
    if (!counterpart) {
      changes.push({ kind: 'new', after: row })
      continue
    }
    const differences = textDifferences(textsOf(counterpart), textsOf(row))
    if (differences.length > 0) changes.push({ kind: 'differs', before: counterpart, after: row, differences })
  }
  const gone = [...old.values()].flat()
  const differing = changes.length
  return {
    changes: [...changes, ...gone.map((row): RowChange<Row> => ({ kind: 'gone', before: row }))],
    unchanged: after.length - differing,
  }
}

function textDifferences(from: Record<string, string>, to: Record<string, string>): TextDifference[] {
  const labels = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return labels
    .map((label) => ({ label, from: from[label] ?? '', to: to[label] ?? '' }))
    .filter((value) => value.from !== value.to)
}
