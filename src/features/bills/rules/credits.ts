// Whether a bill may be credited, and by whom a credit note may be approved.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
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

/** By a second person where the organisation asks for two; never on a connection of their own. */
export function mayApproveCredit(
  credit: { state: CreditState; preparedById: number | null; preparedBy: string; isOwn: boolean },
  by: Person,
  persons: 1 | 2,
): Verdict {
  if (credit.state !== 'prepared') return deny(`bills.credit_${credit.state}`)
  if (credit.isOwn) return deny('bills.own_connection')
  return persons === 2 && !isSecondPerson(credit, by) ? deny('bills.credit_second_person') : allow
}
