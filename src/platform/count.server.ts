// Counts up to a maximum, and pages of long lists.

import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** Lists, states and search results are counted up to this number; beyond it the screens show "more than". */
export const maxCounted = 10_000

/** The same for lists of the office. */
export const maxOfficeCounted = 1000

/** Each state of a list of the office is counted up to this number, for the links above the list. */
export const maxStateCounted = 300

/** What a search of the office finds is counted up to this number: whoever has found more narrows the search. */
export const maxFoundCounted = 300

/** `totalIsLeast`: counting stopped at this number. */
export type CountedPage<Row> = { data: Row[]; total: number; totalIsLeast?: boolean }

/**
 * Counts the rows of a query up to `max`: pass one more than is shown, and a count that reaches it means "more than".
 * @example await countUpTo(ctx, sql`select 1 from articles where org_id = ${org.id}`, 1001)
 */
export async function countUpTo({ db }: Pick<Scope, 'db'>, query: Expression<unknown>, max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${query} limit ${max}) as found`.execute(db)
  return rows[0]!.total
}

/** The ids of the rows of a query, up to `max` of them, in no order. */
async function idsUpTo({ db }: Pick<Scope, 'db'>, query: Expression<unknown>, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (${query} limit ${max}) as found`.execute(db)
  return rows.map(({ id }) => id)
}

/** `ids`: only these rows, which the search has found. */
export type Searched = { search?: string | undefined; ids?: readonly number[] | undefined }

/** A list of the office: `query` selects the ids of what is found, `list` reads the page; `total` is undefined where counting stopped. */
type OfficeList<Request, Row> = {
  query: (request: Request) => Expression<unknown>
  list: (request: Request, total: number | undefined) => Promise<Row[]>
}

/**
 * A page of a list of the office. A search looks once, for ids: of few rows the page is sorted from their ids; where there are more, its
 * rows are so many that the first of them in the order of the list are near.
 */
export async function readOfficePage<Request extends Searched, Row>(
  scope: Pick<Scope, 'db'>,
  request: Request,
  { query, list }: OfficeList<Request, Row>,
): Promise<CountedPage<Row>> {
  if (!request.search) {
    const counted = await countUpTo(scope, query(request), maxOfficeCounted + 1)
    return pageFound(await list(request, counted > maxOfficeCounted ? undefined : counted), counted, maxOfficeCounted)
  }
  const ids = await idsUpTo(scope, query(request), maxFoundCounted + 1)
  const isMore = ids.length > maxFoundCounted
  const rows = isMore ? await list(request, undefined) : await list({ ...request, ids }, ids.length)
  return pageFound(rows, ids.length, maxFoundCounted)
}

/** A page of the rows found; `counted` is at most one more than `max`. */
export function pageFound<Row>(data: Row[], counted: number, max = maxCounted): CountedPage<Row> {
  return counted > max ? { data, total: max, totalIsLeast: true } : { data, total: counted }
}

type PageRequest = { direction: 'asc' | 'desc'; offset: number; limit: number }

/** Reads a page in the second half of a list of `total` rows from its end, because an offset costs time in proportion to its size. */
export async function listFromNearerEnd<Request extends PageRequest, Row>(
  request: Request,
  total: number,
  list: (request: Request) => Promise<Row[]>,
): Promise<Row[]> {
  const { offset, limit, direction } = request
  if (offset >= total) return []
  if (offset <= total / 2) return list(request)
  const rows = await list({
    ...request,
    direction: direction === 'asc' ? 'desc' : 'asc',
    offset: Math.max(total - offset - limit, 0),
    limit: Math.min(limit, total - offset),
  })
  return rows.toReversed()
}
