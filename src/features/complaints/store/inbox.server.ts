// SQL of the complaints' inbox: filters, order, counts of pending work.

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight, nextNepalMidnight } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { clean } from '#kit/text.ts'
import { parseYearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import type { ComplaintOrder, ComplaintsQuery } from '../contract/query.ts'
import type { PendingCounts } from '../contract/answers.ts'
import type { Bucket } from '../contract/form.ts'
import type { ComplaintRow } from './complaints.server.ts'

export type InboxRow = ComplaintRow & { photos: number; photo: number | null }

type At = Scope & { now: Date }
/** Counts stop one after this number. */
const maxCounted = 10_000

/** Request of the inbox by a query; `mine` is the id of the actor. */
export function inboxOf(at: At, query: ComplaintsQuery, mine: number) {
  const { sortBy, sortOrder = 'asc' } = query
  return {
    columns: sql`c.*, (select count(*)::int from complaint_photos p where p.complaint_id = c.id) as photos,
      (select p.id from complaint_photos p where p.complaint_id = c.id order by p.position limit 1) as photo`,
    filters: filtersOf(at, query, mine),
    named: billNamed(query.search),
    orderBy: orders[sortBy ?? 'receivedAt'],
    direction: sortBy ? sortOrder : 'desc',
  } as const
}

/** Counts of open complaints, and of those assigned to one officer. */
export async function countPending({ db, org, now }: At, mine: number): Promise<PendingCounts> {
  const { rows } = await sql<Omit<PendingCounts, 'nextDue'> & { nextDue: Date | null }>`
    select count(*)::int as open,
           count(*) filter (where state = 'received')::int as received,
           count(*) filter (where warn_at <= ${now} and due_at >= ${now})::int as approaching,
           count(*) filter (where due_at >= ${now} and due_at < ${nextNepalMidnight(now)})::int as today,
           min(due_at) filter (where due_at >= ${now} and due_at < ${nextNepalMidnight(now)}) as next_due,
           count(*) filter (where due_at < ${now})::int as overdue,
           count(*) filter (where assignee_id = ${mine})::int as mine,
           count(*) filter (where assignee_id is null)::int as unassigned
      from (select state, warn_at, due_at, assignee_id from complaints c
             where org_id = ${org.id} and ${isOpen} limit ${maxCounted + 1}) as pending`.execute(db)
  const { nextDue, ...counts } = rows[0]!
  return { ...counts, nextDue: nextDue?.toISOString() ?? null }
}

// Literals, not parameters, so that the planner can use the partial indexes.
const isOpen = sql<boolean>`c.state not in ('resolved', 'rejected', 'closed')`

function filtersOf({ now, org }: At, query: ComplaintsQuery, mine: number): RawBuilder<unknown>[] {
  const { state, bucket, due, type, ward, tol, assignee, receivedFrom, receivedTo, connection } = query
  return [
    ...(state === 'open' || (bucket && bucket !== 'stopped') || due ? [isOpen] : []),
    ...(state && state !== 'open' ? [sql`c.state = ${state}`] : []),
    ...(bucket ? [inBucket(bucket, now)] : []),
    ...(due ? [sql`c.due_at >= ${now} and c.due_at < ${nextNepalMidnight(now)}`] : []),
    ...(tol ? [isFound('c.tol_key', tol)] : []),
    ...(type ? [sql`c.type = ${type}`] : []),
    ...(ward ? [sql`c.ward = ${Number(ward)}`] : []),
    ...(assignee ? [assignedTo(assignee, mine)] : []),
    ...(receivedFrom ? [sql`c.received_at >= ${nepalMidnight(receivedFrom)}`] : []),
    ...(receivedTo ? [sql`c.received_at < ${nepalMidnight(addDays(receivedTo, 1))}`] : []),
    ...(connection ? [isOfConnection(org.id, connection)] : []),
  ]
}

/** That the complaint names the customer number, or that the attached bill is one of the connection. An index serves each. */
function isOfConnection(orgId: number, connection: number): RawBuilder<unknown> {
  return sql`c.id in (
    select o.id from connections t
      join complaints o on o.org_id = t.org_id and o.customer_number = t.customer_number and o.customer_number <> ''
     where t.org_id = ${orgId} and t.id = ${connection}
    union all
    select o.id from bills b
      join complaints o on o.org_id = b.org_id and o.bill_fiscal_year = b.fiscal_year and o.bill_number = b.number
       and o.bill_number is not null
     where b.org_id = ${orgId} and b.connection_id = ${connection})`
}

function assignedTo(assignee: string, mine: number): RawBuilder<unknown> {
  if (assignee === 'none') return sql`c.assignee_id is null`
  return sql`c.assignee_id = ${assignee === 'me' ? mine : Number(assignee)}`
}

function inBucket(bucket: Bucket, now: Date): RawBuilder<unknown> {
  if (bucket === 'stopped') return sql`c.due_at is null`
  if (bucket === 'breached') return sql`c.due_at < ${now}`
  if (bucket === 'within') return sql`c.warn_at > ${now}`
  return sql`c.warn_at <= ${now} and c.due_at >= ${now}`
}

/** That the complaint is about the bill whose number is typed. One of an older complaint is in its text. */
function billNamed(search: string | undefined): RawBuilder<unknown> | undefined {
  const bill = search ? parseYearlyNumber(toAsciiDigits(clean(search))) : undefined
  return bill && sql`(c.bill_fiscal_year = ${bill.fiscalYear} and c.bill_number = ${bill.number})`
}

/** Every order is that of an index, read forwards or backwards; an unknown one is replaced by newest first. */
const orders: Record<ComplaintOrder, readonly string[]> = {
  receivedAt: ['received_at'],
  dueAt: ['due_at'],
  type: ['type', 'received_at'],
  state: ['state', 'received_at'],
  ward: ['ward', 'received_at'],
  code: ['code'],
}
