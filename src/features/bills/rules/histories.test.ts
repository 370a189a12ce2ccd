// Test that the bills of any history of a tap are those of a second implementation, which walks its days and its dial.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSample, kukl, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { Tariff } from '#features/tariffs/contract/api.ts'
import { firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import {
  walkedBill,
  wrongMonths,
  type WalkedBill,
  type WalkedPolicy,
  type WalkedTap,
} from '#tests/billing-oracle-months.ts'
import { correctReading } from '#tests/tap-corrections.ts'
import { histories, monthCount, periods, worldOf, type TapHistory } from '#tests/tap-histories.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import { chargedAnewBy, type BillBefore } from './billed-before.ts'
import { billInRun, type BilledConnection, type RunBill, type RunOutcome } from './run.ts'
import { wrongBills, type ReadingCorrection } from './wrong-bills.ts'

/** Of another organisation from the month of the sixth place on. */
const changedAt = 5
const tariffs = [
  ...asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2020-07-16' })
    .filter(
      ({ customerType, tapSize }) => [null, 'residential'].includes(customerType) && [null, '1/2'].includes(tapSize),
    )
    .map((one) => ({ ...one, sewerage: { kind: 'flat', amountPaisa: 25_01 } as const })),
  ...asSample(kukl, { fiscalYear: '2083/84', effectiveFrom: firstDayOf(periods[changedAt]!) }).filter(
    ({ tapSize }) => tapSize === '1/2' || tapSize === '3/4',
  ),
].map((tariff, place): Tariff => ({ ...tariff, sample: false, id: `${place}` }))

type Taps = ReturnType<typeof worldOf>['taps']

function ratesOf(taps: Taps): WalkedTap['ratesIn'] {
  return (month, on) => {
    const day = on === 'first' ? firstDayOf(periods[month]!) : lastDayOf(periods[month]!)
    const { tapSize, sewer } = taps.findLast(({ since }) => since <= day)!
    const rates = tariffs.find((one) => (month < changedAt ? one.tapSize === null : one.tapSize === tapSize))!
    return { rates, sewer }
  }
}

/** The present tap, and what it was before. */
function tapsOf(taps: Taps): Pick<BilledConnection, 'tap' | 'formerTaps'> {
  const tapOf = ({ tapSize, sewer }: Taps[number]) => ({ ...blank.tap, tapSize, sewer })
  const formerTaps = taps.slice(0, -1).map((one, place) => ({ ...tapOf(one), until: taps[place + 1]!.since }))
  return { tap: tapOf(taps.at(-1)!), formerTaps }
}

const blank: Pick<
  BilledConnection,
  'id' | 'customerNumber' | 'tap' | 'formerTaps' | 'importedBills' | 'entries' | 'balancePaisa' | 'meteredOn'
> = {
  id: 1,
  customerNumber: 'A',
  tap: { customerType: 'residential', tapSize: '1/2', metered: true, sewer: true },
  formerTaps: [],
  importedBills: [],
  entries: [],
  balancePaisa: 0,
  meteredOn: null,
}

test('the bills of any history are those of a walk over its days and its dial', () => {
  fc.assert(fc.property(histories, walk), { numRuns: 1_000 })
})

function walk(history: TapHistory): void {
  const { from, days, readings, taps, ...register } = worldOf(history)
  const billsFrom = history.isFromLater ? 6 : 0
  const billsSince = firstDayOf(periods[billsFrom]!)
  const openedIn = history.isFromLater || history.begins < 0 ? undefined : 0
  const entered = new Set<number>()
  const corrections: ReadingCorrection[] = []
  const [bills, walked]: [BillBefore[], WalkedBill[]] = [[], []]
  let [issued, isWhole, policy] = [0, false, history.policy]

  const known = () => [...entered].map((month) => readings[month]!.stored)
  const tap = () => {
    const walkedReadings = new Map([...entered].map((month) => [month, readings[month]!.walked] as const))
    return { days, readings: walkedReadings, ratesIn: ratesOf(taps), billsFrom, openedIn }
  }
  const enter = (month: number) => {
    if (readings[month]) entered.add(month)
  }
  const bill = (end: number) => {
    const period = periods[end]!
    const run = { period, policy: policyOf(policy), tariffs, billsSince }
    const made = billInRun(
      {
        ...blank,
        ...register,
        ...tapsOf(taps),
        readings: known().filter((one) => one.period <= period),
        bills: asRead(bills, { first: periods[end + 1 - policy.cycle]!, isWhole }),
        isBilled: bills.some((one) => one.period === period),
      },
      run,
    )
    const expected = walkedBill(tap(), policy, end, walked)
    expect(sumsOf(made), period).toEqual(
      Object.fromEntries([...expected].map(([month, paisa]) => [periods[month], paisa])),
    )
    if (made.kind === 'bill') bills.push(billBefore(made, ++issued))
    expect(walked.map((one) => periods[one.end])).toEqual(bills.map((one) => one.period))
    return made.kind
  }
  const credit = (place: number) => {
    const one = bills[place % bills.length]
    if (!one || chargedAnewBy(one, bills)) return
    return creditBill(one)
  }
  const creditBill = (one: BillBefore) => {
    walked.splice(bills.indexOf(one), 1)
    bills.splice(bills.indexOf(one), 1)
    isWhole = true
    return periods.indexOf(one.period)
  }
  const correct = (month: number, more: number | null) => {
    const before = known()
    const changed = entered.has(month) ? correctReading({ ...register, from, readings }, month, more) : []
    if (changed.length === 0) return
    isWhole = true
    const wereKnown = before.filter(({ period }) => changed.some((place) => periods[place] === period))
    corrections.push({ before: wereKnown, lastBill: issued === 0 ? null : { fiscalYear: '2083/84', number: issued } })
  }
  /** The bills that corrections have made wrong, each after those that it names, and their months billed anew. */
  const creditWrong = () => {
    const connection = { ...blank, ...register, ...tapsOf(taps), readings: known(), bills }
    const ends = wrongBills(connection, { policy: policyOf(policy), billsSince }, corrections).map(
      ({ bill: wrong }) => {
        expect(chargedAnewBy(wrong, bills)).toBeUndefined()
        return creditBill(wrong)
      },
    )
    for (const end of ends.toReversed()) if ((end + 1) % policy.cycle === 0) bill(end)
  }

  const late: number[] = []
  let again: number[] = []
  for (const [month, { isLate }] of history.months.entries()) {
    if (history.change?.at === month) policy = { ...policy, ...history.change.policy }
    if (month < billsFrom || (!isLate && late.length === 0)) enter(month)
    else late.push(month)
    if (month < billsFrom || (month + 1) % policy.cycle !== 0) continue
    const made = bill(month)
    late.splice(0).forEach(enter)
    if (made === 'left-out') bill(month)
    for (const end of again) if ((end + 1) % policy.cycle === 0) bill(end)
    again = []
    const corrected = history.corrections[month]
    if (corrected) correct(corrected.place, corrected.more)
    if (corrected?.isAtOnce) creditWrong()
    const credited = history.credits[month]
    const end = credited && credit(credited.place)
    if (typeof end !== 'number') continue
    if (credited!.isAtOnce && (end + 1) % policy.cycle === 0) bill(end)
    else again.push(end)
  }
  creditWrong()
  for (let end = billsFrom + policy.cycle - 1; end < monthCount; end += policy.cycle) bill(end)
  // What other credit notes leave is charged by the next bill, which may not come; and bills follow the policies of their own day.
  if (history.change !== null || history.credits.some((one) => one !== null)) return
  expect(wrongMonths(tap(), policy, monthCount - 1, walked)).toEqual([])
}

/** The bills as a run reads them: without the lines that the store leaves out. */
function asRead(bills: readonly BillBefore[], { first, isWhole }: { first: string; isWhole: boolean }): BillBefore[] {
  const [oldest] = bills.map(({ period }) => period).toSorted()
  return bills.map((bill, place) => {
    const isUnread = bills.slice(0, place + 1).some(({ units }) => units === null)
    return isWhole || bill.period >= first || bill.period === oldest || isUnread ? bill : { ...bill, lines: [] }
  })
}

function policyOf({ cycle, first, last, cut, feePaisa, missing, tapOn }: WalkedPolicy): BillingPolicy {
  return {
    ...usualBillingPolicy,
    cycleMonths: cycle,
    firstMonth: first,
    lastMonth: last,
    cutTap: cut,
    holdFeePaisa: feePaisa,
    missingReading: missing,
    tapChange: tapOn === 'first' ? 'next-period' : 'same-period',
  }
}

/** Paisa by month, less what was billed for it, where that is not zero. */
function sumsOf(made: RunOutcome): Record<string, number> {
  if (made.kind === 'left-out') return {}
  const sums: Record<string, number> = {}
  for (const line of made.amounts.lines)
    if (line.kind === 'charge' || line.kind === 'billed')
      sums[line.period] = (sums[line.period] ?? 0) + line.amountPaisa
  return Object.fromEntries(Object.entries(sums).filter(([, paisa]) => paisa !== 0))
}

function billBefore({ amounts, consumption }: RunBill, number: number): BillBefore {
  const { period, lines } = amounts
  return { fiscalYear: '2083/84', number, period, units: consumption.units, metered: true, lines }
}
