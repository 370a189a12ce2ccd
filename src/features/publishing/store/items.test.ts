// Tests of the publishing states in SQL against the cases of the rules.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import { countListed, listNewest, listTotals } from '#features/documents/store/list-counts.server.ts'
import { now, windowCases } from '#tests/publishing-cases.ts'
import { openWorld, type World } from '#tests/world.ts'
import { listedStates } from '../contract/window.ts'

let world: World
const ids = new Map<string, number>()

// Documents have a stored count maintained by a trigger; members have the window only.
beforeAll(async () => {
  world = await openWorld()
  const { db } = world.scope(world.damak)
  const texts = { nameEn: 'A', nameNe: '', titleEn: '', titleNe: '' }
  for (const [position, { name, window }] of windowCases.entries()) {
    const row = { ...texts, ...window, orgId: 487, kind: 'staff' as const, position, createdAt: now }
    const { id } = await db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()
    ids.set(name, id)
  }
})

test.each(windowCases)('the SQL condition agrees: $name', async ({ name, state, ending }) => {
  const { db } = world.scope(world.damak)
  const holds = async (condition: ReturnType<typeof publicNow>) => {
    const { rows } = await sql`select 1 from members where id = ${ids.get(name)} and ${condition}`.execute(db)
    return rows.length > 0
  }
  const expected = [state, ...(ending ? ['ending'] : [])]
  for (const each of listedStates)
    expect(await holds(inState('members', each, now)), each).toBe(expected.includes(each))
  expect(await holds(publicNow('members', now)), 'public').toBe(state === 'published')
})

test('the stored count of documents agrees with the same cases', async () => {
  const { db } = world.scope(world.damak)
  const row = {
    type: 'tender' as const,
    titleEn: 'A',
    titleNe: '',
    filename: 'a.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 1,
  }
  for (const [place, { window }] of windowCases.entries()) {
    const fileHash = String(place).padStart(64, '0')
    const own = {
      ...row,
      ...window,
      orgId: 487,
      slug: `case-${place}`,
      fileHash,
      publishedOn: '2026-11-01',
    }
    await db
      .insertInto('documents')
      .values({ ...own, createdAt: now })
      .execute()
  }
  const due = windowCases.filter(({ state }) => state === 'published').length
  const scope = world.scope(world.damak)
  expect(await countListed(scope, 'tender', now)).toBe(due)
  const [total] = await listTotals(scope, ['tender'], now)
  expect(total).toMatchObject({ count: due, newest: '2026-11-01' })
  expect((await listNewest(scope, ['tender'], now)).get('tender')).toEqual(now)
})
