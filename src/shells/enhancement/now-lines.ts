// Lines for the present minute on the lines of today.

import { onEachMinute } from './minutes.ts'

const nepalOffsetMs = 345 * 60_000
const dayMs = 86_400_000

/** The share of Nepal's day that is over. @example shareOfDay(Date.UTC(2026, 10, 22, 6, 15)) // 0.5 */
export function shareOfDay(now: number): number {
  return ((now + nepalOffsetMs) % dayMs) / dayMs
}

/** From the server's minute to the present one; on the following day they are taken away. */
export function moveNowLines(): void {
  const lines = [...document.querySelectorAll<SVGLineElement>('.day-line line, .day-lines td line')]
  if (lines.length === 0) return
  const firstShare = Number.parseFloat(lines[0]!.getAttribute('x1')!) / 100
  let last = firstShare
  onEachMinute((now) => {
    const share = shareOfDay(now)
    if (share < last - 0.01) return lines.forEach((line) => line.remove())
    last = share
    const x = `${(share * 100).toFixed(1)}%`
    for (const line of lines) for (const end of ['x1', 'x2']) line.setAttribute(end, x)
  })
}
