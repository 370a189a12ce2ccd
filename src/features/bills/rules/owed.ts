// What a customer pays on which day: the balance, with the rebates and surcharges of the bills that are unpaid.

import { addDays } from '#kit/calendar/civil-date.ts'
import { amnestyDays, amnestyShare, amnestyWaiver, isOldBill, type Amnesty } from './amnesty.ts'
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

/**
 * What settles the balance from one day to another, both included; `until` is null for the last amount that is known. `waivedPaisa`: what an
 * amnesty waives with it.
 */
export type OwedOn = { from: string; until: string | null; amountPaisa: number; waivedPaisa?: number | undefined }

/** An amnesty, and the unpaid surcharges on which it is: of now for a later day, of this morning for what is paid today. */
export type OpenAmnesty = Amnesty & { surchargePaisa: number; morningPaisa: number }

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
  options: { today: string; states?: readonly CutState[]; amnesties?: readonly OpenAmnesty[] },
): OwedOn[] {
  if (balancePaisa <= 0) return []
  const { today, states = [], amnesties = [] } = options
  const amounts: OwedOn[] = []
  for (const from of [today, ...stepDays(bills, amnesties, today)]) {
    const at = { today, day: from, states }
    const wholePaisa = bills.reduce((sum, bill) => sum + changeUntil(bill, at), balancePaisa)
    const waivedPaisa = amnesties.reduce((sum, each) => sum + waivedOn(each, bills, at), 0)
    // Where nothing is left to pay, no payment would earn the waiver.
    const isWaived = waivedPaisa > 0 && waivedPaisa < wholePaisa
    const amountPaisa = isWaived ? wholePaisa - waivedPaisa : wholePaisa
    const last = amounts.at(-1)
    // A late fee that begins and is waived as a whole changes nothing of what is to be paid.
    if (last?.amountPaisa === amountPaisa && (last.waivedPaisa !== undefined) === isWaived) continue
    if (last) last.until = addDays(from, -1)
    amounts.push({ from, until: null, amountPaisa, ...(isWaived && { waivedPaisa }) })
  }
  return amounts.slice(0, maxAmounts)
}

/**
 * What a bill comes to with each step of its plan, while nothing is paid; without the repetitions while the tap is cut. Where there are more
 * than are shown, from the step of today on.
 */
export function stepsOfBill(
  bill: Omit<UnpaidBill, 'unpaidPaisa'>,
  { states = [], today = bill.billedOn }: { states?: readonly CutState[] | undefined; today?: string } = {},
): OwedOn[] {
  const { plan, billedOn, chargePaisa } = bill
  const starts = stepsUntil(plan, billedOn, addDays(today > billedOn ? today : billedOn, horizon))
  const leftOut = starts.filter((step) => isLeftOut(step, states))
  const shown = starts.filter((step) => !leftOut.includes(step))
  const steps = shown.map(({ on }, place) => {
    const next = shown[place + 1]
    const before = leftOut.filter((step) => step.on < on)
    const leftOutPaisa = before.reduce((sum, step) => sum + surchargeOf(chargePaisa, step), 0)
    return {
      from: on,
      until: next ? addDays(next.on, -1) : null,
      amountPaisa: payableOn(plan, billedOn, chargePaisa, on) - leftOutPaisa,
    }
  })
  const later = steps.filter(({ until }) => until === null || until >= today)
  return steps.length > maxAmounts ? later.slice(0, maxAmounts) : steps
}

function stepDays(bills: readonly UnpaidBill[], amnesties: readonly OpenAmnesty[], today: string): string[] {
  const steps = bills.flatMap(({ plan, billedOn }) => stepsUntil(plan, billedOn, addDays(today, horizon)))
  const changed = amnesties.filter(({ surchargePaisa, morningPaisa }) => surchargePaisa !== morningPaisa)
  const days = [
    ...steps.map(({ on }) => on),
    ...amnesties.flatMap(amnestyDays),
    ...changed.map(() => addDays(today, 1)),
  ]
  return [...new Set(days.filter((on) => on > today))].toSorted()
}

type At = { today: string; day: string; states: readonly CutState[] }

/** What an amnesty waives on a day: of the old surcharges of today and of those that begin until then. */
function waivedOn(amnesty: OpenAmnesty, bills: readonly UnpaidBill[], at: At): number {
  if (amnestyShare(amnesty, at.day) === 0) return 0
  if (at.day === at.today) return amnestyWaiver(amnesty, amnesty.morningPaisa, at.day)
  const old = bills.filter((bill) => isOldBill(bill, amnesty.dueUntil))
  const surchargePaisa = old.reduce((sum, bill) => sum + surchargesUntil(bill, at), amnesty.surchargePaisa)
  return amnestyWaiver(amnesty, surchargePaisa, at.day)
}

/** What the steps of a bill add to the balance until a day, less the rebate for a payment of that day. */
function changeUntil(bill: UnpaidBill, at: At): number {
  return bill.unpaidPaisa > 0 ? surchargesUntil(bill, at) - rebateFor(bill, at.day) : 0
}

/** No more is left than the rebate only where a waiver has left it, or the rebate was taken back: then there is none. */
export function rebateFor({ plan, billedOn, chargePaisa, unpaidPaisa }: UnpaidBill, day: string): number {
  const rebatePaisa = rebateOn(plan, billedOn, chargePaisa, day)
  return unpaidPaisa > rebatePaisa ? rebatePaisa : 0
}

function surchargesUntil({ plan, billedOn, unpaidPaisa }: UnpaidBill, { today, day, states }: At): number {
  const due = surchargesDue(plan, billedOn, { after: today, until: day, states })
  return due.reduce((sum, step) => sum + surchargeOf(Math.max(unpaidPaisa, 0), step), 0)
}
