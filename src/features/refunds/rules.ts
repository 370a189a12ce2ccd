// Whether a refund or an assignment may be requested and approved, and what it posts.

import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import type { Account } from '#features/ledger/contract/accounts.ts'
import type { Posting } from '#features/ledger/contract/entries.ts'
import type { Tender } from '#features/receipts/contract/receipt.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { RefundKind, RefundSource, RefundState } from './contract/forms.ts'

/** `isOwn`: the connection is linked to the officer; `isPending`: a request of its credit is to be decided. */
export type CreditedConnection = { creditPaisa: number; isOwn: boolean; isPending: boolean }

/** Nobody gives back what is their own; a request is decided before the next. */
export function mayRequestCredit({ creditPaisa, isOwn, isPending }: CreditedConnection): Verdict {
  if (isOwn) return deny('refunds.own_connection')
  if (isPending) return deny('refunds.pending')
  return creditPaisa > 0 ? allow : deny('refunds.no_credit')
}

/** At most what is paid in advance: a refund makes no debt. */
export function mayGiveBack(amountPaisa: number, creditPaisa: number): Verdict {
  return amountPaisa <= creditPaisa ? allow : deny('refunds.above_credit', { credit: (creditPaisa / 100).toFixed(2) })
}

/** `creditPaisa`: of the connection now. */
export type PaidRefund = {
  state: RefundState
  isOwn: boolean
  decidedById: number | null
  amountPaisa: number
  creditPaisa: number
}

/** By a cashier who has not approved it, for a connection of somebody else that still has the credit, from a drawer that has as much. */
export function mayPayOut(refund: PaidRefund, { id, drawerPaisa }: Drawer): Verdict {
  if (refund.state !== 'to-pay') return deny('refunds.not_to_pay')
  if (refund.isOwn) return deny('refunds.own_connection')
  if (refund.decidedById === id) return deny('refunds.other_pays')
  const given = mayGiveBack(refund.amountPaisa, refund.creditPaisa)
  if (!given.ok) return given
  return refund.amountPaisa <= drawerPaisa ? allow : deny('refunds.drawer_short')
}

/** `id`: of the cashier. */
type Drawer = { id: number; drawerPaisa: number }

/** Cash has no paisa. */
export function isPayable(source: RefundSource, amountPaisa: number): Verdict {
  return source === 'cash' && amountPaisa % 100 !== 0 ? deny('refunds.whole_rupees') : allow
}

/** Once: neither given back nor assigned, and not about to be. */
export function mayRequestHeld({ isHeld, isPending }: { isHeld: boolean; isPending: boolean }): Verdict {
  if (isPending) return deny('refunds.pending')
  return isHeld ? allow : deny('refunds.not_held')
}

/** What there is now of what a request is about: the credit of the connection, held money, or the payment that is moved. */
export type Source = { kind: RefundKind; creditPaisa: number; isHeld: boolean; isReversed: boolean }

/** At most the credit of the day, held money only while it is held, and no payment that was reversed since. */
function isStillThere(amountPaisa: number, { kind, creditPaisa, isHeld, isReversed }: Source): Verdict {
  if (kind === 'credit-refund') return mayGiveBack(amountPaisa, creditPaisa)
  if (kind === 'move') return isReversed ? deny('refunds.payment_reversed') : allow
  return isHeld ? allow : deny('refunds.not_held')
}

export type DecidedRefund = {
  state: RefundState
  preparedById: number | null
  preparedBy: string
  isOwn: boolean
  amountPaisa: number
}

/** Always by a second person, whatever the organisation asks for its billing. */
export function mayApprove(refund: DecidedRefund, by: Person, source: Source): Verdict {
  if (refund.state !== 'prepared') return deny('refunds.decided')
  if (refund.isOwn) return deny('refunds.own_connection')
  return isSecondPerson(refund, by) ? isStillThere(refund.amountPaisa, source) : deny('refunds.second_person')
}

/** Of held money that is the payment of a connection. */
export function assignmentPostings(amountPaisa: number): Posting[] {
  return [
    { account: 'unidentified-receipts', amountPaisa },
    { account: 'receivables', amountPaisa: -amountPaisa },
  ]
}

/** How money in an account was received, as a receipt states it. */
export function tenderOf(account: Account): Tender {
  if (account.startsWith('clearing:')) return 'gateway'
  return account === 'cash' ? 'cash' : account === 'bank' ? 'bank' : 'cheque'
}
