// Tests of amnesties through the API: previewed, approved by a second person, granted with the payment, taken back with it.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import { readDue } from '#features/payments/operations/due.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve', 'ledger:correct')
const approver = permitted(cast.gita, 'ledger:read', 'billing:approve', 'ledger:correct')

/** Ten units are 90 rupees, billed on 20 November: due on 20 December, 9 more from 21 December. */
beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'ONE', name_en: 'One' },
    { customer_number: 'TWO', name_en: 'Two' },
    { customer_number: 'PAID', name_en: 'Paid' },
    { customer_number: '10425', name_en: 'Sita Sharma' },
  )
  await world.session(cast.sita)
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '10', TWO: '10', PAID: '10', 10425: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  await pay('PAID', 90_00, '2026-11-20')
  world.travelTo('2026-12-28T05:15:00Z')
  await settleAll(world.system(world.damak))
})

async function pay(number: string, amountPaisa: number, valueOn: string): Promise<number> {
  world.travelTo(`${valueOn}T05:15:00Z`)
  const payment = { connectionId: ids.get(number)!, amountPaisa, account: 'cash', valueOn } as const
  return (await recordPayments(world.system(world.damak), [payment]))[0]!
}

async function entriesOf(number: string) {
  const { rows } = await sql<{ kind: string; amountPaisa: number; valueOn: string; reference: string | null }>`
    select kind, amount_paisa, value_on, reference from ledger_entries where connection_id = ${ids.get(number)!}
       and kind not in ('bill', 'surcharge') order by id`.execute(world.resources.database)
  return rows.map(({ kind, amountPaisa, valueOn, reference }) => [kind, amountPaisa, valueOn, reference])
}

type Body = Record<string, unknown> & { id: number; key: string }

async function send(method: 'GET' | 'POST', path: string, body?: object, as = clerk) {
  const answer = await world.api(method, `/admin/amnesties/487${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const sent = {
  titleNe: 'विलम्ब शुल्क मिनाहा',
  titleEn: 'Amnesty',
  dueUntil: '2026-12-25',
  from: '2027-01-01',
  until1: '2027-01-15',
  percent1: 100,
  until2: '2027-01-31',
  percent2: 50,
}

test('a campaign is previewed, and is in force when a second person approves', async () => {
  expect(await send('POST', '', { ...sent, dueUntil: '2027-01-01' })).toMatchObject({ status: 400 })
  expect(await send('POST', '', { ...sent, percent2: undefined })).toMatchObject({ status: 400 })
  const { status, body } = await send('POST', '', sent)
  expect([status, body]).toMatchObject([
    201,
    {
      state: 'prepared',
      until: '2027-01-31',
      parts: [
        { until: '2027-01-15', basisPoints: 10_000 },
        { until: '2027-01-31', basisPoints: 5_000 },
      ],
      preview: { connections: 3, oldPaisa: 297_00, surchargePaisa: 27_00, waivedPaisa: 27_00 },
      mayApprove: { ok: false, key: 'amnesties.second_person' },
    },
  ])
  const { id } = body
  expect(await send('POST', '', sent)).toMatchObject({ status: 409, body: { key: 'amnesties.pending' } })
  expect(await send('GET', `/${id}/gains?search=ON&sortBy=customerNumber`)).toMatchObject({
    body: { total: 1, data: [{ customerNumber: 'ONE', oldPaisa: 99_00, waivedPaisa: 9_00, toPayPaisa: 90_00 }] },
  })
  expect(await send('POST', `/${id}/approvals`, {})).toMatchObject({ status: 409 })
  expect(await send('POST', `/${id}/approvals`, {}, approver)).toMatchObject({
    status: 200,
    body: { state: 'approved', decided: { by: cast.gita.name.en } },
  })
  expect(await send('POST', `/${id}/refusals`, {}, approver)).toMatchObject({ body: { key: 'amnesties.decided' } })
  expect(await send('POST', '', sent)).toMatchObject({ status: 409, body: { key: 'amnesties.overlaps' } })
  expect(await send('GET', '')).toMatchObject({ body: { total: 1, data: [{ id }] } })
})

test('the customer is shown what is waived, and the payment is posted with the waiver', async () => {
  world.travelTo('2027-01-10T05:15:00Z')
  const due = await readDue(world.visitor(world.damak), { customerNumber: 'ONE' })
  expect(due).toMatchObject({
    duePaisa: 90_00,
    byDay: [
      { until: '2027-01-15', amountPaisa: 90_00, waivedPaisa: 9_00 },
      { until: '2027-01-31', amountPaisa: 94_50, waivedPaisa: 4_50 },
      { until: null, amountPaisa: 99_00 },
    ],
  })
  const id = await pay('ONE', 90_00, '2027-01-10')
  const reference = `amnesty:1:${ids.get('ONE')}`
  expect(await entriesOf('ONE')).toEqual([
    ['payment', -90_00, '2027-01-10', null],
    ['waiver', -9_00, '2027-01-10', reference],
  ])
  expect(await readDue(world.visitor(world.damak), { customerNumber: 'ONE' })).toMatchObject({ duePaisa: 0 })
  world.travelTo('2027-02-20T05:15:00Z')
  const path = `/admin/ledger/487/${id}/corrections`
  const answer = await world.api('POST', path, { as: approver, body: { reason: 'The cheque was returned' } })
  expect(answer.status).toBe(201)
  expect((await entriesOf('ONE')).slice(2)).toEqual([
    ['correction', 90_00, '2027-02-20', null],
    ['correction', 9_00, '2027-01-10', null],
  ])
  expect(await readDue(world.visitor(world.damak), { customerNumber: 'ONE' })).toMatchObject({ duePaisa: 99_00 })
})

test('a payment of the second part that is entered later earns its share', async () => {
  world.travelTo('2027-02-21T05:15:00Z')
  const payment = { connectionId: ids.get('TWO')!, amountPaisa: 94_50, account: 'cash', valueOn: '2027-01-20' } as const
  await recordPayments(world.system(world.damak), [payment])
  expect((await entriesOf('TWO')).map(([kind, paisa]) => [kind, paisa])).toEqual([
    ['payment', -94_50],
    ['waiver', -4_50],
  ])
})

test.each([
  ['2026-12-31', 99_00, null],
  ['2027-01-10', 90_00, { waivedPaisa: 9_00, until: '2027-01-15' }],
  ['2027-01-16', 94_50, { waivedPaisa: 4_50, until: '2027-01-31' }],
  ['2027-02-01', 99_00, null],
])('on %s the page of the bill asks for what the account does: %d paisa', async (today, paisa, waived) => {
  world.travelTo(`${today}T05:15:00Z`)
  await world.session(cast.sita)
  const own = async (path: string) => (await world.api('GET', `/customer/${path}`, { as: cast.sita })).json()
  const { data: bills } = (await own('bills/487')) as { data: { number: string }[] }
  const { data } = (await own('connections/487')) as { data: { byDay: { amountPaisa: number }[] }[] }
  expect(data[0]!.byDay[0]!.amountPaisa).toBe(paisa)
  expect(await own(`bills/487/${bills[0]!.number}`)).toMatchObject({ settlingPaisa: paisa, todayPaisa: 99_00, waived })
})
