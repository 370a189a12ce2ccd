// Meter reading operations: next reading day of a tol, readings of the incoming week, CSV export and import, and the list that staff edit.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { csvOf } from '#kit/csv.ts'
import { differencesOf, type Cells } from '#kit/differences.ts'
import { badRow, readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import type { InputOf } from '#kit/contract.ts'
import { allow, deny, refuse, refuseField, type Verdict } from '#kit/refusal.ts'
import { pick } from '#kit/pick.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { defineList, type Office } from '#features/ordered-lists/operations/definition.server.ts'
import { addEntries, readEntries } from '#features/ordered-lists/operations/entries.server.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import { readPlaces, requireTol } from '#features/tols/operations.server.ts'
import type { Reading, ReadingQuery, ScheduledReading } from './contract/api.ts'
import { readingDayAdmin, type ReadingDayEntry, type ReadingMonthsApi } from './contract/admin.ts'
import type { SentReadingDay } from './contract/form.ts'
import { copiedTo, entryFrom, issueOf, placeOf, sameMonth } from './rules/entries.ts'
import { datesOf, daysInBs, isReadWithin, nextReading, readingKey } from './rules/days.ts'
import { readingCells, readReadingRow } from './rules/rows.ts'
import { listReadings, readReadings, removeReadings, upsertReadings } from './store.server.ts'

/** The tol and its next reading, undefined when none is planned. Refuses `missing` for an unknown tol. */
export async function readReadingDay(ctx: Ctx, code: string): Promise<{ tol: Tol; next: Reading | undefined }> {
  const tol = requireTol(code, (await readPlaces(ctx)).tols)
  return { tol, next: nextReading(await readSharedReadings(ctx), tol, ctx.now) }
}

/** The readings of the incoming week, soonest first, with the names of their tols. */
export function readComingReadings(ctx: Ctx): Promise<ScheduledReading[]> {
  const today = inNepal(ctx.now).date
  return perChange(ctx, `reading-schedules.coming|${today}`, async () => {
    const [readings, { tols }] = await Promise.all([readSharedReadings(ctx), readPlaces(ctx)])
    return readings
      .map((row) => ({ ...row, ...datesOf(row), tolName: tols.find(({ code }) => code === row.tol)?.name ?? null }))
      .filter((row) => isReadWithin(row, today, addDays(today, 6)))
      .toSorted((a, b) => (a.fromDate! < b.fromDate! ? -1 : 1))
  })
}

/** All readings that match a query, as CSV. */
export async function readingSheet(ctx: Ctx, query: ReadingQuery): Promise<string> {
  const { data } = await listReadings(ctx, { ...query, page: 1, limit: maxSheetRows })
  const rows = data.map((row) => ({
    ...readingCells(row),
    tol_name_en: row.tolName?.en ?? '',
    tol_name_ne: row.tolName?.ne ?? '',
    from_date: row.fromDate ?? '',
    to_date: row.toDate ?? '',
    sample: row.sample ? 'yes' : 'no',
  }))
  return csvOf(sheetColumns, rows)
}

/** Inserts rows, or updates those of the same month and place. */
export async function saveReadings(ctx: Ctx, readings: readonly Reading[]): Promise<void> {
  await transaction(ctx, (tx) => upsertReadings(tx, readings))
}

/** Imports a file of reading days; all or nothing when a row is invalid. */
export async function importReadings(
  ctx: Ctx,
  file: readonly NumberedRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { rows, bad } = readRows(file, readReadingRow, readingKey)
  return transaction(ctx, async (tx) => {
    const { tols } = await readPlaces(tx)
    const refused = rows.flatMap(({ line, row }) => {
      const verdict = belongsToWard(row, tols)
      return verdict.ok ? [] : [badRow(line, verdict)]
    })
    if (bad.length + refused.length > 0) return reportOfBad([...bad, ...refused])
    const incoming = rows.map(({ row }) => row)
    const found = differencesOf(await readReadings(tx), incoming, readingKey, cellsWithSample)
    if (!options.apply) return reportOf(found, readingKey, false)
    await upsertReadings(tx, [...found.added, ...found.changed.map(({ row }) => row)])
    if (options.removeAbsent) await removeReadings(tx, found.absent)
    return reportOf(found, readingKey, true)
  })
}

/** The reading days that staff edit row by row. */
export const readingDays = defineList<ReadingDayEntry, SentReadingDay>({
  subject: 'reading-day',
  table: 'meter_readings_planned',
  sortedBy: ['year', 'month', 'from_day', 'ward'],
  unknown: 'readings.unknown',
  contract: readingDayAdmin,
  max: 500,
  titleOf: (entry) => {
    const days = { ...entry, reader: { en: entry.readerEn, ne: entry.readerNe } }
    return { en: daysInBs(days, 'en'), ne: daysInBs(days, 'ne') }
  },
  entryOf: (row) => pick(row as ReadingDayEntry, entryFields),
  async read(tx, sent) {
    const place = placeOf(sent.place, (await readPlaces(tx)).tols)
    return place ? entryFrom(sent, place) : refuseField('place', 'readings.place_unknown')
  },
  issueOf,
})

const entryFields = ['year', 'month', 'ward', 'tol', 'fromDay', 'toDay', 'readerEn', 'readerNe', 'sample'] as const

/** Copies the rows of a month to one that has none. */
export function copyReadingMonth(
  ctx: Office,
  { fromYear, fromMonth, toYear, toMonth }: InputOf<ReadingMonthsApi['copyReadingMonth']>,
): Promise<{ copied: number }> {
  return transaction(ctx, async (tx) => {
    const entries = await readEntries(tx, readingDays)
    const to = { year: toYear, month: Number(toMonth) }
    if (entries.some((entry) => sameMonth(entry, to))) refuse('conflict', 'readings.month_full')
    const copies = copiedTo(entries, { year: fromYear, month: Number(fromMonth) }, to)
    if (copies.length === 0) refuse('conflict', 'readings.month_empty')
    await addEntries(tx, readingDays, copies)
    return { copied: copies.length }
  })
}

function readSharedReadings(ctx: Ctx): Promise<Reading[]> {
  return perChange(ctx, 'reading-schedules.readings', () => readReadings(ctx))
}

function belongsToWard({ tol, ward }: Reading, tols: readonly Tol[]): Verdict {
  const known = tol === null || tols.some((one) => one.code === tol && one.ward === ward)
  return known ? allow : deny('readings.tol_unknown', { tol, ward })
}

// A sample row that is unchanged in the office's file becomes a row of the office.
function cellsWithSample(reading: Reading): Cells {
  return { ...readingCells(reading), sample: reading.sample ? 'yes' : '' }
}

const sheetColumns = [
  'year',
  'month',
  'ward',
  'tol',
  'from_day',
  'to_day',
  'reader_en',
  'reader_ne',
  'tol_name_en',
  'tol_name_ne',
  'from_date',
  'to_date',
  'sample',
] as const

/** Maximum rows of the CSV, more than any organisation plans. */
const maxSheetRows = 100_000
