// Cases of publishing windows, each with its state: one table for the rule in TypeScript and for its twin in SQL.

import type { PublishingState, PublishingWindow } from '#features/publishing/contract/window.ts'

export const now = new Date('2026-11-21T06:00:00Z')
const week = 7 * 86_400_000
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const lastWeek = new Date(now.getTime() - week)

function windowOf(publishFrom: Date | null, publishUntil: Date | null = null, withdrawnAt: Date | null = null) {
  return { publishFrom, publishUntil, withdrawnAt }
}

/** `ending`: public, and on its last days. */
export type WindowCase = { name: string; window: PublishingWindow; state: PublishingState; ending?: true }

export const windowCases: WindowCase[] = [
  { name: 'nothing set', window: windowOf(null), state: 'draft' },
  { name: 'an end without a beginning', window: windowOf(null, after), state: 'draft' },
  { name: 'withdrawn without a beginning', window: windowOf(null, null, before), state: 'withdrawn' },
  { name: 'a beginning in the future', window: windowOf(after), state: 'scheduled' },
  {
    name: 'a beginning and an end in the future',
    window: windowOf(after, new Date(now.getTime() + 2)),
    state: 'scheduled',
  },
  { name: 'a beginning at this instant', window: windowOf(now), state: 'published' },
  { name: 'a beginning in the past', window: windowOf(before), state: 'published' },
  { name: 'an end in the next instant', window: windowOf(before, after), state: 'published', ending: true },
  {
    name: 'an end in a week',
    window: windowOf(before, new Date(now.getTime() + week)),
    state: 'published',
    ending: true,
  },
  { name: 'an end after a week', window: windowOf(before, new Date(now.getTime() + week + 1)), state: 'published' },
  { name: 'an end at this instant', window: windowOf(before, now), state: 'expired' },
  { name: 'an end in the past', window: windowOf(lastWeek, before), state: 'expired' },
  { name: 'withdrawn while public', window: windowOf(before, null, now), state: 'withdrawn' },
  { name: 'withdrawn while waiting', window: windowOf(after, null, before), state: 'withdrawn' },
  { name: 'withdrawn after its end', window: windowOf(lastWeek, before, now), state: 'withdrawn' },
]
