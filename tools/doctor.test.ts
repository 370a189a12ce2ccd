// Tests of the doctor: a broken environment, a database that is gone, old or newer, and an installation in order.

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { examine } from './doctor.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

test('settings that cannot be read are named, in both languages', async () => {
  const { lines, hasProblem } = await examine({ PORT: 'web', DATA_DIR: folder }, 'en')
  expect(hasProblem).toBe(true)
  expect(lines[0]).toBe(
    '✗ Settings: PORT has to be a whole number from 0 to 65535, not "web". docs/environment.md lists the settings.',
  )
  expect((await examine({ PORT: 'web' }, 'ne')).lines[0]).toContain('✗ सेटिङ: PORT')
})

test('a missing folder, a database that is gone and a key that is missing are reported together', async () => {
  const env = { DATA_DIR: join(folder, 'none'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const { lines, hasProblem } = await examine(env, 'en')
  expect(hasProblem).toBe(true)
  expect(lines.filter((line) => line.startsWith('✗')).join('\n')).toMatch(
    /Database: .*ECONNREFUSED.*DATABASE_URL[\s\S]*Data folder: .*none does not exist[\s\S]*Key of the installation: The key is missing/,
  )
})

test('a folder that others may read, a weak key, an old backup, jobs and messages that fail', async () => {
  const { db, url } = await freshDatabase()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'last-backup.json'), JSON.stringify({ takenAt: '2026-01-02T03:04:05.000Z' }))
  await sql`insert into organisations (id, name_en, name_ne) values (9, 'Water', 'पानी')`.execute(db)
  await sql`insert into organisation_hosts (host, org_id) values ('water.example', 9)`.execute(db)
  await sql`insert into outbox (org_id, kind, channel, recipient, subject, body, queued_at, next_try_at, expires_at)
    values (9, 'update', 'sms', '+9779841234567', '', 'x', now() - interval '2 hours', now(), now() + interval '1 day')`.execute(
    db,
  )
  await sql`drop schema jobs cascade; create schema jobs; create table jobs.job (name text, state text, start_after timestamptz);
    insert into jobs.job values ('ask-gateways', 'failed', now()), ('ask-gateways', 'created', now() - interval '1 hour')`.execute(
    db,
  )
  const { lines } = await examine({ DATA_DIR: folder, DATABASE_URL: url, TOKEN_SECRET: 'ab'.repeat(20) }, 'en')
  const text = lines.join('\n')
  expect(text).toContain(`✗ Data folder: Other users of this machine may read ${folder}`)
  expect(text).toContain('✗ Key of the installation: The key can be guessed: it has 40 characters, 2 different ones.')
  expect(text).toContain('✗ Backup: The last backup is of 2 January 2026')
  expect(text).toContain('✗ SMS: No SMS gateway is set; messages waiting: 1.')
  expect(text).toMatch(/✗ Background jobs: A job has been due for (60|59) min:/)
  expect(text).toContain('! Background jobs: Jobs that have failed for good: 1.')
  expect(text).toContain('! Host names and TLS: water.example are served without TLS')
  expect(text).toContain('✓ Version of the data')
})

test('a database of a newer version and one that is not migrated', async () => {
  const { db, url } = await freshDatabase()
  const env = { DATA_DIR: folder, DATABASE_URL: url }
  await sql`insert into schema_migrations (name, checksum) values ('9999-of-tomorrow.sql', '')`.execute(db)
  expect((await examine(env, 'en')).lines.join('\n')).toContain(
    '✗ Version of the data: The database belongs to a newer version (migrations unknown here: 1)',
  )
  await sql`drop table schema_migrations`.execute(db)
  expect((await examine(env, 'en')).lines.join('\n')).toMatch(
    /✗ Version of the data: Migrations of this version that are not applied: \d+\./,
  )
})
