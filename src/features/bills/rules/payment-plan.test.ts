// Tests of payment plans: surcharges and rebates by days and by ends of months, against a walk day by day.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import { payBy } from '#features/tariffs/rules/payment.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { walkedBalances } from '#tests/billing-oracle.ts'
import {
  payableOn,
  planOf,
  rebateOn,
  stepsUntil,
  surchargeOf,
  surchargesDue,
  type PaymentPlan,
} from './payment-plan.ts'

const billedOn = '2026-11-21'

/** Rule 13 of the rules of 2050: due by the end of the following month; then 5, 5, 7 and for each further month 10 percent. */
const rule13: PaymentPlan = {
  unit: 'month',
  steps: [0, 5_00, 10_00, 17_00, 27_00].map((basisPoints, index) => ({
    from: index === 0 ? 0 : index + 1,
    basisPoints,
  })),
  repeat: { every: 1, basisPoints: 10_00 },
}

test('Panbari, Rs 85 unpaid: 6.80, 10.20, 17 and 51 on days 31, 61, 91 and 121 make 170', () => {
  const due = surchargesDue(planOf(panbari.paymentSteps), billedOn, { after: billedOn, until: addDays(billedOn, 400) })
  expect(due.map((step) => [step.on, surchargeOf(85_00, step) / 100])).toEqual([
    [addDays(billedOn, 31), 6.8],
    [addDays(billedOn, 61), 10.2],
    [addDays(billedOn, 91), 17],
    [addDays(billedOn, 121), 51],
  ])
  expect(85_00 + due.reduce((sum, step) => sum + surchargeOf(85_00, step), 0)).toBe(170_00)
})

test('rule 13 on Rs 100: six late months make 147, and each begins with its month', () => {
  // The bill is of Mangsir 2083, payable until the end of Push; the sixth late month is Ashadh 2084.
  expect(stepsUntil(rule13, billedOn, '2027-07-16').map(({ on, basisPoints }) => [on, basisPoints])).toEqual([
    ['2026-11-21', 0],
    ['2027-01-15', 5_00],
    ['2027-02-13', 10_00],
    ['2027-03-15', 17_00],
    ['2027-04-14', 27_00],
    ['2027-05-15', 37_00],
    ['2027-06-16', 47_00],
  ])
  expect(payableOn(rule13, billedOn, 100_00, '2027-01-14')).toBe(100_00)
  expect(payableOn(rule13, billedOn, 100_00, '2027-07-16')).toBe(147_00)
})

test('a rebate is what settles the bill within its step, and nothing after it', () => {
  const plan = planOf(ratnanagar.paymentSteps)
  expect([0, 7, 8, 40].map((day) => rebateOn(plan, billedOn, 315_00, addDays(billedOn, day)))).toEqual([
    9_45, 9_45, 0, 0,
  ])
})

test('surcharge is on what is unpaid: paid in part before the second step, only the rest bears it', () => {
  const [first, second] = surchargesDue(planOf(panbari.paymentSteps), billedOn, {
    after: billedOn,
    until: addDays(billedOn, 61),
  })
  expect([surchargeOf(85_00, first!), surchargeOf(40_00, second!), surchargeOf(0, second!)]).toEqual([6_80, 4_80, 0])
})

test('after the calendar’s last year no month ends', () => {
  expect(stepsUntil(rule13, billedOn, '2999-01-01').length).toBeLessThan(1_500)
})

const risingPlan: fc.Arbitrary<PaymentPlan> = fc
  .record({
    unit: fc.constantFrom('day' as const, 'month' as const),
    first: fc.integer({ min: -1_000, max: 0 }),
    rises: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 3_000 })), { maxLength: 5 }),
    repeat: fc.option(fc.record({ every: fc.integer({ min: 1, max: 40 }), basisPoints: fc.nat(2_000) }), {
      nil: undefined,
    }),
  })
  .map(({ unit, first, rises, repeat }) => {
    const steps = [{ from: 0, basisPoints: first }]
    for (const [after, more] of rises) {
      const { from, basisPoints } = steps.at(-1)!
      steps.push({ from: from + (unit === 'month' ? Math.ceil(after / 20) : after), basisPoints: basisPoints + more })
    }
    return { unit, steps, ...(repeat && { repeat }) }
  })

test('each day, charge and posted surcharges less the rebate are what a walk day by day says is payable', () => {
  fc.assert(
    fc.property(risingPlan, fc.nat(10_000_000), fc.nat(700), (plan, charge, length) => {
      const walked = walkedBalances(plan, billedOn, charge, length)
      const last = addDays(billedOn, length)
      const posted = surchargesDue(plan, billedOn, { after: billedOn, until: last }).reduce(
        (sum, step) => sum + surchargeOf(charge, step),
        0,
      )
      expect(payableOn(plan, billedOn, charge, last)).toBe(walked.at(-1))
      expect(charge + posted - rebateOn(plan, billedOn, charge, last)).toBe(walked.at(-1))
    }),
    { numRuns: 300 },
  )
})

test('a job that runs on any days posts each surcharge once', () => {
  fc.assert(
    fc.property(risingPlan, fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }), (plan, gaps) => {
      let day = billedOn
      const posted = gaps.flatMap((gap) => {
        const [after, next] = [day, addDays(day, gap)]
        day = next
        return surchargesDue(plan, billedOn, { after, until: next })
      })
      expect(posted).toEqual(surchargesDue(plan, billedOn, { after: billedOn, until: day }))
    }),
    { numRuns: 200 },
  )
})

test('at any age of a bill the table of dates has the amount of the day, and as many rows as on the day of the bill', () => {
  const byDay: PaymentStep[] = [
    { fromDay: 0, toDay: 29, basisPoints: 0 },
    { fromDay: 30, toDay: null, basisPoints: 5_00, repeat: { every: 10, basisPoints: 2_00 } },
  ]
  const byMonth = rule13.steps.map(({ from, basisPoints }, place): PaymentStep => {
    const next = rule13.steps[place + 1]
    const repeat = next ? {} : { repeat: { every: 1, basisPoints: 10_00 } }
    return { fromDay: from, toDay: next ? next.from - 1 : null, basisPoints, unit: 'month', ...repeat }
  })
  for (const steps of [byDay, byMonth, panbari.paymentSteps]) {
    const { length } = payBy(steps, 333_33, billedOn)
    for (let age = 0; age < 1_200; age += 3) {
      const date = addDays(billedOn, age)
      const table = payBy(steps, 333_33, billedOn, date)
      const row = table.find(({ fromDate, toDate }) => fromDate <= date && (toDate === null || date <= toDate))
      expect(row?.amountPaisa).toBe(payableOn(planOf(steps), billedOn, 333_33, date))
      expect(table).toHaveLength(length)
    }
  }
})

test('for steps of days, what is payable is what the tariff’s own table of dates says', () => {
  const table = payBy(panbari.paymentSteps, 333_33, billedOn)
  for (let day = 0; day < 200; day++) {
    const date = addDays(billedOn, day)
    const row = table.find(({ toDate }) => toDate === null || date <= toDate)
    expect(payableOn(planOf(panbari.paymentSteps), billedOn, 333_33, date)).toBe(row!.amountPaisa)
  }
})
