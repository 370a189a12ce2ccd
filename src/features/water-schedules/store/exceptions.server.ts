// Database access of supplies that differ from the plan, for staff.

import { sql } from 'kysely'
import type { Page, Paging } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import type { SupplyException } from '../contract/schedule.ts'
import { exceptionOf } from './plan.server.ts'

/** One page of the exceptions that concern `since` ('YYYY-MM-DD') or a later day, the earliest first. */
export async function listExceptions(
  { db, org }: Scope,
  { since, page, limit }: Paging & { since: string },
): Promise<Page<SupplyException>> {
  const found = db
    .selectFrom('waterExceptions')
    .where('orgId', '=', org.id)
    .where(({ eb, fn }) => eb(fn<string>('greatest', ['onDate', 'toDate']), '>=', since))
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy(sql`least(on_date, to_date)`)
      .orderBy('code')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(exceptionOf), total: Number(total) }
}

export async function findException({ db, org }: Scope, code: string): Promise<SupplyException | undefined> {
  const row = await db
    .selectFrom('waterExceptions')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row && exceptionOf(row)
}

/** Waits until no other transaction changes the supplies of this zone. Returns false for an unknown zone. */
export async function lockZone({ db, org }: Scope, zone: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplyZones')
    .select('code')
    .where('orgId', '=', org.id)
    .where('code', '=', zone)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
