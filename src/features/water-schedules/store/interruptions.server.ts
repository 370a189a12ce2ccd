// Database access of interruptions for staff: list, lock, insert, change, end, remove.

import type { Page, Paging } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import type { InterruptionView } from '../contract/interruption-form.ts'
import type { Interruption } from '../contract/schedule.ts'

/** An interruption as stored, with its version and when it was announced. */
export type StoredInterruption = Interruption & { version: number; announcedAt: Date }

type At = Scope & { now: Date }

/** One page of the interruptions that are open at `now`, or of those that have ended. */
export async function listInterruptions(
  { db, org, now }: At,
  { view, page, limit }: Paging & { view: InterruptionView },
): Promise<Page<StoredInterruption>> {
  const ofOrganisation = db.selectFrom('waterInterruptions').where('orgId', '=', org.id)
  const found =
    view === 'open'
      ? ofOrganisation.where(({ eb, or }) => or([eb('expectedReturn', 'is', null), eb('expectedReturn', '>', now)]))
      : ofOrganisation.where('expectedReturn', '<=', now)
  const ordered = view === 'open' ? found.orderBy('begins') : found.orderBy('expectedReturn', 'desc')
  const [rows, { total }] = await Promise.all([
    ordered
      .orderBy('code')
      .selectAll()
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(interruptionOf), total: Number(total) }
}

export async function findInterruption({ db, org }: Scope, code: string): Promise<StoredInterruption | undefined> {
  const row = await db
    .selectFrom('waterInterruptions')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && interruptionOf(row)
}

/** The same, locked until the end of the transaction. */
export async function lockInterruption({ db, org }: Scope, code: string): Promise<StoredInterruption | undefined> {
  const row = await db
    .selectFrom('waterInterruptions')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row && interruptionOf(row)
}

export async function insertInterruption({ db, org, now }: At, interruption: Interruption): Promise<void> {
  const { reason, ...rest } = interruption
  await db
    .insertInto('waterInterruptions')
    .values({ ...rest, orgId: org.id, reasonEn: reason.en, reasonNe: reason.ne, announcedAt: now })
    .execute()
}

/** Writes the interruption with the next version. */
export async function updateInterruption({ db, org }: Scope, changed: Interruption): Promise<void> {
  const { code, reason, ...rest } = changed
  await db
    .updateTable('waterInterruptions')
    .set(({ eb }) => ({ ...rest, reasonEn: reason.en, reasonNe: reason.ne, version: eb('version', '+', 1) }))
    .where('orgId', '=', org.id)
    .where('code', '=', code)
    .execute()
}

function interruptionOf({ reasonEn, reasonNe, ...row }: Row<'waterInterruptions'>): StoredInterruption {
  const { code, zone, tol, begins, expectedReturn, sample, version, announcedAt } = row
  const reason = { en: reasonEn, ne: reasonNe }
  return { code, zone, tol, begins, expectedReturn, reason, sample, version, announcedAt }
}
