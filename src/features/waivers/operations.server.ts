// Waivers and write-offs: requested by one person, posted to the ledger when another approves.

import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { findCustomerNumber, lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record, recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { ConnectionWaivers, Waiver } from './contract/api.ts'
import type { WaiverKind, WaiverPart, WaiverState } from './contract/forms.ts'
import { mayApprove, mayRequest, mayWaive } from './rules.ts'
import { countWaivers, decideWaiver, insertWaiver, listWaivers, type WaiverRow } from './store.server.ts'

/** Of one connection, on its page. */
const listed = 200

type WaiversQuery = ListQuery & { part?: WaiverPart | undefined }

/** Searched by customer number, name or telephone. */
export async function readWaivers(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: WaiversQuery,
): Promise<CountedPage<Waiver>> {
  const request = { part, customer: search }
  const counted = await countWaivers(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listWaivers(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await waiversOf(ctx, rows), counted)
}

/** Counts of the dashboard. */
export async function readWaiversDue(ctx: Ctx<Staff>): Promise<{ toApprove: number }> {
  return { toApprove: await countWaivers(ctx, { part: 'prepared' }, maxCounted) }
}

export async function readConnectionWaivers(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionWaivers> {
  const customerNumber = (await findCustomerNumber(ctx, id)) ?? refuse('missing', 'waivers.connection_unknown')
  await recordOpened(ctx, { action: 'waivers.read', target: customerNumber })
  const rows = await listWaivers(ctx, { connectionId: id }, { limit: listed })
  const owedPaisa = await owedBy(ctx, id)
  const isPending = rows.some(({ outcome }) => outcome === null)
  return {
    connectionId: id,
    customerNumber,
    owedPaisa,
    mayRequest: mayRequest({ owedPaisa, isPending, isOwn: await isOwnConnection(ctx, id) }),
    data: await waiversOf(ctx, rows),
  }
}

type Sent = { id: number; kind: WaiverKind; amountPaisa: number; reason: string }

/** `id`: of the connection. Nothing is posted yet. */
export async function requestWaiver(ctx: Ctx<Staff>, { id: connectionId, ...sent }: Sent): Promise<Waiver> {
  return transaction(ctx, async (tx) => {
    const customerNumber =
      (await lockCustomerNumber(tx, connectionId)) ?? refuse('missing', 'waivers.connection_unknown')
    const [newest] = await listWaivers(tx, { connectionId }, { limit: 1 })
    const owedPaisa = await owedBy(tx, connectionId)
    const isPending = newest !== undefined && newest.outcome === null
    enforce(mayRequest({ owedPaisa, isPending, isOwn: await isOwnConnection(tx, connectionId) }))
    enforce(mayWaive(sent.amountPaisa, owedPaisa))
    const id = await insertWaiver(tx, { connectionId, ...sent }, authorOf(tx))
    await record(tx, { action: 'waivers.requested', target: customerNumber, changes: { waiver: id, ...sent } })
    return readOne(tx, id)
  })
}

/** Posts the waiver today, at most what is then owed, with the surcharges and rebates that follow from it. */
export async function approveWaiver(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Waiver> {
  return transaction(ctx, async (tx) => {
    await lockPosting(tx)
    const waiver = await lockWaiver(tx, id)
    const { connectionId, kind, reason, amountPaisa } = waiver
    const isOwn = await isOwnConnection(tx, connectionId)
    const owedPaisa = await owedBy(tx, connectionId)
    enforce(mayApprove({ ...waiver, state: stateOf(waiver), isOwn, owedPaisa }, authorOf(tx)))
    const postings = twoPostings(kind, -amountPaisa)
    const entry = { connectionId, kind, postings, valueOn: inNepal(tx.now).date, reference: `${kind}:${id}`, reason }
    const [entryId] = await postEntries(tx, [entry])
    await decideWaiver(tx, id, { outcome: 'approved', entryId: entryId! }, authorOf(tx))
    await settle(tx, [connectionId])
    await record(tx, {
      action: 'waivers.approved',
      target: waiver.customerNumber,
      changes: { waiver: id, amountPaisa },
    })
    return readOne(tx, id)
  })
}

export function refuseWaiver(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Waiver> {
  return endWaiver(ctx, id, 'refused')
}

export function cancelWaiver(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Waiver> {
  return endWaiver(ctx, id, 'cancelled')
}

async function endWaiver(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<Waiver> {
  return transaction(ctx, async (tx) => {
    const waiver = await lockWaiver(tx, id)
    if (waiver.outcome !== null) refuse('conflict', 'waivers.decided')
    await decideWaiver(tx, id, { outcome, entryId: null }, authorOf(tx))
    await record(tx, { action: `waivers.${outcome}`, target: waiver.customerNumber, changes: { waiver: id } })
    return readOne(tx, id)
  })
}

/** Decisions about one connection wait for each other. */
async function lockWaiver(tx: Ctx, id: number): Promise<WaiverRow> {
  const [known] = await listWaivers(tx, { id }, { limit: 1 })
  if (!known) return refuse('missing', 'waivers.unknown')
  await lockCustomerNumber(tx, known.connectionId)
  return (await listWaivers(tx, { id }, { limit: 1 }))[0]!
}

async function owedBy(scope: Scope, connectionId: number): Promise<number> {
  const balance = (await readBalances(scope, [connectionId])).get(connectionId)
  return Math.max(balance?.balancePaisa ?? 0, 0)
}

async function readOne(ctx: Ctx, id: number): Promise<Waiver> {
  return (await waiversOf(ctx, await listWaivers(ctx, { id }, { limit: 1 })))[0]!
}

/** As they are answered. */
async function waiversOf(ctx: Ctx, rows: readonly WaiverRow[]): Promise<Waiver[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), decisionOf(row)]),
  )
  const waivers = rows.map(async (row): Promise<Waiver> => {
    const { id, connectionId, customerNumber, kind, amountPaisa, reason } = row
    const state = stateOf(row)
    const decided = decisionOf(row)
    const isOpen = state === 'prepared'
    const isOwn = isOpen && (await isOwnConnection(ctx, connectionId))
    const owedPaisa = isOpen ? await owedBy(ctx, connectionId) : 0
    return {
      id,
      connectionId,
      customerNumber,
      kind,
      amountPaisa,
      reason,
      state,
      prepared: named(preparedAct(row)),
      decided: decided && named(decided),
      mayApprove: mayApprove({ ...row, state, isOwn, owedPaisa }, authorOf(ctx)),
    }
  })
  return Promise.all(waivers)
}

function decisionOf({ decidedAt: at, decidedById: byId, decidedBy }: WaiverRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}

function stateOf({ outcome }: WaiverRow): WaiverState {
  return outcome ?? 'prepared'
}
