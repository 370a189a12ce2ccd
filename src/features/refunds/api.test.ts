// Tests of refunds through the API: requested, approved by a second person, posted once; held money assigned with a receipt or given back.

import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve', 'ledger:correct')
const approver = permitted(cast.gita, 'ledger:read', 'billing:approve', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'OWES', name_en: 'Owes', phone: '9852000011' },
    { customer_number: 'AHEAD', name_en: 'Ahead', phone: '9852000012' },
    { customer_number: 'OWN', name_en: 'Own' },
    { customer_number: 'CHEQUE', name_en: 'Cheque' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { OWES: '10', AHEAD: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.gita.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
  const paid = { connectionId: ids.get('AHEAD')!, amountPaisa: 150_00, account: 'cash', valueOn: '2026-11-22' } as const
  await recordPayments(world.system(world.damak), [paid])
})

type Body = Record<string, unknown> & { id: number; data: Body[] }
type As = typeof clerk

async function send(path: string, body: object, as: As = clerk): Promise<{ status: number; body: Body }> {
  const answer = await world.api('POST', `/admin/ledger/487${path}`, { as, body })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function read(path: string, as: As = clerk): Promise<Body> {
  return (await (await world.api('GET', `/admin/ledger/487${path}`, { as })).json()) as Body
}

const decide = (id: number, what: string, as: As = approver) => send(`/refunds/${id}/${what}`, {}, as)

function request(number: string, sent: object = {}, as: As = clerk) {
  const body = { amountPaisa: 40_00, paymentReference: 'cheque 4512', reason: 'Paid too much', ...sent }
  return send(`/connections/${ids.get(number)}/refunds`, body, as)
}

async function hold(reference: string, amountPaisa: number, account: 'bank' | 'clearing:esewa'): Promise<number> {
  const postings = [{ account, amountPaisa }, { account: 'unidentified-receipts', amountPaisa: -amountPaisa } as const]
  const entry = { connectionId: null, kind: 'unidentified', valueOn: '2026-11-20', reference, postings } as const
  return (await postEntries(world.system(world.damak), [entry]))[0]!
}

async function balanceOf(account: string): Promise<number> {
  const rows = world.resources.database.selectFrom('ledgerPostings').select('amountPaisa').where('orgId', '=', 487)
  const found = await rows.where('account', '=', account).execute()
  return found.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

async function messagesTo(phone: string): Promise<string[]> {
  const rows = world.resources.database.selectFrom('outbox').select('body').where('recipient', '=', phone)
  return (await rows.orderBy('id').execute()).map(({ body }) => body!)
}

test('credit is given back from the bank when a second person approves, at most what there is, and the holder is notified', async () => {
  expect(await read(`/connections/${ids.get('AHEAD')}/refunds`)).toMatchObject({
    creditPaisa: 63_60,
    mayRequest: { ok: true },
  })
  expect(await request('OWES')).toMatchObject({ status: 409, body: { key: 'refunds.no_credit' } })
  expect(await request('AHEAD', { amountPaisa: 63_61 })).toMatchObject({
    status: 409,
    body: { key: 'refunds.above_credit' },
  })
  expect((await request('AHEAD', { paymentReference: '' })).status).toBe(400)
  const { body } = await request('AHEAD')
  expect(await request('AHEAD')).toMatchObject({ status: 409, body: { key: 'refunds.pending' } })
  expect(await decide(body.id, 'approvals', clerk)).toMatchObject({
    status: 409,
    body: { key: 'refunds.second_person' },
  })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'refunds.decided' } })
  expect(await balanceOf('bank')).toBe(-40_00)
  expect(await read(`/connections/${ids.get('AHEAD')}/refunds`)).toMatchObject({ creditPaisa: 23_60 })
  expect(await messagesTo('+9779852000012')).toMatchObject([expect.stringContaining('रु. ४० फिर्ता')])
})

test('credit in cash: whole rupees, posted when another cashier than who approved pays it from an open drawer that has as much', async () => {
  expect((await request('AHEAD', { amountPaisa: 10_50, paidFrom: 'cash' })).status).toBe(400)
  const sent = { amountPaisa: 15_00, paidFrom: 'cash', paymentReference: 'Hari Sharma' }
  const { body } = await request('AHEAD', sent)
  const bank = await balanceOf('bank')
  expect(await decide(body.id, 'approvals')).toMatchObject({ body: { state: 'to-pay', paid: null } })
  expect(await balanceOf('cash')).toBe(150_00)
  expect(await request('AHEAD', sent)).toMatchObject({ body: { key: 'refunds.pending' } })
  const cashier = permitted(cast.sunita, 'counter:use')
  const counter = async (method: 'GET' | 'POST', path: string, sentBody?: object, as: As = cashier) => {
    const answer = await world.api(method, `/admin/${path}`, { as, ...(sentBody && { body: sentBody }) })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  const pay = (as?: As) => counter('POST', `counter/487/refunds/${body.id}/payments`, {}, as)
  expect(await pay()).toMatchObject({ status: 409, body: { key: 'counter.no_open_day' } })
  await counter('POST', 'cashDays/487', { float: 10 })
  expect(await pay()).toMatchObject({ body: { key: 'refunds.drawer_short' } })
  expect((await counter('GET', 'counter/487/refunds')).body.data).toMatchObject([
    { id: body.id, paymentReference: 'Hari Sharma', mayPay: { ok: false, key: 'refunds.drawer_short' } },
  ])
  const took = { customerNumber: 'AHEAD', tender: 'cash', rupees: 30 }
  expect((await counter('POST', 'counter/487/payments', took)).status).toBe(201)
  const approving = permitted(cast.gita, 'counter:use')
  await counter('POST', 'cashDays/487', { float: 500 }, approving)
  expect(await pay(approving)).toMatchObject({ body: { key: 'refunds.other_pays' } })
  expect(await pay()).toMatchObject({ status: 201, body: { state: 'approved', paid: { by: cast.sunita.name.en } } })
  expect(await pay()).toMatchObject({ status: 409, body: { key: 'refunds.not_to_pay' } })
  expect([await balanceOf('cash'), await balanceOf('bank')]).toEqual([150_00 + 30_00 - 15_00, bank])
  expect(await messagesTo('+9779852000012')).toMatchObject([
    expect.anything(),
    expect.anything(),
    expect.stringContaining('Hari Sharma'),
  ])
  const closed = await counter('POST', 'cashDays/487/closings', { n20: 1, n5: 1 })
  expect(closed.body).toMatchObject({ expectedPaisa: 25_00, countedPaisa: 25_00, differencePaisa: 0 })
  const again = await request('AHEAD', { ...sent, amountPaisa: 1_00 })
  await decide(again.body.id, 'approvals')
  expect(await decide(again.body.id, 'cancellations', clerk)).toMatchObject({ body: { state: 'cancelled' } })
})

test('what was paid by a cheque is not given back before the bank has paid it', async () => {
  const connectionId = ids.get('CHEQUE')!
  const paid = { connectionId, amountPaisa: 500_00, account: 'cheques', valueOn: '2026-11-22' } as const
  const system = world.system(world.damak)
  const [entryId] = await recordPayments(system, [paid])
  const line = { purpose: 'bill', connectionId, entryId: entryId!, amountPaisa: 500_00 } as const
  await issueReceipt(system, { tender: 'cheque', tenderReference: '1 Bank', lines: [line] })
  expect(await read(`/connections/${connectionId}/refunds`)).toMatchObject({ creditPaisa: 0 })
  expect(await request('CHEQUE')).toMatchObject({ status: 409, body: { key: 'refunds.no_credit' } })
  await recordPayments(system, [{ ...paid, amountPaisa: 45_00, account: 'cash' }])
  expect(await request('CHEQUE', { amountPaisa: 45_01 })).toMatchObject({ body: { key: 'refunds.above_credit' } })
  const { body } = await request('CHEQUE', { amountPaisa: 45_00 })
  expect(await decide(body.id, 'cancellations', clerk)).toMatchObject({ body: { state: 'cancelled' } })
})

test('an approval that would make a debt is refused', async () => {
  const { body } = await request('AHEAD', { amountPaisa: 35_00 })
  const fee = { connectionId: ids.get('AHEAD')!, kind: 'fee', valueOn: '2026-11-22' } as const
  const offered = async () => {
    const { data } = (await read(`/connections/${ids.get('AHEAD')}/refunds`, approver)) as { data: Body[] }
    return data.find(({ id }) => id === body.id)!['mayApprove']
  }
  expect(await offered()).toEqual({ ok: true })
  await postEntries(world.system(world.damak), [{ ...fee, postings: twoPostings('fees', 5_00) }])
  expect(await offered()).toMatchObject({ ok: false, key: 'refunds.above_credit' })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'refunds.above_credit' } })
  expect(await decide(body.id, 'refusals')).toMatchObject({ body: { state: 'refused' } })
})

test('held money is entered for a customer number once, from the day it was received, with a receipt', async () => {
  const id = await hold('deposit 77', 90_00, 'bank')
  const assigned = { kind: 'assignment', customerNumber: 'OWES', reason: 'The payer has brought the slip' }
  expect(await send(`/held/${id}/refunds`, { ...assigned, customerNumber: 'NOBODY' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'customerNumber' }] },
  })
  expect((await send(`/held/${id}/refunds`, { ...assigned, customerNumber: '' })).status).toBe(400)
  expect(await read('/held')).toMatchObject({ data: [{ id, amountPaisa: 90_00, account: 'bank', isPending: false }] })
  expect(await read('/held?search=Deposit%2077')).toMatchObject({ total: 1 })
  expect(await read('/held?search=deposit%2078')).toMatchObject({ total: 0, data: [] })
  const { body } = await send(`/held/${id}/refunds`, assigned)
  expect(await send(`/held/${id}/refunds`, assigned)).toMatchObject({ status: 409, body: { key: 'refunds.pending' } })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await balanceOf('unidentified-receipts')).toBe(0)
  const journal = await world.api('GET', '/admin/ledger/487?customerNumber=OWES', { as: clerk })
  const entries = ((await journal.json()) as Body).data
  expect(entries.find(({ kind }) => kind === 'identified')).toMatchObject({
    amountPaisa: -90_00,
    valueOn: '2026-11-20',
  })
  expect(await messagesTo('+9779852000011')).toMatchObject([expect.stringContaining('R-')])
  expect(await read('/held')).toMatchObject({ data: [] })
  expect(await read(`/held/${id}`)).toMatchObject({ mayRequest: { ok: false, key: 'refunds.not_held' } })
  expect(await send(`/held/${id}/refunds`, assigned)).toMatchObject({ status: 409, body: { key: 'refunds.not_held' } })
})

test('held money goes back the way it came; nobody reverses it alone', async () => {
  const before = await balanceOf('clearing:esewa')
  const id = await hold('ATTEMPT:2', 15_00, 'clearing:esewa')
  expect(await send(`/${id}/corrections`, { reason: 'Not ours at all' }, approver)).toMatchObject({
    status: 409,
    body: { key: 'ledger.held_by_refund' },
  })
  const back = { kind: 'held-refund', paymentReference: 'ESEWA-1', reason: 'Paid twice by the customer' }
  expect((await send(`/held/${id}/refunds`, { ...back, paymentReference: '' })).status).toBe(400)
  const { body } = await send(`/held/${id}/refunds`, back)
  expect(await decide(body.id, 'cancellations', clerk)).toMatchObject({ body: { state: 'cancelled' } })
  const again = await send(`/held/${id}/refunds`, back)
  expect(await decide(again.body.id, 'approvals')).toMatchObject({ status: 200 })
  expect(await balanceOf('clearing:esewa')).toBe(before)
  expect(await read(`/held/${id}`)).toMatchObject({ mayRequest: { ok: false }, data: [{ state: 'approved' }, {}] })
})

test('two approvals of one request at a time post it once', async () => {
  const id = await hold('deposit 78', 10_00, 'bank')
  const sent = { kind: 'assignment', customerNumber: 'OWES', reason: 'The payer has brought the slip' }
  const { body } = await send(`/held/${id}/refunds`, sent)
  const answers = await Promise.all([decide(body.id, 'approvals'), decide(body.id, 'approvals')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('nobody on a connection of their own; the list has both parts, searched by customer number', async () => {
  const id = await hold('deposit 79', 10_00, 'bank')
  const sent = { kind: 'assignment', customerNumber: 'OWN', reason: 'The payer has brought the slip' }
  const { body } = await send(`/held/${id}/refunds`, sent)
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'refunds.own_connection' } })
  expect(await read('/refunds?part=prepared')).toMatchObject({
    total: 1,
    data: [{ id: body.id, customerNumber: 'OWN' }],
  })
  expect(await read('/refunds?part=decided&search=AHEAD')).toMatchObject({ total: 4 })
  expect((await decide(999_999, 'approvals')).status).toBe(404)
  expect((await world.api('GET', '/admin/ledger/487/held/999999', { as: clerk })).status).toBe(404)
})
