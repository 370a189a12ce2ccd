// Which reminder of a bill is sent on a day.

import { addDays } from '#kit/calendar/civil-date.ts'

/** A bill was made, its surcharge is near, its surcharge has begun. */
export const reminderKinds = ['made', 'due-soon', 'overdue'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Days after the bill on which it is still news, before its surcharge, and after its surcharge began: what was not sent then is not sent any more. */
const [newsDays, soonDays, lateDays] = [3, 3, 7]

/** Messages are queued from 8 to 18 o'clock in Nepal, so that nobody's sleep is disturbed. */
const [firstHour, lastHour] = [8, 18]

/** `dueOn`: the last day before a surcharge. */
export function reminderOn(
  { billedOn, dueOn }: { billedOn: string; dueOn: string },
  today: string,
): ReminderKind | undefined {
  if (today > dueOn) return today <= addDays(dueOn, lateDays) ? 'overdue' : undefined
  if (today <= addDays(billedOn, newsDays)) return 'made'
  return today >= addDays(dueOn, -soonDays) ? 'due-soon' : undefined
}

/** @example isQuietAt('07:59') // true */
export function isQuietAt(time: string): boolean {
  const hour = Number(time.slice(0, 2))
  return hour < firstHour || hour >= lastHour
}
