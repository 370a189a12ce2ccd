// SQL of readings that came after the run of their month had left the connection out.

import { sql, type RawBuilder } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { isNotCredited } from './billed.server.ts'

export type LateReadingRow = {
  id: number
  customerNumber: string
  nameEn: string
  nameNe: string
  ward: number | null
  tolEn: string | null
  tolNe: string | null
  period: string
  readOn: string
  enteredAt: Date
}

/** `since`: the first month that is looked at; `customer`: as it was typed. */
export type LateReadingsRequest = { since: BsMonth; periods: readonly string[]; customer?: string | undefined }

/** The months from `since` on with such readings, the oldest first. */
export async function countLateMonths(scope: Scope, since: BsMonth): Promise<{ period: string; count: number }[]> {
  const { rows } = await sql<{ period: string; count: number }>`
    select period, count(*)::integer as count from (${unbilled(scope, since)}) l group by period order by period`.execute(
    scope.db,
  )
  return rows
}

/** A page, the newest month first, in the order of customer numbers, with the present holders. */
export async function listLateReadings(
  scope: Scope,
  request: LateReadingsRequest,
  { offset, limit }: { offset: number; limit: number },
): Promise<LateReadingRow[]> {
  const { rows } = await sql<LateReadingRow>`
    select c.id, c.customer_number, h.name_en, h.name_ne, c.ward, t.name_en as tol_en, t.name_ne as tol_ne, l.period, l.read_on, l.entered_at
      from ${found(scope, request)}
      join connections c on c.org_id = ${scope.org.id} and c.id = l.connection_id
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
      left join tols t on t.org_id = c.org_id and t.code = c.tol
     order by l.period desc, c.customer_number limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countLateReadings(scope: Scope, request: LateReadingsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found(scope: Scope, { since, periods, customer }: LateReadingsRequest): RawBuilder<unknown> {
  const searched = customer ? sql`and connection_id in (${connectionsFound(scope.org.id, customer)})` : sql``
  return sql`(select * from (${unbilled(scope, since)}) u where period = any(${[...periods]}::text[]) ${searched}) l`
}

/**
 * Connections that an approved run left out for want of the reading of its month, which there is now, and whose month no bill charges: none of the
 * month, and none of a later one.
 */
function unbilled({ org }: Scope, since: BsMonth): RawBuilder<unknown> {
  return sql`
    select distinct r.connection_id, r.period, r.read_on, r.entered_at
      from billing_runs u
      join billing_findings f on f.org_id = u.org_id and f.run_id = u.id and f.finding = 'no_reading'
      join readings r on r.org_id = f.org_id and r.connection_id = f.connection_id and r.period = u.period
     where u.org_id = ${org.id} and u.period >= ${since} and u.approved_at is not null
       and not exists (select from bills b where b.org_id = r.org_id and b.connection_id = r.connection_id
         and b.period >= r.period and ${isNotCredited}
         and (b.period = r.period or exists (select from jsonb_array_elements(b.lines) line
           where line->>'kind' = 'charge' and line->>'period' = r.period)))`
}
