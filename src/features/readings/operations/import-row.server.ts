// One row of an import of readings within its batch: added, corrected, the same, blank or refused.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { NumberedRow } from '#kit/import.ts'
import { differencesIn, faultIssues, type CellIssue, type ComparedRow } from '#kit/long-import.ts'
import { allow, type Denied, type Verdict } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { attempt } from '#platform/rolled-back.server.ts'
import type { NewReading, Reader } from '../contract/reading.ts'
import {
  followsFromLast,
  mayBeCorrected,
  mayBeCorrectedBefore,
  mayBeReadBy,
  recordedReading,
  warningsOf,
  type Recorded,
} from '../rules/recorded.ts'
import { mayFitSerial } from '../rules/new-serial.ts'
import { readerDifference, readerIn } from '../rules/readers.ts'
import { besideStored, columnOf, readingCells, readingColumns, readReadingRow } from '../rules/rows.ts'
import { findBillOfReading } from '../store/billed.server.ts'
import { listKnown, type KnownConnection } from '../store/known.server.ts'
import { insertReadings, listOfMonths, type InsertedReading } from '../store/readings.server.ts'
import type { Known } from './import-known.server.ts'
import type { People } from './import-readers.server.ts'
import { storeReading, takeBack } from './record.server.ts'

/** `isBlank`: it was left as it is printed in a reading list. */
export type NumberedReading = NumberedRow & { number: string; period: BsMonth | undefined; isBlank: boolean }

/**
 * What is known while a batch is written, and stored readings by connection and month. `isCompared`: the file is only compared, and what
 * is unusual is pointed out. `holders`: who has the numbers of the meters that are to be fitted.
 */
export type Batch = Known & {
  tx: Ctx
  isCompared: boolean
  holders: Map<string, readonly string[]>
  today: string
  stored: Map<string, Awaited<ReturnType<typeof listOfMonths>>[number]>
  pending: InsertedReading[]
} & People

type Row = { line: number; name: string; entered: NewReading; reader: Reader; known: KnownConnection }

type Outcome = ComparedRow | Promise<ComparedRow>

export function importRow(batch: Batch, numbered: NumberedReading): Outcome {
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
  if (numbered.isBlank) return blankRow(numbered, name)
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

/** A blank row has nothing to store, but a month in which it could be filled in. */
function blankRow({ line, period }: NumberedReading, name: string): ComparedRow {
  if (period !== undefined) return { kind: 'blank', line, name }
  return { kind: 'refused', line, name, issues: [{ column: 'period', key: 'meter_readings.month_wrong' }] }
}

function addRow(batch: Batch, row: Row): Outcome {
  const { entered, reader, known } = row
  if (!batch.whole.has(known.id) && !followsFromLast(entered, known)) return addWithHistory(batch, row)
  const { line, name } = row
  const answer = recordedReading(entered, known, batch.today)
  if (!answer.ok) return refused(row, answer)
  const mayFit = mayBeFitted(batch, answer.value, known)
  if (!mayFit.ok) return refused(row, mayFit)
  const { period } = entered
  const reading = { ...answer.value.reading, ...byImport(reader), connectionId: known.id, enteredAt: batch.tx.now }
  batch.stored.set(`${known.id} ${period}`, reading)
  if (answer.value.fits) return fitMeter(batch, row, answer.value)
  batch.pending.push(reading)
  batch.known.set(known.customerNumber, { ...known, history: [...known.history, reading] })
  return { kind: 'added', line, name, ...warningsIn(batch, answer.value, known) }
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
  nowFitted(batch, recorded, known)
  await reload(batch, known)
  return { kind: 'added', line, name, ...warningsIn(batch, recorded, known) }
}

async function correctRow(batch: Batch, row: Row, differences: ReturnType<typeof differencesIn>): Promise<ComparedRow> {
  const { line, name, entered, reader, known } = row
  const may = mayBeCorrected(entered.period, known)
  if (!may.ok) return refused(row, may)
  const bill = await findBillOfReading(batch.tx, { connectionId: known.id, period: entered.period })
  const mayBefore = mayBeCorrectedBefore(bill)
  if (!mayBefore.ok) return refused(row, mayBefore)
  await flush(batch)
  let warnings: Pick<Extract<ComparedRow, { kind: 'changed' }>, 'warnings'> = {}
  const denied = await attempt(batch.tx, async () => {
    await takeBack(batch.tx, known, entered.period)
    const now = (await listKnown(batch.tx, [known.id])).get(known.id)!
    const answer = recordedReading(entered, now, batch.today)
    if (!answer.ok) return { keep: false, result: answer }
    const mayFit = mayBeFitted(batch, answer.value, now)
    if (!mayFit.ok) return { keep: false, result: mayFit }
    await storeReading(batch.tx, now, answer.value, byImport(reader))
    nowFitted(batch, answer.value, now)
    warnings = warningsIn(batch, answer.value, now)
    return { keep: true, result: undefined }
  })
  if (denied) return refused(row, denied)
  batch.stored.set(`${known.id} ${entered.period}`, {
    ...batch.stored.get(`${known.id} ${entered.period}`)!,
    enteredAt: batch.tx.now,
  })
  await reload(batch, known)
  return { kind: 'changed', line, name, differences, ...warnings }
}

function mayBeFitted({ holders }: Batch, { fits, reading }: Recorded, { customerNumber }: KnownConnection): Verdict {
  return fits ? mayFitSerial(reading.newSerial, customerNumber, holders) : allow
}

function nowFitted({ holders }: Batch, { fits, reading }: Recorded, { customerNumber }: KnownConnection): void {
  if (fits && reading.newSerial) holders.set(reading.newSerial.toUpperCase(), [customerNumber])
}

/** What the form of one reading would point out. */
function warningsIn({ isCompared }: Batch, recorded: Recorded, known: KnownConnection): { warnings?: CellIssue[] } {
  if (!isCompared) return {}
  const warnings = warningsOf(recorded, known).map((one) => ({ column: columnOf(one.key), ...one }))
  return warnings.length === 0 ? {} : { warnings }
}

function byImport({ readBy, readById }: Reader) {
  return { source: 'import', readBy, readById } as const
}

function refused({ line, name }: Row, { key, values }: Denied): ComparedRow {
  return { kind: 'refused', line, name, issues: [{ column: columnOf(key), key, ...(values && { values }) }] }
}

export async function flush({ tx, pending }: Batch): Promise<void> {
  await insertReadings(tx, pending.splice(0), tx.now)
}

async function reload({ tx, known, whole }: Batch, { id, customerNumber }: KnownConnection): Promise<void> {
  whole.add(id)
  known.set(customerNumber, (await listKnown(tx, [id])).get(id)!)
}
