// Requests about security deposits: made by one person, posted to the ledger when another approves, or ended without a posting.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { DepositRequest } from '../contract/api.ts'
import type { DepositKind } from '../contract/forms.ts'
import { depositPostings, mayApprove, mayRequest, mayUse } from '../rules.ts'
import { decideRequest, insertRequest, listRequests, type RequestRow } from '../store.server.ts'
import { readDepositBalances } from './held.server.ts'
import { notifyOfDeposit } from './notify.server.ts'
import { readOne, stateOf } from './read.server.ts'

type Sent = {
  id: number
  kind: DepositKind
  amountPaisa: number
  paymentReference?: string | undefined
  reason: string
}

/** `id`: of the connection. Nothing is posted yet. */
export async function requestDeposit(ctx: Ctx<Staff>, { id: connectionId, ...sent }: Sent): Promise<DepositRequest> {
  return transaction(ctx, async (tx) => {
    const customerNumber =
      (await lockCustomerNumber(tx, connectionId)) ?? refuse('missing', 'deposits.connection_unknown')
    const [newest] = await listRequests(tx, { connectionId }, { limit: 1 })
    const isPending = newest !== undefined && newest.outcome === null
    enforce(mayRequest({ isPending, isOwn: await isOwnConnection(tx, connectionId) }))
    enforce(mayUse(sent.kind, sent.amountPaisa, await readDepositBalances(tx, connectionId)))
    const paymentReference = sent.kind === 'deposit-return' ? sent.paymentReference! : ''
    const id = await insertRequest(tx, { connectionId, ...sent, paymentReference }, authorOf(tx))
    await record(tx, { action: 'deposits.requested', target: customerNumber, changes: { request: id, ...sent } })
    return readOne(tx, id)
  })
}

/** Posts it once, today: at most what is then held and owed. The holder is notified of what is given back or used. */
export async function approveDeposit(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositRequest> {
  return transaction(ctx, async (tx) => {
    await lockPosting(tx)
    const request = await lockRequest(tx, id)
    const { connectionId, kind, reason, amountPaisa, paymentReference } = request
    const isOwn = await isOwnConnection(tx, connectionId)
    const balances = await readDepositBalances(tx, connectionId)
    enforce(mayApprove({ ...request, state: stateOf(request), isOwn }, authorOf(tx), balances))
    const postings = depositPostings(kind, amountPaisa)
    const named = { reference: `deposit-request:${id}`, note: paymentReference, reason }
    const [entryId] = await postEntries(tx, [{ connectionId, kind, postings, valueOn: inNepal(tx.now).date, ...named }])
    await decideRequest(tx, id, { outcome: 'approved', entryId: entryId! }, authorOf(tx))
    if (kind === 'deposit-applied') await settle(tx, [connectionId])
    if (kind !== 'deposit') await notifyOfDeposit(tx, { ...request, kind })
    await record(tx, {
      action: 'deposits.approved',
      target: request.customerNumber,
      changes: { request: id, kind, amountPaisa },
    })
    return readOne(tx, id)
  })
}

export function refuseDeposit(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositRequest> {
  return endRequest(ctx, id, 'refused')
}

export function cancelDeposit(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositRequest> {
  return endRequest(ctx, id, 'cancelled')
}

async function endRequest(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<DepositRequest> {
  return transaction(ctx, async (tx) => {
    const request = await lockRequest(tx, id)
    if (request.outcome !== null) refuse('conflict', 'deposits.decided')
    await decideRequest(tx, id, { outcome, entryId: null }, authorOf(tx))
    await record(tx, { action: `deposits.${outcome}`, target: request.customerNumber, changes: { request: id } })
    return readOne(tx, id)
  })
}

/** Decisions about one connection wait for each other. */
async function lockRequest(tx: Ctx, id: number): Promise<RequestRow> {
  const [known] = await listRequests(tx, { id }, { limit: 1 })
  if (!known) return refuse('missing', 'deposits.unknown')
  await lockCustomerNumber(tx, known.connectionId)
  return (await listRequests(tx, { id }, { limit: 1 }))[0]!
}
