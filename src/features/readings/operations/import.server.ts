// Import of readings of any number: each checked by the rule of one reading, written batch by batch.

import { numberOf } from '#features/connections/rules/rows.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import {
  checkColumns,
  countRow,
  emptyReport,
  type ComparedRow,
  type LongImport,
  type LongReport,
} from '#kit/long-import.ts'
import { overlapping } from '#kit/overlapping.ts'
import { enforce } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { rolledBack } from '#platform/rolled-back.server.ts'
import { sortedRows } from '#platform/sorted-rows.server.ts'
import { headingTwice, importNames, isEmpty, isLeftBlank } from '../rules/headings.ts'
import { periodOf, readingColumns } from '../rules/rows.ts'
import { lockNumbers } from '../store/known.server.ts'
import { listOfMonths } from '../store/readings.server.ts'
import { loadHolders, loadKnown } from './import-known.server.ts'
import { loadReaders, peopleOf, type People } from './import-readers.server.ts'
import { flush, importRow, type Batch, type NumberedReading } from './import-row.server.ts'

/**
 * Imports readings connection by connection, of each in the order of its months. To compare, the file is written in a transaction that is
 * rolled back, because each reading depends on the one before it. With a refused row nothing is written, unless refused rows are to
 * be skipped. Each batch is a transaction of its own, and three of different connections are written at a time: an import that was
 * interrupted is run again and writes the rest. What is unusual is pointed out where the file is compared.
 */
export async function importReadings(ctx: Ctx, options: LongImport): Promise<LongReport> {
  const { batches, apply, skipRefused, onRow } = options
  const isSure = apply && skipRefused
  if (isSure) return { ...(await importRows(ctx, batches, onRow)), written: true }
  const report = await rolledBack(ctx, (tx) => importRows(tx, batches, onRow))
  if (!apply || report.refused > 0) return report
  const { warned } = report
  return { ...(await importRows(ctx, batches, onlyRefused(onRow))), warned, written: true }
}

/** What was recorded elsewhere since the file was compared can refuse a row while it is written. */
function onlyRefused(onRow: LongImport['onRow']): LongImport['onRow'] {
  return (row) => {
    if (row.kind === 'refused') onRow?.(row)
  }
}

async function importRows(ctx: Ctx, batches: LongImport['batches'], onRow: LongImport['onRow']): Promise<LongReport> {
  const report = emptyReport()
  const people = await peopleOf(ctx)
  // A transaction that is to be rolled back has one connection to the database.
  const keysOf = ctx.db.isTransaction ? everyKey : numbersOf
  const results = overlapping(numberedRows(ctx, batches()), keysOf, (rows) => {
    return transaction(ctx, (tx) => importBatch(tx, rows, { people, isCompared: ctx.db.isTransaction }))
  })
  for await (const compared of results) for (const row of compared) countRow(report, row, onRow)
  return report
}

/** The rows of a connection are together, so that what is known of it is read once and not for each of its months. */
async function* numberedRows(ctx: Ctx, batches: AsyncIterable<NumberedRow[]>): AsyncGenerator<NumberedReading[]> {
  const sorted = sortedRows(ctx, namedRows(batches), ({ cells }) => {
    return { group: numberOf(cells) ?? '', order: periodOf(cells) ?? '' }
  })
  for await (const rows of sorted)
    yield rows.map((row) => {
      const { cells, fault } = row
      const isBlank = fault === undefined && isLeftBlank(cells)
      return { ...row, number: numberOf(cells) ?? '', period: periodOf(cells), isBlank }
    })
}

/** The rows of each batch under the names of an import, without those that are empty. */
async function* namedRows(batches: AsyncIterable<NumberedRow[]>): AsyncGenerator<NumberedRow[]> {
  for await (const given of batches) {
    const headings = Object.keys(given[0]!.cells)
    enforce(headingTwice(headings), 'invalid')
    const named = importNames(headings)
    checkColumns(named(given[0]!.cells), { needed: ['customer_number', 'period', 'read_on'], known: readingColumns })
    yield given.filter((row) => row.fault || !isEmpty(row.cells)).map((row) => ({ ...row, cells: named(row.cells) }))
  }
}

function numbersOf(rows: readonly NumberedReading[]): ReadonlySet<string> {
  return new Set(rows.map(({ number }) => number))
}

function everyKey(): ReadonlySet<string> {
  return new Set(['every'])
}

async function importBatch(
  tx: Ctx,
  named: readonly NumberedReading[],
  { people, isCompared }: { people: People; isCompared: boolean },
): Promise<ComparedRow[]> {
  const filledIn = named.filter(({ isBlank }) => !isBlank)
  const holders = await loadHolders(tx, filledIn, isCompared)
  const ids = await lockNumbers(tx, [...numbersOf(named)])
  await loadReaders(tx, people, filledIn)
  const { known, whole } = await loadKnown(tx, filledIn, ids, isCompared)
  const keys = filledIn.flatMap(({ number, period }) => {
    const one = known.get(number)
    const newest = one?.history.at(-1)
    // No month after the newest one is stored.
    return one && period !== undefined && newest && period <= newest.period ? [{ connectionId: one.id, period }] : []
  })
  const months = keys.length > 0 ? await listOfMonths(tx, keys) : []
  const stored = new Map(months.map((one) => [`${one.connectionId} ${one.period}`, one]))
  const today = inNepal(tx.now).date
  const batch: Batch = { tx, isCompared, today, known, whole, holders, stored, pending: [], ...people }
  const compared: ComparedRow[] = []
  for (const row of named) {
    const outcome = importRow(batch, row)
    // Most rows need nothing more of the database; waiting for each took a tenth of an import.
    compared.push(outcome instanceof Promise ? await outcome : outcome)
  }
  await flush(batch)
  const [added, changed] = (['added', 'changed'] as const).map((kind) => compared.filter((row) => row.kind === kind))
  if (added!.length + changed!.length > 0)
    await record(tx, { action: 'readings.imported', changes: { added: added!.length, changed: changed!.length } })
  return compared
}
