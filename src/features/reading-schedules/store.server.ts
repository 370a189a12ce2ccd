// Database access of planned meter readings: pages of a query, filters, inserts and removals.

import { sql } from 'kysely'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type { Reading, ReadingQuery, ScheduledReading } from './contract/api.ts'
import type { SortKey } from './contract/orders.ts'
import { datesOf } from './rules/days.ts'

/** Columns of each sort key; `tieBreakers` order equal rows. */
const orders: Record<Exclude<SortKey, 'coming'>, readonly string[]> = {
  month: ['r.year', 'r.month', 'r.fromDay'],
  ward: ['r.ward'],
  tol: ['t.nameEn'],
  fromDay: ['r.fromDay'],
  reader: ['r.readerEn'],
}
const tieBreakers = ['r.year', 'r.month', 'r.fromDay', 'r.ward', 'r.tol']

/** One page of the rows that match, and how many match. */
export async function listReadings(ctx: Ctx, query: ReadingQuery): Promise<Page<ScheduledReading>> {
  const { page, limit, sortBy = 'month', sortOrder = 'asc' } = query
  const matching = readingsLike(ctx, query)
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let rows = matching.selectAll('r').select(['t.nameEn as tolEn', 't.nameNe as tolNe'])
  if (sortBy === 'coming') rows = rows.orderBy(isPast(ctx.now), sortOrder)
  else for (const column of orders[sortBy]) rows = rows.orderBy(sql.ref(column), sortOrder)
  for (const column of tieBreakers) rows = rows.orderBy(sql.ref(column))
  const found = await rows
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { data: found.map(scheduledOf), total }
}

/** Every row of the organisation, in chronological order. */
export async function readReadings({ db, org }: Scope): Promise<Reading[]> {
  const rows = await db
    .selectFrom('meterReadingsPlanned')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('year')
    .orderBy('month')
    .orderBy('fromDay')
    .orderBy('ward')
    .orderBy('tol')
    .execute()
  return rows.map(readingOf)
}

/** The Bikram Sambat years and the wards that have rows, in order. */
export async function listChoices({ db, org }: Scope): Promise<{ years: number[]; wards: number[] }> {
  const rows = db.selectFrom('meterReadingsPlanned').where('orgId', '=', org.id).distinct()
  const [years, wards] = await Promise.all([
    rows.select('year').orderBy('year').execute(),
    rows.select('ward').orderBy('ward').execute(),
  ])
  return { years: years.map(({ year }) => year), wards: wards.map(({ ward }) => ward) }
}

export async function upsertReadings({ db, org }: Scope, readings: readonly Reading[]): Promise<void> {
  if (readings.length === 0) return
  await db
    .insertInto('meterReadingsPlanned')
    .values(readings.map((reading) => rowOf(org.id, reading)))
    .onConflict((on) =>
      on.columns(['orgId', 'year', 'month', 'ward', 'tol']).doUpdateSet((eb) => ({
        fromDay: eb.ref('excluded.fromDay'),
        toDay: eb.ref('excluded.toDay'),
        readerEn: eb.ref('excluded.readerEn'),
        readerNe: eb.ref('excluded.readerNe'),
        sample: eb.ref('excluded.sample'),
      })),
    )
    .execute()
}

export async function removeReadings({ db, org }: Scope, readings: readonly Reading[]): Promise<void> {
  for (const { year, month, ward, tol } of readings) {
    await db
      .deleteFrom('meterReadingsPlanned')
      .where('orgId', '=', org.id)
      .where('year', '=', year)
      .where('month', '=', month)
      .where('ward', '=', ward)
      .where('tol', 'is not distinct from', tol)
      .execute()
  }
}

/** Beyond the month table no row counts as past. */
function isPast(now: Date) {
  const today = toBs(inNepal(now).date)
  if (!today) return sql<boolean>`false`
  const lastDay = sql.join([sql.ref('r.year'), sql.ref('r.month'), sql.ref('r.toDay')])
  return sql<boolean>`(${lastDay}) < (${today.year}, ${today.month}, ${today.day})`
}

function readingsLike({ db, org }: Scope, { year, month, ward, tol, search }: ReadingQuery) {
  let rows = db
    .selectFrom('meterReadingsPlanned as r')
    .leftJoin('tols as t', (join) => join.onRef('t.orgId', '=', 'r.orgId').onRef('t.code', '=', 'r.tol'))
    .where('r.orgId', '=', org.id)
  if (year) rows = rows.where('r.year', '=', year)
  if (month) rows = rows.where('r.month', '=', month)
  if (ward) rows = rows.where('r.ward', '=', ward)
  if (tol) {
    const wardOf = db.selectFrom('tols').select('ward').where('orgId', '=', org.id).where('code', '=', tol)
    rows = rows.where((eb) =>
      eb.or([eb('r.tol', '=', tol), eb.and([eb('r.tol', 'is', null), eb('r.ward', '=', wardOf)])]),
    )
  }
  return rows.where(isFound(sql`coalesce(t.search_key, '') || r.reader_key`, search))
}

function rowOf(orgId: number, { reader, ...reading }: Reading): NewRow<'meterReadingsPlanned'> {
  return { ...reading, orgId, readerEn: reader.en, readerNe: reader.ne }
}

function readingOf(row: Row<'meterReadingsPlanned'>): Reading {
  const { year, month, ward, tol, fromDay, toDay, sample } = row
  return { year, month, ward, tol, fromDay, toDay, reader: { en: row.readerEn, ne: row.readerNe }, sample }
}

function scheduledOf(
  row: Row<'meterReadingsPlanned'> & { tolEn: string | null; tolNe: string | null },
): ScheduledReading {
  const reading = readingOf(row)
  const tolName = row.tolEn && row.tolNe ? { en: row.tolEn, ne: row.tolNe } : null
  return { ...reading, tolName, ...datesOf(reading) }
}
