// Tests of COPY in a transaction: every kind of cell, keys and checks, and a rollback.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { copyRows } from './copy.server.ts'
import { transaction, type Database } from './database.server.ts'
import { rolledBack } from './rolled-back.server.ts'

let db: Database

beforeAll(async () => {
  ;({ db } = await freshDatabase())
  await sql`create table test_rows (id integer primary key check (id > 0), text text, flag boolean, at timestamptz, list jsonb)`.execute(
    db,
  )
})

async function stored(database: Database): Promise<unknown[]> {
  const { rows } = await sql`select id, text, flag, at, list from test_rows order by id`.execute(database)
  return rows
}

test('cells arrive as they were given: control characters, backslashes, Devanagari, nothing', async () => {
  const at = new Date('2026-11-25T04:15:00.123Z')
  const texts = ['', '\\N', '\\.', 'a\tb\nc\r\\d', 'सीता "शर्मा"', null]
  const rows = texts.map((text, place) => {
    return { id: place + 1, text, flag: place % 2 === 0, at, list: JSON.stringify([text]) }
  })
  await rolledBack({ db }, async (tx) => {
    await copyRows(tx, 'test_rows', rows)
    expect(await stored(tx.db)).toEqual(
      texts.map((text, place) => ({ id: place + 1, text, flag: place % 2 === 0, at, list: [text] })),
    )
  })
  expect(await stored(db)).toEqual([])
})

test('a row that a check or a key refuses ends the transaction, and the connection is used again', async () => {
  const copy = (...ids: number[]) =>
    transaction({ db }, (tx) => {
      return copyRows(
        tx,
        'test_rows',
        ids.map((id) => ({ id })),
      )
    })
  await expect(copy(1, -1)).rejects.toThrow('check constraint')
  await expect(copy(2, 2)).rejects.toMatchObject({ code: '23505' })
  expect(await stored(db)).toEqual([])
  await copy(3)
  expect(await stored(db)).toMatchObject([{ id: 3 }])
})
