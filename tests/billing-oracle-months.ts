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
  /** By the tap as it is on the first day of the month, or on its last. */
  ratesIn: (month: number, on: WalkedPolicy['tapOn']) => { rates: Rates; sewer: boolean }
}

export type WalkedPolicy = {
  cycle: number
  first: 'full' | 'none' | 'by-day'
  last: 'full' | 'none' | 'by-day'
  cut: 'nothing' | 'minimum' | 'fee'
  feePaisa: number
  missing: 'skipped' | 'estimated'
  tapOn: 'first' | 'last'
}

/**
 * What a bill charged for each month, and whether the dial said so. `isRead`: whether the dial was read at its end, not of a cut tap without use. Bills are those that are not
 * credited, as they were issued; a new one is added.
 */
export type WalkedBill = { end: number; isRead: boolean; months: Map<number, { paisa: number; byDial: boolean }> }

/** What the bill of the cycle that ends with a month adds for each month, in paisa; empty where there is none. */
export function walkedBill(
  tap: WalkedTap,
  policy: WalkedPolicy,
  end: number,
  bills: WalkedBill[],
): Map<number, number> {
  const cycleTo = (last: number) => numbersTo(last).slice(-policy.cycle)
  const cycle = cycleTo(end)
  const billed = (month: number) => bills.findLast(({ months }) => months.has(month))
  const isBilled = (month: number) => bills.some((bill) => bill.end === month) || billed(month) !== undefined
  if (isBilled(end)) return new Map()
  const isConnected = (month: number) => tap.days[month]!.includes('connected')
  const atEndOf = (months: readonly number[]) =>
    tap.readings.get(months.findLast((month) => tap.days[month]!.some((day) => day !== 'closed')) ?? months.at(-1)!)
  const atEnd = atEndOf(cycle)
  const isOpen = cycle.some((month) => isConnected(month) && !billed(month))
  if (!atEnd && policy.missing === 'skipped' && isOpen) return new Map()
  const { shown, since, averageBefore } = walkedDial(tap, policy, end, bills)
  const estimate = (month: number) => {
    const { how } = tap.readings.get(month) ?? atEnd ?? { how: 'estimated' }
    return how === 'broken' || how === 'estimated' ? averageBefore(month) : 0
  }
  const due = new Map<number, { paisa: number; byDial: boolean }>()
  const charge = (month: number, units: number, byDial: boolean) => {
    if (walkedDays(tap.days[month]!, policy) !== 'none')
      due.set(month, { paisa: walkedShare(tap, policy, month, units), byDial })
  }
  const chargeCut = (month: number) => {
    if (billed(month) || due.has(month) || policy.cut === 'nothing') return
    if (!tap.days[month]!.every((day) => day === 'cut')) return
    if (policy.cut === 'minimum') charge(month, 0, false)
    else due.set(month, { paisa: policy.feePaisa, byDial: false })
  }
  // Readings of the cycle, then those before it: newest first.
  let [newest, oldest]: (number | undefined)[] = []
  const onlyIfChanged = new Set<number>()
  for (const [reading, units] of [...shown].toReversed()) {
    const known = [...units.keys()].map(billed).filter((bill) => bill !== undefined)
    // A reading that was charged has left the months that it did not change; their own bill may be credited since, or be issued anew. Of a bill whose end was not read
    // nobody knows whether it has charged the reading: what that changes is charged.
    const isCharged = hasCharged(bills, reading, [...units.keys()])
    const unbilled = [...units].filter(([month]) => !isCharged || (billed(month)?.end ?? -1) < reading)
    if (isCharged && unbilled.length === 0) continue
    const last = reading + policy.cycle - 1 - (reading % policy.cycle)
    const hasOwnRun = last < end && atEndOf(cycleTo(last)) && !isBilled(last) && !due.has(last)
    const isLate = !isCharged && known.some((bill) => bill.end >= reading)
    if (hasOwnRun && !isLate) continue
    newest ??= reading
    oldest = reading
    for (const [month, used] of unbilled) {
      charge(month, used, true)
      if (isLate || isCharged) onlyIfChanged.add(month)
    }
  }
  for (const month of cycle) {
    if (due.has(month) || billed(month)) continue
    if (isConnected(month)) charge(month, estimate(month), false)
    else chargeCut(month)
  }
  // A month in which the tap was cut, of a cycle that was not billed for want of a reading: since the dial was read before; of an older tap since its
  // first reading or bill.
  const readBefore = numbersTo(oldest ?? 0).findLast(
    (month) => month < oldest! && tap.readings.get(month)?.how === 'dial',
  )
  for (const month of numbersTo(Math.min(newest ?? 0, cycle[0]!) - 1)) {
    const its = cycleTo(month + policy.cycle - 1 - (month % policy.cycle))
    if (
      month >= Math.max(since, (readBefore ?? -1) + 1) &&
      its[0]! >= tap.billsFrom &&
      its.some(isConnected) &&
      !atEndOf(its)
    )
      chargeCut(month)
  }
  const added = [...due].map(([month, { paisa }]) => {
    return [month, paisa - (billed(month)?.months.get(month)!.paisa ?? walkedElsewhere(tap, policy, month))] as const
  })
  const isRead = atEnd?.how === 'dial' && (isOpen || [...due.values()].some(({ byDial }) => byDial))
  // Of a late reading, and of one that was charged before, only what it changes.
  for (const [month, paisa] of added) if (paisa === 0 && onlyIfChanged.has(month)) due.delete(month)
  if (due.size > 0) bills.push({ end, isRead, months: due })
  return new Map(added.filter(([, paisa]) => paisa !== 0))
}

/**
 * The months that were charged another amount than the reading of the dial shows which was charged for them; those without a bill, and others, are left to the next one. Of an
 * older tap not those of the first reading, which count since the first month that was billed by then.
 */
export function wrongMonths(tap: WalkedTap, policy: WalkedPolicy, end: number, bills: readonly WalkedBill[]): number[] {
  const { shown } = walkedDial(tap, policy, end, bills)
  return [...shown].slice(tap.openedIn === undefined ? 1 : 0).flatMap(([reading, units]) => {
    const isCharged = hasCharged(bills, reading, [...units.keys()])
    return [...units].flatMap(([month, used]) => {
      const paisa = bills.findLast(({ months }) => months.has(month))?.months.get(month)!.paisa
      const isWrong = paisa !== undefined && paisa !== walkedShare(tap, policy, month, used)
      return isCharged && isWrong ? [month] : []
    })
  })
}

/** Whether a bill of a month that was read, of the reading's or a later one, has charged one of its months. */
function hasCharged(bills: readonly WalkedBill[], reading: number, its: readonly number[]): boolean {
  return bills.some(({ end, isRead, months }) => isRead && end >= reading && its.some((month) => months.has(month)))
}

/** Units of each month by the reading of the dial that has shown them, and the average of the last three of these before a month. */
function walkedDial(tap: WalkedTap, policy: WalkedPolicy, end: number, bills: readonly WalkedBill[]) {
  const mayUse = (month: number) =>
    tap.days[month]!.includes('connected') && walkedDays(tap.days[month]!, policy) !== 'none'
  const shown = new Map<number, Map<number, number>>()
  const read: { month: number; units: number; months: number }[] = []
  const since = tap.openedIn ?? firstKnown(tap, policy, end, bills)
  let first = since
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
    const each = months.length > 0 ? dealtOut(units, months.length) : []
    if (month >= tap.billsFrom) shown.set(month, new Map(months.map((one, place) => [one, each[place]!])))
    first = month + 1
    afterBroken = undefined
  }
  const averageBefore = (month: number) => {
    const last = read.filter((one) => one.month < month).slice(-3)
    let [units, months] = [0, 0]
    for (const one of last) [units, months] = [units + one.units, months + one.months]
    return months === 0 ? 0 : Math.floor(units / months) + (2 * (units % months) >= months ? 1 : 0)
  }
  return { shown, since, averageBefore }
}

/** Where nobody knows since when the opening reading counts: since the first month that was billed, or the first of the cycle of the first reading. */
function firstKnown(
  { days, readings }: WalkedTap,
  { cycle }: WalkedPolicy,
  end: number,
  bills: readonly WalkedBill[],
): number {
  const isBilled = (month: number) => bills.some(({ months }) => months.has(month))
  const known = numbersTo(end).find((month) => readings.has(month) || isBilled(month)) ?? end
  if (isBilled(known)) return known
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
  const { rates, sewer } = ratesIn(month, policy.tapOn)
  const counted = walkedDays(days[month]!, policy)
  if (typeof counted === 'string') return walkedCharge(rates, units, sewer)
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
    sewer,
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
