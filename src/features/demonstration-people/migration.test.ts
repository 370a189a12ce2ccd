// Test of migration 0108: marks the demonstration people of earlier installations only.

import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { migrate, migrationsFolder } from '#platform/migrations.server.ts'
import { cast } from '#tests/cast.ts'
import { freshDatabase } from '#tests/database.ts'

/** The demonstration of the versions before had nobody with a higher number. */
const lastKnown = 16

test('the known people of an earlier installation are marked and may sign in; later ones are not marked', async () => {
  const { db, url } = await freshDatabase()
  await emptied(db)
  await migrate({ url, folder: migrationsBefore('0108') })
  const people = Object.values(cast).filter(({ id }) => id <= lastKnown)
  const demonstration = people.map(({ id, email }) => ({ id, nameEn: 'Known', nameNe: '', email }))
  await db.insertInto('people').values(demonstration).execute()
  await db.insertInto('people').values({ nameEn: 'The Boss', nameNe: '', email: 'boss@damak.example' }).execute()
  await migrate({ url })
  const marked = await db
    .selectFrom('demonstrationPeople')
    .select(['personId', 'closedAt'])
    .orderBy('personId')
    .execute()
  expect(marked).toEqual(demonstration.map(({ id }) => ({ personId: id, closedAt: null })))
})

/** Drops all schemas, as in a database before the first start. */
async function emptied(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(db)
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

function migrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'khanepani-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync(migrationsFolder()))
    if (name < number) cpSync(join(migrationsFolder(), name), join(folder, name))
  return folder
}
