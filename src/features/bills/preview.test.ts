// Test of the counts in the preview of a run: each reason for no bill, and each note about a bill.

import { beforeAll, expect, test } from 'vitest'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { insertTariff } from '#features/tariffs/store.server.ts'
import { addConnections, billedRates, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { FoundConnection } from './contract/office.ts'
import type { Run } from './contract/api.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { prepareRun } from './operations/runs.server.ts'

let world: World
let run: Run

beforeAll(async () => {
  world = await openWorld()
  const system = world.system(world.damak)
  await addConnections(
    world,
    { customer_number: 'AVG', name_en: 'Broken meter' },
    { customer_number: 'ANY', name_en: 'No tariff', customer_type: 'industrial' },
    { customer_number: 'TWO', name_en: 'Two tariffs', customer_type: 'hotel', tap_size: '2' },
    { customer_number: 'SMP', name_en: 'A sample tariff', customer_type: 'commercial' },
    { customer_number: 'GAP', name_en: 'Not countable', connected_on: '2079/01/01' },
    { customer_number: 'NEW', name_en: 'First month', connected_on: '2083/07/16' },
    { customer_number: 'HGH', name_en: 'High use' },
    { customer_number: 'LCK', name_en: 'Locked' },
    { customer_number: 'ALL', name_en: 'Nothing to look at' },
  )
  await useRates(
    world,
    { ...billedRates, customerType: 'residential' },
    { ...billedRates, customerType: 'commercial', sample: true },
  )
  // An edition cannot be published with two tariffs for one tap; older databases may have them.
  await insertTariff(world.scope(world.damak), { ...billedRates, customerType: 'hotel' }, 3)
  await insertTariff(world.scope(world.damak), { ...billedRates, tapSize: '2' }, 4)
  await readAll(
    ['GAP', '2080/02', '200'],
    ['HGH', '2082/06', '10'],
    ['HGH', '2082/07', '10'],
    ...['2083/05', '2083/06', '2083/07'].map((period) => ['LCK', period, '', 'locked']),
    ['AVG', '2083/06', '13'],
    ['AVG', '2083/07', '', 'broken'],
    ['HGH', '2083/06', '20'],
    ['HGH', '2083/07', '120'],
    ...['ANY', 'TWO', 'SMP', 'GAP', 'NEW', 'ALL'].map((number) => [number, '2083/07', '230']),
  )
  await changeBillingPolicy(system, { firstMonth: 'none' })
  run = await prepareRun(system, { period: '2083/07' })
})

async function readAll(...rows: string[][]): Promise<void> {
  const cells = rows.map(([customer_number, period, reading, status = 'normal']) => {
    return { customer_number: customer_number!, period: period!, read_on: `${period}/28`, reading: reading!, status }
  })
  const report = await importReadings(world.system(world.damak), {
    batches: async function* () {
      yield cells.map((each, place) => ({ line: place + 2, cells: each }))
    },
    apply: true,
    skipRefused: false,
  })
  if (report.refused > 0) throw new Error(`${report.refused} readings were refused`)
}

const expected: Record<string, string[]> = {
  not_charged: ['NEW'],
  no_tariff: ['ANY'],
  two_tariffs: ['TWO'],
  sample_tariff: ['SMP'],
  not_countable: ['GAP'],
  high_use: ['HGH'],
  long_locked: ['LCK'],
  average: ['AVG'],
}

test('each reason and each flag is counted, and nothing else', () => {
  const { bills, leftOut, flags } = run.preview
  const counted = Object.entries({ ...leftOut, ...flags }).filter(([, count]) => count > 0)
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([finding, found]) => [finding, found.length])),
  )
  expect(bills).toBe(4)
})

test.each(Object.entries(expected))('%s is of %j', async (finding, numbers) => {
  const path = `/admin/billingRuns/487/${run.id}/connections?finding=${finding}`
  const { data } = await (await world.api('GET', path, { as: cast.ramesh })).json()
  expect((data as FoundConnection[]).map(({ customerNumber }) => customerNumber)).toEqual(numbers)
})

test('the bill of a broken meter is of its average', async () => {
  const { data } = await (
    await world.api('GET', `/admin/billingRuns/487/${run.id}/connections?finding=average`, { as: cast.ramesh })
  ).json()
  // 13 units: 90, and 3 at 14.
  expect(data).toMatchObject([{ units: null, chargePaisa: 132_00 }])
})
