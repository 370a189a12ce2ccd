// The text of documents' files: read in a process of its own, stored by page, and shown.

import type { Ctx, Scope, System } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ScannedPage } from '#platform/text-recognition.server.ts'
import type { FileText, TextKind, TextReader } from '#platform/text-reader.server.ts'
import { maxPageCharacters } from '#platform/text-limits.ts'
import { pagesPerView, type DocumentText } from './contract.ts'
import { isBetter, scannedOf } from './rules.ts'
import {
  beginScans,
  countPendingScans,
  insertScans,
  writeScans,
  type PendingScan,
  type ScanOutcome,
} from './store/scans.server.ts'
import { beginPending, findText, listPages, writeText, type PendingText } from './store/texts.server.ts'

export {
  clearIndexed as unmarkIndexed,
  countPagesByMonth,
  countUnindexed,
  listNamedPages as pagesNamed,
  listPagesAfter as pagesAfter,
  lockUnindexed,
  setIndexed as markIndexed,
} from './store/texts.server.ts'
export { hasPendingScans } from './store/scans.server.ts'

/** Documents begun and written together, so that cached pages are rendered anew once for all of them. */
const batchSize = 20

const office = 'application/vnd.openxmlformats-officedocument'
const kinds: Record<string, TextKind> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'word',
  [`${office}.spreadsheetml.sheet`]: 'workbook',
  'application/msword': 'old-word',
  'application/vnd.ms-excel': 'old-workbook',
}
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp'])
/** A picture is one page, whose text is recognised later. */
const pictureText: FileText = { pages: [''], pageCount: 1, isConverted: false }

/** Reads what has not been read, until `until` or until nothing is left; returns the number of documents. */
export async function readPendingTexts(ctx: Ctx<System>, reader: TextReader, until: () => boolean): Promise<number> {
  let count = 0
  while (!until()) {
    const pending = await beginNext(ctx)
    if (pending.length === 0) break
    const outcomes: { pending: PendingText; text: FileText | undefined }[] = []
    for (const each of pending) outcomes.push({ pending: each, text: await readFile(ctx, reader, each) })
    await transaction(ctx, async (tx) => {
      for (const { pending, text } of outcomes) await store(tx, pending, text)
    })
    count += pending.length
  }
  return count
}

/** What has been tried before is tried alone: another document of its batch may have ended the product. */
async function beginNext(scope: Scope): Promise<PendingText[]> {
  const untried = await beginPending(scope, { isTried: false, limit: batchSize })
  return untried.length > 0 ? untried : beginPending(scope, { isTried: true, limit: 1 })
}

/** Undefined when it cannot be read, whatever the reason: the file is as it is. One that cannot be fetched is tried again. */
async function readFile(
  ctx: Ctx,
  reader: TextReader,
  { fileHash, mediaType }: PendingText,
): Promise<FileText | undefined> {
  const kind = kinds[mediaType]
  if (!kind) return pictures.has(mediaType) ? pictureText : undefined
  const path = await ctx.files.local(fileHash)
  return reader.read({ path, kind }).catch(() => undefined)
}

async function store(tx: Scope, { documentId, mediaType }: PendingText, text: FileText | undefined): Promise<void> {
  if (!text) {
    const state = kinds[mediaType] ? 'unreadable' : 'unsupported'
    return writeText(tx, { documentId, state, pageCount: null, isConverted: false }, [])
  }
  const { pages, pageCount, isConverted } = text
  const state = pages.some((page) => page !== '') ? 'read' : 'empty'
  await writeText(tx, { documentId, state, pageCount, isConverted }, pages)
  if (kinds[mediaType] === 'pdf' || pictures.has(mediaType)) await insertScans(tx, documentId, scannedOf(pages))
}

/** Pages recognised and written together, so that cached pages are rendered anew once for all of them. */
const scansAtOnce = 10

/** Recognises the text of scanned pages, until `until` or until nothing is left; returns the number of pages. */
export async function recognisePendingPages(
  ctx: Ctx<System>,
  recognise: (page: ScannedPage) => Promise<string>,
  until: () => boolean,
): Promise<number> {
  let count = 0
  while (!until()) {
    const pending = await beginNextScans(ctx)
    if (pending.length === 0) break
    const outcomes: ScanOutcome[] = []
    for (const scan of pending) outcomes.push(await recognised(ctx, recognise, scan))
    await transaction(ctx, (tx) => writeScans(tx, outcomes))
    count += pending.length
  }
  return count
}

/** What has been tried before is tried alone, as a text is. */
async function beginNextScans(scope: Scope): Promise<PendingScan[]> {
  const untried = await beginScans(scope, { isTried: false, limit: scansAtOnce })
  return untried.length > 0 ? untried : beginScans(scope, { isTried: true, limit: 1 })
}

async function recognised(
  ctx: Ctx,
  recognise: (page: ScannedPage) => Promise<string>,
  { documentId, page, fileHash, mediaType, own }: PendingScan,
): Promise<ScanOutcome> {
  const path = await ctx.files.local(fileHash)
  const scanned = { path, page: pictures.has(mediaType) ? ('picture' as const) : page }
  // Undefined when it cannot be read, whatever the reason: the page is as it is.
  const text = await recognise(scanned).catch(() => undefined)
  if (text === undefined) return { documentId, page, state: 'unreadable', text }
  return isBetter(text, own)
    ? { documentId, page, state: 'read', text: text.slice(0, maxPageCharacters) }
    : { documentId, page, state: 'empty', text: undefined }
}

/**
 * One view of the text of a document, with the page asked for; beyond the last page the last view. Whether the document is public has been
 * checked.
 */
export async function readText(scope: Scope, documentId: number, asked = 1): Promise<DocumentText> {
  const found = await findText(scope, documentId)
  if (!found) return { state: 'pending', pageCount: null, isConverted: false, first: 1, pages: [], waiting: 0 }
  const page = Math.min(asked, Math.max(found.pageCount ?? 1, 1))
  const first = page - ((page - 1) % pagesPerView)
  const pages = await listPages(scope, documentId, { first, last: first + pagesPerView - 1 })
  const waiting = await countPendingScans(scope, documentId)
  return { ...found, first, pages, waiting }
}
