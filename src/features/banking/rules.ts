// State of a cheque, whether it is overdue, what may be done with it, which cash may be deposited, and who reverses a deposit.

import { daysBetween } from '#kit/calendar/civil-date.ts'
import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { ChequeState } from './contract/cheque.ts'
import type { ReversalState } from './contract/reversal.ts'

/** Within how many days a cheque is brought to the bank, and within how many more the bank has answered, by the policies of the organisation. */
export type OverdueLimits = { chequeOverdueDays: number; chequeAnswerDays: number }

type Known = { isReversed: boolean; depositedOn: string | null; outcome: 'cleared' | 'returned' | null }

/** A cheque that was deposited is at the bank, whatever has happened to its receipt. */
export function stateOfCheque({ isReversed, depositedOn, outcome }: Known): ChequeState {
  if (outcome !== null) return outcome
  if (depositedOn !== null) return 'deposited'
  return isReversed ? 'reversed' : 'in-hand'
}

export function isOverdue(cheque: Known & { receivedOn: string }, today: string, limits: OverdueLimits): boolean {
  const state = stateOfCheque(cheque)
  if (state === 'in-hand') return daysBetween(cheque.receivedOn, today) > limits.chequeOverdueDays
  return state === 'deposited' && daysBetween(cheque.depositedOn!, today) > limits.chequeAnswerDays
}

/** By another person than the cashier who received it. */
export function mayDeposit({ state, isReceiver }: { state: ChequeState; isReceiver: boolean }): Verdict {
  if (state !== 'in-hand') return deny('banking.not_in_hand')
  return isReceiver ? deny('banking.own_cheque') : allow
}

type CashDays = readonly { cashierId: number; amountPaisa: number }[]

/** Cash of whole days, by another person than any of their cashiers, of the sum that the slip says. */
export function mayDepositCash(days: CashDays, { rupees, byId }: { rupees: number; byId: number }): Verdict {
  if (days.some(({ cashierId }) => cashierId === byId)) return deny('banking.own_cash')
  const counted = days.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  return counted === rupees * 100 ? allow : deny('banking.amount_differs', { counted: counted / 100, slip: rupees })
}

/** `isOwn`: it has paid for a connection that is linked to the officer. */
type Answered = { state: ChequeState; isReceiver: boolean; isOwn: boolean }

/** Whether it may be recorded as cleared, by another person than the cashier who received it, for a connection of somebody else. */
export function mayDecide({ state, isReceiver, isOwn }: Answered): Verdict {
  if (state !== 'deposited') return deny('banking.not_deposited')
  if (isOwn) return deny('banking.own_connection')
  return isReceiver ? deny('banking.own_cheque') : allow
}

/** Also after it was cleared, because banks take money back; `isHeld`: its receipt had been reversed, so that its money is given back at Refunds. */
export function mayReturn({ state, isReceiver, isOwn, isHeld }: Answered & { isHeld: boolean }): Verdict {
  if (state !== 'deposited' && state !== 'cleared') return deny('banking.not_deposited')
  if (state === 'cleared' && isHeld) return deny('banking.held')
  if (isOwn) return deny('banking.own_connection')
  return isReceiver ? deny('banking.own_cheque') : allow
}

/** `answered`: the number of a receipt whose cheque the bank has paid or returned. */
export type SentDeposit = { answered: string | undefined }

/** Before the bank has answered for any cheque of the slip; a request is decided before the next. */
export function mayRequestReversal(deposit: SentDeposit & { isReversed: boolean; isPending: boolean }): Verdict {
  if (deposit.isReversed) return deny('banking.deposit_reversed')
  if (deposit.isPending) return deny('banking.reversal_pending')
  return isUnanswered(deposit)
}

/** `receiverIds`: of the cashiers whose cash or cheques were on the slip. */
export type DecidedReversal = SentDeposit & {
  state: ReversalState
  preparedById: number | null
  preparedBy: string
  depositedById: number | null
  depositedBy: string
  receiverIds: readonly (number | null)[]
}

/** By neither who requested it, nor who recorded the deposit, nor a cashier who received what was on the slip. */
export function mayApproveReversal(reversal: DecidedReversal, by: Person): Verdict {
  if (reversal.state !== 'prepared') return deny('banking.reversal_decided')
  if (!isSecondPerson(reversal, by)) return deny('banking.reversal_second_person')
  const recorded = { preparedById: reversal.depositedById, preparedBy: reversal.depositedBy }
  if (!isSecondPerson(recorded, by)) return deny('banking.own_deposit')
  if (reversal.receiverIds.includes(by.id)) return deny('banking.reversal_by_receiver')
  return isUnanswered(reversal)
}

function isUnanswered({ answered }: SentDeposit): Verdict {
  return answered === undefined ? allow : deny('banking.cheque_answered', { number: answered })
}
