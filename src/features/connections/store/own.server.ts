// SQL of the connections of a person, each with the time in which they or the holder they were linked for held it.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { OwnConnection } from '../contract/own.ts'

/** The holder is the one of the day on which the number was linked: a later holder's use is not theirs, an earlier one's neither. */
export async function listOwnConnections({ db, org }: Scope, personId: number): Promise<OwnConnection[]> {
  const { rows } = await sql<OwnConnection>`
    select c.id, c.customer_number, c.tol, h.held_until as until,
           case when exists (select from connection_holders e where e.org_id = c.org_id and e.connection_id = c.id
             and e.held_from < h.held_from) then h.held_from end as from
      from customers k
      join connections c on c.org_id = k.org_id and c.customer_number = k.customer_number
     cross join lateral (select held_from, held_until from connection_holders
       where org_id = c.org_id and connection_id = c.id
       order by held_from <= (k.created_at at time zone 'Asia/Kathmandu')::date desc,
                abs(held_from - (k.created_at at time zone 'Asia/Kathmandu')::date) limit 1) h
     where k.org_id = ${org.id} and k.person_id = ${personId}
     order by c.customer_number`.execute(db)
  return rows
}
