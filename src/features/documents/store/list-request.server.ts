// Request for a public list of documents, and its conditions in SQL.

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Tables } from '#platform/tables.server.ts'
import type { ListPart, ReportType } from '../contract/lists.ts'

export type OrderColumn = 'shownEn' | 'shownNe' | 'filename' | 'sizeBytes' | 'publishedOn' | 'lastDay'

/** Searches in all texts, in titles and in file names; the other filters narrow further, sizes in bytes; `offset` is the number of rows before the page. */
export type ListRequest = {
  type: ReportType
  search?: string | undefined
  title?: string | undefined
  filename?: string | undefined
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

/** The public documents of a request, without order and paging. */
export function listed({ db, org }: Scope, request: ListRequest) {
  const { type, mediaTypes, from, to, sizeFrom, sizeTo, closesFrom, closesTo, part, now, after, column, direction } =
    request
  const all: SelectQueryBuilder<Tables, 'documents', object> = db
    .selectFrom('documents')
    .where('orgId', '=', org.id)
    .where('type', '=', type)
    .where(publicNow('documents', now))
  return all
    .where(isFound('documents.searchKey', request.search))
    .where(isFound('documents.titleKey', request.title))
    .where(isFound('documents.filenameKey', request.filename))
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

/** Not one subquery a row: corrections are few, and the set of what they correct, also through withdrawn ones, is read once. */
function isNotCorrected(orgId: number, type: ReportType, now: Date) {
  return sql<boolean>`documents.id not in (
    with recursive corrected as (
      select n.corrects_id as id from documents n
       where n.org_id = ${orgId} and n.type = ${type} and n.corrects_id is not null and ${publicNow('n', now)}
      union
      select e.corrects_id from documents e join corrected on e.id = corrected.id where e.corrects_id is not null)
    select id from corrected)`
}
