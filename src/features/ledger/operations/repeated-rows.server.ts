// Rows of a file of entries whose reference an earlier row has, found by sorting, so that memory does not grow with the file.

import type { NumberedRow } from '#kit/import.ts'
import type { Ctx } from '#platform/context.ts'
import { sortedRows } from '#platform/sorted-rows.server.ts'
import { readLedgerRow } from '../rules/rows.ts'
import { checkColumns } from './compared-rows.server.ts'

/** The first line with the same reference, by the line of each row that repeats it. Refuses a file with other columns than those of entries. */
export async function listRepeated(
  ctx: Ctx,
  batches: AsyncIterable<NumberedRow[]>,
  today: string,
): Promise<Map<number, number>> {
  const repeated = new Map<number, number>()
  const sorted = sortedRows(ctx, referencesIn(batches, today), (row) => ({ group: referenceOf(row), order: '' }))
  let first: NumberedRow | undefined
  for await (const rows of sorted)
    for (const row of rows) {
      if (first && referenceOf(first) === referenceOf(row)) repeated.set(row.line, first.line)
      else first = row
    }
  return repeated
}

/** The reference alone of each row that can be read. */
async function* referencesIn(batches: AsyncIterable<NumberedRow[]>, today: string): AsyncGenerator<NumberedRow[]> {
  for await (const rows of batches) {
    checkColumns(rows[0]!)
    yield rows.flatMap(({ line, cells, fault }) => {
      if (fault) return []
      const read = readLedgerRow(cells, today)
      return read.ok ? [{ line, cells: { reference: read.value.reference } }] : []
    })
  }
}

function referenceOf({ cells }: NumberedRow): string {
  return cells['reference']!
}
