// Whether a bill may be credited, and by whom a credit note may be approved.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { yearlyNumberText, type YearlyNumber } from '#kit/yearly-number.ts'
import { isSecondPerson, type Person } from './second-person.ts'
import { chargedAnewBy, type BillBefore } from './billed-before.ts'

/** `bills`: of the connection, not credited; `isOwn`: of a connection that is linked to the officer. */
export function mayBeCredited(
  bill: { fiscalYear: string; number: number; isCredited: boolean },
  { bills, isOwn }: { bills: readonly BillBefore[]; isOwn: boolean },
): Verdict {
  if (isOwn) return deny('bills.own_connection')
  if (bill.isCredited) return deny('bills.credited_already')
  const own = bills.find(({ fiscalYear, number }) => fiscalYear === bill.fiscalYear && number === bill.number)
  const later = own && chargedAnewBy(own, bills)
  return later ? deny('bills.charged_anew', { bill: yearlyNumberText(later) }) : allow
}

export type CreditState = 'prepared' | 'approved' | 'cancelled'

export function creditStateOf({ approvedAt, cancelledAt }: { approvedAt: Date | null; cancelledAt: Date | null }) {
  const state: CreditState = approvedAt ? 'approved' : cancelledAt ? 'cancelled' : 'prepared'
  return state
}

type PreparedCredit = {
  approvedAt: Date | null
  cancelledAt: Date | null
  preparedById: number | null
  preparedBy: string
}
type About = { bill: YearlyNumber; bills: readonly BillBefore[]; isOwn: boolean }

/** By a second person where the organisation asks for two; never on a connection of their own, nor before a later bill that has charged its months anew. */
export function mayApproveCredit(
  credit: PreparedCredit,
  { bill, ...about }: About,
  { by, persons }: { by: Person; persons: 1 | 2 },
): Verdict {
  const state = creditStateOf(credit)
  if (state !== 'prepared') return deny(`bills.credit_${state}`)
  if (about.isOwn) return deny('bills.own_connection')
  if (persons === 2 && !isSecondPerson(credit, by)) return deny('bills.credit_second_person')
  return mayBeCredited({ ...bill, isCredited: false }, about)
}
