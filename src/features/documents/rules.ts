// Is a notice open for applications today, in which order does a list stand, and what may be entered?

import { parseBs, toAd } from '#kit/calendar/bikram-sambat.ts'
import { addDays, daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { parseTypedDate } from '#kit/calendar/typed-date.ts'
import { wordsKey } from '#kit/search-words.ts'
import type { Answered, FieldIssue } from '#kit/refusal.ts'
import { deny } from '#kit/refusal.ts'
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

/** Days until the closing day, 0 on the day itself; undefined when nothing is open. */
export function daysLeft(document: Deadlines, today: string): number | undefined {
  const open = windowState(document, today) === 'open'
  return open ? daysBetween(today, document.closesOn!) : undefined
}

/** The order a request stands in: newest first unless it says otherwise. */
export function sortOf({ sortBy, sortOrder }: AllReportsQuery): { column: SortColumn; order: 'asc' | 'desc' } {
  const column = sortBy ?? 'published'
  return { column, order: sortOrder ?? (sortBy ? 'asc' : 'desc') }
}

/** Everything wrong with the details of a new document; its bytes are looked at elsewhere. */
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
 * A date of an import list, in either calendar and either language's digits; BS, AD, वि.सं. or ई.सं. beside it decides
 * which. Without that, a date some years ahead is more likely an old Bikram Sambat one than a plan, so it is not guessed.
 * @example readImportDate('२०६५।१।१ वि.सं.', '2026-11-21') // { ok: true, value: '2008-04-13' }
 */
export function readImportDate(text: string, today: string): Answered<string> {
  const [, before = '', date = '', after = ''] = marked.exec(text.trim()) ?? []
  const mark = (before || after).toUpperCase()
  if (mark === 'BS' || mark === 'वि.सं.') {
    const parsed = parseBs(date)
    return parsed.ok ? { ok: true, value: toAd(parsed.date)! } : deny(parsed.key, parsed.values)
  }
  const typed = parseTypedDate(date)
  if (!typed.ok || mark || typed.value < addDays(today, 3 * 365)) return typed
  return deny('documents.which_calendar')
}

const marked = /^(BS|AD|वि\.सं\.|ई\.सं\.)?\s*(.*?)\s*(BS|AD|वि\.सं\.|ई\.सं\.)?$/i

/** What a search looks through: both titles and the file name. */
export function documentKey({
  titleEn,
  titleNe,
  filename,
}: Pick<NewDocument, 'titleEn' | 'titleNe' | 'filename'>): string {
  return wordsKey(titleEn, titleNe, filename)
}
