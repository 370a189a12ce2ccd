// Pages of documents' files in the index: put there once their text is read and the document itself is indexed.

import { lockUnindexed, markIndexed, pagesAfter } from '#features/document-texts/operations.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Ctx, Scope, System } from '#platform/context.ts'
import { insertPages, removePages } from '../store/entries.server.ts'

/** Pages that are in memory at once. */
const portion = 50

/** Indexes the pages of up to `max` documents, each in a transaction of its own; returns how many. */
export async function indexFilePages(ctx: Ctx<System>, max: number): Promise<number> {
  let done = 0
  while (done < max && (await transaction(ctx, indexNext))) done += 1
  return done
}

/** Indexes the pages of one document, which stays locked until the transaction ends; returns whether there was one. */
export async function indexNext(tx: Scope): Promise<boolean> {
  const documentId = await lockUnindexed(tx)
  if (documentId === undefined) return false
  const item = { kind: 'document', item: String(documentId) }
  await removePages(tx, item)
  for (let after = 0; ;) {
    const pages = await pagesAfter(tx, documentId, { after, max: portion })
    await insertPages(tx, item, pages)
    if (pages.length < portion) break
    after = pages.at(-1)!.page
  }
  await markIndexed(tx, documentId)
  return true
}
