// Oracle of the months of a bill: a tap walked day by day and its dial month by month, to what each month should be charged by all that is known.

import type { Rates } from '#features/tariffs/contract/api.ts'
import { dealtOut, walkedCharge } from './billing-oracle.ts'

export type WalkedDay = 'before' | 'connected' | 'cut' | 'closed'

/** `used`: units since the dial was last read; `ofNew`: those of them that a new count shows, where the meter was replaced or set back. */
export type WalkedReading =
  | { how: 'dial'; used: number; ofNew?: number | undefined }
  | { how: 'locked' | 'broken' | 'estimated' }

/**
 * Months are counted from the first of a cycle. `openedIn`: the month since which the opening reading counts, undefined where nobody knows.
 * `billsFrom`: the first month that is billed here; readings of earlier ones were billed elsewhere.
 */
export type WalkedTap = {
  days: readonly (readonly WalkedDay[])[]
  readings: ReadonlyMap<number, WalkedReading>
  openedIn?: number | undefined
  billsFrom: number
  ratesIn: (month: number) => Rates
}

export type WalkedPolicy = {
  cycle: number
  first: 'full' | 'none' | 'by-day'
  last: 'full' | 'none' | 'by-day'
  cut: 'nothing' | 'minimum' | 'fee'
  feePaisa: number
  missing: 'skipped' | 'estimated'
}

/** What was billed for each month, and whether the dial said so; a bill adds to it. */
export type WalkedBilled = { ends: Set<number>; months: Map<number, { paisa: number; byDial: boolean }> }

/** What the bill of the cycle that ends with a month adds for each month, in paisa; empty where there is none. */
export function walkedBill(
  tap: WalkedTap,
  policy: WalkedPolicy,
  end: number,
  billed: WalkedBilled,
): Map<number, number> {
  const cycle = numbersTo(end).slice(-policy.cycle)
  if (billed.ends.has(end) || billed.months.has(end)) return new Map()
  const isConnected = (month: number) => tap.days[month]!.includes('connected')
  const lastOpen = cycle.findLast((month) => tap.days[month]!.some((day) => day !== 'closed')) ?? end
  const atEnd = tap.readings.get(lastOpen)
  if (!atEnd && policy.missing === 'skipped' && cycle.some(isConnected)) return new Map()
  const { shown, averageBefore } = walkedDial(tap, policy, end, billed)
  const estimate = (month: number) => {
    const { how } = tap.readings.get(month) ?? atEnd ?? { how: 'estimated' }
    return how === 'broken' || how === 'estimated' ? averageBefore(month) : 0
  }
  const due = new Map<number, { paisa: number; byDial: boolean }>()
  for (const month of numbersTo(end)) {
    const before = billed.months.get(month)
    const units = shown.get(month)
    const charge = (of: number) => walkedShare(tap, policy, month, of)
    if (units !== undefined) {
      if (!before?.byDial) due.set(month, { paisa: charge(units), byDial: true })
    } else if (cycle.includes(month) && !before) {
      if (isConnected(month)) due.set(month, { paisa: charge(estimate(month)), byDial: false })
      else if (tap.days[month]!.every((day) => day === 'cut') && policy.cut !== 'nothing')
        due.set(month, { paisa: policy.cut === 'fee' ? policy.feePaisa : charge(0), byDial: false })
    }
  }
  for (const month of due.keys()) if (walkedDays(tap.days[month]!, policy) === 'none') due.delete(month)
  const before = (month: number) => billed.months.get(month)?.paisa ?? walkedElsewhere(tap, policy, month)
  const added = [...due].map(([month, { paisa }]) => [month, paisa - before(month)] as const)
  for (const [month, one] of due) billed.months.set(month, one)
  const changed = new Map(added.filter(([, paisa]) => paisa !== 0))
  if (changed.size > 0) billed.ends.add(end)
  return changed
}

/** Units of each month that readings of the dial have shown, and the average of the last three of them before a month. */
function walkedDial(tap: WalkedTap, policy: WalkedPolicy, end: number, billed: WalkedBilled) {
  const mayUse = (month: number) =>
    tap.days[month]!.includes('connected') && walkedDays(tap.days[month]!, policy) !== 'none'
  const shown = new Map<number, number>()
  const read: { month: number; units: number; months: number }[] = []
  let first = tap.openedIn ?? firstKnown(tap, policy, end, billed)
  let afterBroken: number | undefined
  for (const month of numbersTo(end)) {
    const reading = tap.readings.get(month)
    if (reading?.how === 'broken') afterBroken = month + 1
    if (reading?.how !== 'dial') continue
    const isOfNew = afterBroken !== undefined && reading.ofNew !== undefined
    const units = isOfNew ? reading.ofNew! : reading.used
    const months = numbersTo(month).filter((one) => one >= (isOfNew ? afterBroken! : first) && mayUse(one))
    if (months.length > 0) read.push({ month, units, months: months.length })
    if (months.length === 0 && units > 0) months.push(month)
    if (months.length > 0)
      for (const [place, used] of dealtOut(units, months.length).entries())
        if (month >= tap.billsFrom) shown.set(months[place]!, used)
    first = month + 1
    afterBroken = undefined
  }
  const averageBefore = (month: number) => {
    const last = read.filter((one) => one.month < month).slice(-3)
    let [units, months] = [0, 0]
    for (const one of last) [units, months] = [units + one.units, months + one.months]
    return months === 0 ? 0 : Math.floor(units / months) + (2 * (units % months) >= months ? 1 : 0)
  }
  return { shown, averageBefore }
}

/** Where nobody knows since when the opening reading counts: since the first month that was read or billed, or that of its cycle. */
function firstKnown({ days, readings }: WalkedTap, { cycle }: WalkedPolicy, end: number, billed: WalkedBilled): number {
  const known = numbersTo(end).find((month) => readings.has(month) || billed.months.has(month)) ?? end
  const begun = known - (known % cycle)
  return numbersTo(known).find((month) => month >= begun && days[month]!.includes('connected')) ?? known
}

/** What the former program billed for a month that it could not read: its minimum. */
function walkedElsewhere(tap: WalkedTap, policy: WalkedPolicy, month: number): number {
  const how = tap.readings.get(month)?.how
  const isUnread = how === 'locked' || how === 'estimated'
  return month < tap.billsFrom && isUnread ? walkedShare(tap, policy, month, 0) : 0
}

/** A charge of a month, of its days where only these are charged. */
function walkedShare({ days, ratesIn }: WalkedTap, policy: WalkedPolicy, month: number, units: number): number {
  const rates = ratesIn(month)
  const counted = walkedDays(days[month]!, policy)
  if (typeof counted === 'string') return walkedCharge(rates, units, true)
  const of = days[month]!.length
  const byDay = (paisa: number) => Math.floor(paisa / of) * counted + halfUp((paisa % of) * counted, of)
  return walkedCharge(
    {
      ...rates,
      minimum: { ...rates.minimum, amountPaisa: byDay(rates.minimum.amountPaisa) },
      fees: rates.fees.map((fee) => ({ ...fee, amountPaisa: byDay(fee.amountPaisa) })),
      sewerage:
        rates.sewerage.kind === 'flat'
          ? { ...rates.sewerage, amountPaisa: byDay(rates.sewerage.amountPaisa) }
          : rates.sewerage,
    },
    units,
    true,
  )
}

/** The days of a month that are charged where the tap was not connected on all of them, or whether all or none are. */
function walkedDays(days: readonly WalkedDay[], { first, last }: WalkedPolicy): 'all' | 'none' | number {
  if (!days.includes('connected')) return 'all'
  const rules = new Set<WalkedPolicy['first']>()
  if (days[0] !== 'connected') rules.add(first)
  if (days.at(-1) !== 'connected') rules.add(last)
  if (rules.has('none')) return 'none'
  return rules.has('by-day') ? days.filter((day) => day === 'connected').length : 'all'
}

function halfUp(part: number, of: number): number {
  return Math.floor(part / of) + (2 * (part % of) >= of ? 1 : 0)
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, place) => place)
}
