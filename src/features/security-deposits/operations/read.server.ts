// Reading of requests about security deposits: all of them, and those of a connection with what is held of it.

import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { findCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { ConnectionDeposits, DepositRequest } from '../contract/api.ts'
import type { DepositPart, DepositState } from '../contract/forms.ts'
import { mayApprove, mayRequest } from '../rules.ts'
import { countRequests, listRequests, type RequestRow } from '../store.server.ts'
import { readDepositBalances } from './held.server.ts'

/** Of one connection, on its page. */
const listed = 200

type RequestsQuery = ListQuery & { part?: DepositPart | undefined }

/** Searched by customer number, name or telephone. */
export async function readDepositRequests(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: RequestsQuery,
): Promise<CountedPage<DepositRequest>> {
  const request = { part, customer: search }
  const counted = await countRequests(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listRequests(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await requestsOf(ctx, rows), counted)
}

export async function readConnectionDeposits(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionDeposits> {
  const customerNumber = (await findCustomerNumber(ctx, id)) ?? refuse('missing', 'deposits.connection_unknown')
  await recordOpened(ctx, { action: 'deposits.read', target: customerNumber })
  const rows = await listRequests(ctx, { connectionId: id }, { limit: listed })
  const isPending = rows.some(({ outcome }) => outcome === null)
  return {
    connectionId: id,
    customerNumber,
    ...(await readDepositBalances(ctx, id)),
    mayRequest: mayRequest({ isPending, isOwn: await isOwnConnection(ctx, id) }),
    data: await requestsOf(ctx, rows),
  }
}

export async function readOne(ctx: Ctx, id: number): Promise<DepositRequest> {
  return (await requestsOf(ctx, await listRequests(ctx, { id }, { limit: 1 })))[0]!
}

/** As they are answered. */
async function requestsOf(ctx: Ctx, rows: readonly RequestRow[]): Promise<DepositRequest[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), decisionOf(row)]),
  )
  const requests = rows.map(async (row): Promise<DepositRequest> => {
    const { id, connectionId, customerNumber, kind, amountPaisa, paymentReference, reason } = row
    const state = stateOf(row)
    const decided = decisionOf(row)
    const isOpen = state === 'prepared'
    const isOwn = isOpen && (await isOwnConnection(ctx, connectionId))
    const balances = isOpen ? await readDepositBalances(ctx, connectionId) : { heldPaisa: 0, owedPaisa: 0 }
    return {
      id,
      connectionId,
      customerNumber,
      kind,
      amountPaisa,
      paymentReference,
      reason,
      state,
      prepared: named(preparedAct(row)),
      decided: decided && named(decided),
      mayApprove: mayApprove({ ...row, state, isOwn }, authorOf(ctx), balances),
    }
  })
  return Promise.all(requests)
}

function decisionOf({ decidedAt: at, decidedById: byId, decidedBy }: RequestRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}

export function stateOf({ outcome }: RequestRow): DepositState {
  return outcome ?? 'prepared'
}
