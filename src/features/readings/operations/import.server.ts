// Import of readings of any number: each checked by the rule of one reading, written batch by batch.

import { numberOf } from '#features/connections/rules/rows.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import {
  checkColumns,
  countRow,
  differencesIn,
  emptyReport,
  faultIssues,
  type ComparedRow,
  type LongImport,
  type LongReport,
} from '#kit/long-import.ts'
import { overlapping } from '#kit/overlapping.ts'
import { enforce, type Denied } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { attempt, rolledBack } from '#platform/rolled-back.server.ts'
import { sortedRows } from '#platform/sorted-rows.server.ts'
import type { NewReading, Reader } from '../contract/reading.ts'
import {
  followsFromLast,
  mayBeCorrected,
  mayBeCorrectedBefore,
  mayBeReadBy,
  recordedReading,
  type Recorded,
} from '../rules/recorded.ts'
import { headingTwice, importNames, isLeftBlank } from '../rules/headings.ts'
import { readerDifference, readerIn } from '../rules/readers.ts'
import { besideStored, columnOf, periodOf, readingCells, readingColumns, readReadingRow } from '../rules/rows.ts'
import { findBillOfReading } from '../store/billed.server.ts'
import { listKnown, lockNumbers, type KnownConnection } from '../store/known.server.ts'
import { insertReadings, listOfMonths, type InsertedReading } from '../store/readings.server.ts'
import { loadKnown, type Known } from './import-known.server.ts'
import { loadReaders, peopleOf, type People } from './import-readers.server.ts'
import { storeReading, takeBack } from './record.server.ts'

/**
 * Imports readings connection by connection, of each in the order of its months. To compare, the file is written in a transaction that is
 * rolled back, because each reading depends on the one before it. With a refused row nothing is written, unless refused rows are to
 * be skipped. Each batch is a transaction of its own, and three of different connections are written at a time: an import that was
 * interrupted is run again and writes the rest.
 */
export async function importReadings(ctx: Ctx, options: LongImport): Promise<LongReport> {
  const { batches, apply, skipRefused, onRow } = options
  const isSure = apply && skipRefused
  const report = isSure
    ? await importRows(ctx, batches, onRow)
    : await rolledBack(ctx, (tx) => importRows(tx, batches, onRow))
  if (!apply || (report.refused > 0 && !skipRefused)) return report
  return { ...(isSure ? report : await importRows(ctx, batches, onlyRefused(onRow))), written: true }
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
    return transaction(ctx, (tx) => importBatch(tx, rows, people))
  })
  for await (const compared of results) for (const row of compared) countRow(report, row, onRow)
  return report
}

type NumberedReading = NumberedRow & { number: string; period: BsMonth | undefined }

/** The rows of a connection are together, so that what is known of it is read once and not for each of its months. */
async function* numberedRows(ctx: Ctx, batches: AsyncIterable<NumberedRow[]>): AsyncGenerator<NumberedReading[]> {
  const sorted = sortedRows(ctx, filledRows(batches), ({ cells }) => {
    return { group: numberOf(cells) ?? '', order: periodOf(cells) ?? '' }
  })
  for await (const rows of sorted)
    yield rows.map((row) => ({ ...row, number: numberOf(row.cells) ?? '', period: periodOf(row.cells) }))
}

/** The rows of each batch that were filled in, under the names of an import. */
async function* filledRows(batches: AsyncIterable<NumberedRow[]>): AsyncGenerator<NumberedRow[]> {
  for await (const given of batches) {
    const headings = Object.keys(given[0]!.cells)
    enforce(headingTwice(headings), 'invalid')
    const named = importNames(headings)
    checkColumns(named(given[0]!.cells), { needed: ['customer_number', 'period', 'read_on'], known: readingColumns })
    yield given
      .map((row) => ({ ...row, cells: named(row.cells) }))
      .filter((row) => row.fault || !isLeftBlank(row.cells))
  }
}

function numbersOf(rows: readonly NumberedReading[]): ReadonlySet<string> {
  return new Set(rows.map(({ number }) => number))
}

function everyKey(): ReadonlySet<string> {
  return new Set(['every'])
}

/** What is known while a batch is written, and stored readings by connection and month. */
type Batch = Known & {
  tx: Ctx
  today: string
  stored: Map<string, Awaited<ReturnType<typeof listOfMonths>>[number]>
  pending: InsertedReading[]
} & People

type Row = { line: number; name: string; entered: NewReading; reader: Reader; known: KnownConnection }

async function importBatch(tx: Ctx, named: readonly NumberedReading[], people: People): Promise<ComparedRow[]> {
  const ids = await lockNumbers(tx, [...numbersOf(named)])
  await loadReaders(tx, people, named)
  const { known, whole } = await loadKnown(tx, named, ids)
  const keys = named.flatMap(({ number, period }) => {
    const one = known.get(number)
    const newest = one?.history.at(-1)
    // No month after the newest one is stored.
    return one && period !== undefined && newest && period <= newest.period ? [{ connectionId: one.id, period }] : []
  })
  const months = keys.length > 0 ? await listOfMonths(tx, keys) : []
  const stored = new Map(months.map((one) => [`${one.connectionId} ${one.period}`, one]))
  const batch: Batch = { tx, today: inNepal(tx.now).date, known, whole, stored, pending: [], ...people }
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

type Outcome = ComparedRow | Promise<ComparedRow>

function importRow(batch: Batch, numbered: NumberedReading): Outcome {
  const { line, cells, number, period } = numbered
  const known = batch.known.get(number)
  const name = `${number} ${period ?? ''}`.trim()
  const faults = faultIssues(numbered, 'customer_number')
  if (faults.length > 0) return { kind: 'refused', line, name, issues: faults }
  if (!known) {
    const values = { typed: cells.customer_number ?? '' }
    const key = values.typed.trim() === '' ? 'connections.number_missing' : 'meter_readings.number_unknown'
    return { kind: 'refused', line, name, issues: [{ column: 'customer_number', key, values }] }
  }
  const before = batch.stored.get(`${known.id} ${period}`)
  const read = readReadingRow(cells, period, before, batch.today)
  const reader = readerIn(cells, { stored: before, connectionId: known.id, staff: batch.readers })
  if (!read.ok || !reader.ok) {
    const issues = [read, reader].flatMap((answer) => (answer.ok ? [] : answer.issues))
    return { kind: 'refused', line, name, issues }
  }
  const row = { line, name, entered: read.value, reader: reader.value, known }
  const mayRead = mayBeReadBy({ isOwn: batch.own.has(known.id) })
  if (!before) return mayRead.ok ? addRow(batch, row) : refused(row, mayRead)
  if (before.enteredAt.getTime() === batch.tx.now.getTime())
    return refused(row, { ok: false, key: 'meter_readings.twice' })
  const after = readingCells(besideStored(read.value, before))
  const differences = [
    ...differencesIn(readingColumns, readingCells(before), after),
    ...readerDifference(cells, before, reader.value),
  ]
  if (differences.length === 0) return { kind: 'same', line, name }
  return mayRead.ok ? correctRow(batch, row, differences) : refused(row, mayRead)
}

function addRow(batch: Batch, row: Row): Outcome {
  const { entered, reader, known } = row
  if (!batch.whole.has(known.id) && !followsFromLast(entered, known)) return addWithHistory(batch, row)
  const { line, name } = row
  const answer = recordedReading(entered, known, batch.today)
  if (!answer.ok) return refused(row, answer)
  const { period } = entered
  const reading = { ...answer.value.reading, ...byImport(reader), connectionId: known.id, enteredAt: batch.tx.now }
  batch.stored.set(`${known.id} ${period}`, reading)
  if (answer.value.fits) return fitMeter(batch, row, answer.value)
  batch.pending.push(reading)
  batch.known.set(known.customerNumber, { ...known, history: [...known.history, reading] })
  return { kind: 'added', line, name }
}

/** Where an earlier row of the batch lets earlier readings decide. */
async function addWithHistory(batch: Batch, row: Row): Promise<ComparedRow> {
  await flush(batch)
  await reload(batch, row.known)
  return addRow(batch, { ...row, known: batch.known.get(row.known.customerNumber)! })
}

async function fitMeter(batch: Batch, { line, name, reader, known }: Row, recorded: Recorded): Promise<ComparedRow> {
  await flush(batch)
  await storeReading(batch.tx, known, recorded, byImport(reader))
  await reload(batch, known)
  return { kind: 'added', line, name }
}

async function correctRow(batch: Batch, row: Row, differences: ReturnType<typeof differencesIn>): Promise<ComparedRow> {
  const { line, name, entered, reader, known } = row
  const may = mayBeCorrected(entered.period, known)
  if (!may.ok) return refused(row, may)
  const bill = await findBillOfReading(batch.tx, { connectionId: known.id, period: entered.period })
  const mayBefore = mayBeCorrectedBefore(bill)
  if (!mayBefore.ok) return refused(row, mayBefore)
  await flush(batch)
  const denied = await attempt(batch.tx, async () => {
    await takeBack(batch.tx, known, entered.period)
    const now = (await listKnown(batch.tx, [known.id])).get(known.id)!
    const answer = recordedReading(entered, now, batch.today)
    if (!answer.ok) return { keep: false, result: answer }
    await storeReading(batch.tx, now, answer.value, byImport(reader))
    return { keep: true, result: undefined }
  })
  if (denied) return refused(row, denied)
  batch.stored.set(`${known.id} ${entered.period}`, {
    ...batch.stored.get(`${known.id} ${entered.period}`)!,
    enteredAt: batch.tx.now,
  })
  await reload(batch, known)
  return { kind: 'changed', line, name, differences }
}

function byImport({ readBy, readById }: Reader) {
  return { source: 'import', readBy, readById } as const
}

function refused({ line, name }: Row, { key, values }: Denied): ComparedRow {
  return { kind: 'refused', line, name, issues: [{ column: columnOf(key), key, ...(values && { values }) }] }
}

async function flush({ tx, pending }: Batch): Promise<void> {
  await insertReadings(tx, pending.splice(0), tx.now)
}

async function reload({ tx, known, whole }: Batch, { id, customerNumber }: KnownConnection): Promise<void> {
  whole.add(id)
  known.set(customerNumber, (await listKnown(tx, [id])).get(id)!)
}
