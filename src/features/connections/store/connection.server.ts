// SQL of one connection: its place, holders, meters and states.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import type { Connection, FormerTap } from '../contract/api.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    connectionFormerTaps: { customerType: FormerTap['customerType']; tapSize: FormerTap['tapSize'] }
  }
}

/** `billed`: the month of the last bill that is not credited. */
export type FoundConnection = Omit<Connection, 'mayChange' | 'firstMeterFrom'> & { billed: BsMonth | null }

/** The connection with its history, newest first. */
export async function findConnection(scope: Scope, id: number): Promise<FoundConnection | undefined> {
  const { db, org } = scope
  const row = await db
    .selectFrom('connections as c')
    .leftJoin('tols as t', (join) => join.onRef('t.orgId', '=', 'c.orgId').onRef('t.code', '=', 'c.tol'))
    .leftJoin('supplyZones as z', (join) => join.onRef('z.orgId', '=', 't.orgId').onRef('z.code', '=', 't.zone'))
    .selectAll('c')
    .select(['t.nameEn as tolEn', 't.nameNe as tolNe', 'z.nameEn as zoneEn', 'z.nameNe as zoneNe'])
    .where('c.orgId', '=', org.id)
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [holders, meters, states, formerTaps, billed] = await Promise.all([
    listHolders(scope, id),
    listMeters(scope, id),
    listStates(scope, id),
    listFormerTaps(scope, id),
    findLastBilled(scope, id),
  ])
  const { orgId: _org, searchKey: _key, version: _version, tolEn, tolNe, zoneEn, zoneNe, ...own } = row
  const [tol, zone] = [
    { en: tolEn ?? '', ne: tolNe ?? '' },
    { en: zoneEn ?? '', ne: zoneNe ?? '' },
  ]
  return { ...own, tol, zone, holders, meters, states, formerTaps, billed }
}

async function findLastBilled({ db, org }: Scope, id: number): Promise<BsMonth | null> {
  const { rows } = await sql<{ billed: BsMonth | null }>`
    select max(period) as billed from bills b where org_id = ${org.id} and connection_id = ${id}
       and not exists (select from credit_notes n where n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year
         and n.bill_number = b.number and n.approved_at is not null)`.execute(db)
  return rows[0]!.billed
}

async function listHolders({ db, org }: Scope, id: number): Promise<Connection['holders']> {
  const rows = await db
    .selectFrom('connectionHolders')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('connectionId', '=', id)
    .orderBy(sql`held_until is not null`)
    .orderBy('heldFrom', 'desc')
    .execute()
  return rows.map(({ heldFrom, heldUntil, kind, nameEn, nameNe, phone, email }) => {
    return { from: heldFrom, until: heldUntil, kind, name: { en: nameEn, ne: nameNe }, phone, email }
  })
}

function listMeters({ db, org }: Scope, id: number): Promise<Connection['meters']> {
  return db
    .selectFrom('connectionMeters')
    .select(['fittedOn', 'serial', 'dialDigits', 'openingReading', 'removedOn', 'finalReading'])
    .where('orgId', '=', org.id)
    .where('connectionId', '=', id)
    .orderBy(sql`removed_on is not null`)
    .orderBy('fittedOn', 'desc')
    .execute()
}

function listStates({ db, org }: Scope, id: number): Promise<Connection['states']> {
  return db
    .selectFrom('connectionStates')
    .select(['since', 'state', 'reason', 'enteredBy'])
    .where('orgId', '=', org.id)
    .where('connectionId', '=', id)
    .orderBy('since', 'desc')
    .execute()
}

function listFormerTaps({ db, org }: Scope, id: number): Promise<Connection['formerTaps']> {
  return db
    .selectFrom('connectionFormerTaps')
    .select(['until', 'customerType', 'tapSize', 'metered', 'sewer'])
    .where('orgId', '=', org.id)
    .where('connectionId', '=', id)
    .orderBy('until', 'desc')
    .execute()
}
