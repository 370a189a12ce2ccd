// What follows from a gateway's answer: the state of the attempt, the day on which was paid, and how much belongs to which connection.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { AttemptPaid, AttemptState, Difference } from '../contract/attempt.ts'

/** What the quote of an attempt depends on. `unpaidAt`: when the gateway last answered that nothing was paid. */
export type Quoted = { begunAt: Date; quotedUntil: Date; unpaidAt: Date | null }

/**
 * The day from which a payment counts: the day on which it was begun, while the quote holds, and also when the gateway answers late. What was
 * not paid at a question after the quote counts from the day of that question.
 */
export function paidOn({ begunAt, quotedUntil, unpaidAt }: Quoted): string {
  return inNepal(unpaidAt && unpaidAt > quotedUntil ? unpaidAt : begunAt).date
}

/**
 * What was paid, by connection. Less than was asked settles the connections in their order; more is an advance of the first one.
 */
export function apportioned(parts: readonly AttemptPaid[], paidPaisa: number): AttemptPaid[] {
  const asked = parts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  let left = paidPaisa
  return parts
    .map(({ connectionId, amountPaisa }, place) => {
      const amount = Math.min(amountPaisa, left) + (place === 0 ? Math.max(paidPaisa - asked, 0) : 0)
      left -= Math.min(amountPaisa, left)
      return { connectionId, amountPaisa: amount }
    })
    .filter(({ amountPaisa }) => amountPaisa > 0)
}

/**
 * The state after an answer that is not `paid`: what is paid stays so, and an answer never goes back to the beginning. While the quote holds
 * a payer on the way is one: the gateway does not know them yet, and says that there is no such payment.
 */
export function stateAfter(
  before: AttemptState,
  answer: 'pending' | 'failed' | 'expired' | 'refunded' | 'ambiguous',
  quoteHolds: boolean,
): AttemptState {
  if (before === 'paid' || before === 'refunded') return answer === 'refunded' ? 'refunded' : before
  const isOnTheWay = before === 'sent' && quoteHolds && (answer === 'failed' || answer === 'expired')
  return answer === 'pending' || isOnTheWay ? before : answer
}

/** The state of an attempt that is not asked about any more: whoever has not come to an end with the gateway after seven days will not. */
export function lastState(state: AttemptState): AttemptState {
  return state === 'begun' || state === 'sent' || state === 'returned' ? 'expired' : state
}

type LookedAt = { difference: Difference | null; resolvedAt: Date | null }

/** An attempt that the office has to look at, whatever it did before. */
export const unresolved = { resolvedAt: null, resolvedById: null, resolvedBy: null, resolution: null } as const

/** What a newly found difference changes: the first reason stays until the office has looked at it, and the same reason does not come again. */
export function differing(
  { difference, resolvedAt }: LookedAt,
  found: Difference | null,
): Partial<{ difference: Difference } & typeof unresolved> {
  const isKnown = found === null || found === difference || (difference !== null && resolvedAt === null)
  return isKnown ? {} : { difference: found, ...unresolved }
}

/** Of money that is taken again: each time is one to look at. */
export function differingAgain(
  attempt: LookedAt,
  found: Difference,
): Partial<{ difference: Difference } & typeof unresolved> {
  return attempt.difference !== null && attempt.resolvedAt === null ? {} : { difference: found, ...unresolved }
}

/** Whether an officer may say what was done about an attempt. `isOwn`: one of its connections is linked to them. */
export function mayBeResolved(attempt: LookedAt & { state: AttemptState; isOwn: boolean }): Verdict {
  const { difference, resolvedAt, state, isOwn } = attempt
  if (resolvedAt !== null) return deny('payments.resolved_already')
  if (difference === null && state !== 'ambiguous') return deny('payments.nothing_to_resolve')
  return isOwn ? deny('payments.own_connection') : allow
}
