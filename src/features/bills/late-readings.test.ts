// Tests of readings that came after the run of their month: pointed out until another run of the month has billed them.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Run } from './contract/api.ts'
import type { LateReadings } from './contract/late-readings.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { approveRun } from './operations/runs.server.ts'

let world: World
let ids: Map<string, number>

/** Of the month that ends on 16 November, LATE and LAST are read after its run; NEVER is not, so that the next reading counts it, too. */
beforeAll(async () => {
  world = await openWorld()
  const numbers = ['LAST', 'LATE', 'NEVER', 'READ']
  ids = await addConnections(
    world,
    ...numbers.map((customer_number) => ({ customer_number, name_en: customer_number })),
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-15', { LAST: '10', LATE: '10', NEVER: '10', READ: '10' })
  await billMonth(world, '2083/06', '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-14', { READ: '20' })
  expect(await billMonth(world, '2083/07', '2026-11-20')).toBe(1)
})

async function pointedOut(query = ''): Promise<LateReadings> {
  const answer = await world.api('GET', `/admin/lateReadings/487${query}`, { as: cast.ramesh })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function shown(query = '') {
  const { months, data } = await pointedOut(query)
  return { months, found: data.map(({ period, customerNumber }) => [period, customerNumber]) }
}

test('a month without a reading is not pointed out before the reading has come', async () => {
  expect(await shown()).toEqual({ months: [], found: [] })
  await readMeters(world, '2083/07', '2026-11-15', { LATE: '25', LAST: '20' }, '2026-11-25')
  expect(await shown()).toEqual({
    months: [{ period: '2083/07', count: 2 }],
    found: [
      ['2083/07', 'LAST'],
      ['2083/07', 'LATE'],
    ],
  })
  expect(await shown('?search=late&limit=5')).toMatchObject({ found: [['2083/07', 'LATE']] })
  expect((await pointedOut()).data[1]).toMatchObject({
    id: ids.get('LATE'),
    readOn: '2026-11-15',
    enteredAt: '2026-11-25T05:15:00.000Z',
  })
})

test('it stays pointed out after the next month, whose bills leave it out, and what these have charged is not', async () => {
  await readMeters(world, '2083/08', '2026-12-14', { LAST: '30', LATE: '35', NEVER: '30', READ: '30' })
  expect(await billMonth(world, '2083/08', '2026-12-20')).toBe(4)
  expect((await shown()).found).toEqual([
    ['2083/07', 'LAST'],
    ['2083/07', 'LATE'],
  ])
})

test('another run of the month bills them, and a bill that is credited is missing again', async () => {
  const body = { period: '2083/07' }
  const answer = await world.api('POST', '/admin/billingRuns/487', { as: cast.ramesh, body })
  const run = (await answer.json()) as Run
  expect([answer.status, run.preview.bills]).toEqual([201, 2])
  const system = world.system(world.damak)
  await approveRun(system, run)
  expect(await shown()).toEqual({ months: [], found: [] })
  const bills = world.resources.database.selectFrom('bills').selectAll().where('period', '=', '2083/07')
  const bill = await bills.where('connectionId', '=', ids.get('LAST')!).executeTakeFirstOrThrow()
  await approveCredit(system, await prepareCredit(system, { ...bill, reason: 'The dial was read wrongly' }))
  expect((await shown()).found).toEqual([['2083/07', 'LAST']])
})

test('no month is pointed out that no run bills', async () => {
  const system = world.system(world.damak)
  await changeBillingPolicy(system, { cycleMonths: 3 })
  expect(await shown()).toEqual({ months: [], found: [] })
  await changeBillingPolicy(system, { cycleMonths: 1, billing: 'imported' })
  expect(await shown()).toEqual({ months: [], found: [] })
})
