// Clock of a complaint: deadline and warning in office hours, paused while the office waits for the reporter.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, minutesOfDay, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Bucket } from '../contract/form.ts'
import { isFinished, stateAfter, type RecordedEvent } from './states.ts'

/** Opening times of the office on a civil day, in order; times 'HH:MM'. */
export type Opening = (isoDate: string) => readonly { opens: string; closes: string }[]

export type Clock = { warnAt: Date; dueAt: Date }

/** The warning time is after this share of the target. */
const warnShare = 0.8
const minuteMs = 60_000
/** An office without opening times within a year is treated as always open. */
const maxDays = 366

/**
 * The instant after this many minutes of office time.
 * @example afterOfficeMinutes(saturday, 60, tenToFive) // Sunday 11:00
 */
export function afterOfficeMinutes(start: Date, minutes: number, opening: Opening): Date {
  let left = minutes
  for (const { from, to } of openSpans(start, opening)) {
    const length = (to.getTime() - from.getTime()) / minuteMs
    if (length >= left) return new Date(from.getTime() + left * minuteMs)
    left -= length
  }
  return new Date(start.getTime() + minutes * minuteMs)
}

/** Minutes of office time between two instants. */
export function officeMinutesBetween(start: Date, end: Date, opening: Opening): number {
  let sum = 0
  for (const { from, to } of openSpans(start, opening)) {
    if (from >= end) break
    sum += (Math.min(to.getTime(), end.getTime()) - from.getTime()) / minuteMs
  }
  return sum
}

/**
 * The clock after the events; undefined while the office waits for the reporter and once it has finished.
 * Reopening restarts the whole target.
 */
export function clockAfter(events: readonly RecordedEvent[], hours: number, opening: Opening): Clock | undefined {
  const whole = hours * 60
  const { minutes, since } = timeSpent(events, opening)
  if (!since) return undefined
  const left = Math.max(0, whole - minutes)
  const warnAfter = Math.max(0, left - whole * (1 - warnShare))
  return { warnAt: afterOfficeMinutes(since, warnAfter, opening), dueAt: afterOfficeMinutes(since, left, opening) }
}

/**
 * Office minutes for which the clock has run since the complaint was received, or reopened for the last time; `since`: it has run from
 * then on as well.
 */
export function timeSpent(events: readonly RecordedEvent[], opening: Opening): { minutes: number; since?: Date } {
  let minutes = 0
  let since: Date | undefined
  for (const [index, { kind, at }] of events.entries()) {
    const runs = isRunning(events.slice(0, index + 1))
    if (kind === 'reopened') minutes = 0
    if (since && !runs) minutes += officeMinutesBetween(since, at, opening)
    if (!runs) since = undefined
    else if (!since || kind === 'reopened') since = at
  }
  return { minutes, ...(since && { since }) }
}

/** Status of the deadline at an instant. */
export function bucketOf(clock: Clock | undefined, now: Date): Bucket {
  if (!clock) return 'stopped'
  if (now > clock.dueAt) return 'breached'
  return now >= clock.warnAt ? 'approaching' : 'within'
}

/** Whether the clock runs: not while the office waits for the reporter, nor once it has finished. */
export function isRunning(events: readonly Pick<RecordedEvent, 'kind'>[]): boolean {
  const state = stateAfter(events)
  return state !== 'waiting' && !isFinished(state)
}

function* openSpans(start: Date, opening: Opening): Generator<{ from: Date; to: Date }> {
  const first = inNepal(start)
  for (let day = 0; day < maxDays; day += 1) {
    const date = addDays(first.date, day)
    for (const { opens, closes } of opening(date)) {
      if (minutesOfDay(closes) <= minutesOfDay(opens)) continue
      const to = nepalInstant(date, closes)
      if (to <= start) continue
      const from = nepalInstant(date, opens)
      yield { from: from > start ? from : start, to }
    }
  }
}
