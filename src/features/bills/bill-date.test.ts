// Tests of bills that are of the day of their reading: one that is issued later may be of an earlier day.

import { beforeAll, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { approveRun, cancelRun, prepareRun } from './operations/runs.server.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await addConnections(world, { customer_number: 'ONE', name_en: 'One' })
  await useRates(world, billedRates)
  const system = world.system(world.damak)
  await openLedger(system, { cutOverOn: '2026-07-17' })
  await changeBillingPolicy(system, { billDate: 'reading', missingReading: 'estimated' })
  await readMeters(world, '2083/05', '2026-09-14', { ONE: '10' })
  await billMonth(world, '2083/05', '2026-09-20')
  await billMonth(world, '2083/06', '2026-11-20')
  await readMeters(world, '2083/06', '2026-10-15', { ONE: '30' }, '2026-11-21')
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '45' }, '2026-11-21')
  await billMonth(world, '2083/07', '2026-11-22')
})

async function bills() {
  const query = world.resources.database.selectFrom('bills').selectAll().orderBy('fiscalYear').orderBy('number')
  return query.execute()
}

test('a bill without a reading is of the day of its run, the next one of an earlier day', async () => {
  expect((await bills()).map(({ period, billedOn }) => [period, billedOn])).toEqual([
    ['2083/05', '2026-09-14'],
    ['2083/06', '2026-11-20'],
    ['2083/07', '2026-11-14'],
  ])
})

test('an estimate that a later bill has charged anew is not credited before that bill', async () => {
  const { fiscalYear, number } = (await bills())[1]!
  const body = { fiscalYear, number, reason: 'The month was estimated' }
  const answer = await world.api('POST', '/admin/creditNotes/487', { as: cast.ramesh, body })
  expect([answer.status, await answer.json()]).toMatchObject([409, { key: 'bills.charged_anew' }])
})

test('a month is charged anew once', async () => {
  await readMeters(world, '2083/08', '2026-12-14', { ONE: '55' })
  await billMonth(world, '2083/08', '2026-12-20')
  const charged = (await bills()).map(({ lines }) => [
    ...new Set(lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : []))),
  ])
  expect(charged).toEqual([['2083/05'], ['2083/06'], ['2083/06', '2083/07'], ['2083/08']])
})

test('a run that was prepared before the day of bills was changed is not approved', async () => {
  await readMeters(world, '2083/09', '2027-01-13', { ONE: '65' })
  world.travelTo('2027-01-20T05:15:00Z')
  const ctx = world.system(world.damak)
  const { id } = await prepareRun(ctx, { period: '2083/09' })
  await changeBillingPolicy(ctx, { billDate: 'run' })
  await expectRefusal('conflict', 'bills.run_changed_meanwhile', approveRun(ctx, { id }))
  await cancelRun(ctx, { id })
  await approveRun(ctx, await prepareRun(ctx, { period: '2083/09' }))
  expect((await bills()).at(-1)).toMatchObject({ period: '2083/09', billedOn: '2027-01-20' })
})

test('a bill that is issued after the fiscal year of its reading is numbered, dated and posted in the new one', async () => {
  await changeBillingPolicy(world.system(world.damak), { billDate: 'reading' })
  await readMeters(world, '2084/03', '2027-07-14', { ONE: '75' }, '2027-07-15')
  await billMonth(world, '2084/03', '2027-07-20')
  const bill = (await bills()).at(-1)!
  expect(bill).toMatchObject({ period: '2084/03', fiscalYear: '2084/85', number: 1, billedOn: '2027-07-20' })
  const { database } = world.resources
  const entry = await database
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('id', '=', bill.entryId!)
    .executeTakeFirst()
  expect(entry).toMatchObject({ postedOn: '2027-07-20', valueOn: '2027-07-20', period: '2084/03' })
})
