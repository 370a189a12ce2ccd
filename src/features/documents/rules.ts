// Document rules: application period, sort order, validation of an entry, dates of an import file.

import { parseBs, toAd } from '#kit/calendar/bikram-sambat.ts'
import { addDays, daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant, parseTime } from '#kit/calendar/nepal-time.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { Answered, FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { AllReportsQuery } from './contract/query.ts'
import type { NewDocument } from './contract/api.ts'
import type { Deadlines, SortColumn, WindowState } from './contract/lists.ts'
import { deadlineFields, hasBids, hasDeadlines, reportTypes } from './contract/lists.ts'

type NepalTime = ReturnType<typeof inNepal>

/** Null for a document without a last date. The last day is open until its hour, without one until midnight. */
export function windowState(
  { opensOn, closesOn, closesTime }: Pick<Deadlines, 'opensOn' | 'closesOn' | 'closesTime'>,
  now: NepalTime,
): WindowState | null {
  if (!closesOn) return null
  const hasEndedToday = closesOn === now.date && closesTime !== null && closesTime <= now.time
  if (closesOn < now.date || hasEndedToday) return 'closed'
  return opensOn && opensOn > now.date ? 'upcoming' : 'open'
}

/** Days until the last day, 0 on the day itself; undefined unless it is open. */
export function daysLeft(
  { state, closesOn }: { state: WindowState | null; closesOn: string | null },
  today: string,
): number | undefined {
  return state === 'open' && closesOn ? daysBetween(today, closesOn) : undefined
}

/** The deadlines among these values; what is absent or empty is null. */
export function deadlinesOf(values: { readonly [Name in keyof Deadlines]?: string | null | undefined }): Deadlines {
  const given = deadlineFields.map((name) => [name, values[name] || null] as const)
  return Object.fromEntries(given) as Deadlines
}

/** A day, or with an hour the instant in Nepal. @example dayOrInstant('2026-12-01', '12:00') // '2026-12-01T06:15:00.000Z' */
export function dayOrInstant(day: string, time: string | null): string {
  return time ? nepalInstant(day, time).toISOString() : day
}

/** Whether the public has ever been able to read it, also when it is a draft again now. */
export function wasPublic(events: readonly { act: string; effectiveAt: Date }[], now: Date): boolean {
  return events.some(({ act, effectiveAt }) => (act === 'published' || act === 'scheduled') && effectiveAt <= now)
}

/** Issues of deadlines in a list whose documents have none, or no opening of bids. */
export function misplacedDeadlines(deadlines: Deadlines, type: unknown): FieldIssue[] {
  return deadlineFields
    .filter((field) => deadlines[field] !== null)
    .flatMap((field) => {
      if (!hasDeadlines(type)) return [{ field, key: 'documents.no_deadlines' }]
      return field.startsWith('bids') && !hasBids(type) ? [{ field, key: 'documents.no_bids' }] : []
    })
}

/** The dates of a notice with a last date: its own, from which the notice period counts, and those that applicants and bidders rely on. */
export const bindingDates = ['publishedOn', ...deadlineFields] as const
export type BindingDates = Deadlines & { publishedOn: string }

/** The first date or hour in which two versions differ. */
export function changedDate(before: BindingDates, after: BindingDates): (typeof bindingDates)[number] | undefined {
  return bindingDates.find((name) => before[name] !== after[name])
}

/** What the public has read of the dates of a tender, vacancy or career notice is changed only by a corrigendum, a notice that corrects it. */
export function mayChangeDates(
  document: BindingDates & { type: string; wasPublic: boolean },
  change: BindingDates,
): Verdict {
  if (!hasDeadlines(document.type) || !document.wasPublic || !changedDate(document, change)) return allow
  return deny('documents.dates_by_corrigendum')
}

/** The sort order of a query: newest first by default. */
export function sortOf({ sortBy, sortOrder }: AllReportsQuery): { column: SortColumn; order: 'asc' | 'desc' } {
  const column = sortBy ?? 'published'
  return { column, order: sortOrder ?? (sortBy ? 'asc' : 'desc') }
}

/** All issues in the details of a new document; its file is checked by `inspectFile`. */
export function documentIssues(entry: Omit<NewDocument, 'bytes' | 'filename'>): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!reportTypes.some((row) => row.type === entry.type), 'type', 'documents.unknown_type')
  check(!entry.titleEn.trim() && !entry.titleNe.trim(), 'titleEn', 'documents.title_required')
  check(Math.max(entry.titleEn.length, entry.titleNe.length) > 300, 'titleEn', 'documents.title_too_long')
  for (const field of ['publishedOn', 'opensOn', 'closesOn', 'bidsOpenOn'] as const) {
    const date = entry[field]
    check(Boolean(date || field === 'publishedOn') && !isIsoDate(date ?? ''), field, 'documents.date_unreadable')
  }
  issues.push(...deadlineIssues(deadlinesOf(entry), entry.type))
  check(Boolean(entry.slug) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.slug!), 'slug', 'documents.slug_unreadable')
  return issues
}

function deadlineIssues(deadlines: Deadlines, type: unknown): FieldIssue[] {
  const { opensOn, closesOn, closesTime, bidsOpenOn, bidsOpenTime } = deadlines
  const issues: FieldIssue[] = []
  const check = (wrong: unknown, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(opensOn && closesOn && opensOn > closesOn, 'closesOn', 'documents.closes_early')
  for (const [field, time, day] of [
    ['closesTime', closesTime, closesOn],
    ['bidsOpenTime', bidsOpenTime, bidsOpenOn],
  ] as const) {
    check(time && parseTime(time) !== time, field, 'documents.time_unreadable')
    check(time && !day, field, 'documents.time_without_date')
  }
  check((bidsOpenOn || bidsOpenTime) && !hasBids(type), 'bidsOpenOn', 'documents.no_bids')
  const closing = `${closesOn ?? ''} ${closesTime ?? ''}`.trim()
  const opening = `${bidsOpenOn ?? ''} ${bidsOpenTime ?? closesTime ?? ''}`.trim()
  check(issues.length === 0 && bidsOpenOn && opening < closing, 'bidsOpenOn', 'documents.bids_open_early')
  return issues
}

/**
 * A date of an import file, in either calendar and in the digits of either language; BS, AD, वि.सं. or ई.सं. beside it decides the
 * calendar. Without it, a date some years in the future is refused: it is more likely a past Bikram Sambat date than a plan.
 * @example readImportDate('२०६५।१।१ वि.सं.', '2026-11-21') // { ok: true, value: '2008-04-13' }
 */
export function readImportDate(text: string, today: string): Answered<string> {
  const [, before = '', date = '', after = ''] = datedWithEra.exec(text.trim()) ?? []
  const era = (before || after).toUpperCase()
  if (era === 'BS' || era === 'वि.सं.') {
    const parsed = parseBs(date)
    return parsed.ok ? { ok: true, value: toAd(parsed.date)! } : deny(parsed.key, parsed.values)
  }
  const typed = parseImportedDate(date)
  if (!typed.ok || era || typed.value < addDays(today, 3 * 365)) return typed
  return deny('documents.which_calendar')
}

/** A time of an import file, as typed or as a spreadsheet writes it. @example readImportTime('दिउँसो २:३० बजे') // { ok: true, value: '14:30' } */
export function readImportTime(text: string): Answered<string> {
  const value = parseTime(text.trim().replace(/^(\d{1,2}:\d{2}):00$/, '$1'))
  return value === undefined ? deny('documents.time_unreadable') : { ok: true, value }
}

const datedWithEra = /^(BS|AD|वि\.सं\.|ई\.सं\.)?\s*(.*?)\s*(BS|AD|वि\.सं\.|ई\.सं\.)?$/i
