// What of a month is charged, by the states of a tap and the policies of the organisation: for bills, and for what the screens say of a reading.

import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn, isCutIn, spansIn } from '#features/connections/rules/states.ts'
import { firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { daysBetween } from '#kit/calendar/civil-date.ts'
import type { MonthPolicy } from '../contract/charged-months.ts'
import type { Consumption } from './consumption.ts'

export type DaysOfMonth = { counted: number; of: number }

/** The states of a tap, oldest first, the day of its first meter where it had none before, and the policies. */
type ChargedTap = { states: readonly DatedState[]; meteredOn: string | null; policy: MonthPolicy }

/** What of a month is charged, where the tap was connected in it: all, nothing, or by the days on which it was connected. */
export function shareOfMonth(
  states: readonly DatedState[],
  period: BsMonth,
  { firstMonth, lastMonth }: Pick<MonthPolicy, 'firstMonth' | 'lastMonth'>,
): 'full' | 'none' | DaysOfMonth {
  const spans = spansIn(states, period)
  if (!isConnectedIn(states, period)) return 'full'
  const isWholeFrom = spans[0]!.state === 'connected' && spans[0]!.from <= firstDayOf(period)
  const isWholeUntil = spans.at(-1)!.state === 'connected'
  const rules = [...(isWholeFrom ? [] : [firstMonth]), ...(isWholeUntil ? [] : [lastMonth])]
  if (rules.includes('none')) return 'none'
  if (!rules.includes('by-day')) return 'full'
  const connected = spans.filter(({ state }) => state === 'connected')
  const counted = connected.reduce((sum, { from, until }) => sum + daysBetween(from, until) + 1, 0)
  return { counted, of: daysBetween(firstDayOf(period), lastDayOf(period)) + 1 }
}

/** The day of a month as on which the tap is charged for it. */
export function dayOfTap(period: BsMonth, { tapChange }: Pick<MonthPolicy, 'tapChange'>): string {
  return tapChange === 'next-period' ? firstDayOf(period) : lastDayOf(period)
}

/** Whether a month is charged as one of a tap without a meter, which has one now. */
export function isUnmetered(period: BsMonth, { meteredOn, policy }: Pick<ChargedTap, 'meteredOn' | 'policy'>): boolean {
  return meteredOn !== null && dayOfTap(period, policy) < meteredOn
}

/**
 * Whether units are charged for a month: the tap had a meter, was not cut for the whole of it, and it is no first or last month that the policies
 * leave out.
 */
export function isCharged(tap: ChargedTap): (period: BsMonth) => boolean {
  const { states, meteredOn, policy } = tap
  const isSimple = meteredOn === null && policy.firstMonth !== 'none'
  if (isSimple && states.every(({ state }) => state === 'connected')) return () => true
  return (period) =>
    !isUnmetered(period, tap) && !isCutIn(states, period) && shareOfMonth(states, period, policy) !== 'none'
}

/** What is charged for a month in which the tap was connected on no day, and its dial has counted nothing. */
export function chargeOfCut(
  { states, policy }: Pick<ChargedTap, 'states' | 'policy'>,
  period: BsMonth,
): MonthPolicy['cutTap'] {
  const isHeld = isCutIn(states, period) && spansIn(states, period).every(({ state }) => state === 'disconnected')
  return isHeld ? policy.cutTap : 'nothing'
}

/** What a reading has charged for its month. `use`: the units of the dial, for its month or those before it; days: the minimum for them. */
export function chargeOf(
  { basis, units, months }: Consumption,
  period: BsMonth,
  tap: ChargedTap,
): 'use' | 'average' | 'unmetered' | MonthPolicy['cutTap'] | DaysOfMonth {
  if (isUnmetered(period, tap)) return 'unmetered'
  const isConnected = isConnectedIn(tap.states, period)
  if (basis === 'read') {
    const isUse = months.some((month) => isCharged(tap)(month.period)) || (!isConnected && units! > 0)
    if (isUse || isConnected) return isUse ? 'use' : 'nothing'
  }
  if (!isConnected) return chargeOfCut(tap, period)
  const share = shareOfMonth(tap.states, period, tap.policy)
  if (share === 'none') return 'nothing'
  if (basis === 'average') return 'average'
  return share === 'full' ? 'minimum' : share
}
