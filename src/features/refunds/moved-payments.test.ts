// Tests of online payments that went to a wrong customer number: requested, moved by a second person, receipts and statements of the gateway afterwards.

import { beforeAll, expect, test } from 'vitest'
import { readCollections } from '#features/collections/operations.server.ts'
import { readTrialBalance } from '#features/ledger/operations/reports.server.ts'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { listGatewayPayments } from '#features/reconciliations/store.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const reads = ['ledger:read', 'receipts:read'] as const
const clerk = permitted(cast.ramesh, ...reads, 'billing:prepare', 'billing:approve')
const approver = permitted(cast.gita, ...reads, 'billing:approve', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'WRONG', name_en: 'Wrong', phone: '9852000021' },
    { customer_number: 'RIGHT', name_en: 'Right', phone: '9852000022' },
    { customer_number: 'OWN', name_en: 'Own' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { WRONG: '10', RIGHT: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.gita.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
})

const denied = (key: string) => ({ ok: false, key })

type Body = Record<string, unknown> & { id: number; data: Body[] }
type As = typeof clerk

async function call(method: 'GET' | 'POST', path: string, as?: As, body?: object) {
  const answer = await world.api(method, path, { ...(as && { as }), ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const move = (receipt: string, sent: object = {}, as?: As) =>
  call('POST', `/admin/ledger/487/receipts/${receipt}/moves`, as ?? clerk, {
    customerNumber: 'RIGHT',
    reason: 'Typed the number of a neighbour',
    ...sent,
  })
const decide = (id: number, what: string, as: As = approver) =>
  call('POST', `/admin/ledger/487/refunds/${id}/${what}`, as, {})

/** The number and the code of its receipt. */
async function pay(reference: string, numbers: readonly string[], tender: 'gateway' | 'cash' = 'gateway') {
  const system = world.system(world.damak)
  const account = tender === 'cash' ? ('cash' as const) : ('clearing:esewa' as const)
  const payments = numbers.map((number, place) => ({
    connectionId: ids.get(number)!,
    amountPaisa: 86_40,
    account,
    valueOn: '2026-11-22',
    reference: place === 0 ? reference : `${reference}/${place + 1}`,
  }))
  const entries = await recordPayments(system, payments)
  const lines = payments.map(({ connectionId, amountPaisa }, place) => ({
    purpose: 'bill' as const,
    connectionId,
    entryId: entries[place]!,
    amountPaisa,
  }))
  const receipt = await issueReceipt(system, { tender, tenderReference: `${reference}-REF`, lines })
  return { number: yearlyNumberText(receipt), code: receipt.code }
}

async function balanceOf(number: string): Promise<number> {
  const { body } = await call('GET', `/admin/ledger/487?customerNumber=${number}`, clerk)
  return body['balancePaisa'] as number
}

async function accounts(): Promise<Record<string, number>> {
  const rows = await world.resources.database
    .selectFrom('ledgerPostings')
    .select(['account', 'amountPaisa'])
    .where('orgId', '=', 487)
    .execute()
  const sums: Record<string, number> = {}
  for (const { account, amountPaisa } of rows) sums[account] = (sums[account] ?? 0) + amountPaisa
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

async function messagesTo(phone: string): Promise<string[]> {
  const rows = world.resources.database.selectFrom('outbox').select('body').where('recipient', '=', phone)
  return (await rows.orderBy('id').execute()).map(({ body }) => body!)
}

test('a payment of a wrong number is moved by a second person; both connections are as if it had been paid for the right one', async () => {
  const [wrongBefore, rightBefore] = [await balanceOf('WRONG'), await balanceOf('RIGHT')]
  const { number, code } = await pay('ATTEMPT-1', ['WRONG'])
  const wrongPaid = await balanceOf('WRONG')
  const before = await accounts()
  const { body, status } = await move(number)
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      kind: 'move',
      state: 'prepared',
      customerNumber: 'RIGHT',
      moved: { receipt: number, customerNumber: 'WRONG' },
    },
  })
  expect(await accounts()).toEqual(before)
  expect(await move(number)).toMatchObject({ status: 409, body: { key: 'receipts.move_pending' } })
  expect(await decide(body.id, 'approvals', clerk)).toMatchObject({
    status: 409,
    body: { key: 'refunds.second_person' },
  })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'refunds.decided' } })
  expect(await balanceOf('WRONG')).toBe(wrongBefore)
  expect((await balanceOf('RIGHT')) - rightBefore).toBe(wrongPaid - wrongBefore)
  expect(await accounts()).toEqual(before)
  expect(Object.values(before).reduce((sum, each) => sum + each, 0)).toBe(0)

  const { body: journal } = await call('GET', '/admin/ledger/487?customerNumber=WRONG', clerk)
  const paid = journal.data.find(({ kind }) => kind === 'payment')!
  expect(journal.data.filter(({ kind }) => kind === 'correction').map((entry) => entry['corrects'])).toContain(paid.id)

  const receipt = await call('GET', `/admin/receipts/487/${number}`, clerk)
  const [line] = receipt.body['lines'] as { reversed: { movedTo: string; reason: string } }[]
  expect(line).toMatchObject({ reversed: { reason: 'Typed the number of a neighbour' } })
  expect(await call('GET', `/admin/receipts/487/${line!.reversed.movedTo}`, clerk)).toMatchObject({
    body: { tender: 'gateway', tenderReference: 'ATTEMPT-1-REF', amountPaisa: 86_40, state: 'issued' },
  })
  expect(await call('GET', `/customer/receipts/487/${code}`)).toMatchObject({
    body: { state: 'reversed', movedPaisa: 86_40, countedPaisa: 0 },
  })
  expect(await messagesTo('+9779852000021')).toMatchObject([expect.stringContaining('उल्टाइ')])
  expect(await messagesTo('+9779852000022')).toMatchObject([expect.stringContaining('R-')])
  expect(await move(number)).toMatchObject({ status: 409, body: { key: 'receipts.reversed_already' } })
  expect(await move(line!.reversed.movedTo, { customerNumber: 'OWN' })).toMatchObject({
    status: 409,
    body: { key: 'receipts.not_online' },
  })
})

test('the gateway has as much as before under the number of the attempt, and no refund is expected of it', async () => {
  const found = await listGatewayPayments(world.system(world.damak), {
    gateway: 'esewa',
    from: '2026-11-20',
    until: '2026-11-22',
    references: [],
  })
  expect(found).toMatchObject([{ references: ['ATTEMPT-1'], amountPaisa: 86_40, correctedPaisa: 0, isSettled: false }])
  expect(found[0]!.entryIds).toHaveLength(2)
})

test('moved on a later day it is posted on that day: reports of the days before stay, and the statement of the gateway still has one payment', async () => {
  const system = world.system(world.damak)
  const reports = async () => ({
    balance: await readTrialBalance(system, { on: '2026-11-23' }),
    collected: await readCollections(system, { from: '2026-11-22', until: '2026-11-23', by: 'tender' }),
  })
  const { number } = await pay('ATTEMPT-0', ['WRONG'])
  const before = await reports()
  world.travelTo('2026-11-25T05:15:00Z')
  const { body } = await move(number)
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200 })
  expect(await reports()).toEqual(before)
  const found = (from: string, until: string) =>
    listGatewayPayments(system, { gateway: 'esewa', from, until, references: [] })
  expect(await found('2026-11-22', '2026-11-24')).toContainEqual(
    expect.objectContaining({ references: ['ATTEMPT-0'], on: '2026-11-22', amountPaisa: 86_40, correctedPaisa: 0 }),
  )
  expect(await found('2026-11-24', '2026-11-25')).toEqual([])
  world.travelTo('2026-11-22T05:15:00Z')
})

test('one payment of a receipt for several is moved; the verified receipt says what still counts and what was moved', async () => {
  const { number, code } = await pay('ATTEMPT-2', ['OWN', 'WRONG'])
  expect(await move(number, { line: 1 })).toMatchObject({ status: 201 })
  expect(await move(number, { line: 3 })).toMatchObject({ status: 404 })
  const { body } = await move(number, { line: 2 })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 200 })
  expect(await call('GET', `/customer/receipts/487/${code}`)).toMatchObject({
    body: { state: 'partly-reversed', movedPaisa: 86_40, countedPaisa: 86_40 },
  })
  const pending = await call('GET', '/admin/ledger/487/refunds?part=prepared', approver)
  expect(pending.body.data).toMatchObject([{ moved: { customerNumber: 'OWN' } }])
  expect(await decide(pending.body.data[0]!.id, 'approvals')).toMatchObject({ body: { key: 'refunds.own_connection' } })
  expect(await decide(pending.body.data[0]!.id, 'refusals')).toMatchObject({ body: { state: 'refused' } })
})

test('a move that was wrong itself is corrected: its money is held again', async () => {
  const { number } = await pay('ATTEMPT-3', ['WRONG'])
  const { body } = await move(number)
  await decide(body.id, 'approvals')
  const { body: journal } = await call('GET', '/admin/ledger/487?customerNumber=RIGHT', clerk)
  const entered = journal.data.findLast(
    ({ kind, ...entry }) => kind === 'identified' && entry['reference'] === `refund:${body.id}`,
  )!
  const other = permitted(cast.bishnu, ...reads, 'ledger:correct')
  expect(
    await call('POST', `/admin/ledger/487/${entered.id}/corrections`, other, { reason: 'The first number was right' }),
  ).toMatchObject({ status: 201 })
  expect(await call('GET', '/admin/ledger/487/held', clerk)).toMatchObject({
    body: { data: [{ amountPaisa: 86_40, reference: `ATTEMPT-3/moved-${body.id}` }] },
  })
})

test('who may, and what is refused', async () => {
  const { number } = await pay('ATTEMPT-4', ['WRONG'])
  const cash = await pay('C-1', ['WRONG'], 'cash')
  const path = `/admin/ledger/487/receipts/${number}/moves`
  const sent = { customerNumber: 'RIGHT', reason: 'Typed the number of a neighbour' }
  expect((await call('POST', path, undefined, sent)).status).toBe(401)
  expect((await move(number, {}, permitted(cast.gita, ...reads))).status).toBe(403)
  expect((await move('2083-84-9999')).status).toBe(404)
  expect(await move(number, { customerNumber: 'NOBODY' })).toMatchObject({ status: 400 })
  expect(await move(number, { customerNumber: 'WRONG' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'customerNumber' }] },
  })
  expect(await move(number, { reason: '' })).toMatchObject({ status: 400 })
  expect(await move(cash.number)).toMatchObject({ status: 409, body: { key: 'receipts.not_online' } })
  expect(await move(number, {}, permitted(cast.gita, ...reads, 'billing:prepare'))).toMatchObject({ status: 201 })
  expect(
    await move(number, { customerNumber: 'OWN' }, permitted(cast.gita, ...reads, 'billing:prepare')),
  ).toMatchObject({
    status: 409,
  })
})

test('the receipt says of each payment whether it may be moved, by the rule that refuses', async () => {
  type Line = { mayBeMoved: object; reversed: { movedTo: string } | null }
  const linesOf = async (number: string, as: As = clerk) => {
    return (await call('GET', `/admin/receipts/487/${number}`, as)).body['lines'] as Line[]
  }
  const verdictsOf = async (...request: Parameters<typeof linesOf>) => {
    return (await linesOf(...request)).map(({ mayBeMoved }) => mayBeMoved)
  }
  const own = permitted(cast.gita, ...reads, 'billing:prepare')
  const { number } = await pay('ATTEMPT-5', ['OWN', 'WRONG'])
  expect(await verdictsOf(number)).toEqual([{ ok: true }, { ok: true }])
  expect(await verdictsOf(number, own)).toEqual([denied('receipts.own_connection'), { ok: true }])
  const { body } = await move(number, { line: 2 })
  expect(await verdictsOf(number)).toEqual([{ ok: true }, denied('receipts.move_pending')])
  await decide(body.id, 'approvals')
  expect(await verdictsOf(number)).toEqual([{ ok: true }, denied('receipts.reversed_already')])
  const [, moved] = await linesOf(number)
  expect(await verdictsOf(moved!.reversed!.movedTo)).toEqual([denied('receipts.not_online')])
  expect(await verdictsOf((await pay('C-2', ['WRONG'], 'cash')).number)).toEqual([denied('receipts.not_online')])
})

test('a move whose payment was reversed meanwhile says so, as its approval does', async () => {
  const { number } = await pay('ATTEMPT-7', ['WRONG'])
  const { body } = await move(number)
  const offered = async () => {
    const pending = await call('GET', '/admin/ledger/487/refunds?part=prepared', approver)
    return pending.body.data.find(({ id }) => id === body.id)!['mayApprove']
  }
  expect(await offered()).toEqual({ ok: true })
  const reversing = permitted(cast.bishnu, ...reads, 'ledger:correct')
  const reason = { reason: 'The bank has taken it back' }
  expect((await call('POST', `/admin/receipts/487/${number}/reversals`, reversing, reason)).status).toBeLessThan(300)
  expect(await offered()).toMatchObject({ ok: false, key: 'refunds.payment_reversed' })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'refunds.payment_reversed' } })
})
