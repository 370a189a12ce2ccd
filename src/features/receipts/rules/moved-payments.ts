// Whether the payment of a line of a receipt may be moved to another customer number.

import { allow, deny, type Verdict } from '#kit/refusal.ts'

/** `isOnline`: paid through a gateway; `isPending`: its move is to be decided; `isOwn`: one of both connections is linked to the officer. */
export type MovedPayment = { isOnline: boolean; isReversed: boolean; isPending: boolean; isOwn: boolean }

/** Online payments alone: what a cashier took is reversed and taken anew at the counter. */
export function mayBeMoved({ isOnline, isReversed, isPending, isOwn }: MovedPayment): Verdict {
  if (isReversed) return deny('receipts.reversed_already')
  if (!isOnline) return deny('receipts.not_online')
  if (isPending) return deny('receipts.move_pending')
  return isOwn ? deny('receipts.own_connection') : allow
}

/** Of the payments of one receipt: allowed where one may be moved, else why the first one that was not reversed is not. */
export function mayMoveAny(lines: readonly { reversed: unknown; mayBeMoved: Verdict }[]): Verdict {
  const line = lines.find(({ mayBeMoved }) => mayBeMoved.ok) ?? lines.find(({ reversed }) => reversed === null)
  return (line ?? lines[0]!).mayBeMoved
}
