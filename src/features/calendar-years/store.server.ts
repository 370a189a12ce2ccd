// SQL of the edits of Bikram Sambat years, and the number of organisations that share them.

import { sql } from 'kysely'
import type { CorrectedYear } from '#platform/calendar.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { signatureOf } from '#platform/signature.ts'

export type YearEdit = { version: number; at: Date; byId: number | null; byName: string; note: string }

/** Oldest first. */
export function listYearEdits(db: Database, year: number): Promise<YearEdit[]> {
  return db
    .selectFrom('calendarYearEdits')
    .select(['version', 'at', 'byId', 'byName', 'note'])
    .where('year', '=', year)
    .orderBy('version')
    .execute()
}

export async function insertYearEdit(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { year, months, status, source }: CorrectedYear,
  { version, note }: { version: number; note: string },
): Promise<void> {
  const values = { year, version, months: [...months], provisional: status === 'provisional', source, note, at: now }
  await db
    .insertInto('calendarYearEdits')
    .values({ ...values, ...signatureOf(actor) })
    .execute()
}

/** Serialises changes of the years; the lock is released with the transaction. */
export async function lockYears(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('calendar_years'))`.execute(db)
}

export async function countOrganisations(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('organisations')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
