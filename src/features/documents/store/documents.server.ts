// Rows of public documents: list, calls that close soonest, by name, file.

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { NewRow, Tables } from '#platform/tables.server.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import type { Deadlines, ReportType } from '../contract/lists.ts'
import type { ListRequest } from './list-request.server.ts'
import { listed } from './list-request.server.ts'

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

function shownRows({ db }: Scope, ids: SelectQueryBuilder<Tables, 'documents', { id: number }>, now: Date) {
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('documents as d', 'd.id', 'page.id')
    .leftJoin('documents as c', (join) => join.onRef('c.id', '=', 'd.correctsId').on(publicNow('c', now)))
    .select(shownColumns)
    .select('c.id as corrects')
    .select(({ selectFrom }) =>
      selectFrom('documents as n')
        .select(({ fn }) => fn.max('n.id').as('id'))
        .whereRef('n.correctsId', '=', 'd.id')
        .where(publicNow('n', now))
        .as('correctedBy'),
    )
    .select([laterDates(now).as('later'), superseded(now).as('supersedes')])
}

type LaterDates = { closesOn: string } & Pick<Deadlines, 'closesTime' | 'bidsOpenOn' | 'bidsOpenTime'>

/**
 * The dates in the newest correction of the document `d` that states a last date, corrections of corrections included. One whose own last
 * day on the website has passed still counts: the date that it has moved does not move back without a notice.
 */
function laterDates(now: Date) {
  const wasShown = sql`n.publish_from <= ${now} and n.withdrawn_at is null`
  const columns = sql`n.id, n.closes_on, n.closes_time, n.bids_open_on, n.bids_open_time`
  return sql<LaterDates | null>`(
    with recursive later as (
      select ${columns} from documents n where n.corrects_id = d.id and ${wasShown}
      union all
      select ${columns} from documents n join later on n.corrects_id = later.id where ${wasShown})
    select json_build_object('closesOn', closes_on, 'closesTime', closes_time,
                             'bidsOpenOn', bids_open_on, 'bidsOpenTime', bids_open_time)
      from later where closes_on is not null order by id desc limit 1)`
}

type Superseded = { id: number; titleEn: string; titleNe: string; filename: string; published: string }

/** The public documents that the document `d` corrects, directly or through another correction, newest first. */
function superseded(now: Date) {
  const columns = sql`e.id, e.corrects_id, e.title_en, e.title_ne, e.filename, e.published_on`
  return sql<Superseded[]>`(
    with recursive earlier as (
      select ${columns} from documents e where e.id = d.corrects_id and ${publicNow('e', now)}
      union all
      select ${columns} from documents e join earlier on e.id = earlier.corrects_id where ${publicNow('e', now)})
    select coalesce(json_agg(json_build_object('id', id, 'titleEn', title_en, 'titleNe', title_ne, 'filename', filename,
                                               'published', published_on) order by id desc), '[]') from earlier)`
}

/** The public documents with these slugs, unordered. */
export function listBySlug({ db, org }: Scope, slugs: readonly string[], now: Date) {
  return db
    .selectFrom('documents as d')
    .select([...shownColumns, 'd.slug'])
    .select((eb) => [
      eb.lit(null).$castTo<number | null>().as('corrects'),
      eb.lit(null).$castTo<number | null>().as('correctedBy'),
      laterDates(now).as('later'),
      sql<Superseded[]>`'[]'::json`.as('supersedes'),
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
    .select(['id', 'slug', 'titleEn', 'titleNe', 'publishFrom', 'publishUntil', 'withdrawnAt'])
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
