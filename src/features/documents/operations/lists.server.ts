// Public report lists: one page, all rows as a stream, newest documents, totals, sitemap.

import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { listFromNearerEnd, maxCounted, pageFound } from '#platform/count.server.ts'
import { isFirstPage } from '#kit/page-sizes.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import { fixedAddresses, listTogether } from '#platform/sitemap.ts'
import type { AllReportsQuery, ReportsQuery } from '../contract/query.ts'
import type { ListedDocument, ReportTotal, ReportsPage } from '../contract/api.ts'
import type { Deadlines, ListPart, ReportType } from '../contract/lists.ts'
import {
  documentAddress,
  fileAddress,
  hasDeadlines,
  listParts,
  reportTypeNames,
  reportTypes,
} from '../contract/lists.ts'
import { windowState } from '../rules.ts'
import type { Related } from '../store/corrections.server.ts'
import {
  findNextClosing,
  listBySlug,
  listClosingSoonest,
  listPublicDocuments,
  listRows,
} from '../store/documents.server.ts'
import { countFound, countListed, listNewest, listTotals } from '../store/list-counts.server.ts'
import type { ListRequest } from '../store/list-request.server.ts'
import { isFiltered, readRequest } from './list-request.server.ts'

/** Rows of a streamed list read in one query. */
const batchSize = 500

/** One page of a public list; empty beyond the last page. Its first page is shared with the other readers of the list. */
export function listDocuments(ctx: Ctx, query: ReportsQuery): Promise<ReportsPage> {
  const { type, page, limit, sortBy, sortOrder } = query
  const request: ListRequest = { ...readRequest(ctx, query), offset: (page - 1) * limit, limit }
  const { reads: _, ...unshared } = ctx
  const reader = isFirstPage(query) && !isFiltered(request) ? ctx : unshared
  return perChange(reader, `documents.first|${[type, limit, sortBy, sortOrder].join('|')}`, async () => {
    if (!isFiltered(request)) {
      const total = await perChange(ctx, `documents.count|${type}`, () => countListed(ctx, type, ctx.now))
      const rows = await listFromNearerEnd(request, total, (part) => listRows(ctx, part))
      return { data: rows.map((row) => listedOf(row, ctx)), total }
    }
    const counted = await countFound(ctx, request, maxCounted + 1)
    const rows = await listRows(ctx, request)
    return pageFound(
      rows.map((row) => listedOf(row, ctx)),
      counted,
    )
  })
}

/** How many documents are in each part of a list, counted up to `maxCounted`. */
export function countParts(ctx: Ctx, type: ReportType): Promise<Record<ListPart, number>> {
  return perChange(ctx, `documents.parts|${inNepal(ctx.now).date}|${type}`, async () => {
    const [current, closed] = await Promise.all(
      listParts.map((part) =>
        countFound(ctx, { ...readRequest(ctx, { type, part }), offset: 0, limit: 0 }, maxCounted + 1),
      ),
    )
    return { current: current!, closed: closed! }
  })
}

/**
 * Every matching document, in batches of some hundred rows, each after the last row of the previous one: only one batch is in memory,
 * and a publication meanwhile neither repeats nor hides a row. `total` is undefined when a search finds too many to count.
 */
export async function allDocuments(
  ctx: Ctx,
  query: AllReportsQuery,
): Promise<{ total: number | undefined; batches: AsyncIterable<ListedDocument[]> }> {
  const request = { ...readRequest(ctx, query), offset: 0, limit: batchSize }
  const total = isFiltered(request)
    ? await countFound(ctx, request, maxCounted + 1)
    : await countListed(ctx, query.type, ctx.now)
  const isTruncated = isFiltered(request) && total > maxCounted
  return { total: isTruncated ? undefined : total, batches: documentBatches(ctx, request) }
}

/** The newest public documents of these lists, merged, at most `max`. */
export function latestDocuments(ctx: Ctx, types: readonly ReportType[], max: number): Promise<ListedDocument[]> {
  return perChange(ctx, `documents.latest|${types.join()}|${max}`, () => findLatest(ctx, types, max))
}

async function findLatest(ctx: Ctx, types: readonly ReportType[], max: number): Promise<ListedDocument[]> {
  const newest = { now: ctx.now, column: 'publishedOn', direction: 'desc', offset: 0, limit: max } as const
  const lists = await Promise.all(types.map((type) => listRows(ctx, { ...newest, type })))
  const rows = lists.flat().toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id)
  return rows.slice(0, max).map((row) => listedOf(row, ctx))
}

/**
 * Calls of these lists for the first page, at most `max`: open ones by their last date, then the others. At least two are of the newest,
 * so that what has just been published is seen.
 */
export function pressingCalls(ctx: Ctx, types: readonly ReportType[], max: number): Promise<ListedDocument[]> {
  const today = inNepal(ctx.now)
  return perChange(ctx, `documents.calls|${today.date}|${types.join()}|${max}`, async () => {
    const [open, newest] = await Promise.all([
      listClosingSoonest(ctx, types, { now: ctx.now, today, limit: Math.max(1, max - 2) }),
      findLatest(ctx, types, max),
    ])
    const shown = new Set(open.map(({ id }) => id))
    const calls = [...open.map((row) => listedOf(row, ctx)), ...newest.filter(({ id }) => !shown.has(id))]
    return calls.slice(0, max).toSorted((one, other) => lastMoment(one).localeCompare(lastMoment(other)))
  })
}

/** Sorts before those of later calls; of a call that is not open after all of them. */
function lastMoment({ state, closesOn, closesTime }: ListedDocument): string {
  return state === 'open' ? `${closesOn} ${closesTime ?? '24:00'}` : '9'
}

/** The next hour at which a public document closes today; undefined when there is none. */
export async function nextClosing(ctx: Ctx): Promise<Date | undefined> {
  const { date, time } = inNepal(ctx.now)
  const closesTime = await findNextClosing(ctx, { types: reportTypeNames.filter(hasDeadlines), date, time })
  return closesTime === undefined ? undefined : nepalInstant(date, closesTime)
}

/** Every list with the number of its public documents and the newest date, in the order of the menu. */
export async function reportTotals(ctx: Ctx): Promise<ReportTotal[]> {
  const totals = await listTotals(ctx, reportTypeNames, ctx.now)
  return reportTypes.map(({ type, path }, place) => {
    const { count, newest } = totals[place]!
    return { type, path, count, newest }
  })
}

/** The public documents with these slugs, in the given order. */
export async function documentsBySlug(ctx: Ctx, slugs: readonly string[]): Promise<ListedDocument[]> {
  if (slugs.length === 0) return []
  const rows = await listBySlug(ctx, slugs, ctx.now)
  return slugs.flatMap((slug) => {
    const row = rows.find((each) => each.slug === slug)
    return row ? [listedOf(row, ctx)] : []
  })
}

const listAddresses = fixedAddresses(async (ctx) => {
  const newest = await listNewest(ctx, reportTypeNames, ctx.now)
  return reportTypes.map(({ type, path }) => ({ path, changedAt: newest.get(type) }))
})

/** Sitemap entries of the documents, newest first, counted from the stored totals. */
const pageAddresses: AddressSource = {
  count: async (ctx) => (await reportTotals(ctx)).reduce((sum, { count }) => sum + count, 0),
  list: async (ctx, range) =>
    (await listPublicDocuments(ctx, ctx.now, range)).map((row) => ({
      path: documentAddress(row),
      changedAt: row.publishFrom!,
    })),
}

const addressParts = [listAddresses, pageAddresses]

/** Sitemap entries of the nine lists and of the documents. */
export const documentAddresses: AddressSource = {
  count: async (ctx) => (await Promise.all(addressParts.map((part) => part.count(ctx)))).reduce((a, b) => a + b, 0),
  list: (ctx, range) => listTogether(ctx, addressParts, range),
}

type ListedRow = Awaited<ReturnType<typeof listRows>>[number]

/** A stored row as the reader sees it in a list. */
export function listedOf(stored: ListedRow, { now, language }: Ctx): ListedDocument {
  const { sizeBytes, publishedOn, lastDay: _, slug, later, supersedes, ...rest } = stored
  const { closingChangedOn: on, closingReasonEn, closingReasonNe, ...own } = rest
  const row = withLaterDates(own, later)
  return {
    ...row,
    closingChanged: on === null ? null : { on, en: closingReasonEn, ne: closingReasonNe },
    title: titleIn(language, row),
    supersedes: supersedes.map((earlier) => relatedOf(earlier, language)),
    size: sizeBytes,
    published: publishedOn,
    url: fileAddress(row),
    page: documentAddress({ id: row.id, slug }),
    state: windowState(row, inNepal(now)),
  }
}

/** A correction or what is corrected, in the reader's language. */
export function relatedOf(related: Related, language: Language) {
  const { id, published } = related
  return { id, title: titleIn(language, related), published, url: fileAddress(related), page: documentAddress(related) }
}

function titleIn(language: Language, { titleEn, titleNe }: Pick<ListedRow, 'titleEn' | 'titleNe'>): string {
  return language === 'ne' ? titleNe || titleEn : titleEn || titleNe
}

type ShownDates = Deadlines & Pick<ListedDocument, 'earlierClosesOn' | 'earlierClosesTime'>

/** The dates of a later correction hold; an hour of the same day and an opening of bids that it does not state stay. */
function withLaterDates<Row extends ShownDates>(own: Row, later: ListedRow['later']) {
  if (!later) return own
  const { closesOn, bidsOpenOn, bidsOpenTime } = later
  const isSameDay = closesOn === own.closesOn
  const closesTime = later.closesTime ?? (isSameDay ? own.closesTime : null)
  const isMoved = !isSameDay || closesTime !== own.closesTime
  return {
    ...own,
    ...(bidsOpenOn !== null && { bidsOpenOn, bidsOpenTime }),
    ...(isMoved && { closesOn, closesTime, earlierClosesOn: own.closesOn, earlierClosesTime: own.closesTime }),
  }
}

async function* documentBatches(ctx: Ctx, request: ListRequest): AsyncGenerator<ListedDocument[]> {
  for (let after = request.after; ;) {
    const rows = await listRows(ctx, { ...request, after })
    yield rows.map((row) => listedOf(row, ctx))
    const last = rows.at(-1)
    if (!last || rows.length < request.limit) return
    after = { value: orderedBy(last, request.column), id: last.id }
  }
}

function orderedBy(row: ListedRow, column: ListRequest['column']): string | number {
  if (column === 'shownEn') return row.titleEn || row.titleNe
  return column === 'shownNe' ? row.titleNe || row.titleEn : row[column]
}
