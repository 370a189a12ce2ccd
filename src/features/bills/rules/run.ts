// What a billing run makes of one connection: its bill with postings and flags, or the reason why it gets none.

import { addDays } from '#kit/calendar/civil-date.ts'
import { addMonths, bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { Posting } from '#features/ledger/contract/entries.ts'
import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import type { Consumption } from '#features/readings/rules/consumption.ts'
import type { PaymentStep, Tariff } from '#features/tariffs/contract/api.ts'
import { stepStart } from '#features/tariffs/rules/payment.ts'
import type { BillAmounts, BilledReadings } from '../contract/bill.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { BillFlag, LeftOutReason, RunFinding, RunPreview, RunState } from '../contract/runs.ts'
import { billFlags, leftOutReasons } from '../contract/runs.ts'
import { arrearsOf } from './arrears.ts'
import { billFor, tariffOf, type BilledTap, type BillInput } from './bill.ts'
import { chargesOf, type BillBefore } from './billed-before.ts'
import { billedElsewhere, type ImportedBill } from './billed-elsewhere.ts'
import { billedReadings } from './billed-readings.ts'
import { flagsOf } from './flags.ts'
import type { UsedConnection, UsedIn } from './metered-use.ts'
import { monthsUsed, monthsWithoutUse, readingAtEnd, type UsedMonths } from './months-used.ts'
import { cycleOf, mayBeBilled, tapIn } from './policy.ts'
import { postingsOf } from './postings.ts'
import { isSecondPerson, type Person } from './second-person.ts'

/** A connection as a run reads it. `entries`: of its ledger, where something is owed; `isBilled`: with a bill of the period. */
export type BilledConnection = UsedConnection & {
  id: number
  customerNumber: string
  /** As it is now; `formerTaps`: as it was before, oldest first. */
  tap: BilledTap
  formerTaps: readonly FormerTap[]
  isBilled: boolean
  importedBills: readonly ImportedBill[]
  entries: readonly OwedEntry[]
  balancePaisa: number
}

export type RunInput = UsedIn & { tariffs: readonly Tariff[] }

export type RunBill = {
  kind: 'bill'
  connection: BilledConnection
  /** By which the month of the run was charged. */
  tap: BilledTap
  consumption: Consumption
  amounts: BillAmounts
  postings: Posting[]
  paymentSteps: readonly PaymentStep[]
  /** The day of the reading, null without one. */
  readOn: string | null
  readings: BilledReadings
  flags: BillFlag[]
}
export type RunOutcome = RunBill | { kind: 'left-out'; connection: BilledConnection; reason: LeftOutReason }

/** A tap is billed for the months of a cycle in which it was connected on a day, and for others where the policies say so. */
export function billInRun(connection: BilledConnection, run: RunInput): RunOutcome {
  const leftOut = (reason: LeftOutReason): RunOutcome => ({ kind: 'left-out', connection, reason })
  // A later bill charged the month where its reading was spread over it.
  if (connection.isBilled || chargesOf(connection.bills, run.period).length > 0) return leftOut('billed')
  const used = monthsIn(connection, run)
  if (typeof used === 'string') return leftOut(used)
  const { consumption } = used
  const bills = billsBefore(connection, run, used)
  const input = inputOf({ ...connection, bills }, run, used)
  const bill = billFor(input)
  const tap = input.tapIn(run.period)
  const tariff = tariffOf({ ...input, tap }, run.period)
  if (!bill.ok) return leftOut(reasonOf(bill.key))
  if (!tariff.ok) return leftOut(reasonOf(tariff.key))
  const amounts = bill.value
  if (!amounts.lines.some(({ kind }) => kind === 'charge')) return leftOut('not_connected')
  const postings = postingsOf(amounts.lines, bills)
  const flags = flagsOf(connection, run, used, amounts)
  const cycle = cycleOf(run.period, run.policy.cycleMonths)
  const { period } = readingAtEnd(connection, cycle) ?? run
  const readings = billedReadings(connection.readings, { period, firstOfCycle: cycle[0]! })
  const readOn = readings.present?.readOn ?? null
  const { paymentSteps } = tariff.value
  return { kind: 'bill', connection, tap, consumption, amounts, postings, paymentSteps, readOn, readings, flags }
}

/** The outcome, without the bill of a connection that is linked to the person who approves. */
export function withoutOwn(outcome: RunOutcome, linked: ReadonlySet<number>): RunOutcome {
  const { kind, connection } = outcome
  return kind === 'bill' && linked.has(connection.id)
    ? { kind: 'left-out', connection, reason: 'own_connection' }
    : outcome
}

/** The counts of many outcomes, one by one. */
export function emptyPreview(): RunPreview {
  return { hash: '', bills: 0, chargePaisa: 0, leftOut: zeros(leftOutReasons), flags: zeros(billFlags) }
}

function zeros<K extends string>(keys: readonly K[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>
}

export function countOutcome(preview: RunPreview, outcome: RunOutcome): void {
  if (outcome.kind === 'left-out') {
    preview.leftOut[outcome.reason] += 1
    return
  }
  preview.bills += 1
  preview.chargePaisa += outcome.amounts.chargePaisa
  for (const flag of outcome.flags) preview.flags[flag] += 1
}

/** What a run found of a connection: the reason why it gets no bill, or the flags of its bill. */
export function findingsOf(outcome: RunOutcome): readonly RunFinding[] {
  return outcome.kind === 'left-out' ? [outcome.reason] : outcome.flags
}

type DecidedRun = { period: string; state: RunState; preparedById: number | null; preparedBy: string; isOwn: boolean }

/**
 * Whether a run may be approved: of a month that is billed here still, by a second person where the organisation asks for two. Null: the system itself.
 * `isOwn`: of one connection, that is linked to this person.
 */
export function mayBeApproved(
  run: DecidedRun,
  by: Person,
  { persons, ...policy }: Pick<BillingPolicy, 'billing' | 'cycleMonths' | 'persons'>,
): Verdict {
  if (run.state !== 'prepared') return deny(`bills.run_${run.state}`)
  const billed = mayBeBilled(run.period, policy)
  if (!billed.ok) return billed
  if (run.isOwn) return deny('bills.own_connection')
  return persons === 2 && !isSecondPerson(run, by) ? deny('bills.run_second_person') : allow
}

/** The last day on which the bill's own amount settles it; null where it never rises. */
export function dueOn(billedOn: string, steps: readonly PaymentStep[]): string | null {
  const late = steps.find(({ basisPoints }) => basisPoints > 0)
  const on = late && stepStart(late.unit ?? 'day', billedOn, late.fromDay)
  return on ? addDays(on, -1) : null
}

/**
 * The day of a bill: that of the run, or of the reading where the policies say so and no surcharge would begin before the run; a bill that
 * is issued late starts with its run. `from`: the first day of the ledger, or of the fiscal year in which the bill is numbered, whichever is later.
 */
export function billDate(
  { readOn, paymentSteps }: Pick<RunBill, 'readOn' | 'paymentSteps'>,
  { billDate: by }: Pick<BillingPolicy, 'billDate'>,
  { today, from }: { today: string; from: string },
): string {
  if (by === 'run' || readOn === null || readOn > today || readOn < from) return today
  const due = dueOn(readOn, paymentSteps)
  return due !== null && due < today ? today : readOn
}

function monthsIn(connection: BilledConnection, run: RunInput): UsedMonths | LeftOutReason {
  const { tap, formerTaps } = connection
  const { metered } = tapIn(tap, formerTaps, run.period, run.policy)
  return metered ? monthsUsed(connection, run) : monthsWithoutUse(connection, run)
}

/** What was billed for the months of a bill, here or elsewhere; the newest last. */
function billsBefore(
  connection: BilledConnection,
  { period, policy, tariffs, billsSince }: RunInput,
  { months }: UsedMonths,
): Pick<BillBefore, 'lines'>[] {
  const { tap, formerTaps, bills } = connection
  const tapOf = (month: BsMonth) => tapIn(tap, formerTaps, month, policy)
  const input = { tapIn: tapOf, tariffs, samples: policy.billsSamples }
  const cycle = cycleOf(period, policy.cycleMonths)[0]!
  const first = billsSince === null ? '' : addMonths(bsMonthOf(addDays(billsSince, -1)), 1)
  return [...billedElsewhere(connection, months, { ...input, before: cycle < first ? cycle : first }), ...bills]
}

function inputOf(
  connection: Omit<BilledConnection, 'bills'> & { bills: readonly Pick<BillBefore, 'lines'>[] },
  { period, policy, tariffs }: RunInput,
  { months, consumption }: UsedMonths,
): BillInput {
  const { tap, formerTaps, bills, entries, balancePaisa } = connection
  const billed = months.map((month) => [month.period, sumOf(chargesOf(bills, month.period))] as const)
  return {
    tapIn: (month) => tapIn(tap, formerTaps, month, policy),
    period,
    months,
    isAverage: consumption.basis === 'average',
    billed: new Map(billed),
    arrears: balancePaisa > 0 ? arrearsOf(entries) : [],
    advancePaisa: Math.max(-balancePaisa, 0),
    tariffs,
    samples: policy.billsSamples,
  }
}

const reasons: Readonly<Record<string, LeftOutReason>> = {
  'tariffs.two_match': 'two_tariffs',
  'bills.sample_tariff': 'sample_tariff',
  'tariffs.units_too_many': 'not_countable',
}

function reasonOf(key: string): LeftOutReason {
  return reasons[key] ?? 'no_tariff'
}

function sumOf(lines: readonly { amountPaisa: number }[]): number {
  return lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}
