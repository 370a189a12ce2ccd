// Water test rules: verdict on a result, limits as text, validation of an entry.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { isSlug } from '#kit/slug.ts'
import type { Limits, NewWaterTest, QualityRow, QualityVerdict, WaterTest } from './contract/api.ts'
import { maxResults, maxText } from './contract/nouns.ts'

/** A result equal to a limit is within. @example verdictOn(0.4, { low: null, high: 0.3, noOtherSource: 3 }) // 'accepted' */
export function verdictOn(result: number, { low, high, noOtherSource }: Limits): QualityVerdict {
  if (low === null && high === null) return 'no-limit'
  if (low !== null && result < low) return 'outside'
  if (high === null || result <= high) return 'within'
  return noOtherSource !== null && result <= noOtherSource ? 'accepted' : 'outside'
}

/** @example limitsText({ low: null, high: 5, noOtherSource: 10 }, 'ne') // '५ (१०)' */
export function limitsText({ low, high, noOtherSource }: Limits, language: Language): string {
  const format = (value: number) => formatNumber(value, language)
  const bounds = [low, high].filter((bound) => bound !== null).map(format)
  const range = low !== null && high === null ? `≥ ${bounds[0]}` : bounds.join('–')
  return noOtherSource === null ? range : `${range} (${format(noOtherSource)})`
}

/** A parameter of the newest test, with its results in the tests before it. */
export type Trend = { row: QualityRow; points: { sampledOn: string; result: number }[] }

/**
 * The parameters of the newest test in their order, each with its results from the oldest test to the newest. A result in another unit is left out.
 * `tests`: newest first.
 */
export function trendsOf(tests: readonly WaterTest[]): Trend[] {
  const oldestFirst = tests.toReversed()
  return (tests[0]?.data ?? []).map((row) => {
    const points = oldestFirst.flatMap(({ sampledOn, data }) => {
      const same = data.find(({ parameter, unit }) => isSame(parameter, row.parameter) && isSame(unit, row.unit))
      return same ? [{ sampledOn, result: same.result }] : []
    })
    return { row, points }
  })
}

/** The largest value that a drawing of these results has to hold, above zero: the results, the limits, and some space above. */
export function scaleOf({ row: { limits }, points }: Trend): number {
  const values = [...points.map(({ result }) => result), limits.high ?? limits.low ?? 0]
  return Math.max(...values) * 1.2 || 1
}

function isSame(one: Bilingual, other: Bilingual): boolean {
  return one.en === other.en && one.ne === other.ne
}

export function waterTestIssues({ slug, sampledOn, place, rows }: NewWaterTest & { slug: string }): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!isSlug(slug), 'slug', 'quality.slug_unreadable')
  check(!isIsoDate(sampledOn), 'sampledOn', 'quality.date_unreadable')
  check(rows.length === 0, 'rows', 'quality.no_rows')
  check(lengthOf(place) > maxText, 'place', 'quality.too_long')
  if (rows.length > maxResults) issues.push({ field: 'rows', key: 'validation.tooMany', values: { n: maxResults } })
  for (const [index, { parameter, unit, result, limits }] of rows.entries()) {
    const named = parameter.en.trim() || parameter.ne.trim()
    check(!named || !Number.isFinite(result) || result < 0, `rows.${index}`, 'quality.not_a_result')
    check(Math.max(lengthOf(parameter), lengthOf(unit)) > maxText, `rows.${index}`, 'quality.too_long')
    const { low, high, noOtherSource } = limits
    const bounds = [low, high, noOtherSource].filter((bound) => bound !== null)
    check(
      bounds.some((bound, place) => bound < (bounds[place - 1] ?? 0)),
      `rows.${index}`,
      'quality.limits_reversed',
    )
  }
  return issues
}

function lengthOf({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
