// Database migrations: order, failures and refused histories.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { migrate, migrationsFolder } from './migrations.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

const first = { '0001-first.sql': 'create table first (id int); insert into first values (1);' }
const second = { '0002-second.sql': 'create table second (id int);' }

test('each migration has a number of its own', () => {
  const numbers = readdirSync(migrationsFolder()).map((name) => name.slice(0, 4))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('files are applied in order, once, also when two instances start together', async () => {
  const { url, db } = await emptyDatabase()
  const folder = filesOf({ ...second, ...first })
  const both = await Promise.all([migrate({ url, folder }), migrate({ url, folder })])
  expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], ['0001-first.sql', '0002-second.sql']])
  const { rows } = await sql`select count(*)::int as n from first`.execute(db)
  expect(rows).toEqual([{ n: 1 }])
})

test('a failed file is named with the reason, and rolled back with those before it', async () => {
  const { url, db } = await emptyDatabase()
  const broken = filesOf({ ...first, '0002-broken.sql': 'create table half (id int); select nonsense;' })
  await refused(
    migrate({ url, folder: broken }),
    /^The migration 0002-broken.sql failed: column "nonsense" does not exist\. The database is as it was before\.$/,
  )
  const { rows } =
    await sql`select to_regclass('first') as first, (select count(*)::int from schema_migrations) as applied`.execute(
      db,
    )
  expect(rows).toEqual([{ first: null, applied: 0 }])
  const fixed = filesOf({ ...first, '0002-broken.sql': 'create table half (id int);' })
  expect(await migrate({ url, folder: fixed })).toEqual(['0001-first.sql', '0002-broken.sql'])
})

test('a database of a newer version, a changed file and a file out of order are refused', async () => {
  const { url } = await emptyDatabase()
  await migrate({ url, folder: filesOf({ ...first, '0003-third.sql': 'select 1;' }) })
  await refused(migrate({ url, folder: filesOf(first) }), /newer version of this program \(it has 0003-third\.sql\)/)
  const changed = filesOf({ '0001-first.sql': 'select 2;', '0003-third.sql': 'select 1;' })
  await refused(migrate({ url, folder: changed }), /^The migration 0001-first\.sql was changed after/)
  const late = filesOf({ ...first, ...second, '0003-third.sql': 'select 1;' })
  await refused(migrate({ url, folder: late }), /^The migration 0002-second\.sql comes before 0003-third\.sql/)
})

test('two files of one number and a file without number are refused', async () => {
  const { url } = await emptyDatabase()
  await refused(migrate({ url, folder: filesOf({ ...first, '0001-again.sql': '' }) }), /have the same number/)
  await refused(migrate({ url, folder: filesOf({ 'first.sql': '' }) }), /has to be named/)
})

test('an unreachable server gives one message without the password', async () => {
  const url = 'postgres://someone:secret@127.0.0.1:1/water'
  await refused(migrate({ url }), /^The database at 127\.0\.0\.1:1\/water cannot be reached: .*ECONNREFUSED/)
  await expect(migrate({ url })).rejects.not.toThrow('secret')
})

test('a test database has all migrations of the product', async () => {
  const { url } = await freshDatabase()
  expect(await migrate({ url, folder: migrationsFolder() })).toEqual([])
})

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase()
  await sql`truncate schema_migrations`.execute(database.db)
  return database
}

function filesOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'khanepani-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function refused(attempt: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await attempt.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupProblem)
  expect((error as Error).message).toMatch(message)
}
