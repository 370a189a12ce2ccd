// State of a cheque, whether it is overdue, and what may be done with it.

import { daysBetween } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { ChequeState } from './contract/cheque.ts'

/** A cheque is brought to the bank within so many days, and the bank has answered within so many more. */
export const overdueAfter = { inHand: 3, deposited: 7 } as const

type Known = { isReversed: boolean; depositedOn: string | null; outcome: 'cleared' | 'returned' | null }

/** A cheque that was deposited is at the bank, whatever has happened to its receipt. */
export function stateOfCheque({ isReversed, depositedOn, outcome }: Known): ChequeState {
  if (outcome !== null) return outcome
  if (depositedOn !== null) return 'deposited'
  return isReversed ? 'reversed' : 'in-hand'
}

export function isOverdue(cheque: Known & { receivedOn: string }, today: string): boolean {
  const state = stateOfCheque(cheque)
  if (state === 'in-hand') return daysBetween(cheque.receivedOn, today) > overdueAfter.inHand
  return state === 'deposited' && daysBetween(cheque.depositedOn!, today) > overdueAfter.deposited
}

/** By another person than the cashier who received it. */
export function mayDeposit({ state, isReceiver }: { state: ChequeState; isReceiver: boolean }): Verdict {
  if (state !== 'in-hand') return deny('banking.not_in_hand')
  return isReceiver ? deny('banking.own_cheque') : allow
}

/** Whether it may be recorded as cleared or returned, by another person than the cashier who received it. */
export function mayDecide({ state, isReceiver }: { state: ChequeState; isReceiver: boolean }): Verdict {
  if (state !== 'deposited') return deny('banking.not_deposited')
  return isReceiver ? deny('banking.own_cheque') : allow
}
