// Two years of readings of every meter of the register, imported as an office would import its own, with every status.

import { importReadings } from '../src/features/readings/operations/import.server.ts'
import type { ReadingStatus } from '../src/features/readings/contract/reading.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { addMonths, bsMonthOf, firstDayOf, lastDayOf, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { NumberedRow } from '../src/kit/import.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { isCutIn } from './changes.ts'
import { onDay, type Loading } from './loading.ts'

const months = 24
const batchRows = 2_000

export async function seedReadings(at: Loading): Promise<void> {
  for (const id of [487, 320]) {
    const ctx = systemContext(at, at.tenants.byId(id)!, 'seed')
    const meters = await ctx.db
      .selectFrom('connections as c')
      .innerJoin('connectionMeters as m', (join) =>
        join.onRef('m.orgId', '=', 'c.orgId').onRef('m.connectionId', '=', 'c.id'),
      )
      .select(['c.customerNumber', 'c.connectedOn', 'm.dialDigits', 'm.openingReading'])
      .where('c.orgId', '=', id)
      .orderBy('c.id')
      .execute()
    const last = addMonths(bsMonthOf(inNepal(ctx.now).date), -1)
    const rows = meters.flatMap((meter) => readingsOf(meter, last))
    for (const [period, ofMonth] of Map.groupBy(rows.toSorted(byMonth), (row) => row.period)) {
      // Before the bills of the month, which protect the readings that they charge.
      const entered = onDay(ctx, lastDayOf(period))
      const batches = () => batchesOf(ofMonth)
      const { refused } = await importReadings(entered, { batches, apply: true, skipRefused: true })
      if (refused > 0) throw new Error(`${refused} readings of the demonstration were refused in ${period}`)
    }
  }
}

function byMonth(a: ReadingRow, b: ReadingRow): number {
  return a.period < b.period ? -1 : Number(a.period > b.period)
}

type Meter = { customerNumber: string; connectedOn: string | null; dialDigits: number; openingReading: number }

async function* batchesOf(rows: readonly Record<string, string>[]): AsyncGenerator<NumberedRow[]> {
  for (let start = 0; start < rows.length; start += batchRows)
    yield rows.slice(start, start + batchRows).map((cells, place) => ({ line: start + place + 2, cells }))
}

type ReadingRow = { period: BsMonth } & Record<string, string>

/** The readings of a meter, oldest first; every detail follows from its number and the month. */
function readingsOf({ customerNumber, connectedOn, dialDigits, openingReading }: Meter, last: BsMonth) {
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
    const readOn = dayIn(period, 17 + (number % 9))
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

const notes = { locked: 'Nobody at home', broken: 'Dial does not turn', estimated: '' }

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
  const [date, end] = [addDays(firstDayOf(period), day), lastDayOf(period)]
  return date < end ? date : end
}
