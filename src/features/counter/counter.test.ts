// Tests of the counter through the API: a day opened, payments with receipts, closed with a difference, and what is refused.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(cast.ramesh, 'counter:use', 'receipts:read')
const accountant = permitted(cast.gita, 'ledger:read', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  await addConnections(
    world,
    { customer_number: 'OWES', name_en: 'Owes', phone: '9841234567' },
    { customer_number: 'CHEQUE', name_en: 'Cheque' },
    { customer_number: 'OWN', name_en: 'Own' },
  )
  await useRates(world, { ...billedRates, minimum: { kind: 'block', units: 10, amountPaisa: 91_80 }, paymentSteps: [] })
  await readMeters(world, '2083/07', '2026-11-14', { OWES: '10', CHEQUE: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cashier.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
})

type Body = Record<string, unknown>

async function call(method: 'GET' | 'POST', path: string, body?: Body, as = cashier) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body & { data: Body[] } }
}

const take = (sent: Body) => call('POST', 'counter/487/payments', { tender: 'cash', ...sent })

test('nothing is taken before the day is open', async () => {
  expect(await take({ customerNumber: 'OWES', rupees: 92 })).toMatchObject({
    status: 409,
    body: { key: 'counter.no_open_day' },
  })
  expect(await call('POST', 'cashDays/487', { float: 500 })).toMatchObject({
    status: 201,
    body: { open: { day: '2026-11-22', floatPaisa: 500_00, receipts: 0, mayTake: { ok: true } } },
  })
  expect(await call('POST', 'cashDays/487', { float: 500 })).toMatchObject({ body: { key: 'counter.day_open' } })
})

test('cash is rounded up to whole rupees, the excess is an advance, what is sent twice is taken once, and the holder is notified once', async () => {
  expect((await call('GET', 'counter/487/due?customerNumber=OWES')).body).toMatchObject({
    duePaisa: 91_80,
    cashRupees: 92,
    mayTake: { ok: true },
  })
  const sent = { customerNumber: 'OWES', rupees: 92, submission: 'first-payment' }
  const first = await take(sent)
  expect(first).toMatchObject({ status: 201, body: { number: '2083-84-1', amountPaisa: 92_00, advancePaisa: 20 } })
  expect((await take(sent)).body).toEqual(first.body)
  expect(await take({ ...sent, rupees: 93 })).toMatchObject({ status: 409 })
  const messages = await world.resources.database
    .selectFrom('outbox')
    .select('body')
    .where('channel', '=', 'sms')
    .execute()
  expect(messages).toEqual([{ body: expect.stringContaining('२०८३-८४-१') }])
  expect((await call('GET', 'counter/487')).body).toMatchObject({ open: { receipts: 1 } })
})

test('a cheque needs its number; nobody takes money for their own connection, parts of a rupee or an unknown number', async () => {
  expect(await take({ customerNumber: 'CHEQUE', rupees: 50, tender: 'cheque' })).toMatchObject({ status: 400 })
  const cheque = { customerNumber: 'CHEQUE', rupees: 50, tender: 'cheque', reference: '004512 Everest Bank' }
  expect(await take(cheque)).toMatchObject({ status: 201, body: { number: '2083-84-2' } })
  expect(await take({ customerNumber: 'OWN', rupees: 92 })).toMatchObject({ body: { key: 'counter.own_connection' } })
  expect((await take({ customerNumber: 'OWES', rupees: 0.5 })).status).toBe(400)
  expect((await take({ customerNumber: 'OWES', rupees: -5 })).status).toBe(400)
  expect((await take({ customerNumber: 'NOBODY', rupees: 5 })).status).toBe(404)
})

test('a payment is reversed by another person than who took it, and the holder is notified once', async () => {
  const taken = await take({ customerNumber: 'OWES', rupees: 40 })
  const journal = await call('GET', 'ledger/487?customerNumber=OWES', undefined, accountant)
  const entry = journal.body.data.find(({ amountPaisa }) => amountPaisa === -40_00)!
  const path = `ledger/487/${String(entry.id)}/corrections`
  const self = permitted(cast.ramesh, 'ledger:correct')
  expect(await call('POST', path, { reason: 'Entered twice' }, self)).toMatchObject({
    status: 409,
    body: { key: 'ledger.own_payment' },
  })
  expect((await call('POST', path, { reason: 'Entered twice' }, accountant)).status).toBe(201)
  expect(await call('POST', path, { reason: 'Entered twice' }, accountant)).toMatchObject({ status: 409 })
  const receipt = await call('GET', `receipts/487/${String(taken.body.number)}`)
  expect(receipt.body).toMatchObject({ state: 'reversed' })
  const messages = await world.resources.database.selectFrom('outbox').select(['recipient', 'body']).execute()
  expect(messages.filter(({ body }) => body.includes('उल्टाइयो'))).toEqual([
    { recipient: '+9779841234567', body: expect.stringContaining('रु. ४० को रसिद २०८३-८४-३ उल्टाइयो') },
  ])
})

test('an unclosed day blocks the next; a count that is short is posted, and a closed day is not opened again', async () => {
  world.travelTo('2026-11-23T05:15:00Z')
  expect(await take({ customerNumber: 'OWES', rupees: 5 })).toMatchObject({ body: { key: 'counter.earlier_day_open' } })
  expect(await call('POST', 'cashDays/487', { float: 0 })).toMatchObject({ body: { key: 'counter.earlier_day_open' } })
  // Float 500 and cash 92; the cheque and the reversed payment are not in the drawer.
  expect(await call('POST', 'cashDays/487/closings', { n500: 1, n50: 1, n20: 2 })).toMatchObject({
    status: 200,
    body: { expectedPaisa: 592_00, countedPaisa: 590_00, differencePaisa: -2_00, receipts: 3 },
  })
  const journal = await call('GET', 'ledger/487', undefined, accountant)
  expect(journal.body.data.find(({ kind }) => kind === 'cash-difference')).toMatchObject({
    author: cashier.name.en,
    postings: [
      { account: 'cash', amountPaisa: -2_00 },
      { account: 'cash-difference', amountPaisa: 2_00 },
    ],
  })
  expect((await call('POST', 'cashDays/487', { float: 0 })).status).toBe(201)
  expect((await call('POST', 'cashDays/487/closings', {})).body).toMatchObject({ differencePaisa: 0 })
  expect(await call('POST', 'cashDays/487', { float: 0 })).toMatchObject({ body: { key: 'counter.day_closed' } })
  expect((await call('GET', 'cashDays/487', undefined, accountant)).body).toMatchObject({
    data: [{ day: '2026-11-23' }, { day: '2026-11-22', differencePaisa: -2_00 }],
  })
  const search = async (name: string) => {
    const { body } = await call('GET', `cashDays/487?search=${encodeURIComponent(name)}`, undefined, accountant)
    return body.data.length
  }
  expect([await search('ramesh'), await search('रमेश'), await search('Gita')]).toEqual([2, 2, 0])
})
