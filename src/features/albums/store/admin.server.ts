// Rows of albums for the office: every publishing state, inserts and updates.

import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import type { NewAlbum } from '../contract/api.ts'

type At = Scope & { now: Date }

export type AdminRequest = {
  state?: ListedState | undefined
  search: string
  column: 'takenOn' | 'createdAt'
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

export type AlbumDetails = Pick<NewAlbum, 'title' | 'text' | 'takenOn'>

export async function listForOffice(at: At, request: AdminRequest) {
  const { column, direction, offset, limit } = request
  const rows = await found(at, request)
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(adminAlbumOf)
}

/** How many the request finds, counted up to `max`. */
export function countForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice({ db, org }: Scope, id: number) {
  const row = await db
    .selectFrom('albums')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...adminAlbumOf(row), text: { en: row.textEn, ne: row.textNe } }
}

/** The new album's id, or undefined when its slug is taken. */
export async function insertAlbum(
  { db, org }: Scope,
  { slug, ...details }: AlbumDetails & { slug: string },
  at: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('albums')
    .values({ ...columnsOf(details), ...draftWindow, orgId: org.id, slug, pictureCount: 0, createdAt: at })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateAlbum({ db, org }: Scope, id: number, details: AlbumDetails): Promise<void> {
  await db.updateTable('albums').set(columnsOf(details)).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('albums')
    .where('orgId', '=', org.id)
    .where(isFound('albums.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('albums', state!, now)))
}

function columnsOf({ title, text, takenOn }: AlbumDetails) {
  return { titleEn: title.en, titleNe: title.ne, textEn: text.en, textNe: text.ne, takenOn }
}

function adminAlbumOf(row: Row<'albums'>) {
  const { id, slug, takenOn, pictureCount, createdAt, publishFrom, publishUntil, withdrawnAt } = row
  const title = { en: row.titleEn, ne: row.titleNe }
  const window = { publishFrom, publishUntil, withdrawnAt }
  return { id, slug, title, takenOn, pictureCount, enteredAt: createdAt.toISOString(), ...window }
}
