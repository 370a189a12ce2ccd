// Disclosure rules: the quarter of a day, grouping by fiscal year, validation of an entry.

import { toAd } from '#kit/calendar/bikram-sambat.ts'
import { addDays, isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Quarter } from '#kit/calendar/fiscal-year.ts'
import { fiscalQuarter, fiscalYear, fiscalYearFrom } from '#kit/calendar/fiscal-year.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Disclosure, NewDisclosure } from './contract/api.ts'
import { maxEntries, maxText } from './contract/nouns.ts'

/** The quarter of a day with its last day; undefined outside the month table. @example runningQuarter('2026-11-21')?.quarter // 2 */
export function runningQuarter(day: string): { fiscalYear: number; quarter: Quarter; endsOn: string } | undefined {
  const year = fiscalYear(day)
  const quarter = fiscalQuarter(day)
  if (!year || !quarter) return undefined
  const after =
    quarter === 3 ? { year: year.startYear + 1, month: 1 } : { year: year.startYear, month: 4 + quarter * 3 }
  const next = quarter === 4 ? undefined : toAd({ ...after, day: 1 })
  return { fiscalYear: year.startYear, quarter, endsOn: next ? addDays(next, -1) : year.endsOn }
}

/** By fiscal year, in the order given. */
export function byFiscalYear(disclosures: readonly Disclosure[]): { year: number; quarters: Disclosure[] }[] {
  const years = [...new Set(disclosures.map((each) => each.fiscalYear))]
  return years.map((year) => ({ year, quarters: disclosures.filter((each) => each.fiscalYear === year) }))
}

export function disclosureIssues({ fiscalYear, publishedOn, title, entries }: NewDisclosure): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!fiscalYearFrom(fiscalYear), 'fiscalYear', 'disclosures.year_unknown')
  check(!isIsoDate(publishedOn), 'publishedOn', 'disclosures.date_unreadable')
  for (const [field, text] of [
    ['title', title] as const,
    ...entries.map((entry, place) => [`entries.${place}`, entry] as const),
  ]) {
    check(!text.en.trim() && !text.ne.trim(), field, 'disclosures.text_required')
    check(Math.max(text.en.length, text.ne.length) > maxText, field, 'disclosures.too_long')
  }
  if (entries.length > maxEntries)
    issues.push({ field: 'entries', key: 'validation.tooMany', values: { n: maxEntries } })
  return issues
}

/** The address of a quarter. @example disclosureSlug({ fiscalYear: 2083, quarter: 1 }) // '2083-1' */
export function disclosureSlug({ fiscalYear, quarter }: Pick<NewDisclosure, 'fiscalYear' | 'quarter'>): string {
  return `${fiscalYear}-${quarter}`
}
