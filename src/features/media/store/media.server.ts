// Rows of the media library: list, find, insert, describe, withdraw and remove.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo, type Searched } from '#platform/count.server.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import { isSearched } from '#platform/list-search.server.ts'
import type { ListedView, MediaKind } from '../contract/limits.ts'
import { isUnused, type UseColumns } from './uses.server.ts'

export type MediaRow = Row<'media'>
export type NewMediaFile = Omit<
  NewRow<'media'>,
  'orgId' | 'id' | 'createdAt' | 'withdrawnAt' | 'altEn' | 'altNe' | 'focusX' | 'focusY'
>

export type MediaRequest = Searched & { view?: ListedView | undefined; kind?: MediaKind | undefined }
type Stretch = { offset: number; limit: number; direction: 'asc' | 'desc' }

/** A page, by the time of their addition. */
export function listMedia(
  scope: Scope,
  uses: readonly UseColumns[],
  request: MediaRequest,
  { offset, limit, direction }: Stretch,
): Promise<MediaRow[]> {
  return found(scope, uses, request).selectAll().orderBy('id', direction).offset(offset).limit(limit).execute()
}

/** How many the request finds, counted up to `max`. */
export function countMedia(
  scope: Scope,
  uses: readonly UseColumns[],
  request: MediaRequest,
  max: number,
): Promise<number> {
  return countUpTo(scope, idsOfMedia(scope, uses, request), max)
}

/** Selects the ids of what the request finds. */
export function idsOfMedia(scope: Scope, uses: readonly UseColumns[], request: MediaRequest) {
  return found(scope, uses, request).select('id')
}

export function findMedia({ db, org }: Scope, id: number): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('orgId', '=', org.id).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends: against being chosen while it is withdrawn, and the reverse. */
export function lockMedia({ db, org }: Scope, id: number): Promise<MediaRow | undefined> {
  const rows = db.selectFrom('media').selectAll().where('orgId', '=', org.id).where('id', '=', id)
  return rows.forUpdate().executeTakeFirst()
}

/** The file whose bytes were sent before, or that is stored under the hash. */
export function findSame(
  { db, org }: Scope,
  { digest, hash }: { digest: string; hash?: string },
): Promise<{ id: number; withdrawnAt: Date | null } | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'withdrawnAt'])
    .where('orgId', '=', org.id)
    .where((eb) => eb.or([eb('sentDigest', '=', digest), eb('fileHash', '=', hash ?? '')]))
    .orderBy('id')
    .executeTakeFirst()
}

/** The id of the new row; undefined when somebody else has just added the same file. */
export async function insertMedia({ db, org }: Scope, file: NewMediaFile, at: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('media')
    .values({ ...file, orgId: org.id, createdAt: at })
    .onConflict((on) => on.columns(['orgId', 'fileHash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateAlt({ db, org }: Scope, id: number, alt: Bilingual): Promise<void> {
  const set = { altEn: alt.en, altNe: alt.ne }
  await db.updateTable('media').set(set).where('orgId', '=', org.id).where('id', '=', id).execute()
}

export async function updateFocus(
  { db, org }: Scope,
  id: number,
  focus: Pick<MediaRow, 'focusX' | 'focusY'>,
): Promise<void> {
  await db.updateTable('media').set(focus).where('orgId', '=', org.id).where('id', '=', id).execute()
}

export async function updateWithdrawn({ db, org }: Scope, id: number, withdrawnAt: Date | null): Promise<void> {
  await db.updateTable('media').set({ withdrawnAt }).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function found({ db, org }: Scope, uses: readonly UseColumns[], { view, kind, ...searched }: MediaRequest) {
  return db
    .selectFrom('media')
    .where('orgId', '=', org.id)
    .where('withdrawnAt', view === 'withdrawn' ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .where(isSearched('media', searched))
    .$if(view === 'undescribed', (query) => query.where(sql<boolean>`(alt_en = '' or alt_ne = '')`))
    .$if(view === 'described', (query) => query.where('altEn', '<>', '').where('altNe', '<>', ''))
    .$if(view === 'unused', (query) => query.where(isUnused(uses)))
}
