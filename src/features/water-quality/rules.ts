// Rules of water tests: the verdict on a result, limits in words, and what may be entered.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { isSlug } from '#kit/slug.ts'
import type { Limits, NewWaterTest, QualityVerdict } from './contract/api.ts'
import { maxResults, maxText } from './contract/nouns.ts'

/** A limit itself is still within. @example verdictOn(0.4, { low: null, high: 0.3, noOtherSource: 3 }) // 'accepted' */
export function verdictOn(result: number, { low, high, noOtherSource }: Limits): QualityVerdict {
  if (low === null && high === null) return 'no-limit'
  if (low !== null && result < low) return 'outside'
  if (high === null || result <= high) return 'within'
  return noOtherSource !== null && result <= noOtherSource ? 'accepted' : 'outside'
}

/** @example limitsInWords({ low: null, high: 5, noOtherSource: 10 }, 'ne') // '५ (१०)' */
export function limitsInWords({ low, high, noOtherSource }: Limits, language: Language): string {
  const say = (value: number) => formatNumber(value, language)
  const bounds = [low, high].filter((bound) => bound !== null).map(say)
  const range = low !== null && high === null ? `≥ ${bounds[0]}` : bounds.join('–')
  return noOtherSource === null ? range : `${range} (${say(noOtherSource)})`
}

export function waterTestIssues({ slug, sampledOn, place, rows }: NewWaterTest & { slug: string }): FieldIssue[] {
  const issues: FieldIssue[] = []
  const say = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  say(!isSlug(slug), 'slug', 'quality.slug_unreadable')
  say(!isIsoDate(sampledOn), 'sampledOn', 'quality.date_unreadable')
  say(rows.length === 0, 'rows', 'quality.no_rows')
  say(longest(place) > maxText, 'place', 'quality.too_long')
  if (rows.length > maxResults) issues.push({ field: 'rows', key: 'validation.tooMany', values: { n: maxResults } })
  for (const [index, { parameter, unit, result, limits }] of rows.entries()) {
    const named = parameter.en.trim() || parameter.ne.trim()
    say(!named || !Number.isFinite(result) || result < 0, `rows.${index}`, 'quality.not_a_result')
    say(Math.max(longest(parameter), longest(unit)) > maxText, `rows.${index}`, 'quality.too_long')
    const { low, high, noOtherSource } = limits
    const bounds = [low, high, noOtherSource].filter((bound) => bound !== null)
    say(
      bounds.some((bound, place) => bound < (bounds[place - 1] ?? 0)),
      `rows.${index}`,
      'quality.limits_reversed',
    )
  }
  return issues
}

function longest({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
