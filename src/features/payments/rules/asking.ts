// When a gateway is asked again about an attempt that is not paid.

const minuteMs = 60_000
const askedForMs = 7 * 24 * 60 * minuteMs

/** Minutes after the attempt began, each question once; then every six hours, until seven days are over. */
const early = [5, 15, 30, 65, 120, 240, 480] as const
const laterMs = 6 * 60 * minuteMs

/** The next time to ask, after `now`; null when seven days are over. */
export function nextAskAt(begunAt: Date, now: Date): Date | null {
  const passed = now.getTime() - begunAt.getTime()
  const next =
    early.map((minutes) => minutes * minuteMs).find((after) => after > passed) ??
    (Math.floor(passed / laterMs) + 1) * laterMs
  return next > askedForMs ? null : new Date(begunAt.getTime() + next)
}
