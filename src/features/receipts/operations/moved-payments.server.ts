// Whether an online payment of a receipt may be moved to another customer number, and the payment that is moved.

import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { refuse, type Verdict } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { mayBeMoved } from '../rules/moved-payments.ts'
import { findOnlinePayment, type OnlinePayment } from '../store/online-payments.server.ts'
import type { ReceiptLineRow, ReceiptRow } from '../store/receipts.server.ts'

/** `toId`: the right connection, where it is known. */
export async function readMayMove(
  ctx: Ctx,
  { tender }: Pick<ReceiptRow, 'tender'>,
  { entryId, connectionId, reversed }: ReceiptLineRow,
  toId?: number,
): Promise<Verdict> {
  const payment = tender === 'gateway' ? await findOnlinePayment(ctx, entryId) : undefined
  const ids = [connectionId, toId].filter((id) => typeof id === 'number')
  const own = await Promise.all(ids.map((id) => isOwnConnection(ctx, id)))
  return mayBeMoved({
    isOnline: payment !== undefined,
    isReversed: reversed !== null,
    isPending: payment?.isPending ?? false,
    isOwn: own.includes(true),
  })
}

export async function requireOnlinePayment(ctx: Ctx, entryId: number): Promise<OnlinePayment> {
  return (await findOnlinePayment(ctx, entryId)) ?? refuse('conflict', 'receipts.not_online')
}
