// Billing runs: prepared with a preview, approved by a second person, billed all or none.

import { createHash, type Hash } from 'node:crypto'
import { parseBsMonth, lastDayOf } from '#kit/calendar/bs-month.ts'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { openLedger, readOpening } from '#features/ledger/operations/open.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { citeTariffs, holdTariffs, readTariffs } from '#features/tariffs/operations.server.ts'
import type { Run } from '../contract/api.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { RunPreview, RunScope } from '../contract/runs.ts'
import { cycleOf, endsCycle } from '../rules/policy.ts'
import {
  billDate,
  billInRun,
  countOutcome,
  emptyPreview,
  mayBeApproved,
  type RunBill,
  type RunOutcome,
} from '../rules/run.ts'
import { contentOf } from '../rules/run-content.ts'
import { listBilledConnections } from '../store/billed.server.ts'
import { findLastNumber, insertBills, lockBilling } from '../store/bills.server.ts'
import { insertFindings } from '../store/findings.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import {
  approveRunRow,
  cancelRunRow,
  findPrepared,
  findRun,
  findConnectionId,
  hasZone,
  insertRun,
  listRuns,
  updatePreview,
  type RunRow,
} from '../store/runs.server.ts'
import { actsOf, authorOf, namedActs } from './author.server.ts'
import { settle } from './settle.server.ts'

const batchSize = 1_000
const listed = 60

export type SentRun = { period: string; zone?: string | undefined; customerNumber?: string | undefined }

/** Prepares a run: what it would bill is counted and stored with it. A month is over before it is billed. */
export async function prepareRun(ctx: Ctx, { period: typed, zone, customerNumber }: SentRun): Promise<Run> {
  const period = parseBsMonth(typed) ?? refuseField('period', 'bills.period_wrong', { typed })
  const scope: RunScope = { period, zone: zone ?? null, customerNumber: customerNumber ?? null }
  if (lastDayOf(period) >= inNepal(ctx.now).date) refuse('conflict', 'bills.month_not_over', { values: { period } })
  await requireRuns(ctx, period)
  if (zone !== undefined && !(await hasZone(ctx, zone))) refuse('invalid', 'bills.zone_unknown', { values: { zone } })
  if (customerNumber !== undefined) await requireOthersConnection(ctx, customerNumber)
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const prepared = await findPrepared(tx, scope)
    if (prepared) refuse('conflict', 'bills.run_prepared_already', { values: { id: prepared.id } })
    const id = await insertRun(tx, scope, emptyPreview(), authorOf(tx))
    const preview = await previewOf(tx, scope, id)
    await updatePreview(tx, id, preview)
    await record(tx, {
      action: 'billing.prepared',
      target: period,
      changes: { run: id, ...scope, bills: preview.bills },
    })
    return readRun(tx, { id })
  })
}

/**
 * Bills every connection of a prepared run: bills with gapless numbers and their entries in the ledger, in one transaction, so that
 * a run that was killed is whole or absent. The bills have to be those of the preview: what was read or changed meanwhile is refused.
 */
export async function approveRun(ctx: Ctx, { id }: { id: number }): Promise<Run> {
  // A ledger that is open stays open from that day: only a run that may be approved opens it.
  await requireApprovable(ctx, id)
  await openLedger(ctx)
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const run = await requireApprovable(tx, id)
    const billed = await billRun(tx, run)
    if (billed.hash !== run.preview.hash) refuse('conflict', 'bills.run_changed_meanwhile')
    await approveRunRow(tx, id, authorOf(tx))
    await record(tx, { action: 'billing.approved', target: run.period, changes: { run: id, bills: billed.bills } })
    return readRun(tx, { id })
  })
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

/** `billing` and `cycleMonths`: of the policies, by which runs are offered. */
export async function readRuns(ctx: Ctx): Promise<Pick<BillingPolicy, 'billing' | 'cycleMonths'> & { data: Run[] }> {
  const [runs, policy] = [await listRuns(ctx, listed), await findBillingPolicy(ctx)]
  const { billing, cycleMonths } = policy
  return { billing, cycleMonths, data: await runsOf(ctx, runs, policy) }
}

/** The run, if this person may approve it now. */
async function requireApprovable(ctx: Ctx, id: number): Promise<RunRow> {
  const run = (await findRun(ctx, id)) ?? refuse('missing', 'bills.run_unknown')
  const { persons } = await findBillingPolicy(ctx)
  await requireRuns(ctx, run.period)
  if (run.customerNumber !== null) await requireOthersConnection(ctx, run.customerNumber)
  enforce(mayBeApproved({ ...run, state: stateOf(run) }, authorOf(ctx), persons))
  return run
}

/** Refuses what the policies do not bill: another program makes the bills, or no cycle ends with this month. */
async function requireRuns(ctx: Ctx, period: string): Promise<void> {
  const { billing, cycleMonths } = await findBillingPolicy(ctx)
  if (billing === 'imported') refuse('conflict', 'bills.made_elsewhere')
  if (!endsCycle(period, cycleMonths))
    refuse('conflict', 'bills.cycle_not_over', { values: { period, count: cycleMonths } })
}

/** Nobody bills a connection of their own by itself. */
async function requireOthersConnection(ctx: Ctx, customerNumber: string): Promise<void> {
  const id =
    (await findConnectionId(ctx, customerNumber)) ??
    refuse('invalid', 'bills.connection_unknown', { values: { number: customerNumber } })
  if (await isOwnConnection(ctx, id)) refuse('conflict', 'bills.own_connection')
}

/** Counts what the run would bill, and stores what it finds of single connections. */
async function previewOf(tx: Ctx, scope: RunScope, runId: number): Promise<RunPreview> {
  const preview = emptyPreview()
  const hash = createHash('sha256')
  for await (const outcomes of outcomesOf(tx, scope)) {
    for (const outcome of outcomes) addOutcome(preview, hash, outcome)
    await insertFindings(tx, runId, outcomes)
  }
  return { ...preview, hash: hash.digest('hex') }
}

async function billRun(tx: Ctx, { id, period, zone, customerNumber }: RunRow): Promise<RunPreview> {
  const today = inNepal(tx.now).date
  const year = fiscalYear(today)?.label ?? refuse('conflict', 'bills.period_wrong', { values: { typed: today } })
  await holdTariffs(tx)
  const policy = await findBillingPolicy(tx)
  const { cutOverOn = today } = await readOpening(tx)
  const dayOf = (bill: RunBill) => billDate(bill, policy, { today, from: cutOverOn })
  let lastNumber = await findLastNumber(tx, year)
  const counted = emptyPreview()
  const hash = createHash('sha256')
  const cited = new Set<string>()
  for await (const outcomes of outcomesOf(tx, { period, zone, customerNumber })) {
    for (const outcome of outcomes) addOutcome(counted, hash, outcome)
    const bills = outcomes.filter((outcome): outcome is RunBill => outcome.kind === 'bill')
    const posted = bills.filter(({ postings }) => postings.length > 0)
    // An advance settles a bill on its own day; a bill below zero settles earlier ones.
    const settled = posted.filter(({ connection, amounts }) => connection.balancePaisa < 0 || amounts.chargePaisa < 0)
    const settledIds = settled.map(({ connection }) => connection.id)
    await lockPosting(tx, settledIds)
    const ids = await postEntries(
      tx,
      posted.map((bill) => entryOf(bill, dayOf(bill), `bill:${year}:${lastNumber + bills.indexOf(bill) + 1}`)),
    )
    const entryIds = new Map(posted.map((bill, place) => [bill, ids[place]!]))
    await insertBills(
      tx,
      bills.map((bill) => ({
        connectionId: bill.connection.id,
        period,
        billedOn: dayOf(bill),
        basis: bill.consumption.basis,
        units: bill.consumption.units,
        chargePaisa: bill.amounts.chargePaisa,
        totalPaisa: bill.amounts.totalPaisa,
        tap: bill.tap,
        lines: bill.amounts.lines,
        paymentSteps: bill.paymentSteps,
        entryId: entryIds.get(bill) ?? null,
      })),
      { runId: id, fiscalYear: year, lastNumber },
    )
    for (const { amounts } of bills)
      for (const line of amounts.lines) if (line.kind === 'charge') cited.add(line.edition.tariffId)
    lastNumber += bills.length
    await settle(tx, settledIds)
  }
  if (!(await citeTariffs(tx, [...cited]))) refuse('conflict', 'bills.run_changed_meanwhile')
  return { ...counted, hash: hash.digest('hex') }
}

function addOutcome(preview: RunPreview, hash: Hash, outcome: RunOutcome): void {
  countOutcome(preview, outcome)
  if (outcome.kind === 'bill') hash.update(contentOf(outcome)).update('\n')
}

/** A bill of less than was charged for the same months before is a credit. */
function entryOf({ connection, amounts, postings }: RunBill, valueOn: string, reference: string): NewEntry {
  const kind = amounts.chargePaisa < 0 ? 'credit-note' : 'bill'
  return { connectionId: connection.id, kind, postings, valueOn, period: amounts.period, reference }
}

/** What the run makes of each connection, batch by batch. */
async function* outcomesOf(ctx: Ctx, scope: RunScope): AsyncGenerator<RunOutcome[]> {
  const [policy, tariffs] = [await findBillingPolicy(ctx), await readTariffs(ctx)]
  const firstOfCycle = cycleOf(scope.period, policy.cycleMonths)[0]!
  for (let after = 0; ;) {
    const connections = await listBilledConnections(ctx, { ...scope, firstOfCycle }, { after, limit: batchSize })
    if (connections.length === 0) return
    yield connections.map((connection) => billInRun(connection, { period: scope.period, policy, tariffs }))
    after = connections.at(-1)!.id
  }
}

/** As they are answered. */
async function runsOf(ctx: Ctx, rows: readonly RunRow[], { persons }: BillingPolicy): Promise<Run[]> {
  const acts = rows.map(actsOf)
  const named = await namedActs(
    ctx,
    acts.flatMap((each) => Object.values(each)),
  )
  return rows.map((run, place) => {
    const { id, period, zone, customerNumber, preview } = run
    const { prepared, approved, cancelled } = acts[place]!
    const state = stateOf(run)
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
      persons,
      mayApprove: mayBeApproved({ ...run, state }, authorOf(ctx), persons),
    }
  })
}

/** A run of before a count existed has none of it. */
function withNewCounts({ bills, chargePaisa, leftOut, flags }: RunPreview): Run['preview'] {
  const empty = emptyPreview()
  return { bills, chargePaisa, leftOut: { ...empty.leftOut, ...leftOut }, flags: { ...empty.flags, ...flags } }
}

function stateOf({ approvedAt, cancelledAt }: RunRow) {
  return approvedAt ? 'approved' : cancelledAt ? 'cancelled' : 'prepared'
}
