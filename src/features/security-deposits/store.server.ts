// SQL of requests about security deposits.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { DepositKind, DepositPart, DepositState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    depositRequests: { kind: DepositKind; outcome: Exclude<DepositState, 'prepared'> | null }
  }
}

export type RequestRow = Row<'depositRequests'> & { customerNumber: string }
export type Decider = { id: number | null; name: string; at: Date }

export type RequestsFound = {
  id?: number
  connectionId?: number
  part?: DepositPart | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
}

/** Those to be decided first; each part by its number, the newest first by default. */
export async function listRequests(
  scope: Scope,
  request: RequestsFound,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.*, c.customer_number from ${found(scope, request)}
     order by r.outcome is not null, r.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countRequests(scope: Scope, request: RequestsFound, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, connectionId, part, customer }: RequestsFound) {
  return sql`deposit_requests r join connections c on c.org_id = r.org_id and c.id = r.connection_id
     where r.org_id = ${org.id} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
       ${connectionId === undefined ? sql`` : sql`and r.connection_id = ${connectionId}`}
       ${part === undefined ? sql`` : part === 'prepared' ? sql`and r.outcome is null` : sql`and r.outcome is not null`}
       ${customer ? sql`and r.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}

export async function insertRequest(
  { db, org }: Scope,
  request: { connectionId: number; kind: DepositKind; amountPaisa: number; paymentReference: string; reason: string },
  by: Decider,
): Promise<number> {
  const { id } = await db
    .insertInto('depositRequests')
    .values({ orgId: org.id, ...request, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `entryId`: what an approval posted. */
export async function decideRequest(
  { db, org }: Scope,
  id: number,
  { outcome, entryId }: { outcome: Exclude<DepositState, 'prepared'>; entryId: number | null },
  by: Decider,
): Promise<void> {
  await db
    .updateTable('depositRequests')
    .set({ outcome, entryId, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
