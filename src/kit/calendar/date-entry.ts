// Dates as people type them, in a stated calendar: reading and writing.

import { toAsciiDigits, type Language, type MessageValues } from '#kit/language.ts'
import { formatAd, formatBs } from '#kit/format/dates.ts'
import { parseBs, toAd, toBs } from './bikram-sambat.ts'
import { isIsoDate } from './civil-date.ts'
import { plainDate } from './printed-date.ts'

export type Calendar = 'bs' | 'ad'

export type TypedDate = { ok: true; isoDate: string } | { ok: false; key: string; values?: MessageValues }

/**
 * A date written year first, digits of either script, separated by / - . or danda; or as it is printed, where the name
 * of the month decides the calendar.
 * @example readTypedDate('२०८३/८/५', 'bs') // { ok: true, isoDate: '2026-11-21' }
 * @example readTypedDate('२०८३ मङ्सिर ५ गते', 'ad') // { ok: true, isoDate: '2026-11-21' }
 */
export function readTypedDate(typed: string, calendar: Calendar): TypedDate {
  const { text, calendar: named = calendar } = plainDate(typed)
  if (named === 'ad') return readAd(text)
  const parsed = parseBs(text)
  if (!parsed.ok) return parsed
  return { ok: true, isoDate: toAd(parsed.date)! }
}

/**
 * The same day as it would be typed; a day outside the month table is ''.
 * @example typedDate('2026-11-21', 'bs', 'ne') // '२०८३/०८/०५'
 */
export function typedDate(isoDate: string, calendar: Calendar, language: Language): string {
  if (calendar === 'ad') return formatAd(isoDate, language, 'numeric')
  const bs = toBs(isoDate)
  return bs ? formatBs(bs, language, 'numeric') : ''
}

function readAd(text: string): TypedDate {
  const parts = /^(\d{4})\s*([/\-.।])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/.exec(toAsciiDigits(text.trim()))
  const isoDate = parts ? `${parts[1]}-${parts[3]!.padStart(2, '0')}-${parts[4]!.padStart(2, '0')}` : ''
  return isIsoDate(isoDate) ? { ok: true, isoDate } : { ok: false, key: 'calendar.unreadable_ad' }
}
