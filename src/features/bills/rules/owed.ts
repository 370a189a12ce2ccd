// What a customer pays on which day: the balance, with the rebates and surcharges of the bills that are unpaid.

import { addDays } from '#kit/calendar/civil-date.ts'
import { payableOn, rebateOn, stepsUntil, surchargeOf, surchargesDue, type PaymentPlan } from './payment-plan.ts'

/** A bill that is not paid, or not in full. */
export type UnpaidBill = { billedOn: string; chargePaisa: number; unpaidPaisa: number; plan: PaymentPlan }

/** What settles the balance from one day to another, both included; `until` is null for the last amount that is known. */
export type OwedOn = { from: string; until: string | null; amountPaisa: number }

/** Days for which amounts are shown. */
const horizon = 400
const maxAmounts = 8

/**
 * What settles a balance of today, and what it becomes with each step, in paisa. Surcharges of steps that have begun are in the balance
 * already. Empty where nothing is owed.
 */
export function owedByDay(balancePaisa: number, bills: readonly UnpaidBill[], today: string): OwedOn[] {
  if (balancePaisa <= 0) return []
  const amounts: OwedOn[] = []
  for (const from of [today, ...stepDays(bills, today)]) {
    const amountPaisa = bills.reduce((sum, bill) => sum + changeUntil(bill, today, from), balancePaisa)
    const last = amounts.at(-1)
    if (last?.amountPaisa === amountPaisa) continue
    if (last) last.until = addDays(from, -1)
    amounts.push({ from, until: null, amountPaisa })
  }
  return amounts.slice(0, maxAmounts)
}

/** What a bill comes to with each step of its plan, while nothing is paid. */
export function stepsOfBill(bill: Omit<UnpaidBill, 'unpaidPaisa'>): OwedOn[] {
  const { plan, billedOn, chargePaisa } = bill
  const starts = stepsUntil(plan, billedOn, addDays(billedOn, horizon))
  return starts.slice(0, maxAmounts).map(({ on }, place) => {
    const next = starts[place + 1]
    return {
      from: on,
      until: next ? addDays(next.on, -1) : null,
      amountPaisa: payableOn(plan, billedOn, chargePaisa, on),
    }
  })
}

function stepDays(bills: readonly UnpaidBill[], today: string): string[] {
  const days = bills.flatMap(({ plan, billedOn }) => stepsUntil(plan, billedOn, addDays(today, horizon)))
  return [...new Set(days.map(({ on }) => on).filter((on) => on > today))].toSorted()
}

/** What the steps of a bill add to the balance until a day, less the rebate for settling it on that day: at most what is unpaid. */
function changeUntil({ plan, billedOn, chargePaisa, unpaidPaisa }: UnpaidBill, today: string, day: string): number {
  if (unpaidPaisa <= 0) return 0
  const surcharges = surchargesDue(plan, billedOn, today, day).map((step) => surchargeOf(unpaidPaisa, step))
  return (
    surcharges.reduce((sum, paisa) => sum + paisa, 0) -
    Math.min(rebateOn(plan, billedOn, chargePaisa, day), unpaidPaisa)
  )
}
