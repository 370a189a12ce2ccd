// Which slides are shown on a day?

import type { ShownDays } from './contract.ts'

/** Is `day` ('YYYY-MM-DD' in Nepal) within the days a slide is shown? */
export function isShown({ shownFrom, shownUntil }: ShownDays, day: string): boolean {
  return (shownFrom === null || shownFrom <= day) && (shownUntil === null || day <= shownUntil)
}
