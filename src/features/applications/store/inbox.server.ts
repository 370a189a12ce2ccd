// SQL of the applications' inbox: columns, filters, order, counts of pending work, and a signer's last position.

import { sql, type RawBuilder } from 'kysely'
import { readNumber } from '#features/connections/rules/cells.ts'
import type { Scope } from '#platform/context.ts'
import type { ApplicationsQuery } from '../contract/query.ts'
import type { PendingCounts } from '../contract/answers.ts'
import type { Details } from '../contract/form.ts'
import type { Paper } from '../contract/papers.ts'
import type { State } from '../contract/progress.ts'

export type ListedRow = Pick<Details, 'kind' | 'applicantEn' | 'applicantNe' | 'phone' | 'ward' | 'tol' | 'tapType'> & {
  id: number
  code: string
  customerNo: string | null
  transferReason: Details['transferReason'] | null
  submittedAt: Date
  state: State
  lastStepAt: Date
  given: string[]
  papers: Pick<Paper, 'id' | 'kind'>[]
}

/** Counts stop at this number. */
const maxCounted = 10_000

/** Request of the inbox by a query; newest first by default. */
export function inboxOf({ org }: Scope, query: ApplicationsQuery) {
  const { sortBy = 'submittedAt', sortOrder = 'desc', state, kind, ward, connection } = query
  return {
    columns: sql`c.id, c.code, c.kind, c.applicant_en, c.applicant_ne, c.phone, c.ward, c.tol, c.tap_type,
      coalesce(c.customer_no, (select t.customer_number from connections t where t.org_id = c.org_id and t.id = c.made_connection_id)) as customer_no,
      c.transfer_reason, c.submitted_at, c.state, c.last_step_at, ${givenPapers} as given,
      ${sentPapers} as papers`,
    filters: [
      ...(state ? [sql`c.state = ${state}`] : []),
      ...(kind ? [sql`c.kind = ${kind}`] : []),
      ...(ward ? [sql`c.ward = ${ward}`] : []),
      ...(connection ? [isOfConnection(org.id, connection)] : []),
    ],
    named: connectionNamed(org.id, query.search),
    orderBy: orders[sortBy],
    direction: sortOrder,
  }
}

/** That the application names the customer number, or that the connection was made from it. An index serves each. */
function isOfConnection(orgId: number, connection: number): RawBuilder<unknown> {
  return sql`c.id in (
    select a.id from connections t join applications a on a.org_id = t.org_id and a.customer_no = t.customer_number
     where t.org_id = ${orgId} and t.id = ${connection}
    union all
    select id from applications where org_id = ${orgId} and made_connection_id = ${connection})`
}

/** That the connection with the customer number that is typed was made from the application. */
function connectionNamed(orgId: number, search: string | undefined): RawBuilder<unknown> | undefined {
  const number = search ? readNumber(search) : undefined
  return number === undefined
    ? undefined
    : sql`c.made_connection_id = (select id from connections where org_id = ${orgId} and customer_number = ${number})`
}

/** Counts of applications with a pending action by state, each up to `maxCounted`, and the time of the oldest. */
export async function countPending({ db, org }: Scope): Promise<PendingCounts> {
  const { rows } = await sql<{ state: keyof PendingCounts['since']; count: number; since: Date | null }>`
    select state,
           (select count(*)::int from (select 1 from applications a
             where org_id = ${org.id} and a.state = pending.state limit ${maxCounted + 1}) as counted) as count,
           (select min(last_step_at) from applications a where org_id = ${org.id} and a.state = pending.state) as since
      from unnest(array['submitted', 'prepared', 'checked', 'returned']) as pending (state)`.execute(db)
  const counts = rows.map(({ state, count }) => [state, count])
  const since = rows.map(({ state, since: first }) => [state, first?.toISOString() ?? null])
  return { ...Object.fromEntries(counts), since: Object.fromEntries(since) }
}

/** The position with which this person signed last in the organisation; '' when never. */
export async function findLastPosition({ db, org }: Scope, personId: number): Promise<string> {
  const row = await db
    .selectFrom('applicationSteps')
    .select('byPosition')
    .where('orgId', '=', org.id)
    .where('byId', '=', personId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.byPosition ?? ''
}

// A paper is given when it was sent and not replaced, or seen at the office, even before a return.
const givenPapers = sql<string[]>`(
  select coalesce(array_agg(g.kind), '{}') from (
    select p.kind from application_papers p where p.application_id = c.id and p.replaced_at is null
    union select unnest(s.seen_papers) from application_steps s where s.application_id = c.id) g)`

// Those that were sent and not replaced.
const sentPapers = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind) order by p.id), '[]') from application_papers p
   where p.application_id = c.id and p.replaced_at is null)`

/** Every order is that of an index, read forwards or backwards. */
const orders = {
  submittedAt: ['submitted_at'],
  lastStepAt: ['last_step_at'],
  ward: ['ward', 'submitted_at'],
  applicant: ['applicant_en'],
  code: ['code'],
} as const
