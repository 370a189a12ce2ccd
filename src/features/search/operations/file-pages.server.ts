// Pages of documents' files in the index: put there once their text is read and the document itself is indexed.

import { markIndexed, unindexedTexts } from '#features/document-texts/operations.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Ctx, System } from '#platform/context.ts'
import { indexPages } from './pages.server.ts'

const batch = 20

/** Indexes the pages of up to `max` documents, in transactions of twenty; returns how many. */
export async function indexFilePages(ctx: Ctx<System>, max: number): Promise<number> {
  let done = 0
  while (done < max) {
    const taken = await transaction(ctx, async (tx) => {
      const texts = await unindexedTexts(tx, batch)
      for (const { documentId, pages } of texts) {
        await indexPages(tx, { kind: 'document', item: String(documentId) }, pages)
        await markIndexed(tx, documentId)
      }
      return texts.length
    })
    done += taken
    if (taken < batch) break
  }
  return done
}
