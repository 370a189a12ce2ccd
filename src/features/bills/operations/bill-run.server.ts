// What a billing run makes of each connection, batch by batch: counted for its preview, and billed when it is approved.

import { createHash, type Hash } from 'node:crypto'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { readOpening } from '#features/ledger/operations/open.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { citeTariffs, holdTariffs, readTariffs } from '#features/tariffs/operations.server.ts'
import type { RunPreview, RunScope } from '../contract/runs.ts'
import { cycleOf } from '../rules/policy.ts'
import {
  billDate,
  billInRun,
  countOutcome,
  emptyPreview,
  withoutOwn,
  type BilledConnection,
  type RunBill,
  type RunOutcome,
} from '../rules/run.ts'
import { contentOf, policyContent } from '../rules/run-content.ts'
import { listBilledConnections } from '../store/billed.server.ts'
import { findLastNumber, insertBills } from '../store/bills.server.ts'
import { insertFindings, replaceFindings } from '../store/findings.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import type { RunRow } from '../store/runs.server.ts'
import { listEnteredSince } from '../store/settlement.server.ts'
import { settle } from './settle.server.ts'

const batchSize = 1_000

/** Counts what the run would bill, and stores what it finds of single connections. */
export async function previewRun(tx: Ctx, scope: RunScope, runId: number): Promise<RunPreview> {
  const preview = emptyPreview()
  const hash = createHash('sha256').update(policyContent(await findBillingPolicy(tx)))
  for await (const outcomes of outcomesOf(tx, scope)) {
    for (const outcome of outcomes) {
      countOutcome(preview, outcome)
      hashOutcome(hash, outcome)
    }
    await insertFindings(tx, runId, outcomes)
  }
  return { ...preview, hash: hash.digest('hex') }
}

/** `own`: connections that would be billed and are linked to the person who approves. */
type BilledRun = { billed: RunPreview; own: BilledConnection[] }

/** Makes the bills of a run with gapless numbers, and their entries in the ledger; in the caller's transaction. */
export async function billRun(tx: Ctx, { id, period, zone, customerNumber }: RunRow): Promise<BilledRun> {
  const today = inNepal(tx.now).date
  const { label: year, startsOn } =
    fiscalYear(today) ?? refuse('conflict', 'bills.period_wrong', { values: { typed: today } })
  await holdTariffs(tx)
  const policy = await findBillingPolicy(tx)
  const { cutOverOn = today } = await readOpening(tx)
  const from = startsOn > cutOverOn ? startsOn : cutOverOn
  const dayOf = (bill: RunBill) => billDate(bill, policy, { today, from })
  let lastNumber = await findLastNumber(tx, year)
  const counted = emptyPreview()
  const hash = createHash('sha256').update(policyContent(policy))
  const cited = new Set<string>()
  const linked = await listLinkedIds(tx)
  const own: BilledConnection[] = []
  for await (const previewed of outcomesOf(tx, { period, zone, customerNumber })) {
    for (const outcome of previewed) hashOutcome(hash, outcome)
    const outcomes = previewed.map((outcome) => withoutOwn(outcome, linked))
    for (const outcome of outcomes) countOutcome(counted, outcome)
    const leftToOthers = outcomes.filter(
      (outcome) => outcome.kind === 'left-out' && outcome.reason === 'own_connection',
    )
    own.push(...leftToOthers.map(({ connection }) => connection))
    await replaceFindings(tx, id, leftToOthers)
    const bills = outcomes.filter((outcome): outcome is RunBill => outcome.kind === 'bill')
    const posted = bills.filter(({ postings }) => postings.length > 0)
    const settledIds = await changedBy(tx, posted, dayOf)
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
        readings: bill.readings,
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
  return { billed: { ...counted, hash: hash.digest('hex') }, own }
}

/**
 * Connections of which these bills settle something: by an advance, on the bill's own day; by a bill below zero, which settles earlier ones;
 * or by what counts from the bill's day or a later one, such as a payment between the reading and the run.
 */
async function changedBy(tx: Ctx, bills: readonly RunBill[], dayOf: (bill: RunBill) => string): Promise<number[]> {
  const days = bills.map((bill) => ({ connectionId: bill.connection.id, day: dayOf(bill) }))
  const entered = await listEnteredSince(tx, days)
  const changed = bills.filter(({ connection, amounts }) => {
    return connection.balancePaisa < 0 || amounts.chargePaisa < 0 || entered.has(connection.id)
  })
  return changed.map(({ connection }) => connection.id)
}

function hashOutcome(hash: Hash, outcome: RunOutcome): void {
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
  // The approval of the first run opens the ledger on its day.
  const { cutOverOn: billsSince = inNepal(ctx.now).date } = await readOpening(ctx)
  const run = { period: scope.period, policy, tariffs, billsSince }
  const firstOfCycle = cycleOf(scope.period, policy.cycleMonths)[0]!
  for (let after = 0; ;) {
    const connections = await listBilledConnections(ctx, { ...scope, firstOfCycle }, { after, limit: batchSize })
    if (connections.length === 0) return
    yield connections.map((connection) => billInRun(connection, run))
    after = connections.at(-1)!.id
  }
}
