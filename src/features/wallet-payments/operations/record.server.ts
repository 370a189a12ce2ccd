// The reference of a wallet payment, recorded at the counter: nothing is paid yet.

import { authorOf } from '#features/bills/operations/author.server.ts'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { isOfAttempt, lockReferences } from '#features/payments/operations/references.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import type { WalletPayment } from '../contract/api.ts'
import { familyOf } from '../rules.ts'
import { findConnection, insertWallet } from '../store.server.ts'
import { readOne } from './read.server.ts'

type Sent = {
  customerNumber: string
  gateway: GatewayKind
  reference: string
  rupees: number
  submission?: string | undefined
}

/** Sent twice, it is recorded once. A reference that pays already, or belongs to an online payment, is refused. */
export async function recordWalletPayment(ctx: Ctx<Staff>, sent: Sent): Promise<WalletPayment> {
  const { submission: key, customerNumber, gateway, rupees } = sent
  const reference = sent.reference.toUpperCase()
  const content = { customerNumber, gateway, reference, rupees }
  return once(ctx, { scope: `wallets ${ctx.actor.id}`, key, content }, async (tx) => {
    const connection =
      (await findConnection(tx, customerNumber)) ?? refuseField('customerNumber', 'wallets.number_unknown')
    if (await isOwnConnection(tx, connection.id)) refuse('conflict', 'wallets.own_connection')
    await lockReferences(tx)
    if (await isOfAttempt(tx, { gateways: familyOf(gateway), reference })) refuse('conflict', 'wallets.used_online')
    const amountPaisa = Math.round(rupees * 100)
    const payment = { gateway, reference, connectionId: connection.id, amountPaisa, shownOn: inNepal(tx.now).date }
    const id = (await insertWallet(tx, payment, authorOf(tx))) ?? refuse('conflict', 'wallets.known')
    await record(tx, {
      action: 'wallets.recorded',
      target: connection.customerNumber,
      changes: { wallet: id, gateway, reference, amountPaisa },
    })
    return readOne(tx, id)
  })
}
