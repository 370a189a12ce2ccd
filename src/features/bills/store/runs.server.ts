// SQL of billing runs.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { RunOrder, RunPreview, RunScope, RunState } from '../contract/runs.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    billingRuns: { preview: Json<RunPreview> }
  }
}

export type Author = { id: number | null; name: string; at: Date }
export type RunRow = Row<'billingRuns'>

export async function insertRun(
  { db, org }: Scope,
  { period, zone, customerNumber }: RunScope,
  preview: RunPreview,
  by: Author,
): Promise<number> {
  const { id } = await db
    .insertInto('billingRuns')
    .values({
      orgId: org.id,
      period,
      zone,
      customerNumber,
      preview: JSON.stringify(preview),
      preparedAt: by.at,
      preparedById: by.id,
      preparedBy: by.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hasZone({ db, org }: Scope, zone: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplyZones')
    .select('code')
    .where('orgId', '=', org.id)
    .where('code', '=', zone)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePreview({ db, org }: Scope, id: number, preview: RunPreview): Promise<void> {
  await db
    .updateTable('billingRuns')
    .set({ preview: JSON.stringify(preview) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** `search`: the beginning of a month as it is stored, or of a customer number. */
export type RunsRequest = { state?: RunState | undefined; search?: string | undefined }

/** A page in the order in which they were prepared, or by month: the primary key and the index by month serve these orders. */
export async function listRuns(
  scope: Scope,
  request: RunsRequest,
  { by, direction, offset, limit }: { by: RunOrder; direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<RunRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<RunRow>`
    select * from billing_runs where ${found(scope, request)}
     order by ${by === 'period' ? sql`period ${order},` : sql``} id ${order} limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countRuns(scope: Scope, request: RunsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from billing_runs where ${found(scope, request)}`, max)
}

/** The last month that was prepared or billed as a whole. */
export async function findLastPeriod({ db, org }: Scope): Promise<string | null> {
  const row = await db
    .selectFrom('billingRuns')
    .select('period')
    .where('orgId', '=', org.id)
    .where('zone', 'is', null)
    .where('customerNumber', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.period ?? null
}

const inState: Record<RunState, RawBuilder<unknown>> = {
  prepared: sql`and approved_at is null and cancelled_at is null`,
  approved: sql`and approved_at is not null`,
  cancelled: sql`and cancelled_at is not null`,
}

function found({ org }: Scope, { state, search }: RunsRequest): RawBuilder<unknown> {
  return sql`org_id = ${org.id} ${state === undefined ? sql`` : inState[state]}
    ${search ? sql`and (starts_with(period, ${search}) or starts_with(upper(customer_number), upper(${search})))` : sql``}`
}

export function findRun({ db, org }: Scope, id: number): Promise<RunRow | undefined> {
  return db.selectFrom('billingRuns').selectAll().where('orgId', '=', org.id).where('id', '=', id).executeTakeFirst()
}

/** The run that is prepared for this month and scope, or undefined. */
export async function findPrepared(
  { db, org }: Scope,
  { period, zone, customerNumber }: RunScope,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select * from billing_runs where org_id = ${org.id} and period = ${period}
       and (zone is null or ${zone}::text is null or zone = ${zone}) and customer_number is not distinct from ${customerNumber}
       and approved_at is null and cancelled_at is null order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function approveRunRow({ db, org }: Scope, id: number, by: Author): Promise<void> {
  await db
    .updateTable('billingRuns')
    .set({ approvedAt: by.at, approvedById: by.id, approvedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export async function cancelRunRow({ db, org }: Scope, id: number, by: Author): Promise<void> {
  await db
    .updateTable('billingRuns')
    .set({ cancelledAt: by.at, cancelledById: by.id, cancelledBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
