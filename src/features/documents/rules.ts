// Document rules: application period, sort order, validation of an entry, dates of an import file.

import { parseBs, toAd } from '#kit/calendar/bikram-sambat.ts'
import { addDays, daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import { wordsKey } from '#kit/search-words.ts'
import type { Answered, FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Explanation, PublishingEvent } from '#features/publishing/contract/window.ts'
import type { AllReportsQuery } from './contract/query.ts'
import type { NewDocument } from './contract/api.ts'
import type { SortColumn, WindowState } from './contract/lists.ts'
import { reportTypes } from './contract/lists.ts'

type Deadlines = { opensOn: string | null; closesOn: string | null }

/** Null for a document without a closing date. The closing day itself is still open. */
export function windowState({ opensOn, closesOn }: Deadlines, today: string): WindowState | null {
  if (!closesOn) return null
  if (closesOn < today) return 'closed'
  return opensOn && opensOn > today ? 'upcoming' : 'open'
}

/** Days until the closing day, 0 on the day itself; undefined unless it is open. */
export function daysLeft(document: Deadlines, today: string): number | undefined {
  const open = windowState(document, today) === 'open'
  return open ? daysBetween(today, document.closesOn!) : undefined
}

/** Whether the public has ever been able to read it, also when it is a draft again now. */
export function wasPublic(events: readonly Pick<PublishingEvent, 'act' | 'effectiveAt'>[], now: Date): boolean {
  return events.some(({ act, effectiveAt }) => (act === 'published' || act === 'scheduled') && effectiveAt <= now)
}

/** A last date that the public has read is changed only with a reason, which the public reads beside it. */
export function mayChangeLastDate(
  document: { closesOn: string | null; wasPublic: boolean },
  change: { closesOn: string | null; reason: Explanation },
): Verdict {
  if (!document.wasPublic || document.closesOn === change.closesOn) return allow
  const { en, ne } = change.reason
  return en.trim() || ne.trim() ? allow : deny('documents.reason_required')
}

/** The sort order of a query: newest first by default. */
export function sortOf({ sortBy, sortOrder }: AllReportsQuery): { column: SortColumn; order: 'asc' | 'desc' } {
  const column = sortBy ?? 'published'
  return { column, order: sortOrder ?? (sortBy ? 'asc' : 'desc') }
}

/** All issues in the details of a new document; its bytes are checked by `inspectFile`. */
export function documentIssues(entry: Omit<NewDocument, 'bytes'>): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!reportTypes.some((row) => row.type === entry.type), 'type', 'documents.unknown_type')
  check(!entry.titleEn.trim() && !entry.titleNe.trim(), 'titleEn', 'documents.title_required')
  check(Math.max(entry.titleEn.length, entry.titleNe.length) > 300, 'titleEn', 'documents.title_too_long')
  for (const field of ['publishedOn', 'opensOn', 'closesOn'] as const) {
    const date = entry[field]
    check(Boolean(date || field === 'publishedOn') && !isIsoDate(date ?? ''), field, 'documents.date_unreadable')
  }
  check(
    Boolean(entry.opensOn && entry.closesOn && entry.opensOn > entry.closesOn),
    'closesOn',
    'documents.closes_early',
  )
  check(Boolean(entry.slug) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.slug!), 'slug', 'documents.slug_unreadable')
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

const datedWithEra = /^(BS|AD|वि\.सं\.|ई\.सं\.)?\s*(.*?)\s*(BS|AD|वि\.सं\.|ई\.सं\.)?$/i

/** The search key: both titles and the file name. */
export function documentKey({
  titleEn,
  titleNe,
  filename,
}: Pick<NewDocument, 'titleEn' | 'titleNe' | 'filename'>): string {
  return wordsKey(titleEn, titleNe, filename)
}
