// The text of documents' files: read in a process of its own, stored by page, and shown.

import type { Ctx, Scope, System } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { FileText, TextKind, TextReader } from '#platform/text-reader.server.ts'
import { pagesPerView, type DocumentText } from './contract.ts'
import { beginPending, findText, listPages, writeText, type PendingText } from './store.server.ts'

export {
  clearIndexed as unmarkIndexed,
  countUnindexed,
  listPagesAfter as pagesAfter,
  lockUnindexed,
  setIndexed as markIndexed,
} from './store.server.ts'

/** Documents begun and written together, so that cached pages are rendered anew once for all of them. */
const batchSize = 20

const office = 'application/vnd.openxmlformats-officedocument'
const kinds: Record<string, TextKind> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'word',
  [`${office}.spreadsheetml.sheet`]: 'workbook',
}

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

/** Undefined when it cannot be read, whatever the reason: the file is as it is. */
function readFile(ctx: Ctx, reader: TextReader, { fileHash, mediaType }: PendingText): Promise<FileText | undefined> {
  const kind = kinds[mediaType]
  if (!kind) return Promise.resolve(undefined)
  return reader.read({ path: ctx.files.path(fileHash), kind }).catch(() => undefined)
}

function store(tx: Scope, { documentId, mediaType }: PendingText, text: FileText | undefined): Promise<void> {
  if (!text) {
    const state = kinds[mediaType] ? 'unreadable' : 'unsupported'
    return writeText(tx, { documentId, state, pageCount: null, isConverted: false }, [])
  }
  const { pages, pageCount, isConverted } = text
  const state = pages.some((page) => page !== '') ? 'read' : 'empty'
  return writeText(tx, { documentId, state, pageCount, isConverted }, pages)
}

/**
 * One view of the text of a document, with the page asked for; beyond the last page the last view. Whether the document is public has been
 * checked.
 */
export async function readText(scope: Scope, documentId: number, asked = 1): Promise<DocumentText> {
  const found = await findText(scope, documentId)
  if (!found) return { state: 'pending', pageCount: null, isConverted: false, first: 1, pages: [] }
  const page = Math.min(asked, Math.max(found.pageCount ?? 1, 1))
  const first = page - ((page - 1) % pagesPerView)
  const pages = await listPages(scope, documentId, { first, last: first + pagesPerView - 1 })
  return { ...found, first, pages }
}
