// Rows of a file of any length in another order. PostgreSQL sorts them, so that memory does not grow with the file.

import { sql, type RawBuilder } from 'kysely'
import type { NumberedRow, RowFault } from '#kit/import.ts'
import { copyRows } from '#platform/copy.server.ts'
import type { Database } from '#platform/database.server.ts'

/** The rows of a group stay together, in their `order`; rows of the same order as in the file. */
export type Position = { group: string; order: string }

/** Rows of one batch. */
const batchRows = 2_000

/**
 * The rows by group and order (both compared by code point), about `batchRows` at a time. A batch has all rows of its groups, unless one
 * group alone has more. The rows are in a temporary table of a transaction that is open until the last batch was taken: of the one that
 * is running already, or of one with a connection of its own, which is rolled back.
 * @example for await (const rows of sortedRows(ctx, batches, ({ cells }) => ({ group: cells.number, order: cells.month }))) await write(rows)
 */
export async function* sortedRows(
  { db }: { db: Database },
  batches: AsyncIterable<NumberedRow[]>,
  positionOf: (row: NumberedRow) => Position,
): AsyncGenerator<NumberedRow[]> {
  if (db.isTransaction) return yield* sortedIn(db, batches, positionOf)
  const tx = await db.startTransaction().execute()
  try {
    yield* sortedIn(tx, batches, positionOf)
  } finally {
    await tx.rollback().execute()
  }
}

async function* sortedIn(
  tx: Database,
  batches: AsyncIterable<NumberedRow[]>,
  positionOf: (row: NumberedRow) => Position,
): AsyncGenerator<NumberedRow[]> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
  // Sorting takes longer than any other statement may, and so may what is done with a batch.
  await run(
    sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  )
  await run(sql`create temporary table sorted_rows (in_group text collate "C" not null, in_order text collate "C" not null,
    line integer not null, cells text not null, fault text) on commit drop`)
  for await (const rows of batches)
    await copyRows(
      { db: tx },
      'sorted_rows',
      rows.map((row) => storedRow(row, positionOf(row))),
    )
  await run(sql`declare rows_in_order no scroll cursor for
    select in_group, line, cells, fault from sorted_rows order by in_group, in_order, line`)
  let begun: SortedRow[] = []
  for (;;) {
    const { rows: fetched } = await sql<SortedRow>`fetch ${sql.raw(`${batchRows}`)} from rows_in_order`.execute(tx)
    const rows = [...begun, ...fetched]
    const isEnd = fetched.length < batchRows
    const end = isEnd ? rows.length : endOfWholeGroups(rows)
    if (end > 0) yield rows.slice(0, end).map(numberedRow)
    if (isEnd) break
    begun = rows.slice(end)
  }
  await run(sql`close rows_in_order`)
  await run(sql`drop table sorted_rows`)
}

type SortedRow = { inGroup: string; line: number; cells: string; fault: string | null }

/** Where the last group begins, which may have more rows; the end where there is no other group. */
function endOfWholeGroups(rows: readonly SortedRow[]): number {
  const last = rows.at(-1)!.inGroup
  return rows.findIndex(({ inGroup }) => inGroup === last) || rows.length
}

function storedRow({ line, cells, fault }: NumberedRow, { group, order }: Position) {
  const row = { in_group: group, in_order: order, line, cells: JSON.stringify(cells) }
  return { ...row, fault: fault ? JSON.stringify(fault) : null }
}

function numberedRow({ line, cells, fault }: SortedRow): NumberedRow {
  const row = { line, cells: JSON.parse(cells) as NumberedRow['cells'] }
  return fault === null ? row : { ...row, fault: JSON.parse(fault) as RowFault }
}
