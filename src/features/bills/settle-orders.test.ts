// Tests of settlements where bills, payments and waivers come in an unusual order: bills of one day, a payment before the run, nothing paid.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { addConnections, billedRates, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { readOwed } from './operations/owed.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { approveRun, prepareRun } from './operations/runs.server.ts'
import { settleAll } from './operations/settle.server.ts'
import { listToSettle } from './store/settlement.server.ts'

let world: World
let ids: Map<string, number>

const numbers = ['ONEDAY', 'WRITTEN', 'BEFORE', 'WAIVED', 'PART']

/** Ten units are 90 rupees: 4 % less for fifteen days after the bill, 10 % more from the 31st day. */
beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(world, ...numbers.map((customer_number) => ({ customer_number, name_en: 'X' })))
  await useRates(world, billedRates)
})

const ctx = () => world.system(world.damak)

async function bill(period: string, customerNumber: string, on: string): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  await approveRun(ctx(), await prepareRun(ctx(), { period, customerNumber }))
}

async function post(number: string, kind: 'fee' | 'waiver' | 'write-off', amountPaisa: number, on: string) {
  world.travelTo(`${on}T05:15:00Z`)
  const postings = twoPostings(kind === 'fee' ? 'fees' : kind, amountPaisa)
  await postEntries(ctx(), [{ connectionId: ids.get(number)!, kind, postings, valueOn: on }])
}

async function settleOn(on: string): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  await settleAll(ctx())
}

async function entriesOf(number: string) {
  const { rows } = await sql<{ kind: string; amountPaisa: number; valueOn: string }>`
    select kind, amount_paisa, value_on from ledger_entries where connection_id = ${ids.get(number)!} order by id`.execute(
    world.resources.database,
  )
  return rows.map(({ kind, amountPaisa, valueOn }) => [kind, amountPaisa, valueOn])
}

async function owedBy(number: string) {
  const id = ids.get(number)!
  return (await readOwed(ctx(), [{ id, from: null } as OwnConnection])).get(id)!
}

test('two bills of one day, the later month first: what is asked for settles both', async () => {
  await readMeters(world, '2083/06', '2026-10-16', { ONEDAY: '10' })
  await readMeters(world, '2083/07', '2026-11-14', { ONEDAY: '20' })
  await bill('2083/07', 'ONEDAY', '2026-11-20')
  await bill('2083/06', 'ONEDAY', '2026-11-20')
  const { byDay, lastBill, arrearsPaisa } = await owedBy('ONEDAY')
  expect([byDay[0]!.amountPaisa, lastBill!.period, arrearsPaisa]).toEqual([172_80, '2083/07', 90_00])
  await pay(world, ids.get('ONEDAY')!, 172_80, '2026-11-22')
  await settleOn('2026-12-25')
  expect((await entriesOf('ONEDAY')).slice(2)).toEqual([
    ['payment', -172_80, '2026-11-22'],
    ['rebate', -3_60, '2026-11-22'],
    ['rebate', -3_60, '2026-11-22'],
  ])
  expect(await owedBy('ONEDAY')).toMatchObject({ balancePaisa: 0, byDay: [] })
})

test('what a write-off leaves of a bill earns no rebate, and is asked for', async () => {
  await readMeters(world, '2083/08', '2026-12-14', { WRITTEN: '10' })
  await bill('2083/08', 'WRITTEN', '2026-12-20')
  await post('WRITTEN', 'write-off', -87_00, '2026-12-24')
  await settleOn('2026-12-25')
  expect((await entriesOf('WRITTEN')).slice(1)).toEqual([['write-off', -87_00, '2026-12-24']])
  expect((await owedBy('WRITTEN')).byDay[0]!.amountPaisa).toBe(3_00)
  await pay(world, ids.get('WRITTEN')!, 3_00, '2026-12-26')
  expect(await owedBy('WRITTEN')).toMatchObject({ balancePaisa: 0, byDay: [] })
})

test('nor does it after an older bill that was paid, nor after a part of the same bill', async () => {
  await readMeters(world, '2083/09', '2027-01-13', { WRITTEN: '20' })
  await bill('2083/09', 'WRITTEN', '2027-01-15')
  await pay(world, ids.get('WRITTEN')!, 20_00, '2027-01-16')
  await post('WRITTEN', 'write-off', -67_00, '2027-01-17')
  expect((await owedBy('WRITTEN')).byDay[0]!.amountPaisa).toBe(3_00)
  await pay(world, ids.get('WRITTEN')!, 3_00, '2027-01-18')
  expect((await entriesOf('WRITTEN')).filter(([kind]) => kind === 'rebate')).toEqual([])
  expect(await owedBy('WRITTEN')).toMatchObject({ balancePaisa: 0, byDay: [] })
})

test('a payment between the reading and the run earns its rebate with the bill, which is of the day of the reading', async () => {
  const id = ids.get('BEFORE')!
  await readMeters(world, '2083/09', '2027-01-13', { BEFORE: '10' })
  await changeBillingPolicy(ctx(), { billDate: 'reading' })
  await pay(world, id, 100_00, '2027-01-16')
  await post('BEFORE', 'fee', 500_00, '2027-01-17')
  await settleOn('2027-01-19')
  await bill('2083/09', 'BEFORE', '2027-01-20')
  const expected = [
    ['payment', -100_00, '2027-01-16'],
    ['fee', 500_00, '2027-01-17'],
    ['bill', 90_00, '2027-01-13'],
    ['rebate', -3_60, '2027-01-16'],
  ]
  expect(await entriesOf('BEFORE')).toEqual(expected)
  expect((await owedBy('BEFORE')).byDay[0]!.amountPaisa).toBe(486_40)
  await settleOn('2027-01-25')
  expect(await entriesOf('BEFORE')).toEqual(expected)
})

test('the nightly job settles connections whose bill precedes an entry, and not all that were billed', async () => {
  world.travelTo('2027-01-26T05:15:00Z')
  const since = '2027-01-20'
  const listed = await listToSettle(ctx(), { since, today: '2027-01-26' }, { after: 0, limit: 9 })
  expect(listed).toEqual([ids.get('BEFORE')!])
  await readMeters(world, '2083/10', '2027-02-11', { ONEDAY: '40' })
  await bill('2083/10', 'ONEDAY', '2027-02-20')
  const next = await listToSettle(ctx(), { since: '2027-02-20', today: '2027-02-21' }, { after: 0, limit: 9 })
  expect(next).toEqual([])
})

async function creditLast(number: string): Promise<void> {
  const bill = await world.resources.database
    .selectFrom('bills')
    .select(['fiscalYear', 'number'])
    .where('connectionId', '=', ids.get(number)!)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await approveCredit(ctx(), await prepareCredit(ctx(), { ...bill, reason: 'Wrong' }))
}

test('what was waived of a surcharge is corrected with it when its bill is credited, and what was waived of the charge stays', async () => {
  await readMeters(world, '2083/11', '2027-03-12', { WAIVED: '10', PART: '10' })
  await changeBillingPolicy(ctx(), { billDate: 'run' })
  await bill('2083/11', 'WAIVED', '2027-03-20')
  await bill('2083/11', 'PART', '2027-03-20')
  await settleOn('2027-04-20')
  await post('WAIVED', 'waiver', -9_00, '2027-04-21')
  await post('PART', 'waiver', -40_00, '2027-04-21')
  world.travelTo('2027-04-22T05:15:00Z')
  await creditLast('WAIVED')
  await creditLast('PART')
  const day = '2027-04-21'
  expect((await entriesOf('WAIVED')).slice(1)).toEqual([
    ['surcharge', 9_00, '2027-04-20'],
    ['waiver', -9_00, day],
    ['credit-note', -90_00, '2027-04-22'],
    ['correction', -9_00, '2027-04-20'],
    ['correction', 9_00, day],
  ])
  expect((await entriesOf('PART')).slice(4)).toEqual([
    ['correction', -9_00, '2027-04-20'],
    ['correction', 40_00, day],
    ['waiver', -31_00, day],
  ])
  expect([(await owedBy('WAIVED')).balancePaisa, (await owedBy('PART')).balancePaisa]).toEqual([0, -31_00])
  await settleOn('2027-04-23')
  expect([(await entriesOf('WAIVED')).length, (await entriesOf('PART')).length]).toEqual([6, 7])
  await bill('2083/11', 'PART', '2027-04-23')
  expect((await owedBy('PART')).balancePaisa).toBe(90_00 - 31_00)
})
