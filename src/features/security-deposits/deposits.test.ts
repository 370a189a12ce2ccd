// Tests of security deposits through the API: taken with a receipt, given back, used for what is owed and entered from earlier books by two persons.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const cashier = permitted(cast.sunita, 'counter:use', 'receipts:read', 'ledger:correct')
const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve')
const approver = permitted(cast.gita, 'ledger:read', 'billing:approve', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'OWES', name_en: 'Owes', phone: '9852000011' },
    { customer_number: 'OWN', name_en: 'Own' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { OWES: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.gita.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
})

type Body = Record<string, unknown> & { id: number; number: string; data: Body[]; entries: Body[] }
type As = typeof clerk

async function call(method: 'GET' | 'POST', path: string, as: As, body?: object) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const ofConnection = (number: string) => `ledger/487/connections/${ids.get(number)}/deposits`
const request = (number: string, sent: object, as: As = clerk) =>
  call('POST', ofConnection(number), as, { reason: 'Asked for by the holder', ...sent })
const decide = (id: number, what: string, as: As = approver) =>
  call('POST', `ledger/487/deposits/${id}/${what}`, as, {})

async function held(number: string): Promise<{ heldPaisa: number; owedPaisa: number }> {
  const { heldPaisa, owedPaisa } = (await call('GET', ofConnection(number), clerk)).body
  return { heldPaisa, owedPaisa } as { heldPaisa: number; owedPaisa: number }
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_postings where org_id = 487
       and account in ('cash', 'bank', 'deposits', 'opening-contra') group by account`.execute(world.resources.database)
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

async function messages(): Promise<string[]> {
  const rows = world.resources.database.selectFrom('outbox').select('body').where('recipient', '=', '+9779852000011')
  return (await rows.orderBy('id').execute()).map(({ body }) => body!)
}

test('a deposit is taken once on the open day, receipted as such, and pays nothing that is owed', async () => {
  const sent = { customerNumber: 'OWES', rupees: '१०००', submission: 'first-deposit' }
  const take = (body: object) => call('POST', 'counter/487/deposits', cashier, body)
  expect(await take(sent)).toMatchObject({ status: 409, body: { key: 'counter.no_open_day' } })
  await call('POST', 'cashDays/487', cashier, { float: 500 })
  for (const rupees of [0, -5, 1.5, 2_000_000]) expect((await take({ ...sent, rupees })).status).toBe(400)
  expect(await take({ ...sent, customerNumber: 'NOBODY' })).toMatchObject({ status: 404 })
  const taken = await take(sent)
  expect(taken).toMatchObject({ status: 201, body: { amountPaisa: 1000_00, heldPaisa: 1000_00 } })
  expect((await take(sent)).body).toEqual(taken.body)
  const receipt = (await call('GET', `receipts/487/${taken.body.number}`, cashier)).body
  expect(receipt).toMatchObject({ lines: [{ purpose: 'deposit', customerNumber: 'OWES', amountPaisa: 1000_00 }] })
  expect(await held('OWES')).toEqual({ heldPaisa: 1000_00, owedPaisa: 90_00 })
  expect(await balances()).toEqual({ cash: 1000_00, deposits: -1000_00 })
  expect(await messages()).toMatchObject([expect.stringContaining('१,०००')])
})

test('it is used for what is owed, at most that, when a second person approves', async () => {
  const use = { kind: 'deposit-applied', amountPaisa: 90_00 }
  expect(await request('OWES', { ...use, amountPaisa: 90_01 })).toMatchObject({ body: { key: 'deposits.above_owed' } })
  expect(await request('OWES', { ...use, amountPaisa: 1000_01 })).toMatchObject({
    body: { key: 'deposits.above_held' },
  })
  const { body } = await request('OWES', use)
  expect(await request('OWES', use)).toMatchObject({ status: 409, body: { key: 'deposits.pending' } })
  expect(await decide(body.id, 'approvals', clerk)).toMatchObject({ body: { key: 'deposits.second_person' } })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'deposits.decided' } })
  expect(await held('OWES')).toEqual({ heldPaisa: 910_00, owedPaisa: 0 })
  expect(await request('OWES', { ...use, amountPaisa: 1 })).toMatchObject({ body: { key: 'deposits.above_owed' } })
})

test('a request of more than is held or owed by now says so, as its approval does', async () => {
  const { body } = await request('OWES', { kind: 'deposit-return', amountPaisa: 910_00, paymentReference: '004512' })
  const offered = async () => {
    const { data } = (await call('GET', ofConnection('OWES'), approver)).body
    return data.find(({ id }) => id === body.id)!['mayApprove']
  }
  expect(await offered()).toEqual({ ok: true })
  const system = world.system(world.damak)
  const used = [
    { account: 'deposits', amountPaisa: 1_00 },
    { account: 'bank', amountPaisa: -1_00 },
  ] as const
  const entry = { connectionId: ids.get('OWES')!, kind: 'deposit-return', valueOn: '2026-11-22' } as const
  const [posted] = await postEntries(system, [{ ...entry, postings: [...used] }])
  expect(await offered()).toMatchObject({ ok: false, key: 'deposits.above_held' })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'deposits.above_held' } })
  await decide(body.id, 'refusals')
  const back = used.map(({ account, amountPaisa }) => ({ account, amountPaisa: -amountPaisa }))
  await postEntries(system, [{ ...entry, kind: 'correction', corrects: posted!, postings: back, reason: 'Test' }])
})

test('the receipt of a deposit of which a part was used is not reversed', async () => {
  const reason = { reason: 'Taken for another number' }
  const [{ number }] = (await call('GET', 'receipts/487', cashier)).body.data as [Body]
  const path = `receipts/487/${number}/reversals`
  expect(await call('POST', path, cashier, reason)).toMatchObject({ body: { key: 'ledger.own_payment' } })
  expect(await call('POST', path, approver, reason)).toMatchObject({ body: { key: 'ledger.deposit_used' } })
})

test('it is given back from the bank with the number of the cheque, and the holder is notified', async () => {
  const back = { kind: 'deposit-return', amountPaisa: 910_00 }
  expect((await request('OWES', back)).status).toBe(400)
  const { body } = await request('OWES', { ...back, paymentReference: '004512' })
  expect(await decide(body.id, 'refusals')).toMatchObject({ body: { state: 'refused' } })
  const again = await request('OWES', { ...back, paymentReference: '004512' })
  await decide(again.body.id, 'approvals')
  expect(await held('OWES')).toEqual({ heldPaisa: 0, owedPaisa: 0 })
  expect(await balances()).toEqual({ cash: 1000_00, bank: -910_00, deposits: 0 })
  expect((await messages()).slice(1)).toMatchObject([expect.stringContaining('कट्टा'), expect.stringContaining('फिर्ता')])
})

test('one of earlier books is entered against the opening, and nobody decides about their own', async () => {
  const earlier = { kind: 'deposit', amountPaisa: 500_00 }
  const { body } = await request('OWN', earlier)
  expect(await decide(body.id, 'approvals')).toMatchObject({ body: { key: 'deposits.own_connection' } })
  const other = permitted(cast.rajendra, 'ledger:read', 'billing:approve')
  expect(await decide(body.id, 'approvals', other)).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await held('OWN')).toMatchObject({ heldPaisa: 500_00 })
  expect(await balances()).toMatchObject({ 'opening-contra': 500_00, deposits: -500_00 })
  const own = permitted(cast.gita, 'ledger:read', 'billing:prepare')
  expect(await request('OWN', earlier, own)).toMatchObject({ body: { key: 'deposits.own_connection' } })
  expect((await call('GET', 'ledger/487/deposits?part=decided&search=OWN', clerk)).body).toMatchObject({ total: 1 })
})
