// Which applications stand on a page of the office's inbox, how many wait, and which are somebody's own?

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchKey } from '#kit/search-key.ts'
import { wordPattern } from '#kit/search-words.ts'
import { clean } from '#kit/text.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { ApplicationsQuery } from '../contract/query.ts'
import type { Waiting } from '../contract/answers.ts'
import type { Details } from '../contract/form.ts'
import type { State } from '../contract/progress.ts'
import { keptOf, type KeptApplication } from './applications.server.ts'

export type ListedRow = Pick<Details, 'kind' | 'applicantEn' | 'applicantNe' | 'phone' | 'ward' | 'tol' | 'tapType'> & {
  id: number
  code: string
  customerNo: string | null
  transferReason: Details['transferReason'] | null
  submittedAt: Date
  state: State
  lastStepAt: Date
  given: string[]
}

/** `wholeCode` stands for a search that is the whole code of an application. */
export type ListRequest = ApplicationsQuery & { wholeCode?: string | undefined }

/** Results are counted no further; beyond that there are "more than" these. */
export const mostCounted = 1000
/** What waits is counted this far. */
const mostWaiting = 10_000

/** One page, newest first unless told otherwise: its numbers come off an index, only its own rows are read. */
export async function listApplications(scope: Scope, query: ListRequest): Promise<ListedRow[]> {
  const order = orderOf(query)
  const { limit, page } = query
  const { rows } = await sql<ListedRow>`
    select a.id, a.code, a.kind, a.applicant_en, a.applicant_ne, a.phone, a.ward, a.tol, a.tap_type, a.customer_no,
           a.transfer_reason, a.submitted_at, a.state, a.last_step_at, ${givenPapers} as given
      from (select a.id from applications a where ${whereOf(scope, query)}
             order by ${order} limit ${limit} offset ${(page - 1) * limit}) as page
      join applications a on a.id = page.id
     order by ${order}`.execute(scope.db)
  return rows
}

/** How many the query finds, counted up to one more than `mostCounted`. */
export function countApplications(scope: Scope, query: ListRequest): Promise<number> {
  return countUpTo(scope, sql`select 1 from applications a where ${whereOf(scope, query)}`, mostCounted + 1)
}

/** How many stand where somebody has to act, each counted up to `mostWaiting`, and since when the first of them does. */
export async function countWaiting({ db, org }: Scope): Promise<Waiting> {
  const { rows } = await sql<{ state: keyof Waiting['since']; count: number; since: Date | null }>`
    select state,
           (select count(*)::int from (select 1 from applications a
             where org_id = ${org.id} and a.state = stands.state limit ${mostWaiting}) as counted) as count,
           (select min(last_step_at) from applications a where org_id = ${org.id} and a.state = stands.state) as since
      from unnest(array['submitted', 'prepared', 'checked', 'returned']) as stands (state)`.execute(db)
  const counts = rows.map(({ state, count }) => [state, count])
  const since = rows.map(({ state, since: first }) => [state, first?.toISOString() ?? null])
  return { ...Object.fromEntries(counts), since: Object.fromEntries(since) }
}

export type Owner = { personId: number; phone: string | null }

/**
 * Sent by this person signed in, or with the phone number the office has of them; newest first. `open`: what is not decided,
 * those that wait for the person's correction before the others.
 */
export async function listOwn(
  { db, org }: Scope,
  owner: Owner,
  { page, limit, open = false }: { page: number; limit: number; open?: boolean },
): Promise<{ rows: (KeptApplication & { state: State })[]; total: number }> {
  const own = db
    .selectFrom('applications as a')
    .where('a.orgId', '=', org.id)
    .where(belongsTo(owner))
    .$if(open, (query) => query.where('a.state', 'not in', ['approved', 'rejected']))
  const rows = await own
    .selectAll()
    .$if(open, (query) => query.orderBy(sql`a.state = 'returned'`, 'desc'))
    .orderBy('a.submittedAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map((row) => ({ ...keptOf(row), state: row.state })), total }
}

/** One of them; somebody else's does not exist. */
export async function findOwn({ db, org }: Scope, owner: Owner, code: string): Promise<KeptApplication | undefined> {
  const row = await db
    .selectFrom('applications as a')
    .selectAll()
    .where('a.orgId', '=', org.id)
    .where('a.code', '=', code)
    .where(belongsTo(owner))
    .executeTakeFirst()
  return row && keptOf(row)
}

/** As what this person signed last, anywhere in the organisation; '' when never. */
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

// A paper sent and not replaced, or seen at the office, is given. Seen papers of before a return still are.
const givenPapers = sql<string[]>`(
  select coalesce(array_agg(g.kind), '{}') from (
    select p.kind from application_papers p where p.application_id = a.id and p.replaced_at is null
    union select unnest(s.seen_papers) from application_steps s where s.application_id = a.id) g)`

function whereOf({ org }: Scope, request: ListRequest): RawBuilder<unknown> {
  const { search = '', wholeCode, state, kind, ward } = request
  const conditions = [
    sql`a.org_id = ${org.id}`,
    ...(state ? [sql`a.state = ${state}`] : []),
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(ward ? [sql`a.ward = ${ward}`] : []),
    ...(wholeCode ? [sql`a.code = ${wholeCode}`] : search.split(/\s+/).flatMap((word) => holding(word))),
  ]
  return sql.join(conditions, sql` and `)
}

function holding(typed: string): RawBuilder<unknown>[] {
  const word = searchKey(clean(typed))
  return word ? [sql`a.search_key like ${wordPattern(word)}`] : []
}

/** Every order is that of an index, read forwards or backwards. */
const orders = {
  submittedAt: ['submitted_at'],
  lastStepAt: ['last_step_at'],
  ward: ['ward', 'submitted_at'],
  applicant: ['applicant_en'],
  code: ['code'],
} as const

function orderOf({ sortBy = 'submittedAt', sortOrder }: ApplicationsQuery): RawBuilder<unknown> {
  const direction = sql.raw(sortOrder ?? 'desc')
  const columns = [...orders[sortBy], 'id']
  return sql.join(columns.map((column) => sql`${sql.ref(`a.${column}`)} ${direction}`))
}

function belongsTo({ personId, phone }: Owner): RawBuilder<boolean> {
  return phone === null ? sql`a.person_id = ${personId}` : sql`(a.person_id = ${personId} or a.phone = ${phone})`
}
