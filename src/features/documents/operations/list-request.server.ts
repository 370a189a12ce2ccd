// Request of a public list from its query.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { ListPart } from '../contract/lists.ts'
import { mediaTypesOf } from '../contract/lists.ts'
import type { AllReportsQuery } from '../contract/query.ts'
import { sortOf } from '../rules.ts'
import type { ListRequest } from '../store/list-request.server.ts'

/** Whether it asks for less than the whole list. */
export function isFiltered({ search, title, filename, mediaTypes, part, ...ranges }: ListRequest): boolean {
  const { from, to, sizeFrom, sizeTo, closesFrom, closesTo } = ranges
  const given = [search, title, filename, mediaTypes, part, from, to, sizeFrom, sizeTo, closesFrom, closesTo]
  return given.some((value) => value !== undefined)
}

function partNow(ctx: Ctx, name: ListPart): ListRequest['part'] {
  const { date, time } = inNepal(ctx.now)
  return { name, date, time }
}

export function readRequest(ctx: Ctx, query: AllReportsQuery): Omit<ListRequest, 'offset' | 'limit'> {
  const { column, order } = sortOf(query)
  const title = ctx.language === 'ne' ? 'shownNe' : 'shownEn'
  const columns = {
    title,
    filename: 'filename',
    size: 'sizeBytes',
    published: 'publishedOn',
    closesOn: 'lastDay',
  } as const
  return {
    type: query.type,
    search: query.search || undefined,
    title: query.title || undefined,
    filename: query.filename || undefined,
    mediaTypes: query.kind && mediaTypesOf[query.kind],
    from: query.publishedFrom,
    to: query.publishedTo,
    sizeFrom: query.sizeFrom,
    sizeTo: query.sizeTo,
    closesFrom: query.closesOnFrom,
    closesTo: query.closesOnTo,
    part: query.part && partNow(ctx, query.part),
    now: ctx.now,
    column: columns[column],
    direction: order,
  }
}
