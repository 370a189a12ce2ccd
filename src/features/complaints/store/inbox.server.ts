// Which complaints stand on a page of the office's inbox, how many wait, and which are somebody's own?

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { searchKey } from '#kit/search-key.ts'
import { wordPattern } from '#kit/search-words.ts'
import { clean } from '#kit/text.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { ComplaintsQuery } from '../contract/query.ts'
import type { Waiting } from '../contract/answers.ts'
import type { Bucket } from '../contract/form.ts'
import type { ComplaintRow } from './complaints.server.ts'

export type FoundComplaint = ComplaintRow & { photos: number }

type At = Scope & { now: Date }
/** `mine` is the officer who asks; `code` stands for a search that is a whole number of a complaint. */
export type InboxRequest = ComplaintsQuery & { mine: number; code?: string | undefined }

/** Results are counted no further; beyond that there are "more than" these. */
export const mostCounted = 1000
/** What waits is counted this far. */
const mostWaiting = 10_000

/** One page: its numbers come off an index, only its own rows are read. */
export async function listComplaints(at: At, request: InboxRequest): Promise<FoundComplaint[]> {
  const order = orderOf(request)
  const { limit, page } = request
  const { rows } = await sql<FoundComplaint>`
    select c.*, (select count(*)::int from complaint_photos p where p.complaint_id = c.id) as photos
      from (select c.id from complaints c where ${whereOf(at, request)}
             order by ${order} limit ${limit} offset ${(page - 1) * limit}) as page
      join complaints c on c.id = page.id
     order by ${order}`.execute(at.db)
  return rows
}

/** How many the request finds, counted up to one more than `mostCounted`. */
export function countComplaints(at: At, request: InboxRequest): Promise<number> {
  return countUpTo(at, sql`select 1 from complaints c where ${whereOf(at, request)}`, mostCounted + 1)
}

/** What waits for the office, and of it for one officer. */
export async function countWaiting({ db, org, now }: At, mine: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as open,
           count(*) filter (where state = 'received')::int as received,
           count(*) filter (where warn_at <= ${now} and due_at >= ${now})::int as approaching,
           count(*) filter (where due_at < ${now})::int as overdue,
           count(*) filter (where assignee_id = ${mine})::int as mine,
           count(*) filter (where assignee_id is null)::int as unassigned
      from (select state, warn_at, due_at, assignee_id from complaints c
             where org_id = ${org.id} and ${isOpen} limit ${mostWaiting}) as waiting`.execute(db)
  return rows[0]!
}

/**
 * Sent by this person signed in, or with the phone number the office has of them; newest first. `open`: what is not finished,
 * those that wait for the person's answer before the others.
 */
export async function listOwn(
  { db, org }: Scope,
  owner: Owner,
  { page, limit, open = false }: { page: number; limit: number; open?: boolean },
): Promise<{ rows: ComplaintRow[]; total: number }> {
  const own = db
    .selectFrom('complaints as c')
    .where('c.orgId', '=', org.id)
    .where(belongsTo(owner))
    .$if(open, (query) => query.where(isOpen))
  const rows = await own
    .selectAll()
    .$if(open, (query) => query.orderBy(sql`c.state = 'waiting'`, 'desc'))
    .orderBy('c.receivedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** One of them; somebody else's does not exist. */
export function findOwn({ db, org }: Scope, owner: Owner, code: string): Promise<ComplaintRow | undefined> {
  return db
    .selectFrom('complaints as c')
    .selectAll()
    .where('c.orgId', '=', org.id)
    .where('c.code', '=', code)
    .where(belongsTo(owner))
    .executeTakeFirst()
}

export type Owner = { personId: number; phone: string | null }

// Written out, not as parameters, so that the planner knows the partial indexes.
const isOpen = sql<boolean>`c.state not in ('resolved', 'rejected', 'closed')`

function whereOf({ org, now }: At, request: InboxRequest): RawBuilder<unknown> {
  const { state, bucket, type, ward, tol, assignee, receivedFrom, receivedTo, search = '', code, mine } = request
  const conditions = [
    sql`c.org_id = ${org.id}`,
    ...(state === 'open' || (bucket && bucket !== 'stopped') ? [isOpen] : []),
    ...(state && state !== 'open' ? [sql`c.state = ${state}`] : []),
    ...(bucket ? [inBucket(bucket, now)] : []),
    ...(type ? [sql`c.type = ${type}`] : []),
    ...(ward ? [sql`c.ward = ${Number(ward)}`] : []),
    ...(assignee ? [givenTo(assignee, mine)] : []),
    ...(receivedFrom ? [sql`c.received_at >= ${nepalMidnight(receivedFrom)}`] : []),
    ...(receivedTo ? [sql`c.received_at < ${nepalMidnight(addDays(receivedTo, 1))}`] : []),
    ...like(sql`c.tol_key`, tol),
    ...(code ? [sql`c.code = ${code}`] : search.split(/\s+/).flatMap((word) => like(sql`c.search_key`, word))),
  ]
  return sql.join(conditions, sql` and `)
}

function givenTo(assignee: string, mine: number): RawBuilder<unknown> {
  if (assignee === 'none') return sql`c.assignee_id is null`
  return sql`c.assignee_id = ${assignee === 'me' ? mine : Number(assignee)}`
}

function inBucket(bucket: Bucket, now: Date): RawBuilder<unknown> {
  if (bucket === 'stopped') return sql`c.due_at is null`
  if (bucket === 'breached') return sql`c.due_at < ${now}`
  if (bucket === 'within') return sql`c.warn_at > ${now}`
  return sql`c.warn_at <= ${now} and c.due_at >= ${now}`
}

function like(column: RawBuilder<unknown>, typed = ''): RawBuilder<unknown>[] {
  const word = searchKey(clean(typed))
  return word ? [sql`${column} like ${wordPattern(word)}`] : []
}

/** Every order is that of an index, read forwards or backwards; whatever else is asked for is newest first. */
const orders: Record<string, readonly string[]> = {
  receivedAt: ['received_at'],
  dueAt: ['due_at'],
  type: ['type', 'received_at'],
  state: ['state', 'received_at'],
  ward: ['ward', 'received_at'],
  code: ['code'],
}

function orderOf({ sortBy = '', sortOrder = 'asc' }: InboxRequest): RawBuilder<unknown> {
  const known = Object.hasOwn(orders, sortBy)
  const direction = sql.raw(known ? sortOrder : 'desc')
  const columns = [...(known ? orders[sortBy]! : ['received_at']), 'id']
  return sql.join(columns.map((column) => sql`${sql.ref(`c.${column}`)} ${direction}`))
}

function belongsTo({ personId, phone }: Owner): RawBuilder<boolean> {
  return phone === null ? sql`c.person_id = ${personId}` : sql`(c.person_id = ${personId} or c.phone = ${phone})`
}
