// Tests of the chart of consumption that the server draws: in the reader's language, of the own time, markup that a page may show.

import { beforeEach, expect, test } from 'vitest'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections, readMeters } from '#tests/billed-world.ts'
import { cast, holderOf } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { checkedHtml } from '#ui/trusted-html.ts'
import type { OwnConsumption } from './contract/api.ts'

let world: World
let id: number

beforeEach(async () => {
  world = await openWorld()
  await world.session(cast.sita)
  id = (await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma' })).get('10425')!
})

async function own(language: 'en' | 'ne' = 'en'): Promise<OwnConsumption['data'][number]> {
  const answer = await world.api('GET', '/customer/consumption/487', { as: cast.sita, language })
  return ((await answer.json()) as OwnConsumption).data[0]!
}

async function readTwoYears() {
  await readMeters(world, '2082/06', '2025-10-10', { 10425: '8' })
  await readMeters(world, '2083/06', '2026-10-10', { 10425: '20' })
  await readMeters(world, '2083/07', '2026-11-10', { 10425: '45' })
}

test('the answer has the chart in the language of the reader, with digits and months of it', async () => {
  await readTwoYears()
  const [english, nepali] = [(await own()).chart!, (await own('ne')).chart!]
  expect(english).toContain('Kartik 2083')
  expect(english).toContain('>25<')
  expect(nepali).toContain('कात्तिक २०८३')
  expect(nepali).toContain('>२५<')
  expect(nepali).not.toMatch(/>[^<]*[0-9][^<]*</)
})

test('the page takes it by the policy of markup, and the shares of a reading of several months are dashed', async () => {
  await readTwoYears()
  const { chart } = await own()
  expect(checkedHtml(chart!)).toBe(chart)
  expect(chart).toContain('stroke-dasharray')
})

test('its description names the highest month, where water was used in one of them', async () => {
  await readTwoYears()
  expect((await own()).chart).toContain('>Most: 25 units in Kartik 2083.</desc>')
})

test('it is not described where water was used in the year before alone', async () => {
  await readMeters(world, '2082/06', '2025-10-10', { 10425: '8' })
  await readMeters(world, '2083/06', '2026-10-10', { 10425: '8' })
  const { chart } = await own()
  expect(chart).toContain('<title')
  expect(chart).not.toMatch(/<desc|aria-describedby/)
})

test('there is no chart before a month was read, nor where no water was used', async () => {
  expect((await own()).chart).toBeNull()
  await readMeters(world, '2083/07', '2026-11-10', { 10425: '0' })
  expect((await own()).chart).toBeNull()
})

test('the office has the same chart', async () => {
  await readTwoYears()
  const answer = await world.api('GET', `/admin/readings/487/${id}`, { as: holderOf('meter-reader') })
  const { chart } = await answer.json()
  expect([typeof chart, chart]).toEqual(['string', (await own()).chart])
})

test('months in which the tap was cut are named so and have no share of the next reading', async () => {
  await readMeters(world, '2083/05', '2026-09-10', { 10425: '8' })
  const cut = { orgId: 487, connectionId: id, since: '2026-09-12', state: 'disconnected' } as const
  const again = { ...cut, since: '2026-10-20', state: 'connected' } as const
  await world.resources.database.insertInto('connectionStates').values([cut, again]).execute()
  await readMeters(world, '2083/07', '2026-11-10', { 10425: '20' })
  expect((await own()).months).toEqual([
    { period: '2083/05', units: 8, isSpread: false, isCut: false, isFree: false },
    { period: '2083/06', units: 0, isSpread: false, isCut: true, isFree: false },
    { period: '2083/07', units: 12, isSpread: false, isCut: false, isFree: false },
  ])
})

test('the first reading of a tap connected since the cut-over is shared by all months since, as in its bill', async () => {
  await openLedger(world.system(world.damak), { cutOverOn: '2026-07-17' })
  const { database } = world.resources
  const since = '2026-07-17'
  await database.updateTable('connectionStates').set({ since }).where('connectionId', '=', id).execute()
  await readMeters(world, '2083/06', '2026-10-10', { 10425: '90' })
  const shared = { units: 30, isSpread: true, isCut: false, isFree: false }
  expect((await own()).months).toEqual(['2083/04', '2083/05', '2083/06'].map((period) => ({ period, ...shared })))
  const answer = await world.api('GET', `/admin/readings/487/${id}`, { as: holderOf('meter-reader') })
  expect((await answer.json()).known).toMatchObject({ openedIn: '2083/04', opening: 0 })
})

test('a first month that the policies do not charge has no share, and the form knows the policies', async () => {
  const system = world.system(world.damak)
  await openLedger(system, { cutOverOn: '2026-07-17' })
  await changeBillingPolicy(system, { firstMonth: 'none' })
  const { database } = world.resources
  await database.updateTable('connectionStates').set({ since: '2026-07-20' }).where('connectionId', '=', id).execute()
  await readMeters(world, '2083/05', '2026-09-10', { 10425: '30' })
  await readMeters(world, '2083/06', '2026-10-10', { 10425: '40' })
  const read = { isSpread: false, isCut: false, isFree: false }
  expect((await own()).months).toEqual([
    { period: '2083/05', units: 30, ...read },
    { period: '2083/06', units: 10, ...read },
  ])
  const answer = await world.api('GET', `/admin/readings/487/${id}`, { as: holderOf('meter-reader') })
  const policy = { firstMonth: 'none', lastMonth: 'full', cutTap: 'nothing' }
  expect((await answer.json()).known).toMatchObject({ openedIn: '2083/04', policy })
})
