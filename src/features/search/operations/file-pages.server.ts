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
  let before: number | undefined
  while (done < max) {
    const next = await transaction(ctx, (tx) => indexNext(tx, { stored, before }))
    if (!next) break
    if (stored.size > maxRemembered) stored.clear()
    for (const lexeme of next.added) stored.add(lexeme)
    before = next.documentId
    done += 1
  }
  if (done > 0) {
    await mergeInserted(ctx)
    await divideByDate(ctx)
  }
  return done
}

/** The lexemes that the index has, and the document before which the next one is. */
type Run = { stored: ReadonlySet<string>; before?: number | undefined }

/**
 * Indexes the pages of one document, which stays locked until the transaction ends. Undefined without one; else the lexemes that it has
 * added to those `stored`.
 */
export async function indexNext(
  tx: Scope,
  { stored, before }: Run = { stored: new Set() },
): Promise<{ documentId: number; added: Set<string> } | undefined> {
  const documentId = await lockUnindexed(tx, before)
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
  return { documentId, added }
}
