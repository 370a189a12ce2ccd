// How is a document entered, published, withdrawn, listed and found?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { wordPatterns } from '#kit/search-words.ts'
import { clean } from '#kit/text.ts'
import type { Ctx, Machine, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import { findWithdrawn } from '#platform/publishing-window.server.ts'
import { fewAddresses } from '#platform/sitemap.ts'
import type { PublishingWindow } from '#features/publishing/contract.ts'
import { actsOn, refuseHidden } from '#features/publishing/operations.server.ts'
import type {
  AllReportsQuery,
  ListedDocument,
  NewDocument,
  ReportTotal,
  ReportsPage,
  ReportsQuery,
} from './contract.ts'
import type { ReportType } from './contract/lists.ts'
import { largestDocument } from './contract.ts'
import { fileAddress, mediaTypesOf, reportTypeNames, reportTypes } from './contract/lists.ts'
import { documentIssues, documentKey, goesPublicAt, sortOf, windowState } from './rules.ts'
import type { ListRequest } from './store.server.ts'
import {
  countFound,
  countListed,
  findForChange,
  findPublicFile,
  findTwin,
  findTwinOf,
  insertDocument,
  listBySlug,
  listNamed,
  listNewest,
  listRows,
  listTotals,
  updateWindow,
} from './store.server.ts'

type Office = Ctx<Staff | Machine>

/** What the importer and the editor accept. */
export const documentKinds: readonly FileKind[] = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'png',
  'jpg',
  'webp',
  'gif',
  'zip',
]

/** A search counts this many results and then says "more than". */
export const mostCounted = 10_000

/** Rows of a whole list read in one query. */
const streamedAtOnce = 500

/** One page of a list as the public sees it now. Beyond the last page it is empty. */
export async function listDocuments(ctx: Ctx, query: ReportsQuery): Promise<ReportsPage> {
  const { page, limit } = query
  const request: ListRequest = { ...readRequest(ctx, query), offset: (page - 1) * limit, limit }
  if (!isNarrowed(request)) {
    const total = await countListed(ctx, query.type, ctx.now)
    const rows = await listFromNearerEnd(ctx, request, total)
    return { data: rows.map((row) => listedOf(row, ctx)), total }
  }
  const counted = await countFound(ctx, request, mostCounted + 1)
  const rows = await listRows(ctx, request)
  const data = rows.map((row) => listedOf(row, ctx))
  return counted > mostCounted ? { data, total: mostCounted, totalIsLeast: true } : { data, total: counted }
}

/**
 * Every matching document, read some hundreds at a time, each batch after the last row of the one before: nothing is held but a
 * batch, and what is published meanwhile neither repeats a row nor hides one. The number is known unless a search finds too many to count.
 */
export async function allDocuments(
  ctx: Ctx,
  query: AllReportsQuery,
): Promise<{ total: number | undefined; batches: AsyncIterable<ListedDocument[]> }> {
  const request = { ...readRequest(ctx, query), offset: 0, limit: streamedAtOnce }
  const total = isNarrowed(request)
    ? await countFound(ctx, request, mostCounted + 1)
    : await countListed(ctx, query.type, ctx.now)
  const isLeast = isNarrowed(request) && total > mostCounted
  return { total: isLeast ? undefined : total, batches: documentBatches(ctx, request) }
}

/** The newest public documents of these lists together, at most `most` of them. */
export async function latestDocuments(ctx: Ctx, types: readonly ReportType[], most: number): Promise<ListedDocument[]> {
  const newest = { now: ctx.now, column: 'publishedOn', direction: 'desc', offset: 0, limit: most } as const
  const lists = await Promise.all(types.map((type) => listRows(ctx, { ...newest, patterns: [], type })))
  const rows = lists.flat().toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id)
  return rows.slice(0, most).map((row) => listedOf(row, ctx))
}

/** Every list with the number of its documents and the newest day, in the order of the menu. */
export async function reportTotals(ctx: Ctx): Promise<ReportTotal[]> {
  const totals = await listTotals(ctx, reportTypeNames, ctx.now)
  return reportTypes.map(({ type, path }, place) => {
    const { count, newest } = totals[place]!
    return { type, path, count, newest }
  })
}

/** The public documents with these addresses, in the order given. */
export async function documentsBySlug(ctx: Ctx, slugs: readonly string[]): Promise<ListedDocument[]> {
  if (slugs.length === 0) return []
  const rows = await listBySlug(ctx, slugs, ctx.now)
  return slugs.flatMap((slug) => {
    const row = rows.find((one) => one.slug === slug)
    if (!row) return []
    const { slug: _, ...document } = row
    return [listedOf(document, ctx)]
  })
}

/** Those of these addresses that no document of the organisation has, public or not. */
export async function unknownDocuments(scope: Scope, slugs: readonly string[]): Promise<string[]> {
  const known = await listNamed(scope, 'slug', slugs)
  return slugs.filter((slug) => !known.some((one) => one.slug === slug))
}

/** Documents of the organisation by numbers or addresses, for what points at them. */
export { listNamed as documentsNamed }

/**
 * Checks the file by its content, stores its bytes durably, then writes one row with its publishing acts. Refuses
 * `invalid` for wrong details or a wrong file, `conflict` when the same file already stands in this list.
 */
export async function addDocument(ctx: Office, entry: NewDocument): Promise<{ id: number }> {
  const fields = documentIssues(entry)
  if (fields.length > 0) refuse('invalid', 'documents.invalid', { fields })
  const file = await inspectFile(entry, { allowed: documentKinds, largest: largestDocument })
  if (!file.ok) {
    const { key, values } = file
    return refuse('invalid', key, {
      ...(values && { values }),
      fields: [{ field: 'file', key, ...(values && { values }) }],
    })
  }
  const fileHash = await ctx.files.put(entry.bytes)
  const titles = { titleEn: clean(entry.titleEn), titleNe: clean(entry.titleNe) }
  return transaction(ctx, async (tx) => {
    if (await findTwin(tx, { type: entry.type, fileHash })) refuseFile('documents.already_there')
    await askWhetherItCorrects(tx, entry)
    const id = await insertDocument(tx, {
      ...titles,
      type: entry.type,
      slug: entry.slug ?? slugOf(entry, fileHash),
      filename: file.filename,
      mediaType: file.mediaType,
      sizeBytes: entry.bytes.length,
      fileHash,
      publishedOn: entry.publishedOn,
      opensOn: entry.opensOn ?? null,
      closesOn: entry.closesOn ?? null,
      correctsId: entry.correctsId ?? null,
      searchKey: documentKey({ ...titles, filename: file.filename }),
      createdAt: tx.now,
    })
    if (!id) return entry.slug ? refuse('conflict', 'documents.slug_taken') : refuseFile('documents.withdrawn_before')
    await documentActs.begin(tx, id, { ...entry, publishFrom: goesPublicAt(entry, tx.now) })
    return { id }
  })
}

export const documentActs = actsOn<number>({
  subject: 'document',
  unknown: 'documents.unknown',
  keeper: { lock: findForChange, write: keepWindow },
})

export const publishDocument = documentActs.publish
export const expireDocument = documentActs.expire
export const withdrawDocument = documentActs.withdraw
export const draftDocument = documentActs.returnToDraft

/** The nine lists for the sitemap; the documents themselves are found from there. */
export const reportListAddresses = fewAddresses(async (ctx) => {
  const newest = await listNewest(ctx, reportTypeNames, ctx.now)
  return reportTypes.map(({ type, path }) => ({ path, changedAt: newest.get(type) }))
})

/** The stored file of a public document, for the file door; refuses `missing` otherwise. */
export async function readPublicFile(ctx: Ctx, id: number) {
  const file = await findPublicFile(ctx, id, ctx.now)
  if (file) return file
  const withdrawn = await findWithdrawn(ctx, 'documents', 'id', id)
  return refuseHidden(ctx, { subject: 'document', withdrawn, unknown: 'documents.unknown' })
}

type ListedRow = Awaited<ReturnType<typeof listRows>>[number]

function listedOf({ sizeBytes, publishedOn, ...row }: ListedRow, { now, language }: Ctx): ListedDocument {
  const [own, other] = language === 'ne' ? [row.titleNe, row.titleEn] : [row.titleEn, row.titleNe]
  return {
    ...row,
    title: own || other,
    size: sizeBytes,
    published: publishedOn,
    url: fileAddress(row),
    state: windowState(row, inNepal(now).date),
  }
}

// What comes back from a withdrawal may have been entered anew meanwhile.
async function keepWindow(tx: Scope, id: number, window: PublishingWindow): Promise<void> {
  if (!window.withdrawnAt && (await findTwinOf(tx, id))) refuse('conflict', 'documents.already_there')
  await updateWindow(tx, id, window)
}

function refuseFile(key: string): never {
  return refuse('conflict', key, { fields: [{ field: 'file', key }] })
}

async function askWhetherItCorrects(tx: Office, { correctsId, type }: NewDocument): Promise<void> {
  if (!correctsId) return
  const corrected = await findForChange(tx, correctsId)
  if (corrected?.type === type) return
  const key = 'documents.cannot_correct'
  refuse('conflict', key, { fields: [{ field: 'corrects', key }] })
}

function slugOf({ type, publishedOn }: NewDocument, fileHash: string): string {
  return `${type.toLowerCase()}-${publishedOn}-${fileHash.slice(0, 10)}`
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

function isNarrowed({ patterns, mediaTypes, from, to }: ListRequest): boolean {
  return patterns.length > 0 || mediaTypes !== undefined || from !== undefined || to !== undefined
}

function readRequest(ctx: Ctx, query: AllReportsQuery): Omit<ListRequest, 'offset' | 'limit'> {
  const { column, order } = sortOf(query)
  const title = ctx.language === 'ne' ? 'shownNe' : 'shownEn'
  const columns = { title, filename: 'filename', size: 'sizeBytes', published: 'publishedOn' } as const
  return {
    type: query.type,
    patterns: wordPatterns(query.search ?? ''),
    mediaTypes: query.kind && mediaTypesOf[query.kind],
    from: query.publishedFrom,
    to: query.publishedTo,
    now: ctx.now,
    column: columns[column],
    direction: order,
  }
}

/** The last pages of a long list are its first ones read backwards. */
async function listFromNearerEnd(ctx: Ctx, request: ListRequest, total: number) {
  const { offset, limit, direction } = request
  if (offset >= total) return []
  if (offset <= total / 2) return listRows(ctx, request)
  const rows = await listRows(ctx, {
    ...request,
    direction: direction === 'asc' ? 'desc' : 'asc',
    offset: Math.max(total - offset - limit, 0),
    limit: Math.min(limit, total - offset),
  })
  return rows.toReversed()
}
