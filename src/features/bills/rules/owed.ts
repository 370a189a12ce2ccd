// What a customer pays on which day: the balance, with the rebates and surcharges of the bills that are unpaid.

import { addDays } from '#kit/calendar/civil-date.ts'
import {
  isLeftOut,
  payableOn,
  rebateOn,
  stepsUntil,
  surchargeOf,
  surchargesDue,
  type CutState,
  type PaymentPlan,
} from './payment-plan.ts'

/** A bill that is not paid, or not in full. */
export type UnpaidBill = { billedOn: string; chargePaisa: number; unpaidPaisa: number; plan: PaymentPlan }

/** What settles the balance from one day to another, both included; `until` is null for the last amount that is known. */
export type OwedOn = { from: string; until: string | null; amountPaisa: number }

/** Days for which amounts are shown. */
const horizon = 400
const maxAmounts = 8

/**
 * What settles a balance of today, and what it becomes with each step, in paisa. Surcharges of steps that have begun are in the balance
 * already. Empty where nothing is owed. `states`: of the tap, oldest first; the last one is taken to stay.
 */
export function owedByDay(
  balancePaisa: number,
  bills: readonly UnpaidBill[],
  { today, states = [] }: { today: string; states?: readonly CutState[] },
): OwedOn[] {
  if (balancePaisa <= 0) return []
  const amounts: OwedOn[] = []
  for (const from of [today, ...stepDays(bills, today)]) {
    const amountPaisa = bills.reduce((sum, bill) => sum + changeUntil(bill, { today, day: from, states }), balancePaisa)
    const last = amounts.at(-1)
    if (last?.amountPaisa === amountPaisa) continue
    if (last) last.until = addDays(from, -1)
    amounts.push({ from, until: null, amountPaisa })
  }
  return amounts.slice(0, maxAmounts)
}

/** What a bill comes to with each step of its plan, while nothing is paid; without the repetitions while the tap is cut. */
export function stepsOfBill(bill: Omit<UnpaidBill, 'unpaidPaisa'>, states: readonly CutState[] = []): OwedOn[] {
  const { plan, billedOn, chargePaisa } = bill
  const starts = stepsUntil(plan, billedOn, addDays(billedOn, horizon))
  const leftOut = starts.filter((step) => isLeftOut(step, states))
  const shown = starts.filter((step) => !leftOut.includes(step))
  return shown.slice(0, maxAmounts).map(({ on }, place) => {
    const next = shown[place + 1]
    const before = leftOut.filter((step) => step.on < on)
    const leftOutPaisa = before.reduce((sum, step) => sum + surchargeOf(chargePaisa, step), 0)
    return {
      from: on,
      until: next ? addDays(next.on, -1) : null,
      amountPaisa: payableOn(plan, billedOn, chargePaisa, on) - leftOutPaisa,
    }
  })
}

function stepDays(bills: readonly UnpaidBill[], today: string): string[] {
  const days = bills.flatMap(({ plan, billedOn }) => stepsUntil(plan, billedOn, addDays(today, horizon)))
  return [...new Set(days.map(({ on }) => on).filter((on) => on > today))].toSorted()
}

/** What the steps of a bill add to the balance until a day, less the rebate for settling it on that day: at most what is unpaid. */
function changeUntil(
  { plan, billedOn, chargePaisa, unpaidPaisa }: UnpaidBill,
  { today, day, states }: { today: string; day: string; states: readonly CutState[] },
): number {
  if (unpaidPaisa <= 0) return 0
  const due = surchargesDue(plan, billedOn, { after: today, until: day, states })
  const surchargesPaisa = due.reduce((sum, step) => sum + surchargeOf(unpaidPaisa, step), 0)
  return surchargesPaisa - Math.min(rebateOn(plan, billedOn, chargePaisa, day), unpaidPaisa)
}
