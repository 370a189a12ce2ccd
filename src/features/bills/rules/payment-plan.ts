// Steps of payment of a bill, by days or by ends of Bikram Sambat months: amount payable on a day, surcharges due, rebate.

import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import { stepStart } from '#features/tariffs/rules/payment.ts'
import { shareOf } from '#features/tariffs/rules/rounding.ts'

/**
 * Steps from day 0, the bill's date, or from the month of the bill: step `from: 2` of months begins when two months have ended.
 * `basisPoints` are of the bill's charge, below zero for a rebate. `repeat`: after the last step, so many basis points more every
 * so many days or months.
 */
export type PaymentPlan = {
  unit: 'day' | 'month'
  steps: readonly PlanStep[]
  repeat?: { every: number; basisPoints: number }
}
export type PlanStep = { from: number; basisPoints: number }

/** A step that begins: its day, its basis points, and those of the step before it. `isRepeated`: it repeats the last one. */
export type StepStart = { on: string; basisPoints: number; previousBasisPoints: number; isRepeated: boolean }

/** From a day on the tap was cut, closed, or connected again. */
export type CutState = { since: string; isCut: boolean }

/** The plan of a tariff's printed steps, which `checkTariff` has found to follow one another and never to fall. */
export function planOf(steps: readonly PaymentStep[]): PaymentPlan {
  const { unit = 'day' } = steps[0] ?? {}
  const { repeat } = steps.at(-1) ?? {}
  const starts = steps.map(({ fromDay, basisPoints }) => ({ from: fromDay, basisPoints }))
  return { unit, steps: starts, ...(repeat && { repeat }) }
}

/** The steps that began on or before a day, oldest first, as if the tap had never been cut. */
export function stepsUntil(plan: PaymentPlan, billedOn: string, day: string): StepStart[] {
  const starts: StepStart[] = []
  for (let index = 0, previousBasisPoints = 0; ; index++) {
    const step = stepAt(plan, index)
    const on = step && stepStart(plan.unit, billedOn, step.from)
    if (!on || on > day) return starts
    const isRepeated = index >= plan.steps.length
    starts.push({ on, basisPoints: step.basisPoints, previousBasisPoints, isRepeated })
    previousBasisPoints = step.basisPoints
  }
}

/** What is to be paid on a day when nothing has been paid, in paisa, half rounded up. */
export function payableOn(plan: PaymentPlan, billedOn: string, chargePaisa: number, day: string): number {
  const { basisPoints = 0 } = stepsUntil(plan, billedOn, day).at(-1) ?? {}
  return shareOf(chargePaisa, 10_000 + basisPoints)
}

/**
 * The surcharges to post for the days after `after`, up to `until`, oldest first; each is computed on what is then unpaid. `states`: of the
 * tap, oldest first.
 */
export function surchargesDue(
  plan: PaymentPlan,
  billedOn: string,
  { after, until, states = [] }: { after: string; until: string; states?: readonly CutState[] },
): StepStart[] {
  return stepsUntil(plan, billedOn, until).filter((step) => {
    return step.on > after && step.basisPoints > 0 && !isLeftOut(step, states)
  })
}

/** A step that repeats the last one does not begin while the tap is cut. */
export function isLeftOut({ on, isRepeated }: StepStart, states: readonly CutState[]): boolean {
  return isRepeated && (states.findLast(({ since }) => since <= on)?.isCut ?? false)
}

/**
 * The surcharge of a step that begins, on what is unpaid of the charge: the factor of the new step less the previous, so that
 * the surcharges of an unpaid bill add up to what `payableOn` says.
 */
export function surchargeOf(unpaidPaisa: number, { basisPoints, previousBasisPoints }: StepStart): number {
  const amountAt = (share: number) => shareOf(unpaidPaisa, 10_000 + Math.max(share, 0))
  return amountAt(basisPoints) - amountAt(previousBasisPoints)
}

/** The rebate for a payment that settles the charge on a day, in paisa; 0 outside a step with a rebate. */
export function rebateOn(plan: PaymentPlan, billedOn: string, chargePaisa: number, day: string): number {
  return Math.max(chargePaisa - payableOn(plan, billedOn, chargePaisa, day), 0)
}

function stepAt({ steps, repeat }: PaymentPlan, index: number): PlanStep | undefined {
  const last = steps.at(-1)
  if (index < steps.length || !last || !repeat) return steps[index]
  const times = index - steps.length + 1
  return { from: last.from + times * repeat.every, basisPoints: last.basisPoints + times * repeat.basisPoints }
}
