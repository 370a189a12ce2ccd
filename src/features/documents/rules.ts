// Is a notice open for applications today, what does a list request mean, and what may be entered?

import { daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { pageSizes } from '#kit/contract.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { NewDocument, ReportsQuery, ReportType, SortColumn, WindowState } from './contract.ts'
import { reportTypes, sortColumns } from './contract.ts'

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

/** A list request out of an address bar: whatever is broken or absurd becomes the nearest sensible thing. */
export function readListQuery(type: ReportType, values: URLSearchParams): ReportsQuery {
  const sortBy = sortColumns.find((column) => column === values.get('sortBy'))
  const sortOrder = (['asc', 'desc'] as const).find((order) => order === values.get('sortOrder'))
  const search = values.get('search')?.trim().slice(0, 200)
  return {
    type,
    page: Math.min(Math.max(Math.trunc(Number(values.get('page'))) || 1, 1), 1_000_000),
    limit: pageSizes.find((size) => size === Number(values.get('limit'))) ?? pageSizes[0],
    ...(sortBy ? { sortBy } : {}),
    ...(sortOrder ? { sortOrder } : {}),
    ...(search ? { search } : {}),
  }
}

/** Newest first, biggest first, but words from the beginning. */
export function firstOrderOf(column: SortColumn): 'asc' | 'desc' {
  return column === 'published' || column === 'size' ? 'desc' : 'asc'
}

export function lastPage(total: number, limit: number): number {
  return Math.max(Math.ceil(total / limit), 1)
}

/** Everything wrong with the details of a new document; its bytes are looked at elsewhere. */
export function documentIssues(entry: Omit<NewDocument, 'bytes'>): FieldIssue[] {
  const issues: FieldIssue[] = []
  const say = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  say(!reportTypes.some((row) => row.type === entry.type), 'type', 'documents.unknown_type')
  say(!entry.titleEn.trim() && !entry.titleNe.trim(), 'titleEn', 'documents.title_required')
  say(Math.max(entry.titleEn.length, entry.titleNe.length) > 300, 'titleEn', 'documents.title_too_long')
  for (const field of ['publishedOn', 'opensOn', 'closesOn'] as const) {
    const date = entry[field]
    say(Boolean(date || field === 'publishedOn') && !isIsoDate(date ?? ''), field, 'documents.date_unreadable')
  }
  say(Boolean(entry.opensOn && entry.closesOn && entry.opensOn > entry.closesOn), 'closesOn', 'documents.closes_early')
  say(Boolean(entry.slug) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.slug!), 'slug', 'documents.slug_unreadable')
  return issues
}

/** A document goes public on the day that stands on it, at once when that day has come. */
export function goesPublicAt(entry: Pick<NewDocument, 'publishedOn' | 'publishFrom'>, now: Date): Date {
  const from = entry.publishFrom ?? nepalMidnight(entry.publishedOn)
  return from > now ? from : now
}
