// Tests of a customer's connections: what is owed today and later, arrears, the statement, and the data download.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>

beforeAll(async () => {
  world = await openWorld()
  for (const person of [cast.sita, cast.hari]) await world.session(person)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma' },
    { customer_number: '20001', name_en: 'Maya Rai' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-15', { 10425: '10', 20001: '30' })
  await billMonth(world, '2083/06', '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '25', 20001: '60' })
  await billMonth(world, '2083/07', '2026-11-20')
  await pay(world, ids.get('10425')!, 4_000, '2026-11-21')
  world.travelTo('2026-11-22T05:15:00Z')
})

async function read(path: string, as = cast.sita, orgId = 487) {
  const answer = await world.api('GET', path.replace('{orgId}', String(orgId)), { as })
  return { status: answer.status, body: await answer.json() }
}

test('a connection shows what is owed today and on later days, and how much of it is arrears', async () => {
  const { body } = await read('/customer/connections/{orgId}')
  expect([body.data.length, body.total]).toEqual([1, 1])
  // 90 of Ashwin with 9 for 20 November less 40 paid, and 160 of Kartik: by 5 December with 4 % rebate on the second.
  expect(body.data[0]).toMatchObject({
    customerNumber: '10425',
    balancePaisa: 21_900,
    arrearsPaisa: 5_900,
    depositPaisa: 0,
    lastBill: { period: '2083/07', totalPaisa: 25_000, unusual: null },
    byDay: [
      { from: '2026-11-22', until: '2026-12-05', amountPaisa: 21_260 },
      { from: '2026-12-06', until: '2026-12-20', amountPaisa: 21_900 },
      { from: '2026-12-21', until: null, amountPaisa: 23_500 },
    ],
    readingDay: null,
  })
})

test.each(['connections', 'consumption', 'readings'])('%s are paged, and searched by customer number', async (list) => {
  const rows = async (query: string) => {
    const { data, total } = (await read(`/customer/${list}/{orgId}?${query}`)).body
    return [data.map(({ customerNumber }: Record<string, unknown>) => customerNumber), total]
  }
  expect(await rows('search=०४२५')).toEqual([['10425'], 1])
  expect(await rows('search=20001')).toEqual([[], 0])
  expect(await rows('page=2&limit=1')).toEqual([[], 1])
})

test('the statement has every entry with the balance after it, and only of own connections', async () => {
  const { body } = await read('/customer/ledger/{orgId}?sortOrder=asc')
  expect(body).toMatchObject({ customerNumber: '10425', customerNumbers: ['10425'], total: 4, balancePaisa: 21_900 })
  expect(body.data.map(({ kind, balancePaisa }: Record<string, unknown>) => [kind, balancePaisa])).toEqual([
    ['bill', 9_000],
    ['bill', 25_000],
    ['surcharge', 25_900],
    ['payment', 21_900],
  ])
  const november = await read('/customer/ledger/{orgId}?valueOnFrom=2026-11-20&valueOnTo=2026-11-20')
  expect(november.body.data.map(({ balancePaisa }: Record<string, unknown>) => balancePaisa)).toEqual([25_900, 25_000])
  expect((await read('/customer/ledger/{orgId}?customerNumber=20001')).status).toBe(404)
})

test('a customer of another organisation finds no connection and no entry', async () => {
  expect((await read('/customer/connections/{orgId}', cast.hari, 320)).body.data).toEqual([])
  expect((await read('/customer/ledger/{orgId}', cast.hari, 320)).body).toMatchObject({
    data: [],
    customerNumber: null,
  })
})

test('the data download contains connections, readings and bills', async () => {
  const { body } = await read('/customer/account/{orgId}/data')
  expect(body.connections).toMatchObject([{ customerNumber: '10425', balancePaisa: 21_900 }])
  expect(body.consumption).toMatchObject([{ customerNumber: '10425', readings: [{ units: 15 }, { units: 10 }] }])
  expect(Object.keys(body.consumption[0]).toSorted(), 'no drawn chart').toEqual([
    'customerNumber',
    'months',
    'readings',
  ])
  expect(body.statements).toMatchObject([{ customerNumber: '10425', earlierBooks: [] }])
  expect(body.statements[0].entries.map(({ balancePaisa }: Record<string, unknown>) => balancePaisa)).toEqual([
    9_000, 25_000, 25_900, 21_900,
  ])
  expect(body.bills.map(({ chargePaisa }: Record<string, unknown>) => chargePaisa)).toEqual([16_000, 9_000])
})

test('somebody who held a connection before sees no balance of the present holder', async () => {
  const body = { from: '2026-11-10', kind: 'person', nameEn: 'Maya Rai', reason: 'Sold' }
  const { database } = world.resources
  await database
    .updateTable('customers')
    .set({ createdAt: new Date('2026-09-01') })
    .where('customerNumber', '=', '10425')
    .execute()
  const sent = await world.api('POST', `/admin/connections/487/${ids.get('10425')}/holders`, { as: cast.ramesh, body })
  expect(sent.status).toBe(201)
  const { body: own } = await read('/customer/connections/{orgId}')
  expect(own.data[0]).toMatchObject({ balancePaisa: null, arrearsPaisa: null, byDay: [], lastBill: null })
  const { body: statement } = await read('/customer/ledger/{orgId}')
  expect(statement.data.map(({ balancePaisa }: Record<string, unknown>) => balancePaisa)).toEqual([9_000])
})
