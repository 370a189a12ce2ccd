// Address of the form that cancels or moves a supply.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Supply } from '../../contract/schedule.ts'

/** A planned supply that has not begun. */
export function mayBeChanged({ state, starts }: Supply, now: Date): boolean {
  return state === 'planned' && starts > now
}

/** The form that cancels or moves this supply. */
export function addressOf(zone: string, { day, planned }: Supply): string {
  const { time } = inNepal(planned.starts)
  const minutes = String((planned.ends.getTime() - planned.starts.getTime()) / 60_000)
  return `/staff/supply/change?${new URLSearchParams({ zone, date: day, starts: time, minutes })}`
}
