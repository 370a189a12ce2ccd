// Which day does somebody mean who types a date in either calendar?

import { toAsciiDigits } from '#kit/language.ts'
import { no, type Answered } from '#kit/refusal.ts'
import { parseBs, toAd } from './bikram-sambat.ts'
import { isIsoDate } from './civil-date.ts'

/** From this year on a typed year is Bikram Sambat: 2070 BS began in April 2013, and no office plans for the year 2070. */
const firstBsYear = 2070

/**
 * The ISO date of a date typed year first in either calendar and either language's digits.
 * @example parseTypedDate('२०८३/०८/०५') // { ok: true, value: '2026-11-21' }
 * @example parseTypedDate('2026-11-21') // { ok: true, value: '2026-11-21' }
 */
export function parseTypedDate(text: string): Answered<string> {
  const typed = toAsciiDigits(text.trim())
  if (Number(typed.slice(0, 4)) >= firstBsYear) {
    const parsed = parseBs(typed)
    return parsed.ok ? { ok: true, value: toAd(parsed.date)! } : no(parsed.key, parsed.values)
  }
  const iso = typed.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, '$1-$2-$3').replace(/-(\d)(?=-|$)/g, '-0$1')
  return isIsoDate(iso) ? { ok: true, value: iso } : no('calendar.unreadable')
}
