// Pages of documents' files in the index: put there once their text is read and the document itself is indexed.

import { lockUnindexed, markIndexed, pagesAfter } from '#features/document-texts/operations.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Ctx, Scope, System } from '#platform/context.ts'
import { lexemesOf } from '../rules/entry-keys.ts'
import { insertLexemes, insertPages, mergeInserted, removePages } from '../store/entries.server.ts'
import { divideByDate } from './windows.server.ts'

/** Pages that are in memory at once. */
const portion = 50
/** Lexemes that are remembered as stored; then all are forgotten. */
const maxRemembered = 300_000

/** Indexes the pages of up to `max` documents, each in a transaction of its own; returns how many. */
export async function indexFilePages(ctx: Ctx<System>, max: number): Promise<number> {
  const stored = new Set<string>()
  let done = 0
  while (done < max) {
    const added = await transaction(ctx, (tx) => indexNext(tx, stored))
    if (!added) break
    if (stored.size > maxRemembered) stored.clear()
    for (const lexeme of added) stored.add(lexeme)
    done += 1
  }
  if (done > 0) {
    await mergeInserted(ctx)
    await divideByDate(ctx)
  }
  return done
}

/**
 * Indexes the pages of one document, which stays locked until the transaction ends. Undefined without one; else the lexemes that it has
 * added to those `stored`.
 */
export async function indexNext(tx: Scope, stored: ReadonlySet<string> = new Set()): Promise<Set<string> | undefined> {
  const documentId = await lockUnindexed(tx)
  if (documentId === undefined) return undefined
  const item = { kind: 'document', item: String(documentId) }
  const added = new Set<string>()
  await removePages(tx, item)
  for (let after = 0; ;) {
    const pages = await pagesAfter(tx, documentId, { after, max: portion })
    const keyed = pages.map(({ page, text }) => ({ page, lexemes: lexemesOf(text) }))
    await insertPages(tx, item, keyed)
    for (const { lexemes } of keyed) for (const lexeme of lexemes) if (!stored.has(lexeme)) added.add(lexeme)
    if (pages.length < portion) break
    after = pages.at(-1)!.page
  }
  await insertLexemes(tx, [...added])
  await markIndexed(tx, documentId)
  return added
}
