// SQL of supply zones and tols.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { SupplyZone, Tol } from './contract/places.ts'

export async function listZones({ db, org }: Scope): Promise<SupplyZone[]> {
  const rows = await db.selectFrom('supplyZones').selectAll().where('orgId', '=', org.id).orderBy('code').execute()
  return rows.map(({ code, nameEn, nameNe }) => ({ code, name: { en: nameEn, ne: nameNe } }))
}

export async function listTols({ db, org }: Scope): Promise<Tol[]> {
  const [rows, closed] = await Promise.all([
    db.selectFrom('tols').selectAll().where('orgId', '=', org.id).orderBy('ward').orderBy('code').execute(),
    db.selectFrom('closedTols').selectAll().where('orgId', '=', org.id).orderBy('code').execute(),
  ])
  const former = Map.groupBy(closed, ({ successor }) => successor)
  return rows.map(({ code, zone, ward, nameEn, nameNe }) => ({
    code,
    name: { en: nameEn, ne: nameNe },
    ward,
    zone,
    ...(former.has(code) && { former: former.get(code)!.map((tol) => tol.code) }),
  }))
}

/** The codes of tols, those of closed ones included. */
export async function listTolCodes({ db, org }: Scope): Promise<string[]> {
  const [open, closed] = await Promise.all([
    db.selectFrom('tols').select('code').where('orgId', '=', org.id).execute(),
    db.selectFrom('closedTols').select('code').where('orgId', '=', org.id).execute(),
  ])
  return [...open, ...closed].map(({ code }) => code)
}

/** The code of the tol or zone with this number. */
export async function findCode(
  { db, org }: Scope,
  table: 'tols' | 'supplyZones',
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(table)
    .select('code')
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.code
}

/** The successor also succeeds the tols that the closed one has succeeded. */
export async function insertClosedTol(
  { db, org }: Scope,
  { code, successor, at }: { code: string; successor: string; at: Date },
): Promise<void> {
  await db
    .updateTable('closedTols')
    .set({ successor })
    .where('orgId', '=', org.id)
    .where('successor', '=', code)
    .execute()
  await db
    .insertInto('closedTols')
    .values({ orgId: org.id, code, successor, closedAt: at })
    .onConflict((on) => on.columns(['orgId', 'code']).doUpdateSet({ successor, closedAt: at }))
    .execute()
}

export async function removeClosedTol({ db, org }: Scope, code: string): Promise<void> {
  await db.deleteFrom('closedTols').where('orgId', '=', org.id).where('code', '=', code).execute()
}

/** Those of the tols that connections are in. */
export async function listUsedTols({ db, org }: Scope, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('connections')
    .select('tol')
    .distinct()
    .where('orgId', '=', org.id)
    .where('tol', 'in', codes)
    .orderBy('tol')
    .execute()
  return rows.map(({ tol }) => tol!)
}

/** Before a tol is deleted, which would leave its connections without one. */
export async function moveConnections({ db, org }: Scope, from: string, to: string): Promise<void> {
  await db.updateTable('connections').set({ tol: to }).where('orgId', '=', org.id).where('tol', '=', from).execute()
}

export async function upsertZones({ db, org }: Scope, zones: readonly SupplyZone[]): Promise<void> {
  if (zones.length === 0) return
  await db
    .insertInto('supplyZones')
    .values(zones.map(({ code, name }) => ({ orgId: org.id, code, nameEn: name.en, nameNe: name.ne })))
    .onConflict((on) =>
      on.columns(['orgId', 'code']).doUpdateSet((eb) => ({
        nameEn: eb.ref('excluded.nameEn'),
        nameNe: eb.ref('excluded.nameNe'),
      })),
    )
    .execute()
}

export async function upsertTols({ db, org }: Scope, tols: readonly Tol[]): Promise<void> {
  if (tols.length === 0) return
  const rows = tols.map(({ code, name, ward, zone }) => {
    return { orgId: org.id, code, zone, ward, nameEn: name.en, nameNe: name.ne }
  })
  await db
    .insertInto('tols')
    .values(rows)
    .onConflict((on) =>
      on.columns(['orgId', 'code']).doUpdateSet((eb) => ({
        zone: eb.ref('excluded.zone'),
        ward: eb.ref('excluded.ward'),
        nameEn: eb.ref('excluded.nameEn'),
        nameNe: eb.ref('excluded.nameNe'),
      })),
    )
    .execute()
}

/** Deletes tols and, by cascade, their exceptions, interruptions and reading days. */
export async function removeTols({ db, org }: Scope, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await db.deleteFrom('tols').where('orgId', '=', org.id).where('code', 'in', codes).execute()
}

/** Deletes zones without tols, with their plans. */
export async function removeEmptyZones({ db, org }: Scope): Promise<void> {
  await sql`
    delete from supply_zones z where org_id = ${org.id}
      and not exists (select from tols t where t.org_id = z.org_id and t.zone = z.code)`.execute(db)
}
