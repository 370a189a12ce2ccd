// Rows of pages in every publishing state for the office: a list of them, one whole, new and corrected ones.

import type { Block } from '#kit/blocks/blocks.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import type { PageDetails } from '../contract/api.ts'
import type { PageSlug } from '../contract/site-pages.ts'
import { listedOf } from './pages.server.ts'

type At = Scope & { now: Date }

export type AdminRequest = {
  state?: ListedState | undefined
  search: string
  column: 'updatedAt' | 'createdAt'
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

export type PageContent = PageDetails & { blocks: Block<number>[] }

export async function listForOffice(at: At, request: AdminRequest) {
  const { column, direction, offset, limit } = request
  const rows = await found(at, request)
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(adminPageOf)
}

/** The number of rows found, counted up to `max`. */
export function countForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice({ db, org }: Scope, id: number) {
  const row = await db
    .selectFrom('pages')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...adminPageOf(row), blocks: row.blocks, sources: row.sources }
}

/** The id of the new page, or undefined when the organisation has one with this slug. */
export async function insertPage(
  { db, org }: Scope,
  { slug, ...content }: PageContent & { slug: PageSlug },
  at: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('pages')
    .values({ ...columnsOf(content), ...draftWindow, orgId: org.id, slug, createdAt: at, updatedAt: at })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updatePage({ db, org }: Scope, id: number, content: PageContent, at: Date): Promise<void> {
  await db
    .updateTable('pages')
    .set({ ...columnsOf(content), updatedAt: at })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('pages')
    .where('orgId', '=', org.id)
    .where(isFound('pages.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('pages', state!, now)))
}

function columnsOf({ title, blocks, sources, sample }: PageContent) {
  const json = { blocks: JSON.stringify(blocks), sources: JSON.stringify(sources) }
  return { titleEn: title.en, titleNe: title.ne, ...json, sample }
}

function adminPageOf(row: Row<'pages'>) {
  const { id, createdAt, publishFrom, publishUntil, withdrawnAt } = row
  return { id, ...listedOf(row), enteredAt: createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}
