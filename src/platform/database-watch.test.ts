// Watch over the database: dead connections of a server that answers, and slow queries that are left alone.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '#tests/database-proxy.ts'
import { freshDatabase } from '#tests/database.ts'
import { closeDatabase, openDatabase, type Database } from './database.server.ts'
import { DatabaseUnavailable } from './unavailable.server.ts'

let proxy: DatabaseProxy
const lines: string[] = []

beforeAll(async () => {
  proxy = await startDatabaseProxy((await freshDatabase()).url)
})

beforeEach(() => {
  lines.length = 0
})

afterAll(() => proxy.close())

/** `probeMs` long where the server answers: a machine that is busy with other tests must not make it seem frozen. */
function watchedDatabase(probeMs?: number): Database {
  const db = openDatabase(proxy.url, { pool: 1, watched: true, probeMs, log: (line) => lines.push(line) })
  onTestFinished(() => closeDatabase(db))
  return db
}

test('a slow query of a server that answers is not touched', async () => {
  const db = watchedDatabase(10_000)
  const { rows } = await sql`select 1 as one from pg_sleep(3)`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  expect(lines).toEqual([])
})

test('a connection that went dead silently is replaced, though new ones are answered', async () => {
  const db = watchedDatabase(10_000)
  await sql`select 1`.execute(db)
  proxy.freeze()
  proxy.restoreNewOnly()
  const began = performance.now()
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable)
  expect(performance.now() - began).toBeLessThan(12_000)
  const { rows } = await sql`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  expect(lines).toEqual([])
})

test('a frozen server is reported once, refuses at once, and is used again when it answers', async () => {
  const db = watchedDatabase()
  await sql`select 1`.execute(db)
  proxy.freeze()
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable)
  const began = performance.now()
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable)
  expect(performance.now() - began).toBeLessThan(100)
  proxy.restore()
  await expect
    .poll(() => sql`select 1 as one`.execute(db).then(({ rows }) => rows, String), { timeout: 10_000 })
    .toEqual([{ one: 1 }])
  expect(lines).toEqual([expect.stringMatching(/^The database does not answer: /), 'The database answers again.'])
})
