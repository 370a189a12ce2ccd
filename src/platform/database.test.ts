// Database access: value types, transactions, after-commit callbacks and lost connections.

import { sql, type Generated } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { afterCommit, transaction, type Database } from './database.server.ts'

declare module '#platform/tables.server.ts' {
  interface Tables {
    testNotes: { id: Generated<number>; noteText: string; onDay: string; about: { snake_key: number } }
  }
}

let db: Database

beforeAll(async () => {
  ;({ db } = await freshDatabase())
  await sql`create table test_notes (id bigint generated always as identity primary key, note_text text not null,
    on_day date not null, about jsonb not null)`.execute(db)
})

const note = { noteText: 'पानी', onDay: '2026-11-21', about: { snake_key: 1 } }

test('rows are in camelCase, with days as text, whole numbers as numbers and json as stored', async () => {
  const row = await db.insertInto('testNotes').values(note).returningAll().executeTakeFirstOrThrow()
  expect(row).toEqual({ ...note, id: expect.any(Number) })
  const array = await sql<{ big: number[]; days: string[]; exact: string }>`
    select array[1, 2]::bigint[] as big, array['2026-11-21']::date[] as days, 1.10::numeric as exact`.execute(db)
  expect(array.rows[0]).toEqual({ big: [1, 2], days: ['2026-11-21'], exact: '1.10' })
})

test('a whole number too large to be exact is an error', async () => {
  await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow('9007199254740993')
})

test('a failed transaction writes nothing, including the joined inner one, and runs no after-commit callbacks', async () => {
  const before = await count()
  const done: string[] = []
  const attempt = transaction({ db, who: 'maya' }, async (tx) => {
    expect(tx.who).toBe('maya')
    await transaction(tx, (inner) => inner.db.insertInto('testNotes').values(note).execute())
    await afterCommit(tx.db, () => void done.push('too early'))
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await count()).toBe(before)
  expect(done).toEqual([])
})

test('after-commit callbacks see what the transaction wrote, and run at once outside one', async () => {
  const before = await count()
  const seen: number[] = []
  await transaction({ db }, async (tx) => {
    await tx.db.insertInto('testNotes').values(note).execute()
    await afterCommit(tx.db, async () => void seen.push(await count()))
    expect(seen).toEqual([])
  })
  await afterCommit(db, () => void seen.push(0))
  expect(seen).toEqual([before + 1, 0])
})

test('a connection lost in the middle of a transaction fails only that transaction', async () => {
  const attempt = transaction({ db }, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await tx.db.insertInto('testNotes').values(note).execute()
  })
  await expect(attempt).rejects.toThrow()
  expect(await count()).toBeGreaterThanOrEqual(0)
})

test('two databases of one test do not see each other', async () => {
  const other = await freshDatabase()
  const found = await sql<{ there: string | null }>`select to_regclass('test_notes')::text as there`.execute(other.db)
  expect(found.rows[0]?.there).toBeNull()
})

async function count(): Promise<number> {
  const { n } = await db
    .selectFrom('testNotes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
