// The states of a connection by month: whether its tap was connected in it, or cut for the whole of it.

import { firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { DatedState } from '../contract/connection.ts'

/** Whether a tap was connected on a day of the month; one whose first state is later was not. */
export function isConnectedIn(states: readonly DatedState[], period: BsMonth): boolean {
  return spansIn(states, period).some(({ state }) => state === 'connected')
}

/** Whether a tap that had been connected before was cut for the whole month. */
export function isCutIn(states: readonly DatedState[], period: BsMonth): boolean {
  const begun = states[0] !== undefined && states[0].since <= lastDayOf(period)
  return begun && !isConnectedIn(states, period)
}

/** The states of the days of a month, oldest first, each with its first and last day of the month. */
export function spansIn(states: readonly DatedState[], period: BsMonth) {
  const [first, last] = [firstDayOf(period), lastDayOf(period)]
  const atFirst = states.findLast(({ since }) => since <= first)
  const inMonth = [...(atFirst ? [atFirst] : []), ...states.filter(({ since }) => since > first && since <= last)]
  return inMonth.map(({ since, state }, place) => {
    const next = inMonth[place + 1]
    return { state, from: since < first ? first : since, until: next ? addDays(next.since, -1) : last }
  })
}
