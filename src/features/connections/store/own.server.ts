// SQL of the connections that a person sees, each with the time in which they or the holder they were linked for held it.

import { sql } from 'kysely'
import type { Ctx, Scope } from '#platform/context.ts'
import type { OwnConnection } from '../contract/own.ts'

/**
 * For a number of the account the holder is the one of the day on which the number was linked, for others the one that the link
 * names: a later holder's use is not theirs, an earlier one's neither. Of several to one connection the one of the present holder, then
 * the one that gives most.
 */
export async function listOwnConnections({ db, org }: Scope, personId: number): Promise<OwnConnection[]> {
  const { rows } = await sql<OwnConnection>`
    select distinct on (c.customer_number) c.id, c.customer_number, c.tol, c.ward, k.access, h.held_from, h.held_until as until,
           case when exists (select from connection_holders e where e.org_id = c.org_id and e.connection_id = c.id
             and e.held_from < h.held_from) then h.held_from end as from
      from (
        select n.id, 'own' as access, null::date as held_from, (k.created_at at time zone 'Asia/Kathmandu')::date as since
          from customers k join connections n on n.org_id = k.org_id and n.customer_number = k.customer_number
         where k.org_id = ${org.id} and k.person_id = ${personId}
        union all
        select connection_id, access, held_from, held_from from connection_links
         where org_id = ${org.id} and person_id = ${personId} and accepted_at is not null) k
      join connections c on c.org_id = ${org.id} and c.id = k.id
     cross join lateral (select held_from, held_until from connection_holders
       where org_id = c.org_id and connection_id = c.id and (k.held_from is null or held_from = k.held_from)
       order by held_from <= k.since desc, abs(held_from - k.since) limit 1) h
     order by c.customer_number, h.held_until is null desc, k.access = 'own' desc, k.access = 'linked' desc, h.held_from desc`.execute(
    db,
  )
  return rows
}

type OwnPlaceRow = Record<'nameEn' | 'nameNe', string> &
  Record<'tolEn' | 'tolNe', string | null> & { ward: number | null }

/** The holder of a connection in the time of which a person sees it, and where it is. */
export async function findOwnPlace({ db, org }: Scope, { id, heldFrom }: OwnConnection): Promise<OwnPlaceRow> {
  const { rows } = await sql<OwnPlaceRow>`
    select h.name_en, h.name_ne, c.ward, t.name_en as tol_en, t.name_ne as tol_ne
      from connections c
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_from = ${heldFrom}::date
      left join tols t on t.org_id = c.org_id and t.code = c.tol
     where c.org_id = ${org.id} and c.id = ${id}`.execute(db)
  return rows[0]!
}

/**
 * Ends what was linked by a code to the phone that these connections had until now, with what those people have given, and the codes on
 * their way to it. Returns the customer numbers, once for each link.
 */
export async function endLinksByPhone({ db, org }: Scope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  await sql`
    delete from connection_link_codes where org_id = ${org.id} and connection_id = any(${[...ids]}::integer[])`.execute(
    db,
  )
  const { rows } = await sql<{ customerNumber: string }>`
    delete from connection_links l using connections c, connection_holders h
     where l.org_id = ${org.id} and l.connection_id = any(${[...ids]}::integer[])
       and c.org_id = l.org_id and c.id = l.connection_id
       and h.org_id = l.org_id and h.connection_id = l.connection_id and h.held_from = l.held_from and h.held_until is null
       and (l.access = 'linked' or exists (select from connection_links g where g.org_id = l.org_id and g.access = 'linked'
         and g.connection_id = l.connection_id and g.held_from = l.held_from and g.person_id = l.given_by))
     returning c.customer_number`.execute(db)
  return rows.map(({ customerNumber }) => customerNumber)
}

/** The ids of the connections that are linked in any way to the member of staff who acts; none for a command. */
export async function listLinkedIds(ctx: Ctx): Promise<ReadonlySet<number>> {
  if (ctx.actor.kind !== 'staff') return new Set()
  return new Set((await listOwnConnections(ctx, ctx.actor.id)).map(({ id }) => id))
}

/** Whether a connection is linked to a person in any way: by the customer number of their account, by a code, as a delegate. */
export async function isLinked({ db, org }: Scope, personId: number, connectionId: number): Promise<boolean> {
  const { rows } = await sql<{ linked: boolean }>`
    select exists (select from ${links(org.id)}
     where person_id = ${personId} and connection_id = ${connectionId}) as linked`.execute(db)
  return rows[0]!.linked
}

/** The ids of the connections that are linked to each of these people. */
export async function listLinkedTo({ db, org }: Scope, people: readonly number[]): Promise<Map<number, Set<number>>> {
  if (people.length === 0) return new Map()
  const { rows } = await sql<{ personId: number; ids: number[] }>`
    select person_id, array_agg(connection_id) as ids from ${links(org.id)}
     where person_id = any(${[...people]}::integer[]) group by person_id`.execute(db)
  return new Map(rows.map(({ personId, ids }) => [personId, new Set(ids)]))
}

function links(orgId: number) {
  return sql`(
    select k.person_id, c.id as connection_id from customers k
      join connections c on c.org_id = k.org_id and c.customer_number = k.customer_number
     where k.org_id = ${orgId}
    union all
    select person_id, connection_id from connection_links where org_id = ${orgId} and accepted_at is not null) l`
}
