// Refunds paid in cash from the drawer of the cashier's open day.

import type { Refund } from '#features/refunds/contract/api.ts'
import { payOutRefund, readToPay } from '#features/refunds/operations/decide.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { RefundsToPay } from '../contract/api.ts'
import { mayTakeMoney } from '../rules.ts'
import { listCashDays } from '../store.server.ts'
import { requireOpenDay } from './days.server.ts'

/** Oldest first, with whether this cashier may pay each; without an open day none. */
export async function readRefundsToPay(ctx: Ctx<Staff>): Promise<RefundsToPay> {
  const [open] = await listCashDays(ctx, { cashierId: ctx.actor.id, isOpen: true }, { limit: 1 })
  const may = mayTakeMoney({ openDay: open?.day ?? null, today: inNepal(ctx.now).date })
  const data = await readToPay(ctx, open ? open.floatPaisa + open.cashPaisa : 0)
  return { data: data.map((refund) => ({ ...refund, mayPay: may.ok ? refund.mayPay : may })) }
}

/** Posted today, from the drawer of the open day. */
export async function payRefund(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    const { id: cashDayId, day, floatPaisa, cashPaisa } = await requireOpenDay(tx)
    enforce(mayTakeMoney({ openDay: day, today: inNepal(tx.now).date }))
    return payOutRefund(tx, { id, cashDayId, drawerPaisa: floatPaisa + cashPaisa })
  })
}
