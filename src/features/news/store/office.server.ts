// Rows of articles for the office: every category and publishing state, and updates.

import type { Block } from '#kit/blocks/blocks.ts'
import type { Scope } from '#platform/context.ts'
import type { Searched } from '#platform/count.server.ts'
import { isSearched } from '#platform/list-search.server.ts'
import { inState } from '#platform/publishing-window.server.ts'
import type { ListedState, PublishingWindow } from '#features/publishing/contract/window.ts'
import { imagesIn } from '../rules.ts'
import { listPictures, removePictures } from './pictures.server.ts'

type At = Scope & { now: Date }

export type OfficeRow = PublishingWindow & {
  id: number
  slug: string
  category: string
  categoryEn: string
  categoryNe: string
  titleEn: string
  titleNe: string
  publishedOn: string
  createdAt: Date
}

export type WholeRow = OfficeRow & {
  summaryEn: string
  summaryNe: string
  blocks: Block<number>[]
  attachments: string[]
}

export type OfficeRequest = Searched & {
  category?: string | undefined
  state?: ListedState | undefined
  column: 'publishedOn' | 'createdAt'
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

const columns = [
  'a.id',
  'a.slug',
  'a.category',
  'c.nameEn as categoryEn',
  'c.nameNe as categoryNe',
  'a.titleEn',
  'a.titleNe',
  'a.publishedOn',
  'a.publishFrom',
  'a.publishUntil',
  'a.withdrawnAt',
  'a.createdAt',
] as const

/** One page: its ids are read from an index, then only its rows. */
export function listForOffice(at: At, request: OfficeRequest): Promise<OfficeRow[]> {
  const { column, direction, offset, limit } = request
  const ids = idsForOffice(at, request)
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .offset(offset)
    .limit(limit)
  return withCategory(at)
    .innerJoin(ids.as('page'), 'page.id', 'a.id')
    .select(columns)
    .orderBy(`a.${column}`, direction)
    .orderBy('a.id', direction)
    .execute()
}

/** Selects the ids of the rows found. */
export function idsForOffice(at: At, request: OfficeRequest) {
  return found(at, request).select('articles.id')
}

export async function findForOffice(scope: Scope, id: number): Promise<WholeRow | undefined> {
  const row = await withCategory(scope)
    .select([...columns, 'a.summaryEn', 'a.summaryNe', 'a.blocks', 'a.attachments'])
    .where('a.id', '=', id)
    .executeTakeFirst()
  // The column type is json; the blocks were validated when they were written.
  return row && { ...row, blocks: row.blocks as unknown as Block<number>[] }
}

export type TextsRow = {
  category: string
  titleEn: string
  titleNe: string
  summaryEn: string
  summaryNe: string
  publishedOn: string
  blocks: Block<number>[]
}

export async function updateTexts(scope: Scope, id: number, { blocks, ...texts }: TextsRow): Promise<void> {
  await scope.db.updateTable('articles').set(texts).where('orgId', '=', scope.org.id).where('id', '=', id).execute()
  await updateBlocks(scope, id, blocks)
}

/** Replaces the text and removes the pictures that it no longer contains, except the one above it. */
export async function updateBlocks(scope: Scope, id: number, blocks: readonly Block<number>[]): Promise<void> {
  const { db, org } = scope
  await db
    .updateTable('articles')
    .set({ blocks: JSON.stringify(blocks) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
  const named = new Set([0, ...imagesIn(blocks).map(({ picture }) => picture)])
  const removed = (await listPictures(scope, id)).filter(({ position }) => !named.has(position))
  await removePictures(
    scope,
    id,
    removed.map(({ position }) => position),
  )
}

export async function updateAttachments({ db, org }: Scope, id: number, attachments: string[]): Promise<void> {
  await db.updateTable('articles').set({ attachments }).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function withCategory({ db, org }: Scope) {
  return db
    .selectFrom('articles as a')
    .innerJoin('newsCategories as c', (join) =>
      join.onRef('c.orgId', '=', 'a.orgId').onRef('c.code', '=', 'a.category'),
    )
    .where('a.orgId', '=', org.id)
}

function found({ db, org, now }: At, { category, state, ...searched }: OfficeRequest) {
  const all = db.selectFrom('articles').where('orgId', '=', org.id)
  return all
    .where(isSearched('articles', searched))
    .$if(category !== undefined, (query) => query.where('category', '=', category!))
    .$if(state !== undefined, (query) => query.where(inState('articles', state!, now)))
}
