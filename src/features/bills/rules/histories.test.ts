// Test that the bills of any history of a tap are those of a second implementation, which walks its days and its dial.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSample, kukl, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import type { Tariff } from '#features/tariffs/contract/api.ts'
import { firstDayOf } from '#kit/calendar/bs-month.ts'
import { walkedBill, type WalkedBilled, type WalkedPolicy, type WalkedReading } from '#tests/billing-oracle-months.ts'
import { histories, monthCount, periods, worldOf } from '#tests/tap-histories.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import type { BillBefore } from './billed-before.ts'
import { billInRun, type BilledConnection, type RunBill, type RunOutcome } from './run.ts'

/** Of another organisation from the month of the sixth place on. */
const changedAt = 5
const tariffs = [
  ...asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2020-07-16' })
    .filter(
      ({ customerType, tapSize }) => [null, 'residential'].includes(customerType) && [null, '1/2'].includes(tapSize),
    )
    .map((one) => ({ ...one, sewerage: { kind: 'flat', amountPaisa: 25_01 } as const })),
  ...asSample(kukl, { fiscalYear: '2083/84', effectiveFrom: firstDayOf(periods[changedAt]!) }).filter(
    ({ tapSize }) => tapSize === '1/2',
  ),
].map((tariff, place): Tariff => ({ ...tariff, sample: false, id: `${place}` }))

function ratesIn(month: number): Tariff {
  return tariffs[month < changedAt ? 0 : 1]!
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
  fc.assert(
    fc.property(histories, (history) => {
      const { days, readings, ...register } = worldOf(history)
      const { policy } = history
      const known: StoredReading[] = []
      const bills: BillBefore[] = []
      const [walked, walkedReadings]: [WalkedBilled, Map<number, WalkedReading>] = [
        { ends: new Set(), months: new Map() },
        new Map(),
      ]
      const enter = (month: number) => {
        const one = readings[month]
        if (!one) return
        known.push(one.stored)
        walkedReadings.set(month, one.walked)
      }
      const billsFrom = history.isFromLater ? 6 : 0
      const billsSince = firstDayOf(periods[billsFrom]!)
      periods.slice(0, billsFrom).forEach((_, month) => enter(month))
      for (let end = billsFrom + policy.cycle - 1; end < monthCount; end += policy.cycle) {
        const cycle = Array.from({ length: policy.cycle }, (_, place) => end + 1 - policy.cycle + place)
        const late = cycle.findIndex((month) => history.months[month]!.isLate)
        const inTime = late < 0 ? cycle : cycle.slice(0, late)
        inTime.forEach(enter)
        const bill = () => {
          const made = billInRun(
            {
              ...blank,
              ...register,
              readings: known,
              bills,
              isBilled: bills.some(({ period }) => period === periods[end]),
            },
            { period: periods[end]!, policy: policyOf(policy), tariffs, billsSince },
          )
          const expected = walkedBill(
            { days, readings: walkedReadings, ratesIn, billsFrom, openedIn: history.isFromLater ? undefined : 0 },
            policy,
            end,
            walked,
          )
          expect(sumsOf(made), `${periods[end]}`).toEqual(
            Object.fromEntries([...expected].map(([month, paisa]) => [periods[month], paisa])),
          )
          if (made.kind === 'bill') bills.push(billBefore(made, bills.length + 1))
          return made.kind
        }
        const made = bill()
        cycle.slice(inTime.length).forEach(enter)
        if (made === 'left-out') bill()
      }
    }),
    { numRuns: 1_000 },
  )
})

function policyOf({ cycle, first, last, cut, feePaisa, missing }: WalkedPolicy): BillingPolicy {
  return {
    ...usualBillingPolicy,
    cycleMonths: cycle,
    firstMonth: first,
    lastMonth: last,
    cutTap: cut,
    holdFeePaisa: feePaisa,
    missingReading: missing,
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
