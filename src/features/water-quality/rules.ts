// Is a result within the limits of the standard, how are limits written, and what may be entered?

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Limits, NewWaterTest, QualityVerdict } from './contract.ts'

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

export function waterTestIssues({ slug, sampledOn, rows }: NewWaterTest): FieldIssue[] {
  const issues: FieldIssue[] = []
  const say = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  say(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), 'slug', 'quality.slug_unreadable')
  say(!isIsoDate(sampledOn), 'sampledOn', 'quality.date_unreadable')
  say(rows.length === 0, 'rows', 'quality.no_rows')
  for (const [place, { parameter, result, limits }] of rows.entries()) {
    const named = parameter.en.trim() || parameter.ne.trim()
    say(!named || !Number.isFinite(result) || result < 0, `rows.${place}`, 'quality.not_a_result')
    const { low, high, noOtherSource } = limits
    const bounds = [low, high, noOtherSource].filter((bound) => bound !== null)
    say(
      bounds.some((bound, index) => bound < (bounds[index - 1] ?? 0)),
      `rows.${place}`,
      'quality.limits_reversed',
    )
  }
  return issues
}
