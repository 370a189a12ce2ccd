// Tests of receipt books through the API: registered, pages entered once with the day of the paper, void and missing ones listed.

import { beforeAll, expect, test } from 'vitest'
import { closeMonth } from '#features/ledger/operations/close.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(cast.sunita, 'counter:use', 'receipts:read')
const accountant = permitted(cast.gita, 'ledger:read', 'banking:write', 'receipts:read', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  await addConnections(world, { customer_number: 'B1', name_en: 'Sita', phone: '9852000041' })
  await openLedger(world.system(world.damak), { cutOverOn: '2026-10-18' })
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { B1: '10' })
  await billMonth(world, '2083/07', '2026-11-18')
  world.travelTo('2026-12-20T05:15:00Z')
  await closeMonth(world.system(world.damak), { period: '2083/07' })
  await closeMonth(world.system(world.damak), { period: '2083/08' })
})

type Body = Record<string, unknown> & { id: number; data: Body[] }

async function call(method: 'GET' | 'POST', path: string, body?: object, as = cashier) {
  const answer = await world.api(method, `/admin/receiptBooks/487${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const book = { series: 'a', firstPage: '१०१', lastPage: 150, handedTo: 'सुनिता', handedOn: '2026-11-17' }
const page = { page: 103, paidOn: '2026-11-20', customerNumber: 'B1', rupees: 60, tender: 'cash' }

test('a book is registered once; its pages belong to no other', async () => {
  expect(await call('POST', '', book)).toMatchObject({ status: 403 })
  expect(await call('POST', '', book, accountant)).toMatchObject({
    status: 201,
    body: { series: 'A', firstPage: 101, handedOn: '2026-11-17', entered: 0, missing: 0 },
  })
  const overlapping = { ...book, firstPage: 150, lastPage: 200 }
  expect(await call('POST', '', overlapping, accountant)).toMatchObject({ body: { key: 'books.overlaps' } })
  expect((await call('POST', '', { ...book, firstPage: 9, lastPage: 8 }, accountant)).body).toMatchObject({
    fields: [{ field: 'lastPage' }],
  })
  expect((await call('GET', '?search=a')).body).toMatchObject({ total: 1 })
})

test('a page is entered once into the open drawer: it counts from the day of the paper and is posted today, with the number of the paper', async () => {
  expect(await call('POST', '/1/pages', page)).toMatchObject({ body: { key: 'counter.no_open_day' } })
  await world.api('POST', '/admin/cashDays/487', { as: cashier, body: { float: 0 } })
  for (const [wrong, field] of [
    [{ page: 151 }, 'page'],
    [{ paidOn: '2026-11-10' }, 'paidOn'],
    [{ paidOn: '2026-12-21' }, 'paidOn'],
    [{ customerNumber: 'NOBODY' }, 'customerNumber'],
    [{ tender: 'cheque' }, 'reference'],
  ] as const)
    expect((await call('POST', '/1/pages', { ...page, ...wrong })).body).toMatchObject({ fields: [{ field }] })
  const entered = await call('POST', '/1/pages', { ...page, submission: 'page-103-once' })
  expect(entered).toMatchObject({ status: 201, body: { state: 'entered', receipt: '2083-84-1' } })
  expect((await call('POST', '/1/pages', { ...page, submission: 'page-103-once' })).body).toEqual(entered.body)
  expect((await call('POST', '/1/pages', page)).status).toBe(409)
  const ledger = await world.api('GET', '/admin/ledger/487?customerNumber=B1', { as: accountant })
  const { data } = (await ledger.json()) as Body
  expect(data.find(({ kind }) => kind === 'payment')).toMatchObject({
    valueOn: '2026-11-20',
    postedOn: '2026-12-20',
    reference: 'book:A-103',
  })
  const receipt = await world.api('GET', '/admin/receipts/487/2083-84-1', { as: cashier })
  expect(await receipt.json()).toMatchObject({ paper: { number: 'A-103', on: '2026-11-20' }, issuedOn: '2026-12-20' })
  const closed = await world.api('POST', '/admin/cashDays/487/closings', { as: cashier, body: { n50: 1, n10: 1 } })
  expect(await closed.json()).toMatchObject({ expectedPaisa: 60_00, differencePaisa: 0 })
})

test('void pages are noted, missing ones are listed, and a book that came back has no page of later', async () => {
  const note = (sent: object) => call('POST', '/1/notes', sent, accountant)
  expect(await note({ page: 101, state: 'void', reason: 'Written wrongly' })).toMatchObject({ body: { state: 'void' } })
  expect(await note({ page: 101, state: 'missing', reason: 'Not found' })).toMatchObject({ status: 409 })
  expect(await note({ page: 110, state: 'missing', reason: 'Torn out' })).toMatchObject({ body: { state: 'missing' } })
  expect((await call('GET', '/1/pages?part=missing')).body).toMatchObject({
    total: 2,
    data: [
      { page: 102, state: 'gap' },
      { page: 110, state: 'missing', reason: 'Torn out' },
    ],
  })
  expect((await call('GET', '/1/pages?search=%E0%A5%A7%E0%A5%A7%E0%A5%A6')).body, '११०').toMatchObject({
    total: 1,
    data: [{ page: 110 }],
  })
  expect((await call('GET', '/1/pages?search=torn')).body).toMatchObject({ total: 0, data: [] })
  expect((await call('GET', '/1')).body).toMatchObject({ entered: 1, void: 1, missing: 2 })
  expect((await call('POST', '/1/returns', {}, accountant)).body).toMatchObject({ returnedOn: '2026-12-20' })
  expect((await call('POST', '/1/returns', {}, accountant)).body).toMatchObject({ key: 'books.returned_already' })
  expect((await call('GET', '/1/pages?limit=100&sortOrder=desc')).body.data[0]).toMatchObject({
    page: 150,
    state: 'unused',
  })
})
