// An attempt to pay through a gateway: its states, its limits, and what a gateway answers; without schemas, so that the browser can load it.

/**
 * `begun`: the payer has not been sent; `sent`: the payer is at the gateway; `returned`: back, and the gateway has not said yet what
 * happened. What `failed` or `expired` may still become `paid`.
 */
export const attemptStates = [
  'begun',
  'sent',
  'returned',
  'paid',
  'failed',
  'expired',
  'refunded',
  'ambiguous',
] as const
export type AttemptState = (typeof attemptStates)[number]

/**
 * Why the office looks at an attempt: another amount was paid, the connection is closed, it was paid twice, the reference belongs to
 * another attempt, the gateway has refunded it, or a part of it, the gateway says that it was not paid after having acknowledged it.
 */
export const differences = ['amount', 'closed', 'twice', 'reference', 'refunded', 'partly-refunded', 'denied'] as const
export type Difference = (typeof differences)[number]

/** The two parts of the list of the office. */
export const attemptParts = ['all', 'differences'] as const
export type AttemptPart = (typeof attemptParts)[number]

/** Rs. 1,000,000; each attempt, all connections together. */
export const maxPaidPaisa = 100_000_000
/** Connections of one attempt. */
export const maxPaidConnections = 10
/** A link of Khalti lives as long. */
export const quoteMinutes = 60

/** What is paid for one connection, in paisa. */
export type AttemptPaid = { connectionId: number; amountPaisa: number }
