// Two years of readings of every meter of the register, imported as an office would import its own, with every status.

import { importReadings } from '../src/features/readings/operations/import.server.ts'
import { recordReading } from '../src/features/readings/operations/record.server.ts'
import { readReadings } from '../src/features/reading-schedules/store.server.ts'
import type { ReadingStatus } from '../src/features/readings/contract/reading.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { addMonths, bsMonthOf, firstDayOf, lastDayOf, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { NumberedRow } from '../src/kit/import.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { cast, officeAs, secondTap } from './cast.ts'
import { isCutIn } from './changes.ts'
import { onDay, type Loading } from './loading.ts'
import { sendForDecision, senders } from './sent-readings.ts'

const months = 24
const batchRows = 2_000

/** Imported by the meter reader at the end of each month; those of the newest one are typed in a zone, and sent by customers. */
export async function seedReadings(at: Loading): Promise<void> {
  for (const id of [487, 320]) {
    const ctx = officeAs(systemContext(at, at.tenants.byId(id)!, 'seed'), 'meterReader')
    const meters = await metersOf(ctx)
    const last = addMonths(bsMonthOf(inNepal(ctx.now).date), -1)
    const rows = meters.flatMap((meter) => readingsOf(meter, last))
    const typed = new Map(
      meters.filter((meter) => isTypedAtOffice(meter, id)).map((meter) => [meter.customerNumber, meter.id]),
    )
    for (const [period, ofMonth] of Map.groupBy(rows.toSorted(byMonth), (row) => row.period)) {
      // Before the bills of the month, which protect the readings that they charge.
      const entered = onDay(ctx, lastDayOf(period))
      const isTyped = ({ customer_number: number }: ReadingRow) => period === last && typed.has(number!)
      const batches = () => batchesOf(ofMonth.filter((row) => !isTyped(row)))
      const { refused } = await importReadings(entered, { batches, apply: true, skipRefused: true })
      if (refused > 0) throw new Error(`${refused} readings of the demonstration were refused in ${period}`)
      for (const row of ofMonth.filter(isTyped)) await typeReading(ctx, typed.get(row.customer_number!)!, row)
    }
  }
}

/** Each with the days on which its ward, or its tol, is read by the published schedule; the same in every year. */
async function metersOf(ctx: Ctx): Promise<Meter[]> {
  const planned = await readReadings(ctx)
  const meters = await ctx.db
    .selectFrom('connections as c')
    .innerJoin('connectionMeters as m', (join) =>
      join.onRef('m.orgId', '=', 'c.orgId').onRef('m.connectionId', '=', 'c.id'),
    )
    .select(['c.id', 'c.customerNumber', 'c.connectedOn', 'c.ward', 'c.tol', 'm.dialDigits', 'm.openingReading'])
    .where('c.orgId', '=', ctx.org.id)
    .orderBy('c.id')
    .execute()
  return meters.map((meter) => {
    const days = planned.filter(({ ward, tol }) => ward === meter.ward && (tol === null || tol === meter.tol))
    const daysIn = (month: number) => {
      const ofMonth = days.filter((each) => each.month === month)
      return ofMonth.find(({ tol }) => tol !== null) ?? ofMonth[0]!
    }
    return { ...meter, daysIn }
  })
}

/** In whose ward somebody of the cast lives, so that their newest reading names who took it. */
function isTypedAtOffice({ customerNumber, ward }: Meter, orgId: number): boolean {
  return ward === (orgId === cast.sita.orgId ? 5 : 4) || customerNumber === secondTap.customerNumber
}

/** By the meter reader, or by the customer whose reading the office accepts. */
async function typeReading(reader: Ctx<Staff>, id: number, row: ReadingRow): Promise<void> {
  const { customer_number: customerNumber, period, read_on: readOn, status, reading, note } = row
  const sender = senders.find((each) => each.customerNumber === customerNumber)
  if (sender) await sendForDecision(reader, sender, { on: readOn!, value: Number(reading) })
  if (sender?.accepted) return
  const value = reading === '' ? {} : { value: Number(reading) }
  const entered = {
    id,
    period,
    readOn: readOn!,
    status: status as ReadingStatus,
    ...value,
    note: note!,
    correct: false,
  }
  await recordReading(onDay(reader, readOn!), entered)
}

function byMonth(a: ReadingRow, b: ReadingRow): number {
  return a.period < b.period ? -1 : Number(a.period > b.period)
}

type Meter = {
  id: number
  customerNumber: string
  connectedOn: string | null
  ward: number | null
  dialDigits: number
  openingReading: number
  /** The first and last day of a month, both included, on which it is read. */
  daysIn: (month: number) => { fromDay: number; toDay: number }
}

async function* batchesOf(rows: readonly Record<string, string>[]): AsyncGenerator<NumberedRow[]> {
  for (let start = 0; start < rows.length; start += batchRows)
    yield rows.slice(start, start + batchRows).map((cells, place) => ({ line: start + place + 2, cells }))
}

type ReadingRow = { period: BsMonth } & Record<string, string>

/** The readings of a meter, oldest first; every detail follows from its number and the month. */
function readingsOf({ customerNumber, connectedOn, dialDigits, openingReading, daysIn }: Meter, last: BsMonth) {
  const number = Number(customerNumber)
  const rows: ReadingRow[] = []
  let value = openingReading
  let unread = 0
  for (let back = months - 1; back >= 0; back--) {
    const period = addMonths(last, -back)
    const first = firstDayOf(period)
    if (connectedOn && first <= connectedOn) continue
    if (isCutIn(number, back)) continue
    const status = statusOf(number, back)
    const used = usedIn(number, period, back)
    const { fromDay, toDay } = daysIn(Number(period.slice(5)))
    const readOn = dayIn(period, fromDay + (number % (toDay - fromDay + 1)))
    const row = {
      customer_number: customerNumber,
      period,
      read_on: readOn,
      status: status as string,
      reading: '',
      note: '',
    }
    if (status === 'locked' || status === 'broken' || status === 'estimated') {
      if (status !== 'broken') unread += used
      rows.push({ ...row, note: notes[status] })
      continue
    }
    const counted = used + unread
    unread = 0
    if (status === 'replaced') {
      const newStart = number % 5
      rows.push({
        ...row,
        reading: String(newStart + Math.floor(counted / 2)),
        old_final: String(value + Math.ceil(counted / 2)),
        new_start: String(newStart),
        new_serial: `NW-${number}`,
      })
      value = newStart + Math.floor(counted / 2)
      continue
    }
    if (status === 'reset') {
      rows.push({ ...row, reading: String(counted), old_final: String(value), new_start: '0' })
      value = counted
      continue
    }
    const isOver = value + counted >= 10 ** dialDigits
    value = (value + counted) % 10 ** dialDigits
    rows.push({ ...row, reading: String(value), status: isOver ? 'rollover' : 'normal' })
  }
  return rows
}

const notes = { locked: 'घरमा कोही नभेटिएको', broken: 'मिटर नघुमेको', estimated: '' }

/** `back`: months before the newest. */
function statusOf(number: number, back: number): ReadingStatus {
  if (isMember(number)) return back === 9 ? 'locked' : 'normal'
  if (number % 53 === 0 && back < 14 && back > 10) return 'broken'
  if (number % 53 === 0 && back === 10) return 'replaced'
  if (number % 31 === 0 && back === 5) return 'replaced'
  if (number % 83 === 0 && back === 8) return 'reset'
  if (number % 13 === 0 && (back === 3 || back === 4)) return 'locked'
  if (number % 43 === 0 && back < 3) return 'locked'
  if (number % 29 === 0 && back === 7) return 'estimated'
  return 'normal'
}

/** More in the dry months; one connection in forty-seven has a leak in the newest month. */
function usedIn(number: number, period: BsMonth, back: number): number {
  const month = Number(period.slice(5))
  const usual = 6 + (number % 11) + (month <= 3 || month === 12 ? 4 : 0) + ((number * month) % 4)
  if (number % 61 === 0) return 0
  return number % 47 === 0 && back === 0 ? usual * 5 : usual
}

function isMember(number: number): boolean {
  return number === 10_425 || number === 20_311
}

function dayIn(period: BsMonth, day: number): string {
  const [date, end] = [addDays(firstDayOf(period), day - 1), lastDayOf(period)]
  return date < end ? date : end
}
