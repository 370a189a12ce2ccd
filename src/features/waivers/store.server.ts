// SQL of waivers and write-offs.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { WaiverKind, WaiverPart, WaiverState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    waivers: { kind: WaiverKind; outcome: Exclude<WaiverState, 'prepared'> | null }
  }
}

export type WaiverRow = Row<'waivers'> & { customerNumber: string }
export type Decider = { id: number | null; name: string; at: Date }

export type WaiversRequest = {
  id?: number
  connectionId?: number
  part?: WaiverPart | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
}

/** Those to be decided first; each part by its number, the newest first by default. */
export async function listWaivers(
  scope: Scope,
  request: WaiversRequest,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<WaiverRow[]> {
  const { rows } = await sql<WaiverRow>`
    select w.*, c.customer_number from ${found(scope, request)}
     order by w.outcome is not null, w.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countWaivers(scope: Scope, request: WaiversRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, connectionId, part, customer }: WaiversRequest) {
  return sql`waivers w join connections c on c.org_id = w.org_id and c.id = w.connection_id
     where w.org_id = ${org.id} ${id === undefined ? sql`` : sql`and w.id = ${id}`}
       ${connectionId === undefined ? sql`` : sql`and w.connection_id = ${connectionId}`}
       ${part === undefined ? sql`` : part === 'prepared' ? sql`and w.outcome is null` : sql`and w.outcome is not null`}
       ${customer ? sql`and w.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}

export async function insertWaiver(
  { db, org }: Scope,
  waiver: { connectionId: number; kind: WaiverKind; amountPaisa: number; reason: string },
  by: Decider,
): Promise<number> {
  const { id } = await db
    .insertInto('waivers')
    .values({ orgId: org.id, ...waiver, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `entryId`: what an approval posted. */
export async function decideWaiver(
  { db, org }: Scope,
  id: number,
  { outcome, entryId }: { outcome: Exclude<WaiverState, 'prepared'>; entryId: number | null },
  by: Decider,
): Promise<void> {
  await db
    .updateTable('waivers')
    .set({ outcome, entryId, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
