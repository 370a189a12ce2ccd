// Tests of shared reads: one read per change of an organisation's content, language and name, of what the change is about; none is shared
// from a transaction.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { PageCache } from '#platform/page-cache.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import { perChange, sharedReadsOf } from '#platform/shared-reads.server.ts'
import type { World } from '#tests/world.ts'
import { openWorld } from '#tests/world.ts'

let world: World
let pages: PageCache
let readsOf: ReturnType<typeof sharedReadsOf>
let count: number
const until = new Date('2026-11-22T18:15:00Z')
const next = async () => (count += 1)

beforeEach(async () => {
  world ??= await openWorld()
  pages = openPageCache()
  readsOf = sharedReadsOf(pages, async () => until)
  count = 0
})

async function contextOf(changes: Partial<Ctx> = {}): Promise<Ctx> {
  const ctx = { ...world.visitor(world.damak), ...changes }
  return { ...ctx, reads: await readsOf(ctx) }
}

async function read(changes: Partial<Ctx> = {}, name = 'one'): Promise<number> {
  return perChange(await contextOf(changes), name, next)
}

test('a value is read once per name and language until the content changes', async () => {
  expect([await read(), await read(), await read({}, 'two'), await read({ language: 'ne' })]).toEqual([1, 1, 2, 3])
  pages.invalidate(487)
  expect([await read(), await read()]).toEqual([4, 4])
  pages.invalidate(320)
  expect(await read()).toBe(4)
  expect(await read({ now: until })).toBe(5)
})

/** Reads the number of rows of a table, and counts the reads. */
async function readTable(table: string): Promise<number> {
  const { db } = world.visitor(world.damak)
  return perChange(await contextOf(), table, async () => {
    await sql`select count(*) from ${sql.table(table)} where org_id = 487`.execute(db)
    return next()
  })
}

test('an addition leaves what was read from other tables', async () => {
  expect([await readTable('documents'), await readTable('albums'), await readTable('offices')]).toEqual([1, 2, 3])
  pages.invalidate(487, { addedTo: 'documents' })
  expect([await readTable('documents'), await readTable('albums'), await readTable('offices')]).toEqual([4, 2, 3])
  pages.invalidate(487, { addedTo: 'albums' })
  pages.invalidate(487, { addedTo: 'articles' })
  expect([await readTable('documents'), await readTable('albums'), await readTable('offices')]).toEqual([4, 5, 3])
  pages.invalidate(487)
  expect([await readTable('documents'), await readTable('albums'), await readTable('offices')]).toEqual([6, 7, 8])
})

test('a value that has another in it was read from the tables of both', async () => {
  const both = async () =>
    perChange(await contextOf(), 'both', async () => (await readTable('documents')) + (await next()))
  expect([await readTable('documents'), await both()]).toEqual([1, 3])
  pages.invalidate(487, { addedTo: 'albums' })
  expect(await both()).toBe(3)
  pages.invalidate(487, { addedTo: 'documents' })
  expect(await both()).toBe(7)
})

test('what was read without a recorded statement is read again after any addition', async () => {
  expect(await read()).toBe(1)
  pages.invalidate(487, { addedTo: 'documents' })
  expect(await read()).toBe(2)
})

test('an addition makes nothing last beyond its time', async () => {
  expect(await readTable('offices')).toBe(1)
  pages.invalidate(487, { addedTo: 'documents' })
  expect(await perChange(await contextOf({ now: until }), 'offices', next)).toBe(2)
})

test('a read that is under way when something is added is not shared afterwards', async () => {
  const reading = Promise.withResolvers<number>()
  const first = perChange(await contextOf(), 'slow', () => reading.promise)
  pages.invalidate(487, { addedTo: 'documents' })
  const ctx = await contextOf()
  reading.resolve(9)
  expect([await first, await perChange(ctx, 'slow', next)]).toEqual([9, 1])
})

test('organisations share nothing', async () => {
  expect(await perChange(await contextOf(), 'one', next)).toBe(1)
  expect(await perChange(await contextOf({ org: world.kakarvitta }), 'one', next)).toBe(2)
})

test('a failed read is tried again', async () => {
  const ctx = await contextOf()
  await expect(perChange(ctx, 'one', () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
  expect(await perChange(ctx, 'one', next)).toBe(1)
})

test('a transaction reads its own rows, and shares none of them', async () => {
  const ctx = await contextOf()
  expect(await perChange(ctx, 'one', next)).toBe(1)
  expect(await transaction(ctx, (tx) => perChange(tx, 'one', next))).toBe(2)
  expect(await perChange(ctx, 'one', next)).toBe(1)
})
