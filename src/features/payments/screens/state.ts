// What the page of a payment says in each state.

import type { AttemptState } from '../contract/attempt.ts'
import type { paymentMessages } from '../messages/public.ts'

/** The gateway has not said what happened, and may do so at any moment. */
export function isWaiting(state: AttemptState): boolean {
  return state === 'returned'
}

export function toneOf(state: AttemptState): 'info' | 'success' | 'warning' | 'danger' {
  if (state === 'paid') return 'success'
  if (state === 'failed' || state === 'expired') return 'danger'
  return state === 'ambiguous' ? 'warning' : 'info'
}

/** Undefined while the payer has still to go to the gateway. */
export function helpOf(state: AttemptState): keyof typeof paymentMessages | undefined {
  if (state === 'begun') return undefined
  if (state === 'sent' || state === 'returned') return 'payments.waiting_help'
  if (state === 'failed' || state === 'expired') return 'payments.failed_help'
  return `payments.${state}_help`
}
