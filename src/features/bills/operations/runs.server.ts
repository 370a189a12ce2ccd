// Billing runs: prepared with a preview, approved by a second person, billed all or none.

import { parseBsMonth, lastDayOf } from '#kit/calendar/bs-month.ts'
import { parseImportedMonth } from '#kit/calendar/imported-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { findConnectionNumbered } from '#features/connections/operations/numbers.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import type { ListedRuns, Run } from '../contract/api.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { RunOrder, RunPreview, RunScope, RunState } from '../contract/runs.ts'
import { mayBeBilled } from '../rules/policy.ts'
import { emptyPreview, mayBeApproved } from '../rules/run.ts'
import { lockBilling } from '../store/bills.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import {
  approveRunRow,
  cancelRunRow,
  countRuns,
  findLastPeriod,
  findPrepared,
  findRun,
  insertRun,
  listRuns,
  updatePreview,
  type Author,
  type RunRow,
} from '../store/runs.server.ts'
import { actsOf, authorOf, namedActs } from './author.server.ts'
import { billRun, previewRun } from './bill-run.server.ts'
import { requireZone } from './zone.server.ts'

export type SentRun = { period: string; zone?: string | undefined; customerNumber?: string | undefined }

/** Prepares a run: what it would bill is counted and stored with it. A month is over before it is billed. */
export async function prepareRun(ctx: Ctx, { period: typed, zone, customerNumber }: SentRun): Promise<Run> {
  const period = parseBsMonth(typed) ?? refuseField('period', 'bills.period_wrong', { typed })
  const scope: RunScope = { period, zone: zone ?? null, customerNumber: customerNumber ?? null }
  if (lastDayOf(period) >= inNepal(ctx.now).date) refuse('conflict', 'bills.month_not_over', { values: { period } })
  enforce(mayBeBilled(period, await findBillingPolicy(ctx)))
  await requireZone(ctx, scope.zone)
  if (customerNumber !== undefined) await requireOthersConnection(ctx, customerNumber)
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const prepared = await findPrepared(tx, scope)
    if (prepared) refuse('conflict', 'bills.run_prepared_already', { values: { id: prepared.id } })
    return readRun(tx, { id: await insertWithPreview(tx, scope, authorOf(tx)) })
  })
}

/** `left`: of a connection that an approval left out, the run that had it and who prepared that. */
async function insertWithPreview(
  tx: Ctx,
  scope: RunScope,
  by: Author,
  left: { leftBy?: number; preparedBy?: string } = {},
): Promise<number> {
  const id = await insertRun(tx, scope, emptyPreview(), by)
  const preview = await previewRun(tx, scope, id)
  await updatePreview(tx, id, preview)
  const changes = { run: id, ...scope, bills: preview.bills, ...left }
  await record(tx, { action: 'billing.prepared', target: scope.period, changes })
  return id
}

/**
 * Bills every connection of a prepared run: bills with gapless numbers and their entries in the ledger, in one transaction, so that
 * a run that was killed is whole or absent. The bills have to be those of the preview: what was read or changed meanwhile is refused.
 * Connections that are linked to the person who approves are left to runs of their own, which somebody else approves.
 */
export async function approveRun(ctx: Ctx, { id }: { id: number }): Promise<Run> {
  // A ledger that is open stays open from that day: only a run that may be approved opens it.
  await requireApprovable(ctx, id)
  await openLedger(ctx)
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const run = await requireApprovable(tx, id)
    const { billed, own } = await billRun(tx, run)
    if (billed.hash !== run.preview.hash) refuse('conflict', 'bills.run_changed_meanwhile')
    await updatePreview(tx, id, billed)
    await approveRunRow(tx, id, authorOf(tx))
    const left = own.map(({ customerNumber }) => customerNumber)
    const changes = { run: id, bills: billed.bills, ...(left.length > 0 && { left }) }
    await record(tx, { action: 'billing.approved', target: run.period, changes })
    for (const connection of own) await prepareAgain(tx, run, connection)
    return readRun(tx, { id })
  })
}

/** A run of one connection of a run, prepared by the same person; none where there is one, or the connection is linked to that person, too. */
async function prepareAgain(
  tx: Ctx,
  { id: leftBy, period, preparedById, preparedBy }: RunRow,
  { id, customerNumber }: { id: number; customerNumber: string },
): Promise<void> {
  const scope: RunScope = { period, zone: null, customerNumber }
  if (preparedById !== null && (await isLinked(tx, preparedById, id))) return
  if (await findPrepared(tx, scope)) return
  const preparer = { id: preparedById, name: preparedBy, at: tx.now }
  await insertWithPreview(tx, scope, preparer, { leftBy, preparedBy })
}

export async function cancelRun(ctx: Ctx, { id }: { id: number }): Promise<Run> {
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const run = (await findRun(tx, id)) ?? refuse('missing', 'bills.run_unknown')
    if (stateOf(run) !== 'prepared') refuse('conflict', `bills.run_${stateOf(run)}`)
    await cancelRunRow(tx, id, authorOf(tx))
    await record(tx, { action: 'billing.cancelled', target: run.period, changes: { run: id } })
    return readRun(tx, { id })
  })
}

export async function readRun(ctx: Ctx, { id }: { id: number }): Promise<Run> {
  const run = (await findRun(ctx, id)) ?? refuse('missing', 'bills.run_unknown')
  return (await runsOf(ctx, [run], await findBillingPolicy(ctx)))[0]!
}

type RunsQuery = ListQuery<RunOrder> & { state?: RunState | undefined }

/** A page of the runs, the newest first, with what the policies offer. */
export async function readRuns(ctx: Ctx, query: RunsQuery): Promise<ListedRuns> {
  const { page, limit, sortBy = 'prepared', sortOrder, state, search } = query
  const policy = await findBillingPolicy(ctx)
  const { billing, cycleMonths } = policy
  // A month as the page shows it, Kartik 2083, is searched as it is stored.
  const request = { state, search: search && (parseImportedMonth(search) ?? toAsciiDigits(search.trim())) }
  const counted = await countRuns(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listRuns(ctx, request, { by: sortBy, direction, offset: (page - 1) * limit, limit })
  const found = pageFound(await runsOf(ctx, rows, policy), counted)
  return { ...found, billing, cycleMonths, lastPeriod: await findLastPeriod(ctx) }
}

/** The run, if this person may approve it now. */
async function requireApprovable(ctx: Ctx, id: number): Promise<RunRow> {
  const run = (await findRun(ctx, id)) ?? refuse('missing', 'bills.run_unknown')
  const policy = await findBillingPolicy(ctx)
  enforce(mayBeApproved({ ...run, state: stateOf(run), isOwn: await isOwnRun(ctx, run) }, authorOf(ctx), policy))
  return run
}

/** Nobody bills a connection of their own by itself. */
async function requireOthersConnection(ctx: Ctx, customerNumber: string): Promise<void> {
  const id =
    (await findConnectionNumbered(ctx, customerNumber)) ??
    refuse('invalid', 'bills.connection_unknown', { values: { number: customerNumber } })
  if (await isOwnConnection(ctx, id)) refuse('conflict', 'bills.own_connection')
}

/** Whether it is of one connection, that is linked to this person. */
async function isOwnRun(ctx: Ctx, { customerNumber }: RunRow): Promise<boolean> {
  const id = customerNumber === null ? undefined : await findConnectionNumbered(ctx, customerNumber)
  return id !== undefined && isOwnConnection(ctx, id)
}

/** As they are answered. */
async function runsOf(ctx: Ctx, rows: readonly RunRow[], policy: BillingPolicy): Promise<Run[]> {
  const acts = rows.map(actsOf)
  const named = await namedActs(
    ctx,
    acts.flatMap((each) => Object.values(each)),
  )
  const runs = rows.map(async (run, place): Promise<Run> => {
    const { id, period, zone, customerNumber, preview } = run
    const { prepared, approved, cancelled } = acts[place]!
    const state = stateOf(run)
    const isOwn = state === 'prepared' && (await isOwnRun(ctx, run))
    return {
      id,
      period,
      zone,
      customerNumber,
      state,
      preview: withNewCounts(preview),
      prepared: named(prepared),
      approved: approved && named(approved),
      cancelled: cancelled && named(cancelled),
      persons: policy.persons,
      mayApprove: mayBeApproved({ ...run, state, isOwn }, authorOf(ctx), policy),
    }
  })
  return Promise.all(runs)
}

/** A run of before a count existed has none of it. */
function withNewCounts({ bills, chargePaisa, leftOut, flags }: RunPreview): Run['preview'] {
  const empty = emptyPreview()
  return { bills, chargePaisa, leftOut: { ...empty.leftOut, ...leftOut }, flags: { ...empty.flags, ...flags } }
}

function stateOf({ approvedAt, cancelledAt }: RunRow) {
  return approvedAt ? 'approved' : cancelledAt ? 'cancelled' : 'prepared'
}
