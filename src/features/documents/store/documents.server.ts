// Rows of public documents: list, calls that close soonest, by name, file.

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { NewRow, Tables } from '#platform/tables.server.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import type { ReportType } from '../contract/lists.ts'
import type { ListRequest } from './list-request.server.ts'
import { listed } from './list-request.server.ts'
import { corrections, laterDates, newestCorrection, superseded, type Related } from './corrections.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    documents: { type: ReportType }
    documentCounts: { type: ReportType }
  }
}

export type NewDocumentRow = Omit<NewRow<'documents'>, 'orgId' | keyof PublishingWindow>
const shownColumns = [
  'd.id',
  'd.type',
  'd.slug',
  'd.titleEn',
  'd.titleNe',
  'd.filename',
  'd.mediaType',
  'd.sizeBytes',
  'd.publishedOn',
  'd.lastDay',
  'd.opensOn',
  'd.closesOn',
  'd.closesTime',
  'd.bidsOpenOn',
  'd.bidsOpenTime',
  'd.earlierClosesOn',
  'd.earlierClosesTime',
  'd.closingChangedOn',
  'd.closingReasonEn',
  'd.closingReasonNe',
] as const

/** The ids of a page are read from an index alone, then only those rows: a page costs the same in a long list. */
export function listRows(scope: Scope, request: ListRequest) {
  const { column, direction, offset, limit, now } = request
  const ids = listed(scope, request)
    .select('documents.id')
    .orderBy(column, direction)
    .orderBy('documents.id', direction)
    .offset(offset)
    .limit(limit)
  return shownRows(scope, ids, now).orderBy(`d.${column}`, direction).orderBy('d.id', direction).execute()
}

/** Public documents of these lists that are open for applications, the one closing soonest first. */
export function listClosingSoonest(
  scope: Scope,
  types: readonly ReportType[],
  { now, today, limit }: { now: Date; today: { date: string; time: string }; limit: number },
) {
  const ids = scope.db
    .selectFrom('documents')
    .select('documents.id')
    .where('orgId', '=', scope.org.id)
    .where('type', 'in', types)
    .where('closesOn', '>=', today.date)
    .where(({ eb, or }) =>
      or([eb('closesOn', '>', today.date), eb('closesTime', 'is', null), eb('closesTime', '>', today.time)]),
    )
    .where(({ eb, or }) => or([eb('opensOn', 'is', null), eb('opensOn', '<=', today.date)]))
    .where(publicNow('documents', now))
    .orderBy('closesOn')
    .orderBy('closesTime', (order) => order.asc().nullsLast())
    .orderBy('documents.id')
    .limit(limit)
  return shownRows(scope, ids, now)
    .orderBy('d.closesOn')
    .orderBy('d.closesTime', (order) => order.asc().nullsLast())
    .orderBy('d.id')
    .execute()
}

/** The first hour after `time` at which a document of these lists closes on this day. */
export async function findNextClosing(
  { db, org }: Scope,
  { types, date, time }: { types: readonly ReportType[]; date: string; time: string },
): Promise<string | undefined> {
  const next = await db
    .selectFrom('documents')
    .select('closesTime')
    .where('orgId', '=', org.id)
    .where('type', 'in', types)
    .where('closesOn', '=', date)
    .where('closesTime', '>', time)
    .where('publishFrom', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('closesTime')
    .limit(1)
    .executeTakeFirst()
  return next?.closesTime ?? undefined
}

/** A public document with the columns of a list, its file's hash, its time of publication and what corrects it. */
export async function findPublic(scope: Scope, id: number, now: Date) {
  const { db, org } = scope
  const ids = db
    .selectFrom('documents')
    .select('documents.id')
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where(publicNow('documents', now))
  return shownRows(scope, ids, now)
    .select(['d.fileHash', 'd.publishFrom', corrections(now).as('corrections')])
    .executeTakeFirst()
}

/** Ids and slugs of the public documents, newest first, each with its time of publication. */
export function listPublicDocuments(
  { db, org }: Scope,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .selectFrom('documents')
    .select(['id', 'slug', 'publishFrom'])
    .where('orgId', '=', org.id)
    .where(publicNow('documents', now))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

function shownRows({ db }: Scope, ids: SelectQueryBuilder<Tables, 'documents', { id: number }>, now: Date) {
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('documents as d', 'd.id', 'page.id')
    .leftJoin('documents as c', (join) => join.onRef('c.id', '=', 'd.correctsId').on(publicNow('c', now)))
    .select(shownColumns)
    .select('c.id as corrects')
    .select([newestCorrection(now).as('correctedBy'), laterDates(now).as('later'), superseded(now).as('supersedes')])
}

/** The public documents with these slugs, unordered. */
export function listBySlug({ db, org }: Scope, slugs: readonly string[], now: Date) {
  return db
    .selectFrom('documents as d')
    .select(shownColumns)
    .select((eb) => [
      eb.lit(null).$castTo<number | null>().as('corrects'),
      eb.lit(null).$castTo<number | null>().as('correctedBy'),
      laterDates(now).as('later'),
      sql<Related[]>`'[]'::json`.as('supersedes'),
    ])
    .where('d.orgId', '=', org.id)
    .where('d.slug', 'in', slugs)
    .where(publicNow('d', now))
    .execute()
}

/** The documents with these ids or slugs, public or not, unordered. */
export async function listNamed<By extends 'id' | 'slug'>(
  { db, org }: Scope,
  by: By,
  keys: readonly (By extends 'id' ? number : string)[],
) {
  if (keys.length === 0) return []
  return db
    .selectFrom('documents')
    .select(['id', 'type', 'slug', 'titleEn', 'titleNe', 'publishFrom', 'publishUntil', 'withdrawnAt'])
    .where('orgId', '=', org.id)
    .where(by, 'in', keys as readonly never[])
    .execute()
}

/** The stored file of a document while it is public. */
export function findPublicFile({ db, org }: Scope, id: number, now: Date) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'mediaType', 'sizeBytes', 'fileHash', 'createdAt', 'publishUntil'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where(publicNow('documents', now))
    .executeTakeFirst()
}
