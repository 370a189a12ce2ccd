// Tests of transactions that are rolled back: what they wrote is gone, also around a part that was undone before.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { transaction, type Database } from './database.server.ts'
import { attempt, rolledBack } from './rolled-back.server.ts'

let db: Database

beforeAll(async () => {
  ;({ db } = await freshDatabase())
  await sql`create table test_numbers (number integer not null)`.execute(db)
})

async function add(database: Database, number: number): Promise<number[]> {
  await sql`insert into test_numbers values (${number})`.execute(database)
  return numbers(database)
}

async function numbers(database: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from test_numbers order by number`.execute(database)
  return rows.map(({ number }) => number)
}

test('the result is that of the writes, which are undone', async () => {
  expect(await rolledBack({ db }, (tx) => add(tx.db, 1))).toEqual([1])
  expect(await numbers(db)).toEqual([])
})

test('inside a transaction only its own writes are undone, those before a part that was undone too', async () => {
  await transaction({ db }, async (tx) => {
    await add(tx.db, 1)
    const seen = await rolledBack(tx, async (inner) => {
      await add(inner.db, 2)
      await attempt(inner, async () => ({ keep: false, result: await add(inner.db, 3) }))
      await attempt(inner, async () => ({ keep: true, result: await add(inner.db, 4) }))
      return numbers(inner.db)
    })
    expect(seen).toEqual([1, 2, 4])
    expect(await numbers(tx.db)).toEqual([1])
  })
  expect(await numbers(db)).toEqual([1])
})
