// Reading of refunds and assignments: all of them, and those of a connection with its credit.

import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { readUncleared } from '#features/banking/operations/read.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { paidAdvance } from '#features/ledger/rules/unpaid.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { ConnectionRefunds, Refund } from '../contract/api.ts'
import type { RefundPart, RefundState } from '../contract/forms.ts'
import { mayApprove, mayRequestCredit, type Source } from '../rules.ts'
import { countRefunds, findConnection, listHeld, listRefunds, type RefundRow } from '../store.server.ts'

/** Of one connection, on its page. */
const listed = 200

type RefundsQuery = ListQuery & { part?: RefundPart | undefined }

/** Searched by customer number, name or telephone. */
export async function readRefunds(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: RefundsQuery,
): Promise<CountedPage<Refund>> {
  const request = { part, customer: search }
  const counted = await countRefunds(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listRefunds(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await refundsOf(ctx, rows), counted)
}

export async function readConnectionRefunds(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionRefunds> {
  const connection = (await findConnection(ctx, { id })) ?? refuse('missing', 'refunds.connection_unknown')
  await recordOpened(ctx, { action: 'refunds.read', target: connection.customerNumber })
  const rows = await listRefunds(ctx, { connectionId: id }, { limit: listed })
  const creditPaisa = await creditOf(ctx, id)
  const isPending = rows.some(isUndecided)
  return {
    connectionId: id,
    customerNumber: connection.customerNumber,
    creditPaisa,
    mayRequest: mayRequestCredit({ creditPaisa, isPending, isOwn: await isOwnConnection(ctx, id) }),
    data: await refundsOf(ctx, rows),
  }
}

/** What a connection has paid in advance and can be given back, in paisa, at least 0: nothing that was waived, or by a cheque that the bank may still return. */
export async function creditOf(scope: Scope, connectionId: number): Promise<number> {
  const balance = (await readBalances(scope, [connectionId])).get(connectionId)
  const credit = paidAdvance(balance?.entries ?? [])
  return Math.max(credit - (credit > 0 ? await readUncleared(scope, connectionId) : 0), 0)
}

export async function readOne(ctx: Ctx, id: number): Promise<Refund> {
  return (await refundsOf(ctx, await listRefunds(ctx, { id }, { limit: 1 })))[0]!
}

/** As they are answered. */
export async function refundsOf(ctx: Ctx, rows: readonly RefundRow[]): Promise<Refund[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), decisionOf(row), paymentOf(row)]),
  )
  const refunds = rows.map(async (row): Promise<Refund> => {
    const {
      id,
      kind,
      connectionId,
      customerNumber,
      heldEntryId: heldId,
      moved,
      amountPaisa,
      paymentReference,
      reason,
    } = row
    const state = stateOf(row)
    const [decided, paid] = [decisionOf(row), paymentOf(row)]
    const isOwn = state === 'prepared' && (await isOwnRefund(ctx, row))
    const source = await sourceOf(ctx, row)
    return {
      id,
      kind,
      connectionId,
      customerNumber,
      heldId,
      moved: moved && { receipt: yearlyNumberText(moved), customerNumber: moved.customerNumber },
      amountPaisa,
      paidFrom: row.paidFrom,
      paymentReference,
      reason,
      state,
      prepared: named(preparedAct(row)),
      decided: decided && named(decided),
      paid: paid && named(paid),
      mayApprove: mayApprove({ ...row, state, isOwn }, authorOf(ctx), source),
    }
  })
  return Promise.all(refunds)
}

/** Whether one of its connections is linked to the officer. */
export async function isOwnRefund(ctx: Ctx, { connectionId, moved }: RefundRow): Promise<boolean> {
  if (connectionId !== null && (await isOwnConnection(ctx, connectionId))) return true
  return moved !== null && isOwnConnection(ctx, moved.connectionId)
}

/** Of one that is to be approved; nothing of another one. */
export async function sourceOf(scope: Scope, row: RefundRow): Promise<Source> {
  const { kind, connectionId, heldEntryId, moved } = row
  const isOpen = stateOf(row) === 'prepared'
  const creditPaisa = isOpen && kind === 'credit-refund' ? await creditOf(scope, connectionId!) : 0
  const [held] = isOpen && heldEntryId !== null ? await listHeld(scope, { id: heldEntryId }, { limit: 1 }) : []
  return { kind, creditPaisa, isHeld: held?.isHeld ?? false, isReversed: moved?.isReversed ?? true }
}

function decisionOf({ decidedAt: at, decidedById: byId, decidedBy }: RefundRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}

function paymentOf({ paidAt: at, paidById: byId, paidBy }: RefundRow): Act | null {
  return at && { at, byId, byName: paidBy! }
}

export function stateOf({ outcome, entryId }: RefundRow): RefundState {
  return outcome === 'approved' && entryId === null ? 'to-pay' : (outcome ?? 'prepared')
}

/** Whether credit of a connection is about to be given back. */
export function isUndecided(row: RefundRow): boolean {
  return row.kind === 'credit-refund' && ['prepared', 'to-pay'].includes(stateOf(row))
}
