// Numbers of complaints: how many of a type were finished, in how many office hours, and how many of them in time.

import type { ComplaintNumbers } from '../contract/numbers.ts'
import { timeSpent, type Opening } from './clock.ts'
import { isFinished, stateAfter, type RecordedEvent } from './states.ts'

/** Of complaints of one type with this limit. A complaint is in time when the office needed no more than the limit; time of waiting for the reporter is not counted. */
export function numbersOf(
  complaints: readonly (readonly RecordedEvent[])[],
  hours: number,
  opening: Opening,
): Pick<ComplaintNumbers, 'received' | 'finished' | 'inTime' | 'medianHours'> {
  const spent = complaints
    .filter((events) => isFinished(stateAfter(events)))
    .map((events) => timeSpent(events, opening).minutes / 60)
  return {
    received: complaints.length,
    finished: spent.length,
    inTime: spent.filter((each) => each <= hours).length,
    medianHours: median(spent),
  }
}

/** The middle one, or the mean of the two in the middle, to a tenth; null of none. @example median([1, 8, 3]) // 3 */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) * 5) / 10
}
