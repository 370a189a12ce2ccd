// The bills that corrected readings have made wrong, in the order in which they are credited, and the months that are then billed anew.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { isUnmetered } from '#features/readings/rules/charged-months.ts'
import { readingsBefore } from '#features/readings/rules/corrected.ts'
import { chargedAnewBy, chargesOf, newestOf, type BillBefore } from './billed-before.ts'
import { isBilledBefore, wasCharged } from './charged-readings.ts'
import { consumptionAt, estimated, type UsedConnection, type UsedIn } from './metered-use.ts'
import { readingAtEnd } from './months-used.ts'
import { cycleOf, endOfCycle } from './policy.ts'

/** Oldest first. `before`: the readings that it changed, as they were; `lastBill`: of the connection when it was made, null before the first. */
export type ReadingCorrection = { before: readonly StoredReading[]; lastBill: YearlyNumber | null }

/**
 * `after`: the bill that is credited first, as it has charged a month of this one anew. `units`: of its months by the readings before the corrections
 * since, and after them.
 */
export type WrongBill = { bill: BillBefore; after: BillBefore | undefined; units: { before: number; after: number } }

/**
 * The newest first, so that each is credited after those that have charged its months anew; also these where they are not wrong themselves. A bill is
 * wrong where the units of a month that it was the last to charge have changed since, and no later bill will charge the month anew by its reading.
 */
export function wrongBills(
  connection: UsedConnection,
  run: Omit<UsedIn, 'period'>,
  corrections: readonly ReadingCorrection[],
): WrongBill[] {
  const { bills, readings } = connection
  const now = unitsByMonth(connection, run)
  const changed = bills.map((bill) => {
    const since = corrections.filter(({ lastBill }) => lastBill !== null && isIssuedBy(bill, lastBill))
    const then =
      since.length === 0 ? now : unitsByMonth({ ...connection, readings: readingsBefore(readings, since) }, run)
    const metered = monthsOf(bill).filter((month) => !isUnmetered(month, { ...connection, policy: run.policy }))
    const sum = ({ unitsIn }: typeof now) => metered.reduce((units, month) => units + unitsIn(month), 0)
    const months = metered.filter((month) => now.unitsIn(month) !== then.unitsIn(month))
    return { bill, months, units: { before: sum(then), after: sum(now) } }
  })
  const wrong = new Set<BillBefore>()
  // Once a bill is credited, the one before it is the last again that has charged its months.
  for (let found = -1; found < wrong.size;) {
    found = wrong.size
    for (const { bill, months } of changed.toReversed()) {
      const left = bills.filter((one) => !wrong.has(one))
      const last = months.filter((month) => newestOf(left, month) === bill)
      if (!last.some((month) => !isChargedByNext(bill, now.readingOf(month), left))) continue
      for (const one of [bill, ...chargedAnew(bill, left)]) wrong.add(one)
    }
  }
  return changed
    .filter(({ bill }) => wrong.has(bill))
    .toReversed()
    .map(({ bill, units }) => ({ bill, after: chargedAnewBy(bill, bills), units }))
}

/** The bills that charge a reading or the next one of the dial, whose units follow from it; the newest first. */
export function billsCharging(connection: UsedConnection, run: Omit<UsedIn, 'period'>, period: BsMonth): BillBefore[] {
  const { bills, readings } = connection
  const next = readings.find((one) => one.period > period && one.value !== null)
  const months = [period, ...(next ? [next.period] : [])].flatMap((month) => {
    const reading = readings.find((one) => one.period === month)
    const { months: counted = [] } = (reading && consumptionAt(connection, reading, { ...run, period: month })) ?? {}
    return [month, ...counted.map((one) => one.period)]
  })
  const charging = new Set(months.map((month) => newestOf(bills, month)))
  return bills.filter((bill) => charging.has(bill)).toReversed()
}

/** The months of credited bills that no bill charges: a run bills them anew. `credited`: months of those without another bill since. */
export function monthsToBill(credited: readonly BsMonth[], bills: readonly BillBefore[]): BsMonth[] {
  return [...new Set(credited)].filter((month) => chargesOf(bills, month).length === 0).toSorted()
}

function isIssuedBy(one: YearlyNumber, last: YearlyNumber): boolean {
  return one.fiscalYear === last.fiscalYear ? one.number <= last.number : one.fiscalYear < last.fiscalYear
}

function monthsOf({ lines }: BillBefore): BsMonth[] {
  return [...new Set(lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : [])))]
}

/** All bills that have to be credited before one. */
function chargedAnew(bill: BillBefore, bills: readonly BillBefore[]): BillBefore[] {
  const later = chargedAnewBy(bill, bills)
  if (!later) return []
  const others = bills.filter((one) => one !== later)
  return [later, ...chargedAnew(later, others), ...chargedAnew(bill, others)]
}

/** A reading that came after the bill of a month, or whose own bill is still to come, charges it anew less what was billed. */
function isChargedByNext(bill: BillBefore, found: CountedMonth | undefined, bills: readonly BillBefore[]): boolean {
  if (!found) return false
  return isBilledBefore(bill, found.reading) || wasCharged(found.reading, found.months, bills) !== 'yes'
}

/** By the reading of the dial that counts it, with the others of that one. */
type CountedMonth = { reading: StoredReading; months: BsMonth[]; units: number }

/** The units of each month by the reading of the dial that counts it; else those of the month itself, locked or by the average. */
function unitsByMonth(connection: UsedConnection, run: Omit<UsedIn, 'period'>) {
  const counted = new Map<BsMonth, CountedMonth>()
  for (const reading of connection.readings) {
    if (reading.value === null) continue
    const { months = [] } = consumptionAt(connection, reading, { ...run, period: reading.period }) ?? {}
    const all = months.map(({ period }) => period)
    for (const { period, units } of months) counted.set(period, { reading, months: all, units })
  }
  return {
    readingOf: (month: BsMonth) => counted.get(month),
    unitsIn: (month: BsMonth) => counted.get(month)?.units ?? unitsWithoutDial(connection, { ...run, period: month }),
  }
}

function unitsWithoutDial(connection: UsedConnection, run: UsedIn): number {
  const { period, policy } = run
  const { cycleMonths } = policy
  const own = connection.readings.find((one) => one.period === period)
  const atEnd = own ?? readingAtEnd(connection, cycleOf(endOfCycle(period, cycleMonths), cycleMonths))
  const before = { ...connection, readings: connection.readings.filter((one) => one.period < period) }
  const consumption = atEnd && atEnd.value === null ? consumptionAt(connection, atEnd, run) : estimated(before, run)
  return consumption?.months.at(-1)?.units ?? 0
}
