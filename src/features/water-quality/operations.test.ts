// Tests of the latest water test: JSON, CSV, publishing states, tenants, validation.

import { beforeAll, expect, test } from 'vitest'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewWaterTest } from './contract/api.ts'
import { newestWaterTest, readNewestTests, waterTest } from './operations.server.ts'

const both = (en: string) => ({ en, ne: `${en} नेपालीमा` })
const turbidity = {
  parameter: both('Turbidity'),
  unit: both('NTU'),
  limits: { low: null, high: 5, noOtherSource: 10 },
  result: 7.25,
}
let world: World

beforeAll(async () => {
  world = await openWorld()
})

const office = () => world.system(world.damak)

function testWith(change: Partial<NewWaterTest>): NewWaterTest {
  return { slug: 'first', sampledOn: '2026-10-29', place: both('Outlet'), sample: true, rows: [turbidity], ...change }
}

test('without a test the data and the file are empty', async () => {
  expect(await (await world.api('GET', '/customer/waterQuality/487')).json()).toEqual({ test: null })
  expect(await (await world.api('GET', '/customer/waterQuality/487?format=csv')).text()).toMatch(/^sampled,/)
})

test('the latest sample has its verdicts, as JSON and CSV, in its organisation only', async () => {
  await addItem(office(), waterTest, testWith({}))
  await addItem(
    office(),
    waterTest,
    testWith({ slug: 'older', sampledOn: '2026-07-01', rows: [{ ...turbidity, result: 1 }] }),
  )
  const answer = await world.api('GET', '/customer/waterQuality/487')
  expect(await answer.json()).toMatchObject({ test: { slug: 'first', data: [{ result: 7.25, verdict: 'accepted' }] } })
  const file = await world.api('GET', '/customer/waterQuality/487?format=csv')
  expect(file.headers.get('content-disposition')).toContain('water-quality-2026-10-29.csv')
  expect(await file.text()).toContain(',,5,10,7.25,accepted,yes\r\n')
  expect(await newestWaterTest(world.visitor(world.kakarvitta))).toBeUndefined()
})

test('the newest public tests come newest first, each with its own results', async () => {
  const tests = await readNewestTests(world.visitor(world.damak))
  expect(tests.map(({ slug, data }) => [slug, data.map(({ result }) => result)])).toEqual([
    ['first', [7.25]],
    ['older', [1]],
  ])
  expect(await readNewestTests(world.visitor(world.kakarvitta))).toEqual([])
})

test('a water test is readable only while published', async () => {
  const entry = testWith({ slug: 'secret', sampledOn: '2026-11-20', draft: true })
  const { id } = await addItem(office(), waterTest, entry)
  await expectNeverReadable(world, id, {
    ...transitionsOf(waterTest),
    isThere: async (ctx) => (await newestWaterTest(ctx))?.slug === 'secret',
  })
})

test.each<[string, Partial<NewWaterTest>]>([
  ['no results', { rows: [] }],
  ['a negative result', { rows: [{ ...turbidity, result: -1 }] }],
  ['limits the wrong way round', { rows: [{ ...turbidity, limits: { low: 9, high: 5, noOtherSource: null } }] }],
  ['no name for what was measured', { rows: [{ ...turbidity, parameter: { en: '', ne: '' } }] }],
  ['a day that does not exist', { sampledOn: '2026-02-30' }],
  ['more results than fit', { rows: Array.from({ length: 61 }, () => turbidity) }],
  ['a place that is too long', { place: both('a'.repeat(301)) }],
])('a test with %s is refused', async (_, change) => {
  await expectRefusal('invalid', 'quality.invalid', addItem(office(), waterTest, testWith({ slug: 'bad', ...change })))
})

test('a taken slug is refused', async () => {
  await expectRefusal('conflict', 'quality.slug_taken', addItem(office(), waterTest, testWith({})))
})
