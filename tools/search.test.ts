// Tests of the search command: a rebuild makes every entry again, and one that was broken off goes on.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { queueAll } from '#features/search/operations/index.server.ts'
import { setRebuild } from '#features/search/store/entries.server.ts'
import { transaction } from '#platform/database.server.ts'
import { foundBySearch } from '#root/features.server.ts'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { search } from './search.ts'

let world: World
const printed: string[] = []
onPrinted((text) => printed.push(text))
beforeEach(async () => {
  world = await openWorld()
  printed.splice(0)
})

async function countOf(table: 'search_entries' | 'search_changes', org: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where org_id = ${org}`.execute(world.resources.database)
  return rows[0]!.count
}

test('a rebuild of one organisation makes its entries and leaves nothing queued; another one is left alone', async () => {
  await search(world.resources, ['rebuild', '--org', '487'])
  expect(printed.join('')).toMatch(/^487: The index is made anew: \d+ items, text of 0 files\.\n$/)
  const entries = await countOf('search_entries', 487)
  expect(entries).toBeGreaterThan(10)
  expect(await countOf('search_changes', 487)).toBe(0)
  expect(await countOf('search_entries', 320)).toBe(0)
  await sql`delete from search_entries`.execute(world.resources.database)
  await search(world.resources, ['rebuild'])
  expect(await countOf('search_entries', 487)).toBe(entries)
  expect(await countOf('search_entries', 320)).toBeGreaterThan(10)
})

test('a rebuild that was broken off does what is left of it', async () => {
  const ctx = world.system(world.damak)
  await transaction(ctx, async (tx) => {
    await queueAll(tx, ctx.now, foundBySearch)
    await setRebuild(tx, ctx.now)
    await sql`delete from search_changes where item not in ('/contact', '/tariff')`.execute(tx.db)
  })
  await search(world.resources, ['rebuild', '--org', '487'])
  expect(printed.join('')).toBe('487: A rebuild that was broken off has been ended: 2 items, text of 0 files.\n')
  expect(await countOf('search_entries', 487)).toBe(2)
  await search(world.resources, ['rebuild', '--org', '487'])
  expect(printed.at(-1)).toContain('The index is made anew')
})

test('what it does not know is refused', async () => {
  await expect(search(world.resources, ['build'])).rejects.toThrow('npm run search -- rebuild')
  await expect(search(world.resources, ['rebuild', '--org', '1'])).rejects.toThrow('missing')
})
