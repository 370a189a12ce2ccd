// Surcharges, rebates and waivers of an amnesty: those that follow from its entries until a day, and how they differ from those that are posted.

import { inOrder, itemsOf, type BalanceEntry } from '#features/ledger/rules/balances.ts'
import { isPaid, unpaidItems, withoutRefunded, type OwedEntry } from '#features/ledger/rules/unpaid.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { amnestyEarned, amnestyShare, type Amnesty } from './amnesty.ts'
import {
  planOf,
  rebateOn,
  stepsUntil,
  surchargeOf,
  surchargesDue,
  type CutState,
  type PaymentPlan,
  type StepStart,
} from './payment-plan.ts'

/** A bill that is not credited; `entryId`: of the entry that it posted. */
export type SettledBill = {
  fiscalYear: string
  number: number
  period: BsMonth
  billedOn: string
  chargePaisa: number
  entryId: number
  paymentSteps: readonly PaymentStep[]
}

/**
 * An entry of the ledger that is not derived here. `rebateFrom`: the day from which it counts for rebates, which the server or a gateway has
 * set; a later one than `valueOn` where somebody has typed that.
 */
export type SettlingEntry = OwedEntry & { rebateFrom: string }

/**
 * `key`: bill and day of the step for a surcharge, the bill for its one rebate, that of the amnesty for its one waiver, which is about no
 * month. `amountPaisa` is above zero.
 */
export type Derived = { kind: DerivedKind; key: string; period: BsMonth | null; on: string; amountPaisa: number }
export type DerivedKind = 'surcharge' | 'rebate' | 'waiver'
/** `key`: of the campaign and the connection. */
export type SettledAmnesty = Amnesty & { key: string }
export type PostedDerived = Omit<Derived, 'period'> & { id: number }

/** `rebateEnds`: the day on which the steps with a rebate are over; the bill's day where there is none. */
type Planned = SettledBill & { plan: PaymentPlan; surcharges: StepStart[]; rebateEnds: string }

const never = '9999-12-31'

type SettlementOptions = {
  today: string
  waived: ReadonlySet<string>
  states?: readonly CutState[]
  amnesties?: readonly SettledAmnesty[]
}

/**
 * The surcharges of all steps that have begun, the rebates of all bills that were settled within a step with a rebate, and the waivers of
 * amnesties whose old dues were paid on one day, oldest first.
 * A surcharge is of what was unpaid of the bill's own charge before its day, never of a surcharge; a rebate counts from the day on which
 * a payment brings what is paid to the charge less the rebate. Everything counts from its own day, so that it does not matter when it was entered or
 * when this is computed: a corrected entry is as if it had not been. Only for rebates an entry with a typed day counts from that of its entry.
 * `entries`: without what is derived and its corrections. `waived`: keys that a person has taken back. `states`: oldest first; a step that
 * repeats the last one does not begin while the tap is cut.
 */
export function settlementOf(
  bills: readonly SettledBill[],
  entries: readonly SettlingEntry[],
  { today, waived, states = [], amnesties = [] }: SettlementOptions,
): Derived[] {
  const real = withoutRefunded(itemsOf(entries).filter(({ amountPaisa }) => amountPaisa !== 0))
  const planned = bills.toSorted(inPaymentOrder).map((bill) => withPlan(bill, today, states))
  const derived: Derived[] = []
  const add = (one: Derived) => {
    if (one.amountPaisa > 0 && !waived.has(one.key)) derived.push(one)
  }
  for (const day of daysOf(planned, real, { today, amnesties })) {
    for (const bill of planned) {
      const step = bill.surcharges.find(({ on }) => on === day)
      if (!step) continue
      const before = withDerived(real, derived).filter(({ valueOn }) => valueOn < day)
      add(surchargeFor(bill, step, before))
    }
    for (const { key, ...amnesty } of amnesties) {
      if (amnestyShare(amnesty, day) === 0 || derived.some((one) => one.key === key)) continue
      const included = withDerived(real, derived).filter(({ valueOn }) => valueOn <= day)
      const amountPaisa = amnestyEarned(amnesty, planned, included, day)
      add({ kind: 'waiver', key, period: null, on: day, amountPaisa })
    }
    for (const bill of planned) {
      if (!isInRebate(bill, day) || derived.some(({ key }) => key === keyOf(bill))) continue
      const rebate = rebateFor(bill, real, derived, day)
      if (rebate) add(rebate)
    }
  }
  return derived
}

/** What an entry misses of rebates because its day was typed: what it would earn if all entries counted for rebates from their own day. */
export function missedRebate(
  bills: readonly SettledBill[],
  entries: readonly SettlingEntry[],
  options: SettlementOptions,
  entryId: number,
): number {
  const asWritten = entries.map((entry) => ({ ...entry, rebateFrom: entry.valueOn }))
  const asEntered = asWritten.map((entry, place) => (entry.id === entryId ? entries[place]! : entry))
  const sumOf = (some: readonly SettlingEntry[]) => {
    const rebates = settlementOf(bills, some, options).filter(({ kind }) => kind === 'rebate')
    return rebates.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  }
  return Math.max(sumOf(asWritten) - sumOf(asEntered), 0)
}

/** The entries without credited bills and their credit notes: what was paid meanwhile settles the others. */
export function withoutCredited<Entry extends BalanceEntry>(entries: readonly Entry[]): Entry[] {
  const notes = entries.filter(({ kind, corrects }) => (kind === 'credit-note' || kind === 'bill') && corrects !== null)
  const left = new Set(notes.flatMap(({ id, corrects }) => [id, corrects]))
  return entries.filter(({ id }) => !left.has(id))
}

/** What is to be posted, and which posted ones are to be corrected because something came later that counts from before. */
export function settlementChanges(owed: readonly Derived[], posted: readonly PostedDerived[]) {
  const isSame = (one: Omit<Derived, 'period'>, other: Omit<Derived, 'period'>) =>
    one.key === other.key && one.amountPaisa === other.amountPaisa && one.on === other.on
  return {
    wrong: posted.filter((one) => !owed.some((other) => isSame(one, other))),
    missing: owed.filter((one) => !posted.some((other) => isSame(one, other))),
  }
}

/** As their entries are settled: the rebate of one may complete the next. */
function inPaymentOrder(one: SettledBill, other: SettledBill): number {
  const entryOf = ({ entryId, period, billedOn }: SettledBill) => {
    return { id: entryId, kind: 'bill' as const, valueOn: billedOn, period }
  }
  return inOrder(entryOf(one), entryOf(other))
}

function withPlan(bill: SettledBill, today: string, states: readonly CutState[]): Planned {
  const { billedOn } = bill
  const plan = planOf(bill.paymentSteps)
  const starts = stepsUntil(plan, billedOn, today)
  const surcharges = surchargesDue(plan, billedOn, { after: billedOn, until: today, states })
  return { ...bill, plan, surcharges, rebateEnds: starts.find(({ basisPoints }) => basisPoints >= 0)?.on ?? never }
}

/** Days on which a surcharge, a rebate or a waiver may begin to count, in their order. */
function daysOf(
  bills: readonly Planned[],
  entries: readonly SettlingEntry[],
  { today, amnesties }: { today: string; amnesties: readonly SettledAmnesty[] },
): string[] {
  const days = new Set(bills.flatMap(({ billedOn, surcharges }) => [billedOn, ...surcharges.map(({ on }) => on)]))
  for (const { valueOn, rebateFrom } of entries) {
    if (bills.some((bill) => isInRebate(bill, rebateFrom))) days.add(rebateFrom)
    if (amnesties.some((each) => amnestyShare(each, valueOn) > 0)) days.add(valueOn)
  }
  return [...days].filter((day) => day <= today).toSorted()
}

function isInRebate({ billedOn, rebateEnds }: Planned, day: string): boolean {
  return day >= billedOn && day < rebateEnds
}

function surchargeFor(
  { period, entryId, ...bill }: Planned,
  step: StepStart,
  before: readonly SettlingEntry[],
): Derived {
  const amountPaisa = surchargeOf(unpaidOf(entryId, before), step)
  return { kind: 'surcharge', key: `${keyOf(bill)}:${step.on}`, period, on: step.on, amountPaisa }
}

/**
 * None where no more than the rebate was left before what is paid on the day, as what is waived completes no payment, and none where the bill has one
 * of another origin, such as an import.
 */
function rebateFor(
  bill: Planned,
  real: readonly SettlingEntry[],
  derived: readonly Derived[],
  day: string,
): Derived | undefined {
  const { plan, billedOn, chargePaisa, period, entryId } = bill
  if (!isPaidOn(bill, real, day)) return undefined
  if (real.some((entry) => entry.kind === 'rebate' && isAbout(entry, bill))) return undefined
  const amountPaisa = rebateOn(plan, billedOn, chargePaisa, day)
  const before = withDerived(real, derived).filter(({ rebateFrom }) => rebateFrom <= day)
  const unpaidBefore = unpaidOf(entryId, withoutPaid(before, day, billedOn))
  if (unpaidBefore <= amountPaisa || unpaidOf(entryId, before) > amountPaisa) return undefined
  return { kind: 'rebate', key: keyOf(bill), period, on: day, amountPaisa }
}

/** The entries without what is paid on a day, and on the day of the bill without the advance of before, which was paid last. */
function withoutPaid(entries: readonly SettlingEntry[], day: string, billedOn: string): SettlingEntry[] {
  const morning = entries.filter((entry) => entry.rebateFrom < day || !isPaid(entry))
  if (day > billedOn) return morning
  const balancePaisa = morning.reduce((sum, { valueOn, amountPaisa }) => (valueOn < day ? sum + amountPaisa : sum), 0)
  if (balancePaisa >= 0) return morning
  const days = { valueOn: day, postedOn: day, rebateFrom: day }
  const advance: SettlingEntry = {
    id: 0,
    kind: 'refund',
    amountPaisa: -balancePaisa,
    ...days,
    corrects: null,
    period: null,
  }
  return withoutRefunded([...morning, advance]).filter(({ id }) => id !== 0)
}

/** An advance of before settles the bill on its own day. */
function isPaidOn({ billedOn }: Planned, entries: readonly SettlingEntry[], day: string): boolean {
  return day === billedOn || entries.some((entry) => entry.rebateFrom === day && isPaid(entry))
}

/** An entry names the month that it is about, or counts from a day within the steps with a rebate. */
function isAbout({ period, valueOn }: SettlingEntry, bill: Planned): boolean {
  return period === null ? isInRebate(bill, valueOn) : period === bill.period
}

function unpaidOf(entryId: number, entries: readonly SettlingEntry[]): number {
  return unpaidItems(entries).find(({ id }) => id === entryId)?.unpaidPaisa ?? 0
}

/** What is derived has ids below zero. */
export function withDerived(real: readonly SettlingEntry[], derived: readonly Derived[]): SettlingEntry[] {
  return [...real, ...derived.map(asEntry)]
}

function keyOf({ fiscalYear, number }: Pick<SettledBill, 'fiscalYear' | 'number'>): string {
  return `${fiscalYear}:${number}`
}

function asEntry({ kind, period, on, amountPaisa }: Derived, place: number): SettlingEntry {
  const sign = kind === 'surcharge' ? 1 : -1
  const days = { valueOn: on, postedOn: on, rebateFrom: on }
  return { id: -place - 1, kind, amountPaisa: sign * amountPaisa, ...days, corrects: null, period }
}
