// Tests of rebates of pages of receipt books: earned by the day of entry, never by the day on the paper, which keeps off surcharges.

import { beforeAll, expect, test } from 'vitest'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const cashier = permitted(cast.sunita, 'counter:use', 'receipts:read')
const accountant = permitted(cast.gita, 'banking:write', 'receipts:read')
const numbers = ['SOON', 'PARTS', 'LATE', 'WHOLE']

/** Ten units are 90 rupees, billed on 18 November: 4 % less until 3 December, 10 % more from 19 December. */
beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(world, ...numbers.map((number) => ({ customer_number: number, name_en: number })))
  await openLedger(world.system(world.damak), { cutOverOn: '2026-10-18' })
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', Object.fromEntries(numbers.map((number) => [number, '10'])))
  await billMonth(world, '2083/07', '2026-11-18')
  const book = { series: 'A', firstPage: 1, lastPage: 50, handedTo: 'सुनिता', handedOn: '2026-11-18' }
  expect((await world.api('POST', '/admin/receiptBooks/487', { as: accountant, body: book })).status).toBe(201)
})

/** The drawer of the cashier is open on this day. */
async function workOn(day: string): Promise<void> {
  world.travelTo(`${day}T05:15:00Z`)
  await settleAll(world.system(world.damak))
  expect((await world.api('POST', '/admin/cashDays/487', { as: cashier, body: { float: 0 } })).status).toBe(201)
}

async function endDay(taken: object): Promise<void> {
  const counted = await world.api('POST', '/admin/cashDays/487/closings', { as: cashier, body: taken })
  expect(await counted.json()).toMatchObject({ differencePaisa: 0 })
}

/** A page of 20 November; answers the rebate that it misses. */
async function enter(page: number, customerNumber: string, rupees: number): Promise<unknown> {
  const body = { page, paidOn: '2026-11-20', customerNumber, rupees, tender: 'cash', submission: `page-${page}-once` }
  const answer = await world.api('POST', '/admin/receiptBooks/487/1/pages', { as: cashier, body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { missedRebate: unknown }).missedRebate
}

async function entriesOf(number: string) {
  const entries = world.resources.database.selectFrom('ledgerEntries').select(['kind', 'amountPaisa', 'valueOn'])
  const rows = await entries
    .where('connectionId', '=', ids.get(number)!)
    .where('kind', '<>', 'bill')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, amountPaisa, valueOn }) => [kind, amountPaisa, valueOn])
}

test('a page that is entered within the step earns the rebate on the day of entry', async () => {
  await workOn('2026-12-03')
  expect(await enter(1, 'SOON', 87)).toBeNull()
  expect(await enter(2, 'PARTS', 40)).toBeNull()
  await endDay({ n100: 1, n20: 1, n5: 1, n2: 1 })
  expect(await entriesOf('SOON')).toEqual([
    ['payment', -87_00, '2026-11-20'],
    ['rebate', -3_60, '2026-12-03'],
  ])
})

test('one that is entered after the step earns none, and who enters it is told what it misses, also when the answer comes again', async () => {
  await workOn('2026-12-04')
  const missed = { connectionId: ids.get('PARTS'), customerNumber: 'PARTS', amountPaisa: 3_60 }
  expect(await enter(3, 'PARTS', 47)).toEqual(missed)
  expect(await enter(3, 'PARTS', 47)).toEqual(missed)
  await endDay({ n20: 2, n5: 1, n2: 1 })
  expect(await entriesOf('PARTS')).toEqual([
    ['payment', -40_00, '2026-11-20'],
    ['payment', -47_00, '2026-11-20'],
  ])
})

test('the day on the paper keeps off the surcharge, whenever the page is entered and whatever settles the connection later', async () => {
  await workOn('2026-12-20')
  expect(await entriesOf('WHOLE')).toEqual([['surcharge', 9_00, '2026-12-19']])
  expect(await enter(4, 'WHOLE', 90)).toMatchObject({ amountPaisa: 3_60 })
  expect(await enter(5, 'LATE', 87)).toMatchObject({ amountPaisa: 3_60 })
  const taken = [
    ['surcharge', 9_00, '2026-12-19'],
    ['payment', -90_00, '2026-11-20'],
    ['correction', -9_00, '2026-12-19'],
  ]
  expect(await entriesOf('WHOLE')).toEqual(taken)
  // 3 are unpaid on 19 December, of which 10 percent are owed.
  expect((await entriesOf('LATE')).at(-1)).toEqual(['surcharge', 30, '2026-12-19'])
  expect(await settleAll(world.system(world.damak))).toEqual({ posted: 0, corrected: 0 })
  world.travelTo('2026-12-21T05:15:00Z')
  expect(await settleAll(world.system(world.damak))).toEqual({ posted: 0, corrected: 0 })
  expect(await entriesOf('WHOLE')).toEqual(taken)
})
