// Which documents does the office see, in every list and every publishing state?

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Tables } from '#platform/tables.server.ts'
import { inState } from '#platform/publishing-window.server.ts'
import type { ListedState } from '#features/publishing/contract/window.ts'
import type { ReportType } from '../contract/lists.ts'

type At = Scope & { now: Date }

export type OfficeRow = Omit<Selectable<Tables['documents']>, 'orgId' | 'slug' | 'searchKey' | 'shownEn' | 'shownNe'>

export type OfficeOrder = 'shownEn' | 'shownNe' | 'publishedOn' | 'createdAt'

/** `patterns` all have to match. */
export type OfficeRequest = {
  type?: ReportType | undefined
  state?: ListedState | undefined
  patterns: string[]
  column: OfficeOrder
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

const columns = [
  'd.id',
  'd.type',
  'd.titleEn',
  'd.titleNe',
  'd.filename',
  'd.mediaType',
  'd.sizeBytes',
  'd.fileHash',
  'd.publishedOn',
  'd.opensOn',
  'd.closesOn',
  'd.correctsId',
  'd.publishFrom',
  'd.publishUntil',
  'd.withdrawnAt',
  'd.createdAt',
] as const

/** One page: its numbers come off an index, only its own rows are read. */
export function listForOffice(at: At, request: OfficeRequest): Promise<OfficeRow[]> {
  const { column, direction, offset, limit } = request
  const ids = found(at, request)
    .select('documents.id')
    .orderBy(column, direction)
    .orderBy('documents.id', direction)
    .offset(offset)
    .limit(limit)
  return at.db
    .selectFrom(ids.as('page'))
    .innerJoin('documents as d', 'd.id', 'page.id')
    .select(columns)
    .orderBy(`d.${column}`, direction)
    .orderBy('d.id', direction)
    .execute()
}

/** How many the request finds, counted no further than `most`. */
export function countForOffice(at: At, request: OfficeRequest, most: number): Promise<number> {
  return countUpTo(at, found(at, request).select(sql`1`.as('one')), most)
}

export function findForOffice({ db, org }: Scope, id: number): Promise<OfficeRow | undefined> {
  return db
    .selectFrom('documents as d')
    .select(columns)
    .where('d.orgId', '=', org.id)
    .where('d.id', '=', id)
    .executeTakeFirst()
}

/** The newest document that corrects this one, in whatever state. */
export function findCorrectionOf({ db, org }: Scope, id: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'titleEn', 'titleNe'])
    .where('orgId', '=', org.id)
    .where('correctsId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type DetailsRow = Pick<OfficeRow, 'titleEn' | 'titleNe' | 'publishedOn' | 'opensOn' | 'closesOn'> & {
  searchKey: string
}

export async function updateDetails({ db, org }: Scope, id: number, details: DetailsRow): Promise<void> {
  await db.updateTable('documents').set(details).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function found({ db, org, now }: At, { type, state, patterns }: OfficeRequest) {
  const all = db.selectFrom('documents').where('orgId', '=', org.id)
  return patterns
    .reduce((query, pattern) => query.where('searchKey', 'like', pattern), all)
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(state !== undefined, (query) => query.where(inState('documents', state!, now)))
}
