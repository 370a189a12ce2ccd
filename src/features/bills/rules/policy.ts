// Billing policies: as they are sent and stored, cycles of months, and who approves one person in place of two.

import { addMonths, type BsMonth } from '#kit/calendar/bs-month.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { spansIn } from '#features/connections/rules/states.ts'
import { dayOfTap } from '#features/readings/rules/charged-months.ts'
import type { BillingPolicy, SentBillingPolicy } from '../contract/policy.ts'
import { isSecondPerson, type Person } from './second-person.ts'

/** Rupees are stored as paisa; without a fee the one that is stored has no effect. */
export function policyOf({
  holdFee = 0,
  chequeFee = 0,
  note: _note,
  persons,
  ...sent
}: SentBillingPolicy): Omit<BillingPolicy, 'billsSamples'> {
  return {
    billing: sent.billing,
    billDate: sent.billDate,
    cycleMonths: sent.cycleMonths,
    firstMonth: sent.firstMonth,
    lastMonth: sent.lastMonth,
    cutTap: sent.cutTap,
    holdFeePaisa: Math.round(holdFee * 100),
    missingReading: sent.missingReading,
    tapChange: sent.tapChange,
    chequeFeePaisa: Math.round(chequeFee * 100),
    reminders: sent.reminders,
    cashOverdueDays: sent.cashOverdueDays,
    chequeOverdueDays: sent.chequeOverdueDays,
    chequeAnswerDays: sent.chequeAnswerDays,
    instalmentGraceDays: sent.instalmentGraceDays,
    persons: persons === 2 ? 2 : 1,
  }
}

export function sentOf({
  holdFeePaisa,
  chequeFeePaisa,
  billsSamples: _samples,
  ...policy
}: BillingPolicy): SentBillingPolicy {
  return { ...policy, holdFee: holdFeePaisa / 100, chequeFee: chequeFeePaisa / 100 }
}

export function mayApproveOnePerson(request: { preparedById: number | null; preparedBy: string }, by: Person): Verdict {
  return isSecondPerson(request, by) ? allow : deny('billing.request_second_person')
}

/** Whether a cycle of months ends with this one. Cycles are counted from Shrawan, the first month of a fiscal year. */
export function endsCycle(period: BsMonth, cycleMonths: number): boolean {
  const place = (Number(period.slice(5)) + 8) % 12
  return (place + 1) % cycleMonths === 0
}

/** Whether the organisation bills a month here now: in no other program, and as the end of a cycle. */
export function mayBeBilled(
  period: BsMonth,
  { billing, cycleMonths }: Pick<BillingPolicy, 'billing' | 'cycleMonths'>,
): Verdict {
  if (billing === 'imported') return deny('bills.made_elsewhere')
  return endsCycle(period, cycleMonths) ? allow : deny('bills.cycle_not_over', { period, count: cycleMonths })
}

/** The months of the cycle that ends with this one, oldest first. */
export function cycleOf(period: BsMonth, cycleMonths: number): BsMonth[] {
  return Array.from({ length: cycleMonths }, (_, place) => addMonths(period, place + 1 - cycleMonths))
}

/** The month that ends the cycle of a month. */
export function endOfCycle(period: BsMonth, cycleMonths: number): BsMonth {
  return cycleOf(addMonths(period, cycleMonths - 1), cycleMonths).find((month) => endsCycle(month, cycleMonths))!
}

/** Whether it was closed for the whole month, so that nobody can read its meter. */
export function isClosedIn(states: readonly DatedState[], period: BsMonth): boolean {
  const spans = spansIn(states, period)
  return spans.length > 0 && spans.every(({ state }) => state === 'closed')
}

/** The tap by which a month is charged. `formers`: what it was before, oldest first, each until the day of a change. */
export function tapIn<Tap extends Omit<FormerTap, 'until'>>(
  present: Tap,
  formers: readonly FormerTap[],
  period: BsMonth,
  policy: Pick<BillingPolicy, 'tapChange'>,
): Tap {
  const day = dayOfTap(period, policy)
  const former = formers.find(({ until }) => until > day)
  if (!former) return present
  const { until: _until, ...tap } = former
  return { ...present, ...tap }
}
