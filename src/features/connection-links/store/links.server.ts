// SQL of links of people to connections: those of a person, those of a connection, made, accepted, ended.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Access } from '#features/connections/contract/own.ts'
import type { Relation } from '../contract/forms.ts'

export type LinkRow = {
  id: number
  connectionId: number
  customerNumber: string
  heldFrom: string
  /** Whether the holder it was made for still is the holder. */
  isPresent: boolean
  personId: number
  access: Exclude<Access, 'own'>
  relation: Relation | null
  /** As the holder entered it; empty where it was linked by a code. */
  name: string
  /** The person's own name. */
  person: Bilingual
  phone: string | null
  givenBy: number | null
  giver: Bilingual | null
  createdAt: Date
  acceptedAt: Date | null
}

/** Links that a person has, has given, or that others have to these connections in the same holder's time; the oldest first. */
export async function listLinks(
  { db, org }: Scope,
  personId: number,
  own: readonly { id: number; heldFrom: string }[],
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    ${selected} where l.org_id = ${org.id} and (l.person_id = ${personId} or l.given_by = ${personId}
       or (l.connection_id, l.held_from) in (select id, "heldFrom"
         from json_to_recordset(${JSON.stringify(own)}::json) as own (id integer, "heldFrom" date)))
     order by l.id`.execute(db)
  return rows
}

/** Those of a connection, of the present holder's time first; at most `limit`. */
export async function listLinksOf(
  { db, org }: Scope,
  connectionId: number,
  { limit }: { limit: number },
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    ${selected} where l.org_id = ${org.id} and l.connection_id = ${connectionId}
     order by l.held_from desc, l.id limit ${limit}`.execute(db)
  return rows
}

export async function findNumber({ db, org }: Scope, connectionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('connections')
    .select('customerNumber')
    .where('orgId', '=', org.id)
    .where('id', '=', connectionId)
    .executeTakeFirst()
  return row?.customerNumber
}

/** Locked until the transaction ends. */
export async function findLink({ db, org }: Scope, id: number): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`${selected} where l.org_id = ${org.id} and l.id = ${id} for update of l`.execute(
    db,
  )
  return rows[0]
}

const selected = sql`
  select l.id, l.connection_id, c.customer_number, l.held_from, h.held_until is null as is_present, l.person_id, l.access,
         l.relation, l.name, json_build_object('en', p.name_en, 'ne', p.name_ne) as person, p.phone, l.given_by,
         case when g.id is not null then json_build_object('en', g.name_en, 'ne', g.name_ne) end as giver,
         l.created_at, l.accepted_at
    from connection_links l
    join connections c on c.org_id = l.org_id and c.id = l.connection_id
    join connection_holders h on h.org_id = l.org_id and h.connection_id = l.connection_id and h.held_from = l.held_from
    join people p on p.id = l.person_id
    left join people g on g.id = l.given_by`

export type NewLink = Pick<
  LinkRow,
  'connectionId' | 'heldFrom' | 'personId' | 'access' | 'createdAt' | 'acceptedAt'
> & {
  relation?: Relation
  name?: string
  givenBy?: number
}

/** False where the person has a link to this connection in the time of this holder already. */
export async function insertLink({ db, org }: Scope, link: NewLink): Promise<boolean> {
  const row = await db
    .insertInto('connectionLinks')
    .values({ ...link, orgId: org.id })
    .onConflict((on) => on.columns([...linkKey]).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const linkKey = ['orgId', 'connectionId', 'heldFrom', 'personId'] as const

/** Links the connection by a code, which takes the place of what a delegate has. False where it is linked by a code already. */
export async function insertLinkByCode(
  { db, org }: Scope,
  link: Pick<LinkRow, 'connectionId' | 'heldFrom' | 'personId'> & { at: Date },
): Promise<boolean> {
  const { at, ...key } = link
  const linked = { access: 'linked', relation: null, name: '', givenBy: null, createdAt: at, acceptedAt: at } as const
  const row = await db
    .insertInto('connectionLinks')
    .values({ ...key, ...linked, orgId: org.id })
    .onConflict((on) =>
      on
        .columns([...linkKey])
        .doUpdateSet(linked)
        .where('connectionLinks.access', '=', 'delegate'),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function acceptLink({ db, org }: Scope, id: number, at: Date): Promise<void> {
  await db
    .updateTable('connectionLinks')
    .set({ acceptedAt: at })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Ends a link, and what its person has given of the connection in the same holder's time. */
export async function removeLink(
  { db, org }: Scope,
  { id, connectionId, heldFrom, personId }: Pick<LinkRow, 'id' | 'connectionId' | 'heldFrom' | 'personId'>,
): Promise<void> {
  await sql`
    delete from connection_links where org_id = ${org.id}
       and (id = ${id} or (connection_id = ${connectionId} and held_from = ${heldFrom} and given_by = ${personId}))`.execute(
    db,
  )
}

/** The present holder of a number that the register has. */
export async function findHolder(
  { db, org }: Scope,
  customerNumber: string,
): Promise<{ connectionId: number; heldFrom: string; phone: string | null } | undefined> {
  return db
    .selectFrom('connections as c')
    .innerJoin('connectionHolders as h', (join) =>
      join.onRef('h.orgId', '=', 'c.orgId').onRef('h.connectionId', '=', 'c.id').on('h.heldUntil', 'is', null),
    )
    .select(['c.id as connectionId', 'h.heldFrom', 'h.phone'])
    .where('c.orgId', '=', org.id)
    .where('c.customerNumber', '=', customerNumber)
    .executeTakeFirst()
}
