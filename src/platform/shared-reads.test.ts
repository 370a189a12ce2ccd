// Tests of shared reads: one read per change of an organisation's content, language and name; none is shared from a transaction.

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
