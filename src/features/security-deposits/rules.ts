// Whether a request about a security deposit may be made and approved, and what it posts.

import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import type { Posting } from '#features/ledger/contract/entries.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { DepositKind, DepositState } from './contract/forms.ts'

/** Nobody decides about their own deposit; a request is decided before the next. `isOwn`: the connection is linked to the officer. */
export function mayRequest({ isOwn, isPending }: { isOwn: boolean; isPending: boolean }): Verdict {
  if (isOwn) return deny('deposits.own_connection')
  return isPending ? deny('deposits.pending') : allow
}

/** In paisa, each at least 0. */
export type DepositBalances = { heldPaisa: number; owedPaisa: number }

/** At most what is held is given back or used, and at most what is owed is paid from it. What earlier books hold has no limit here. */
export function mayUse(kind: DepositKind, amountPaisa: number, { heldPaisa, owedPaisa }: DepositBalances): Verdict {
  if (kind === 'deposit') return allow
  if (amountPaisa > heldPaisa) return deny('deposits.above_held', { held: (heldPaisa / 100).toFixed(2) })
  if (kind === 'deposit-applied' && amountPaisa > owedPaisa)
    return deny('deposits.above_owed', { owed: (owedPaisa / 100).toFixed(2) })
  return allow
}

export type DecidedRequest = {
  kind: DepositKind
  amountPaisa: number
  state: DepositState
  preparedById: number | null
  preparedBy: string
  isOwn: boolean
}

/** Always by a second person, whatever the organisation asks for its billing, and at most what is still held and owed. */
export function mayApprove(request: DecidedRequest, by: Person, balances: DepositBalances): Verdict {
  if (request.state !== 'prepared') return deny('deposits.decided')
  if (request.isOwn) return deny('deposits.own_connection')
  if (!isSecondPerson(request, by)) return deny('deposits.second_person')
  return mayUse(request.kind, request.amountPaisa, balances)
}

const accountsOf = {
  'deposit-return': { debit: 'deposits', credit: 'bank' },
  'deposit-applied': { debit: 'deposits', credit: 'receivables' },
  deposit: { debit: 'opening-contra', credit: 'deposits' },
} as const satisfies Record<DepositKind, { debit: Posting['account']; credit: Posting['account'] }>

/** What an approved request posts. */
export function depositPostings(kind: DepositKind, amountPaisa: number): Posting[] {
  const { debit, credit } = accountsOf[kind]
  return [
    { account: debit, amountPaisa },
    { account: credit, amountPaisa: -amountPaisa },
  ]
}
