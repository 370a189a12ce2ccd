// Money that is held: listed, and requests to assign it to a connection or to give it back.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { HeldMoney, OneHeld, Refund } from '../contract/api.ts'
import type { HeldDecision } from '../contract/forms.ts'
import { mayRequestHeld } from '../rules.ts'
import {
  countHeld,
  findConnection,
  insertRefund,
  listHeld,
  listRefunds,
  lockHeld,
  type HeldRow,
} from '../store.server.ts'
import { readOne, refundsOf } from './read.server.ts'

/** Requests of one amount, on its page. */
const listed = 50

/** Oldest first unless asked otherwise. */
export async function readHeld(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search }: ListQuery,
): Promise<CountedPage<HeldMoney>> {
  const request = { search: search?.trim() }
  const counted = await countHeld(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'desc' ? 'desc' : 'asc'
  const rows = await listHeld(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(rows.map(heldOf), counted)
}

export async function readOneHeld(ctx: Ctx<Staff>, { id }: { id: number }): Promise<OneHeld> {
  const held = await findHeld(ctx, id)
  const rows = await listRefunds(ctx, { heldId: id }, { limit: listed })
  return { ...heldOf(held), mayRequest: mayRequestHeld(held), data: await refundsOf(ctx, rows) }
}

export async function findHeld(scope: Scope, id: number): Promise<HeldRow> {
  return (await listHeld(scope, { id }, { limit: 1 }))[0] ?? refuse('missing', 'refunds.held_unknown')
}

type Sent = {
  id: number
  kind: HeldDecision
  customerNumber?: string | undefined
  paymentReference?: string | undefined
  reason: string
}

/** `id`: of the entry by which the money was received. Nothing is posted yet. */
export async function requestHeld(ctx: Ctx<Staff>, { id: heldEntryId, ...sent }: Sent): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    await lockHeld(tx)
    const held = await findHeld(tx, heldEntryId)
    enforce(mayRequestHeld(held))
    const { kind, reason } = sent
    const connection = kind === 'assignment' ? await connectionOf(tx, sent.customerNumber ?? '') : undefined
    if (connection && (await isOwnConnection(tx, connection.id))) refuse('conflict', 'refunds.own_connection')
    const request = {
      kind,
      reason,
      connectionId: connection?.id ?? null,
      heldEntryId,
      amountPaisa: held.amountPaisa,
      paidFrom: 'bank' as const,
      paymentReference: kind === 'held-refund' ? sent.paymentReference! : '',
    }
    const id = await insertRefund(tx, request, authorOf(tx))
    const target = connection?.customerNumber ?? held.reference ?? String(heldEntryId)
    await record(tx, { action: 'refunds.requested', target, changes: { refund: id, ...request } })
    return readOne(tx, id)
  })
}

export async function connectionOf(scope: Scope, typed: string) {
  const customerNumber = toAsciiDigits(typed.trim())
  return (await findConnection(scope, { customerNumber })) ?? refuseField('customerNumber', 'refunds.number_unknown')
}

function heldOf({ valueOn: receivedOn, isHeld: _isHeld, ...row }: HeldRow): HeldMoney {
  return { ...row, receivedOn }
}
