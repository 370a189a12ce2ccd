// What the page of a payment says in each state.

import type { AttemptState } from '../contract/attempt.ts'
import type { paymentMessages } from '../messages/public.ts'

type Help = keyof typeof paymentMessages

/**
 * Who has come back and is not confirmed when the quote is over has most likely not paid, as after a cancelled payment: the page says the same as of somebody who has not
 * come back. `isOver`: the quote.
 */
export function shownState(state: AttemptState, isOver: boolean): AttemptState {
  return state === 'returned' && isOver ? 'sent' : state
}

/** The gateway has not said what happened, and may do so at any moment; `mayGo`: the payer has still to go there. */
export function isWaiting(state: AttemptState, mayGo: boolean): boolean {
  return state === 'returned' || (state === 'sent' && !mayGo)
}

/** Whether another payment may be begun without paying twice. */
export function mayPayAgain(state: AttemptState, mayGo: boolean): boolean {
  return !mayGo && ['begun', 'sent', 'failed', 'expired', 'refunded'].includes(state)
}

export function toneOf(state: AttemptState): 'info' | 'success' | 'warning' | 'danger' {
  if (state === 'paid') return 'success'
  if (state === 'failed' || state === 'expired') return 'danger'
  return state === 'ambiguous' ? 'warning' : 'info'
}

/** What the page says of a payment whose payer does not go to the gateway any more. `isPart`: something else of it is entered. */
export function helpOf(state: AttemptState, { isHeld, isPart }: { isHeld: boolean; isPart: boolean }): Help {
  if (state === 'paid' && isHeld) return isPart ? 'payments.partly_held_help' : 'payments.held_help'
  if (state === 'returned') return 'payments.waiting_help'
  if (state === 'failed' || state === 'expired') return 'payments.failed_help'
  return `payments.${state}_help`
}
