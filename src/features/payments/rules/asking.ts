// When a gateway is asked again about an attempt.

import type { AttemptState } from '../contract/attempt.ts'

const minuteMs = 60_000
const askedForMs = 7 * 24 * 60 * minuteMs

/** Minutes after the attempt began, each question once; then every six hours, until seven days are over. */
const early = [5, 15, 30, 65, 120, 240, 480] as const
const laterMs = 6 * 60 * minuteMs

/** Days after the attempt began on which the gateway is asked whether what it acknowledged still holds. */
const checkedOnDays = [1, 3, 7] as const

/** When to ask again about an attempt in this state; null when it is not asked about any more. */
export function askAgainAt(state: AttemptState, begunAt: Date, now: Date): Date | null {
  if (state === 'refunded') return null
  if (state !== 'paid') return nextAskAt(begunAt, now)
  const checks = checkedOnDays.map((days) => new Date(begunAt.getTime() + days * 24 * 60 * minuteMs))
  return checks.find((at) => at > now) ?? null
}

/** The next time to ask about what is not paid, after `now`; null when seven days are over. */
export function nextAskAt(begunAt: Date, now: Date): Date | null {
  const passed = now.getTime() - begunAt.getTime()
  const next =
    early.map((minutes) => minutes * minuteMs).find((after) => after > passed) ??
    (Math.floor(passed / laterMs) + 1) * laterMs
  return next > askedForMs ? null : new Date(begunAt.getTime() + next)
}
