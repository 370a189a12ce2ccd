// Tests of the public disclosures: order, publishing states, tenants, validation.

import { beforeAll, expect, test } from 'vitest'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewDisclosure } from './contract/api.ts'
import { disclosure, readDisclosures } from './operations.server.ts'

const both = (en: string) => ({ en, ne: `${en} नेपालीमा` })
const all = { page: 1, limit: 50 }
let world: World

beforeAll(async () => {
  world = await openWorld()
  await addItem(office(), disclosure, quarter({ fiscalYear: 2082, quarter: 4 }))
  await addItem(office(), disclosure, quarter({ quarter: 1 }))
})

const office = () => world.system(world.damak)

function quarter(change: Partial<NewDisclosure>): NewDisclosure {
  const entries = [both('Structure of the body')]
  return { fiscalYear: 2083, quarter: 2, publishedOn: '2026-10-31', title: both('Disclosure'), entries, ...change }
}

test('the newest quarter comes first on pages and in the API, per organisation', async () => {
  const answer = await world.api('GET', '/customer/disclosures/487')
  expect(await answer.json()).toMatchObject({ total: 2, data: [{ slug: '2083-1' }, { slug: '2082-4' }] })
  expect((await readDisclosures(world.visitor(world.kakarvitta), all)).total).toBe(0)
})

test('a disclosure is readable only while published', async () => {
  const { id } = await addItem(office(), disclosure, quarter({ draft: true }))
  await expectNeverReadable(world, id, {
    ...transitionsOf(disclosure),
    isThere: async (ctx) => (await readDisclosures(ctx, all)).data.some(({ slug }) => slug === '2083-2'),
  })
})

test('a quarter is disclosed once, in a year and on a day that exist', async () => {
  await expectRefusal('conflict', 'disclosures.already_there', addItem(office(), disclosure, quarter({ quarter: 1 })))
  for (const change of [
    { fiscalYear: 1999 },
    { publishedOn: '2026-02-30' },
    { entries: [{ en: '', ne: '' }] },
    { entries: Array.from({ length: 51 }, () => both('One')) },
  ])
    await expectRefusal('invalid', 'disclosures.invalid', addItem(office(), disclosure, quarter(change)))
})
