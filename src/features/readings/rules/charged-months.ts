// What of a month is charged, by the states of a tap and the policies of the organisation: for bills, and for what the screens say of a reading.

import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn, isCutIn, spansIn } from '#features/connections/rules/states.ts'
import { firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { daysBetween } from '#kit/calendar/civil-date.ts'
import type { MonthPolicy } from '../contract/charged-months.ts'
import type { Consumption } from './consumption.ts'

export type DaysOfMonth = { counted: number; of: number }

/** The states of a tap, oldest first, and the policies. */
type ChargedTap = { states: readonly DatedState[]; policy: MonthPolicy }

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

/** Whether units are charged for a month: the tap was not cut for the whole of it, and it is no first or last month that the policies leave out. */
export function isCharged({ states, policy }: ChargedTap): (period: BsMonth) => boolean {
  if (policy.firstMonth !== 'none' && states.every(({ state }) => state === 'connected')) return () => true
  return (period) => !isCutIn(states, period) && shareOfMonth(states, period, policy) !== 'none'
}

/** What is charged for a month in which the tap was connected on no day, and its dial has counted nothing. */
export function chargeOfCut({ states, policy }: ChargedTap, period: BsMonth): MonthPolicy['cutTap'] {
  const isHeld = isCutIn(states, period) && spansIn(states, period).every(({ state }) => state === 'disconnected')
  return isHeld ? policy.cutTap : 'nothing'
}

/** What a reading has charged for its month. `use`: the units of the dial, for its month or those before it; days: the minimum for them. */
export function chargeOf(
  { basis, units, months }: Consumption,
  period: BsMonth,
  tap: ChargedTap,
): 'use' | 'average' | MonthPolicy['cutTap'] | DaysOfMonth {
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
