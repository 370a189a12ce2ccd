// SQL of the reading list of a month: meters in walking order or by customer number, with their last reading and that of the month.

import { sql, type RawBuilder } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import type { ReadingListOrder } from '../contract/form.ts'
import type { ReadingStatus } from '../contract/reading.ts'

export type ReadingListRequest = {
  period: BsMonth
  /** Typed: a customer number, old number, meter, telephone or name. */
  search?: string | undefined
  zone?: string | undefined
  ward?: number | undefined
  /** Whether the month has been read; both where it is not given. */
  progress?: 'read' | 'unread' | undefined
}

export type ListedMeterRow = {
  id: number
  customerNumber: string
  nameEn: string
  nameNe: string
  ward: number | null
  tolEn: string | null
  tolNe: string | null
  zone: string | null
  walkingOrder: number | null
  serial: string
  lastValue: number
  readOn: string | null
  value: number | null
  units: number | null
  status: ReadingStatus | null
  note: string | null
  readBy: string | null
  readById: number | null
}

export type ReadingListPaging = { by: ReadingListOrder; direction: 'asc' | 'desc'; offset: number; limit: number }

/** In walking order: by zone, ward, tol and walking order. The last value is the opening reading of a meter that was not read before. */
export async function listMeters(
  scope: Scope,
  request: ReadingListRequest,
  { by, direction, offset, limit }: ReadingListPaging,
): Promise<ListedMeterRow[]> {
  const { org, db } = scope
  const { rows } = await sql<ListedMeterRow>`
    select c.id, c.customer_number, h.name_en, h.name_ne, c.ward, c.tol_en, c.tol_ne, c.zone, c.walking_order, c.serial,
           case when last.value is null or c.replaced_on > last.read_on then c.opening_reading else last.value end as last_value,
           r.read_on, r.value, r.units, r.status, r.note, r.read_by, r.read_by_id
      from (select c.*, t.name_en as tol_en, t.name_ne as tol_ne, t.zone, m.serial, m.opening_reading,
                   (select max(removed_on) from connection_meters
                     where org_id = c.org_id and connection_id = c.id) as replaced_on
              from ${found(scope, request)}
             order by ${orderOf(by, direction, sql`t.zone`)}
             limit ${limit} offset ${offset}) c
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
      left join readings r on r.org_id = ${org.id} and r.connection_id = c.id and r.period = ${request.period}
      left join lateral (select value, read_on from readings
        where org_id = ${org.id} and connection_id = c.id and period < ${request.period} and value is not null
        order by period desc limit 1) last on true
     order by ${orderOf(by, direction, sql`c.zone`)}`.execute(db)
  return rows
}

export function countMeters(scope: Scope, request: ReadingListRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

/** Connections without a place are last in walking order, and first in its reverse. */
function orderOf(by: ReadingListOrder, direction: 'asc' | 'desc', zone: RawBuilder<unknown>) {
  const towards = direction === 'asc' ? sql`asc nulls last` : sql`desc nulls first`
  const number = sql`c.customer_number ${towards}`
  if (by === 'customerNumber') return number
  return sql`${zone} ${towards}, c.ward ${towards}, c.tol ${towards}, c.walking_order ${towards}, ${number}`
}

/** Meters in use of connections that are not closed. */
function found({ org }: Scope, { period, search, zone, ward, progress }: ReadingListRequest) {
  const isRead = sql`exists (select from readings
    where org_id = c.org_id and connection_id = c.id and period = ${period})`
  return sql`connections c
      join connection_meters m on m.org_id = c.org_id and m.connection_id = c.id and m.removed_on is null
      left join tols t on t.org_id = c.org_id and t.code = c.tol
     where c.org_id = ${org.id}
       and (select state from connection_states
         where org_id = c.org_id and connection_id = c.id order by since desc limit 1) <> 'closed'
       ${search ? sql`and c.id in (${connectionsFound(org.id, search)})` : sql``}
       ${zone === undefined ? sql`` : sql`and t.zone = ${zone}`}
       ${ward === undefined ? sql`` : sql`and c.ward = ${ward}`}
       ${progress === undefined ? sql`` : progress === 'read' ? sql`and ${isRead}` : sql`and not ${isRead}`}`
}
