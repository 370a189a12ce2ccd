// SQL of amnesties and of what each connection would gain.

import { sql } from 'kysely'
import type { AmnestyPart, ConnectionDues } from '#features/bills/rules/amnesty.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { GainOrder } from './contract/api.ts'
import type { AmnestyState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    amnesties: { parts: Json<AmnestyPart[]>; outcome: Exclude<AmnestyState, 'prepared'> | null }
  }
}

/** Sums of the preview; `overlaps`: the window shares a day with that of an approved campaign. */
export type AmnestyRow = Row<'amnesties'> & {
  connections: number
  oldPaisa: number
  surchargePaisa: number
  waivedPaisa: number
  overlaps: boolean
}
export type Decider = { id: number | null; name: string; at: Date }

/** What the share of the first part waives of a row of gains, half rounded up. */
const waived = sql`((g.surcharge_paisa * (a.parts->0->>'basisPoints')::bigint + 5000) / 10000)`

/** Newest first. `lock`: until the end of the transaction. */
export async function listAmnestyRows(
  scope: Scope,
  { id, offset = 0, limit, lock = false }: { id?: number; offset?: number; limit: number; lock?: boolean },
): Promise<AmnestyRow[]> {
  const { rows } = await sql<AmnestyRow>`
    select a.*, sums.*,
           exists (select from amnesties o where o.org_id = a.org_id and o.id <> a.id and o.outcome = 'approved'
             and o.starts_on <= a.ends_on and a.starts_on <= o.ends_on) as overlaps
      from amnesties a
      cross join lateral (
        select count(*)::int as connections, coalesce(sum(g.old_paisa), 0)::bigint as old_paisa,
               coalesce(sum(g.surcharge_paisa), 0)::bigint as surcharge_paisa,
               coalesce(sum(${waived}), 0)::bigint as waived_paisa
          from amnesty_gains g where g.org_id = a.org_id and g.amnesty_id = a.id) sums
     where a.org_id = ${scope.org.id} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
     order by a.id desc limit ${limit} offset ${offset} ${lock ? sql`for no key update of a` : sql``}`.execute(scope.db)
  return rows
}

export function countAmnesties(scope: Scope, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from amnesties where org_id = ${scope.org.id}`, max)
}

export async function hasPendingAmnesty({ db, org }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('amnesties')
    .select('id')
    .where('orgId', '=', org.id)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type NewAmnesty = {
  titleEn: string
  titleNe: string
  startsOn: string
  endsOn: string
  dueUntil: string
  parts: readonly AmnestyPart[]
  countedOn: string
}

export async function insertAmnesty({ db, org }: Scope, amnesty: NewAmnesty, by: Decider): Promise<number> {
  const { parts, ...values } = amnesty
  const { id } = await db
    .insertInto('amnesties')
    .values({
      orgId: org.id,
      ...values,
      parts: JSON.stringify(parts),
      preparedAt: by.at,
      preparedById: by.id,
      preparedBy: by.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertGains({ db, org }: Scope, id: number, dues: readonly ConnectionDues[]): Promise<void> {
  const rows = dues.map(({ connectionId, totalPaisa, surchargePaisa }) => {
    return { connectionId, oldPaisa: totalPaisa, surchargePaisa }
  })
  await sql`
    insert into amnesty_gains (org_id, amnesty_id, connection_id, old_paisa, surcharge_paisa)
    select ${org.id}, ${id}, g."connectionId", g."oldPaisa", g."surchargePaisa"
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as g ("connectionId" integer, "oldPaisa" bigint, "surchargePaisa" bigint)`.execute(db)
}

export async function decideAmnesty(
  { db, org }: Scope,
  id: number,
  outcome: Exclude<AmnestyState, 'prepared'>,
  by: Decider,
): Promise<void> {
  await db
    .updateTable('amnesties')
    .set({ outcome, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export type GainRow = {
  connectionId: number
  customerNumber: string
  nameEn: string | null
  nameNe: string | null
  ward: number | null
  oldPaisa: number
  surchargePaisa: number
  waivedPaisa: number
}
type GainsRequest = { id: number; customer?: string | undefined }

const gainOrders = {
  customerNumber: sql`c.customer_number`,
  ward: sql`c.ward`,
  oldPaisa: sql`g.old_paisa`,
  surchargePaisa: sql`g.surcharge_paisa`,
  waivedPaisa: sql`waived_paisa`,
  toPayPaisa: sql`g.old_paisa - ${waived}`,
} satisfies Record<GainOrder, unknown>

export async function listGains(
  scope: Scope,
  request: GainsRequest,
  { by, direction, offset, limit }: { by: GainOrder; direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<GainRow[]> {
  const order = direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const { rows } = await sql<GainRow>`
    select g.connection_id, c.customer_number, h.name_en, h.name_ne, c.ward, g.old_paisa, g.surcharge_paisa,
           ${waived} as waived_paisa
      from ${gains(scope, request, holder)}
     order by ${gainOrders[by]} ${order}, g.connection_id limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countGains(scope: Scope, request: GainsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${gains(scope, request)}`, max)
}

/** The last holder, `h`. */
const holder = sql`left join lateral (select name_en, name_ne from connection_holders
    where org_id = c.org_id and connection_id = c.id order by held_from desc limit 1) h on true`

function gains({ org }: Scope, { id, customer }: GainsRequest, joins = sql``) {
  return sql`amnesty_gains g
      join amnesties a on a.org_id = g.org_id and a.id = g.amnesty_id
      join connections c on c.org_id = g.org_id and c.id = g.connection_id ${joins}
     where g.org_id = ${org.id} and g.amnesty_id = ${id}
       ${customer ? sql`and g.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}
