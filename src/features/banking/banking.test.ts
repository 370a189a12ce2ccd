// Tests of cheques through the API: deposited, cleared and returned, with what follows for the ledger and the holder.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(cast.ramesh, 'counter:use', 'receipts:read', 'banking:write')
const accountant = permitted(cast.gita, 'ledger:read', 'ledger:correct', 'banking:write')
const reverser = permitted(cast.bishnu, 'ledger:read', 'ledger:correct')

type Body = Record<string, unknown>

async function call(method: 'GET' | 'POST', path: string, body?: Body, as = accountant) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body & { data: Body[] } }
}

/** Panbari bills 85 rupees on 20 November; ten days later three cheques are taken at the counter. */
beforeAll(async () => {
  world = await openWorld()
  const numbers = ['GOOD', 'BAD', 'TWICE']
  await addConnections(
    world,
    ...numbers.map((customer_number) => ({ customer_number, name_en: customer_number, phone: '9841234567' })),
  )
  const minimum = { kind: 'block', units: 10, amountPaisa: 85_00 } as const
  await useRates(world, { ...billedRates, minimum, paymentSteps: [...panbari.paymentSteps] })
  await readMeters(world, '2083/07', '2026-11-14', { GOOD: '10', BAD: '10', TWICE: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  await changeBillingPolicy(world.system(world.damak), { chequeFeePaisa: 250_00 })
  world.travelTo('2026-11-30T05:15:00Z')
  await call('POST', 'cashDays/487', { float: 0 }, cashier)
  for (const customerNumber of numbers) {
    const sent = { customerNumber, tender: 'cheque', rupees: 82, reference: `0045 ${customerNumber} Bank` }
    expect((await call('POST', 'counter/487/payments', sent, cashier)).status).toBe(201)
  }
})

const deposit = (numbers: string[], slip = 'S-1', as = accountant) =>
  call('POST', 'cheques/487/deposits', { bank: 'Everest Bank', slip, numbers }, as)
async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_postings where org_id = 487 group by account`.execute(
    world.resources.database,
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

async function dashboard(): Promise<unknown> {
  const answer = await world.api('GET', '/admin/desk/487', { as: accountant })
  return ((await answer.json()) as Body).banking
}

test('cheques are deposited once, all or none, by another person than who received them', async () => {
  expect((await call('GET', 'cheques/487/totals')).body).toEqual({
    inHand: { count: 3, amountPaisa: 246_00, overdue: 0 },
    deposited: { count: 0, amountPaisa: 0, overdue: 0 },
  })
  expect(await deposit(['2083-84-1'], 'S-1', cashier)).toMatchObject({ body: { key: 'banking.own_cheque' } })
  expect((await deposit([])).status).toBe(400)
  expect((await deposit(['2083-84-1', '2083-84-9'])).status).toBe(404)
  expect(await deposit(['2083-84-1', '२०८३-८४-२'])).toEqual({ status: 201, body: { cheques: 2, amountPaisa: 164_00 } })
  expect(await deposit(['2083-84-3'])).toMatchObject({ body: { key: 'banking.slip_known' } })
  expect(await deposit(['2083-84-1', '2083-84-3'], 'S-2')).toMatchObject({ body: { key: 'banking.not_in_hand' } })
  expect(await balances()).toMatchObject({ cheques: 82_00, 'deposited-cheques': 164_00 })
  expect((await call('GET', 'cheques/487?part=in-hand')).body.data).toMatchObject([
    { number: '2083-84-3', customerNumber: 'TWICE', state: 'in-hand' },
  ])
})

test('cash of closed days is deposited by slip, by another person than the cashier, as much as was counted', async () => {
  const cash = (sent: Body, as = accountant) =>
    call('POST', 'bankDeposits/487/cash', { bank: 'Everest Bank', slip: 'C-1', rupees: 60, ...sent }, as)
  await call('POST', 'counter/487/payments', { customerNumber: 'GOOD', tender: 'cash', rupees: 62 }, cashier)
  expect((await call('GET', 'bankDeposits/487/due')).body).toMatchObject({ count: 0 })
  const closing = await call('POST', 'cashDays/487/closings', { n20: 3 }, cashier)
  const days = [closing.body.id]
  const due = await call('GET', 'bankDeposits/487/due')
  expect(due.body).toMatchObject({ count: 1, amountPaisa: 60_00, overdue: 0, data: [{ id: days[0], isOwn: false }] })
  expect(await cash({ days }, cashier)).toMatchObject({ body: { key: 'banking.own_cash' } })
  expect(await cash({ days, rupees: 62 })).toMatchObject({ body: { key: 'banking.amount_differs' } })
  expect(await cash({ days, slip: 's-1' })).toMatchObject({ body: { key: 'banking.slip_known' } })
  expect((await cash({ days: [] })).status).toBe(400)
  expect(await dashboard()).toEqual({ cash: 1, cashOverdue: 0, chequesOverdue: 0, reversals: 0 })
  expect(await cash({ days })).toMatchObject({ status: 201, body: { tender: 'cash', items: 1, amountPaisa: 60_00 } })
  expect(await cash({ days, slip: 'C-2' })).toMatchObject({ body: { key: 'banking.days_deposited' } })
  expect(await dashboard()).toMatchObject({ cash: 0 })
  expect(await balances()).toMatchObject({ cash: 0, bank: 60_00 })
  expect((await call('GET', 'bankDeposits/487?search=c-1')).body.data).toMatchObject([{ slip: 'C-1' }])
})

test('whose connection a cheque has paid for does not record what the bank answers; the list says so, and who may bring one to the bank', async () => {
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.bishnu.id, customerNumber: 'GOOD', createdAt: new Date('2026-01-01') })
    .execute()
  const holder = permitted(cast.bishnu, 'ledger:read', 'banking:write')
  const own = { ok: false, key: 'banking.own_connection' }
  expect((await call('GET', 'cheques/487?part=deposited&sortOrder=asc', undefined, holder)).body.data).toMatchObject([
    { number: '2083-84-1', mayDecide: own, mayReturn: own },
    { number: '2083-84-2', mayDecide: { ok: true }, mayReturn: { ok: true } },
  ])
  for (const [answer, sent] of [
    ['clearings', {}],
    ['returns', { reason: 'Insufficient funds' }],
  ] as const) {
    const path = `cheques/487/2083-84-1/${answer}`
    expect(await call('POST', path, sent, holder)).toMatchObject({ status: 409, body: { key: own.key } })
  }
  const inHand = async (as: typeof holder) => (await call('GET', 'cheques/487?part=in-hand', undefined, as)).body.data
  expect(await inHand(holder)).toMatchObject([{ mayDeposit: { ok: true } }])
  const receiver = permitted(cast.ramesh, 'ledger:read', 'banking:write')
  expect(await inHand(receiver)).toMatchObject([{ mayDeposit: { ok: false, key: 'banking.own_cheque' } }])
})

test('a cheque that the bank pays is money at the bank, once', async () => {
  expect(await call('POST', 'cheques/487/2083-84-3/clearings', {})).toMatchObject({
    body: { key: 'banking.not_deposited' },
  })
  expect(await call('POST', 'cheques/487/2083-84-1/clearings', {}, cashier)).toMatchObject({ status: 409 })
  expect(await call('POST', 'cheques/487/2083-84-1/clearings', {})).toMatchObject({ body: { state: 'cleared' } })
  expect((await call('POST', 'cheques/487/2083-84-1/clearings', {})).status).toBe(409)
  expect(await balances()).toMatchObject({ bank: 142_00, 'deposited-cheques': 82_00 })
})

test('a cheque that is returned on day 40 is as if it had not paid: 91.80 are owed, and the fee; the holder is notified', async () => {
  world.travelTo('2026-12-30T05:15:00Z')
  await settleAll(world.system(world.damak))
  expect((await call('GET', 'cheques/487/totals')).body).toMatchObject({
    inHand: { overdue: 1 },
    deposited: { overdue: 1 },
  })
  const answer = await call('POST', 'cheques/487/2083-84-2/returns', { reason: 'Insufficient funds' })
  expect(answer).toMatchObject({
    status: 200,
    body: { state: 'returned', reason: 'Insufficient funds', feePaisa: 250_00, decided: { by: accountant.name.en } },
  })
  expect((await call('POST', 'cheques/487/2083-84-2/returns', { reason: 'Insufficient funds' })).status).toBe(409)
  expect((await call('GET', 'receipts/487/2083-84-2', undefined, cashier)).body).toMatchObject({ state: 'reversed' })
  const journal = (await call('GET', 'ledger/487?customerNumber=BAD&limit=100')).body.data
  const owed = journal.reduce((sum, { amountPaisa }) => sum + Number(amountPaisa), 0)
  expect(owed).toBe(91_80 + 250_00)
  expect(journal.filter(({ kind }) => kind === 'surcharge')).toMatchObject([{ amountPaisa: 6_80 }])
  expect(await balances()).toMatchObject({ cheques: 82_00, bank: 142_00 })
  const sms = await world.resources.database
    .selectFrom('outbox')
    .select('body')
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute()
  expect(sms.at(-1)!.body).toContain('३४१.८०')
})

test('a cheque whose receipt is reversed in hand is ended, and is not deposited', async () => {
  const entry = (await call('GET', 'ledger/487?customerNumber=TWICE')).body.data.find(({ kind }) => kind === 'payment')!
  const path = `ledger/487/${String(entry.id)}/corrections`
  expect((await call('POST', path, { reason: 'Entered twice' })).status).toBe(201)
  expect(await deposit(['2083-84-3'], 'S-3')).toMatchObject({ body: { key: 'banking.not_in_hand' } })
  const ended = await call('GET', 'cheques/487?part=ended&sortOrder=asc')
  expect(ended.body.data.map(({ state }) => state)).toEqual(['cleared', 'returned', 'reversed'])
})

/** Takes a cheque, deposits it and returns the number of its receipt. */
async function depositedCheque(customerNumber: string, rupees: number): Promise<string> {
  const sent = { customerNumber, tender: 'cheque', rupees, reference: `${rupees} Bank` }
  const number = String((await call('POST', 'counter/487/payments', sent, cashier)).body.number)
  expect((await deposit([number], `S-${number}`)).status).toBe(201)
  return number
}

async function reverse(customerNumber: string): Promise<void> {
  const listed = (await call('GET', `ledger/487?customerNumber=${customerNumber}&limit=100`)).body.data
  const entry = listed.find(({ kind, correctedBy }) => kind === 'payment' && correctedBy == null)!
  const path = `ledger/487/${String(entry.id)}/corrections`
  expect((await call('POST', path, { reason: 'Entered for another number' })).status).toBe(201)
}

test('the money of a cheque whose receipt was reversed while it was at the bank is held, not lost', async () => {
  world.travelTo('2026-12-31T05:15:00Z')
  await call('POST', 'cashDays/487', { float: 0 }, cashier)
  const number = await depositedCheque('TWICE', 500)
  await reverse('TWICE')
  const before = await balances()
  expect(await call('POST', `cheques/487/${number}/clearings`, {})).toMatchObject({ body: { state: 'cleared' } })
  const after = await balances()
  expect(after).toMatchObject({ bank: before.bank! + 500_00, 'deposited-cheques': 0, 'unidentified-receipts': -500_00 })
  expect(after.cheques).toBe(before.cheques! + 500_00)
  const held = await world.api('GET', '/admin/ledger/487/held', { as: accountant })
  expect(((await held.json()) as Body & { data: Body[] }).data).toMatchObject([
    { amountPaisa: 500_00, account: 'bank', reference: `cheque-held:${number}` },
  ])
  expect(await call('POST', `cheques/487/${number}/returns`, { reason: 'Taken back' })).toMatchObject({
    status: 409,
    body: { key: 'banking.held' },
  })
})

test('a receipt that is reversed after the bank has paid its cheque leaves the money held at the bank', async () => {
  const number = await depositedCheque('BAD', 700)
  await call('POST', `cheques/487/${number}/clearings`, {})
  const before = await balances()
  await reverse('BAD')
  expect(await balances()).toMatchObject({
    bank: before.bank!,
    cheques: before.cheques!,
    'unidentified-receipts': before['unidentified-receipts']! - 700_00,
  })
  expect(await call('POST', `cheques/487/${number}/returns`, { reason: 'Taken back' })).toMatchObject({
    body: { key: 'banking.held' },
  })
})

test('a cheque that the bank takes back after it had paid it is returned like any other; nothing of its way is corrected', async () => {
  const number = await depositedCheque('GOOD', 300)
  await call('POST', `cheques/487/${number}/clearings`, {})
  const before = await balances()
  const { rows } = await sql<{ id: number }>`
    select id from ledger_entries where reference = ${`cheque-clearing:${number}`}`.execute(world.resources.database)
  expect(await call('POST', `ledger/487/${rows[0]!.id}/corrections`, { reason: 'By mistake' }, reverser)).toMatchObject(
    {
      status: 409,
      body: { key: 'ledger.banking_by_record' },
    },
  )
  expect(await call('POST', `cheques/487/${number}/returns`, { reason: 'Taken back' })).toMatchObject({
    status: 200,
    body: { state: 'returned', mayReturn: { ok: false } },
  })
  expect(await balances()).toMatchObject({ bank: before.bank! - 300_00, cheques: before.cheques! })
})
