// SQL of corrected readings: what a correction changes, with the meters of the connection, and what the readings were.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import type { DatedMeter } from '../contract/corrected.ts'
import type { StoredReading } from '../contract/reading.ts'
import type { InsertedReading } from './readings.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    readingCorrections: { readings: Json<StoredReading[]> }
  }
}

/** Oldest first. */
export function listMeters({ db, org }: Scope, connectionId: number): Promise<DatedMeter[]> {
  return db
    .selectFrom('connectionMeters')
    .select(['fittedOn', 'serial', 'dialDigits', 'openingReading', 'finalReading'])
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .orderBy('fittedOn')
    .execute()
}

/** Keeps the day of its entry, by which it is known whether it was there before a bill. `by`: of the reading that was entered anew. */
export async function updateReading(
  { db, org }: Scope,
  connectionId: number,
  reading: StoredReading,
  by?: Pick<InsertedReading, 'source' | 'readBy' | 'readById'>,
): Promise<void> {
  const { period, readOn, status, value, units, oldFinal, newStart, newSerial, note } = reading
  await db
    .updateTable('readings')
    .set({ readOn, status, value, units, oldFinal, newStart, newSerial, note, ...by })
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .where('period', '=', period)
    .execute()
}

/** `readings`: those that have changed, as they were; `lastBill`: the newest of the connection. */
export type NewCorrection = {
  connectionId: number
  period: BsMonth
  readings: readonly StoredReading[]
  reason: string
  lastBill: YearlyNumber | undefined
  at: Date
  byId: number
  by: string
}

export async function insertCorrection({ db, org }: Scope, correction: NewCorrection): Promise<void> {
  const { connectionId, period, readings, reason, lastBill, at, byId, by } = correction
  await db
    .insertInto('readingCorrections')
    .values({
      orgId: org.id,
      connectionId,
      period,
      readings: JSON.stringify(readings),
      reason,
      billFiscalYear: lastBill?.fiscalYear ?? null,
      billNumber: lastBill?.number ?? null,
      correctedAt: at,
      correctedById: byId,
      correctedBy: by,
    })
    .execute()
}

/** `lastBill`: null where the connection had none. */
export type CorrectionRow = {
  id: number
  connectionId: number
  period: BsMonth
  readings: StoredReading[]
  reason: string
  lastBill: YearlyNumber | null
  at: Date
  byId: number | null
  by: string
}

/** Of these connections, oldest first. */
export async function listCorrections({ db, org }: Scope, connectionIds: readonly number[]): Promise<CorrectionRow[]> {
  const rows = await db
    .selectFrom('readingCorrections')
    .selectAll()
    .where('orgId', '=', org.id)
    .where(sql<boolean>`connection_id = any(${[...connectionIds]}::integer[])`)
    .orderBy('id')
    .execute()
  return rows.map(({ id, connectionId, period, readings, reason, billFiscalYear, billNumber, ...row }) => {
    const lastBill = billFiscalYear === null ? null : { fiscalYear: billFiscalYear, number: billNumber! }
    const { correctedAt: at, correctedById: byId, correctedBy: by } = row
    return { id, connectionId, period, readings, reason, lastBill, at, byId, by }
  })
}
