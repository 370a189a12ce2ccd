// Which complaints does an officer's question find?

import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { clean } from '#kit/text.ts'
import type { Scope } from '#platform/context.ts'
import type { ComplaintsQuery } from '#features/complaints/contract.ts'
import type { Bucket, ComplaintState } from '#features/complaints/contract/form.ts'
import type { ComplaintRow } from '#features/complaints/store.server.ts'

export type FoundComplaint = ComplaintRow & {
  state: ComplaintState
  assignee: number | null
  assigneeName: string | null
  photos: number
}

/** One page and the total of what the query finds. */
export async function listComplaints(
  { db, org, now }: Scope & { now: Date },
  query: ComplaintsQuery,
): Promise<{ rows: FoundComplaint[]; total: number }> {
  const found = db
    .selectFrom('complaints as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('complaintEvents as e')
          .whereRef('e.complaintId', '=', 'c.id')
          .select('e.state')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('complaintEvents as e')
          .whereRef('e.complaintId', '=', 'c.id')
          .where('e.kind', '=', 'assigned')
          .select(['e.assigneeId', 'e.assigneeName'])
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('given'),
      (join) => join.onTrue(),
    )
    .where('c.orgId', '=', org.id)
    .where((eb) => eb.and(conditionsOf(query, now)))
  const rows = found
    .selectAll('c')
    .select(['last.state', 'given.assigneeId as assignee', 'given.assigneeName'])
    .select(sql<number>`(select count(*)::int from complaint_photos p where p.complaint_id = c.id)`.as('photos'))
    .orderBy(orderOf(query))
    .orderBy('c.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  const counted = found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows: await rows, total: (await counted).total }
}

function conditionsOf(query: ComplaintsQuery, now: Date) {
  const { state, bucket, type, ward, assignee, from, to } = query
  const search = clean(query.search ?? '')
  return [
    ...(state === 'open' ? [sql<boolean>`last.state not in ('resolved', 'rejected', 'closed')`] : []),
    ...(state && state !== 'open' ? [sql<boolean>`last.state = ${state}`] : []),
    ...(bucket ? [bucketCondition(bucket, now)] : []),
    ...(type ? [sql<boolean>`c.type = ${type}`] : []),
    ...(ward ? [sql<boolean>`c.ward = ${Number(ward)}`] : []),
    ...(assignee ? [sql<boolean>`given.assignee_id = ${Number(assignee)}`] : []),
    ...(from ? [sql<boolean>`c.received_at >= ${nepalMidnight(from)}`] : []),
    ...(to ? [sql<boolean>`c.received_at < ${nepalMidnight(addDays(to, 1))}`] : []),
    ...(search ? [searchCondition(search)] : []),
  ]
}

function bucketCondition(bucket: Bucket, now: Date) {
  if (bucket === 'stopped') return sql<boolean>`c.due_at is null`
  if (bucket === 'breached') return sql<boolean>`c.due_at < ${now}`
  if (bucket === 'within') return sql<boolean>`c.warn_at > ${now}`
  return sql<boolean>`c.warn_at <= ${now} and c.due_at >= ${now}`
}

function searchCondition(search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ', c.code, c.name, c.phone, c.customer_number, c.tol, c.landmark, c.message) ilike ${like}`
}

const sortable = {
  receivedAt: sql`c.received_at`,
  dueAt: sql`c.due_at`,
  code: sql`c.code`,
  type: sql`c.type`,
  state: sql`last.state`,
  ward: sql`c.ward`,
  name: sql`c.name`,
}

function orderOf({ sortBy, sortOrder }: ComplaintsQuery) {
  const column = Object.hasOwn(sortable, sortBy ?? '') ? sortable[sortBy as keyof typeof sortable] : undefined
  if (!column) return sql`c.received_at desc`
  return sortOrder === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
}
