// Rows of public documents: list, search, counts, newest, file.

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { NewRow, Tables } from '#platform/tables.server.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import type { Deadlines, ListPart, ReportType } from '../contract/lists.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    documents: { type: ReportType }
    documentCounts: { type: ReportType }
  }
}

export type NewDocumentRow = Omit<NewRow<'documents'>, 'orgId' | keyof PublishingWindow>
export type OrderColumn = 'shownEn' | 'shownNe' | 'filename' | 'sizeBytes' | 'publishedOn' | 'lastDay'

/** Every pattern must match; the other filters narrow further, sizes in bytes; `offset` is the number of rows before the page. */
export type ListRequest = {
  type: ReportType
  patterns: string[]
  titlePatterns: string[]
  filenamePatterns: string[]
  mediaTypes?: readonly string[] | undefined
  from?: string | undefined
  to?: string | undefined
  sizeFrom?: number | undefined
  sizeTo?: number | undefined
  closesFrom?: string | undefined
  closesTo?: string | undefined
  /** One part of the list, at this day and hour in Nepal, without what a later notice corrects. */
  part?: { name: ListPart; date: string; time: string } | undefined
  /** Only rows after this one in the sort order. */
  after?: { value: string | number; id: number } | undefined
  now: Date
  column: OrderColumn
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

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

/** The dates in the newest public correction of the document `d` that states a last date, corrections of corrections included. */
function laterDates(now: Date) {
  const columns = sql`n.id, n.closes_on, n.closes_time, n.bids_open_on, n.bids_open_time`
  return sql<LaterDates | null>`(
    with recursive later as (
      select ${columns} from documents n where n.corrects_id = d.id and ${publicNow('n', now)}
      union all
      select ${columns} from documents n join later on n.corrects_id = later.id where ${publicNow('n', now)})
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

/** The number of public documents of a type, from the stored count, so that rows are not counted one by one. */
export async function countListed({ db, org }: Scope, type: ReportType, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce((select endless from document_counts where org_id = ${org.id} and type = ${type}), 0)
      - (select count(*) from documents where org_id = ${org.id} and type = ${type}
           and ${inState('documents', 'scheduled', now)} and publish_until is null)
      + (select count(*) from documents where org_id = ${org.id} and type = ${type}
           and publish_until > ${now} and ${publicNow('documents', now)}) as total`.execute(db)
  return rows[0]!.total
}

/** The same for every list in one query, each with its newest date. */
export async function listTotals({ db, org }: Scope, types: readonly ReportType[], now: Date) {
  const { rows } = await sql<{ type: ReportType; count: number; newest: string | null }>`
    select wanted.type,
      coalesce(k.endless, 0)
        - (select count(*) from documents d where d.org_id = ${org.id} and d.type = wanted.type
             and ${inState('d', 'scheduled', now)} and publish_until is null)
        + (select count(*) from documents d where d.org_id = ${org.id} and d.type = wanted.type
             and publish_until > ${now} and ${publicNow('d', now)}) as count,
      (select published_on from documents d where d.org_id = ${org.id} and d.type = wanted.type and ${publicNow('d', now)}
        order by published_on desc, id desc limit 1) as newest
    from unnest(${types}::text[]) with ordinality as wanted (type, place)
    left join document_counts k on k.org_id = ${org.id} and k.type = wanted.type
    order by wanted.place`.execute(db)
  return rows
}

/** The number of documents found, counted up to `max`. */
export function countFound(scope: Scope, request: ListRequest, max: number): Promise<number> {
  return countUpTo(scope, listed(scope, request).select(sql`1`.as('one')), max)
}

/** The time of publication of the newest public document of each list; a list without any is omitted. */
export async function listNewest({ db, org }: Scope, types: readonly ReportType[], now: Date) {
  const { rows } = await sql<{ type: ReportType; changedAt: Date }>`
    select type, newest.at as changed_at from unnest(${types}::text[]) as type, lateral (
      select publish_from as at from documents
       where org_id = ${org.id} and documents.type = type.type and ${publicNow('documents', now)}
         and publish_until is null
       order by publish_from desc limit 1) as newest`.execute(db)
  return new Map(rows.map(({ type, changedAt }) => [type, changedAt]))
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

function listed({ db, org }: Scope, request: ListRequest) {
  const { type, mediaTypes, from, to, sizeFrom, sizeTo, closesFrom, closesTo, part, now, after, column, direction } =
    request
  const all: SelectQueryBuilder<Tables, 'documents', object> = db
    .selectFrom('documents')
    .where('orgId', '=', org.id)
    .where('type', '=', type)
    .where(publicNow('documents', now))
  return wordConditions(request)
    .reduce((query, [key, pattern]) => query.where(key, 'like', pattern), all)
    .$if(mediaTypes !== undefined, (query) => query.where('mediaType', 'in', mediaTypes!))
    .$if(from !== undefined, (query) => query.where('publishedOn', '>=', from!))
    .$if(to !== undefined, (query) => query.where('publishedOn', '<=', to!))
    .$if(sizeFrom !== undefined, (query) => query.where('sizeBytes', '>=', sizeFrom!))
    .$if(sizeTo !== undefined, (query) => query.where('sizeBytes', '<=', sizeTo!))
    .$if(closesFrom !== undefined, (query) => query.where('closesOn', '>=', closesFrom!))
    .$if(closesTo !== undefined, (query) => query.where('closesOn', '<=', closesTo!))
    .$if(part !== undefined, (query) => query.where(inPart(part!)).where(isNotCorrected(org.id, type, now)))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'id'), direction === 'asc' ? '>' : '<', tuple(after!.value as never, after!.id)),
      ),
    )
}

/** The last day alone decides, except on the day itself, where the hour does. */
function inPart({ name, date, time }: NonNullable<ListRequest['part']>) {
  const hasEndedToday = sql<boolean>`coalesce(closes_on = ${date} and closes_time <= ${time}, false)`
  return name === 'current'
    ? sql<boolean>`(last_day >= ${date} and not ${hasEndedToday})`
    : sql<boolean>`(last_day <= ${date} and (last_day < ${date} or ${hasEndedToday}))`
}

/** Not one subquery a row: corrections are few, and the set of what they correct is read once. */
function isNotCorrected(orgId: number, type: ReportType, now: Date) {
  return sql<boolean>`documents.id not in (
    select n.corrects_id from documents n
     where n.org_id = ${orgId} and n.type = ${type} and n.corrects_id is not null and ${publicNow('n', now)})`
}

function wordConditions({ patterns, titlePatterns, filenamePatterns }: ListRequest) {
  return [
    ...patterns.map((pattern) => ['searchKey', pattern] as const),
    ...titlePatterns.map((pattern) => ['titleKey', pattern] as const),
    ...filenamePatterns.map((pattern) => ['filenameKey', pattern] as const),
  ]
}
