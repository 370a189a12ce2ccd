// Tests of rows that are sorted: their order, whole groups, and what is left behind.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { NumberedRow } from '#kit/import.ts'
import { freshDatabase } from '#tests/database.ts'
import { transaction, type Database } from './database.server.ts'
import { sortedRows } from './sorted-rows.server.ts'

let db: Database

beforeAll(async () => {
  ;({ db } = await freshDatabase())
})

/** Rows of so many connections and months, all of the first month first, in files of 700 rows. */
async function* file(connections: number, months: number): AsyncGenerator<NumberedRow[]> {
  const rows = Array.from({ length: connections * months }, (_, place): NumberedRow => {
    return { line: place + 2, cells: { number: `${place % connections}`, month: `${Math.floor(place / connections)}` } }
  })
  for (let from = 0; from < rows.length; from += 700) yield rows.slice(from, from + 700)
}

async function sorted(database: Database, rows: AsyncIterable<NumberedRow[]>): Promise<NumberedRow[][]> {
  return Array.fromAsync(
    sortedRows({ db: database }, rows, ({ cells }) => ({ group: cells.number!, order: cells.month! })),
  )
}

function numbersOf(batch: readonly NumberedRow[]): Set<string> {
  return new Set(batch.map(({ cells }) => cells.number!))
}

test('the months of a connection are together, in their order, in one batch', async () => {
  const batches = await sorted(db, file(1_000, 5))
  expect(batches.length).toBeGreaterThan(1)
  const rows = batches.flat()
  expect(rows).toHaveLength(5_000)
  expect(rows.slice(0, 6).map(({ cells }) => `${cells.number} ${cells.month}`)).toEqual([
    '0 0',
    '0 1',
    '0 2',
    '0 3',
    '0 4',
    '1 0',
  ])
  const connections = batches.map(numbersOf)
  expect(connections.reduce((sum, each) => sum + each.size, 0)).toBe(1_000)
})

test('rows of the same month stay in the order of the file, with cells of any text', async () => {
  const odd = ['a\tb', 'a\\b', 'a\nb', 'a\u0000b', '"{}"', 'क्षेत्र', '']
  const rows = odd.map((note, place) => ({ line: place + 2, cells: { number: '1', month: '7', note } }))
  const batches = async function* () {
    yield rows
  }
  expect(await sorted(db, batches())).toEqual([rows])
})

test('a connection with more rows than a batch is divided', async () => {
  const batches = await sorted(db, file(1, 4_500))
  expect(batches.map(({ length }) => length)).toEqual([2_000, 2_000, 500])
})

test('without rows there is no batch', async () => {
  expect(await sorted(db, file(0, 0))).toEqual([])
})

test('inside a transaction rows are sorted twice, and what else was written stays', async () => {
  const counts = await transaction({ db }, async (tx) => {
    await sql`create table kept (number integer)`.execute(tx.db)
    return [(await sorted(tx.db, file(3, 2))).flat().length, (await sorted(tx.db, file(4, 2))).flat().length]
  })
  expect(counts).toEqual([6, 8])
  await sql`select number from kept`.execute(db)
})

test('rows that are not taken to their end leave no transaction open', async () => {
  for await (const _ of sortedRows({ db }, file(5_000, 1), ({ cells }) => ({ group: cells.number!, order: '' }))) break
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    db,
  )
  expect(rows).toEqual([{ open: 0 }])
})
