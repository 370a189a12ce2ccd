// Tests of the reversal of deposits through the API: requested by one person, approved by another, posted as corrections; what was on the slip is deposited again.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(
  cast.ramesh,
  'counter:use',
  'receipts:read',
  'ledger:read',
  'banking:write',
  'billing:approve',
)
const accountant = permitted(cast.dipak, 'ledger:read', 'banking:write', 'billing:approve')
const requester = permitted(cast.gita, 'ledger:read', 'banking:write', 'billing:approve')
const approver = permitted(cast.bishnu, 'ledger:read', 'ledger:correct', 'billing:approve')
const auditor = permitted(cast.rajendra, 'audit:read')

type Body = Record<string, unknown> & { id: number; data: Body[]; deposit: Body; cheques: Body[]; days: Body[] }

async function call(method: 'GET' | 'POST', path: string, as: CastStaff, body?: object) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** A closed day with 60 rupees above the float, and three cheques of 90 rupees in hand: receipts 2083-84-1 to 2083-84-3. */
beforeAll(async () => {
  world = await openWorld()
  const numbers = ['ONE', 'TWO', 'THREE']
  await addConnections(world, ...numbers.map((customer_number) => ({ customer_number, name_en: customer_number })))
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { ONE: '10', TWO: '10', THREE: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await call('POST', 'cashDays/487', cashier, { float: 500 })
  for (const customerNumber of numbers) {
    const sent = { customerNumber, tender: 'cheque', rupees: 90, reference: `0045 ${customerNumber} Bank` }
    expect((await call('POST', 'counter/487/payments', cashier, sent)).status).toBe(201)
  }
  await call('POST', 'counter/487/payments', cashier, { customerNumber: 'ONE', tender: 'cash', rupees: 60 })
  await call('POST', 'cashDays/487/closings', cashier, { n500: 1, n20: 3 })
})

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_postings where org_id = 487
       and account in ('cash', 'bank', 'cheques', 'deposited-cheques') group by account`.execute(
    world.resources.database,
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

const request = (id: number, as = requester, reason = 'The slip is of another day') =>
  call('POST', `bankDeposits/487/${id}/reversals`, as, { reason })
const decide = (id: number, what: string, as = approver) =>
  call('POST', `bankDeposits/487/reversals/${id}/${what}`, as, {})
const details = async (id: number) => (await call('GET', `bankDeposits/487/${id}`, accountant)).body

async function depositCash(slip: string) {
  const due = (await call('GET', 'bankDeposits/487/due', accountant)).body.data
  const days = due.map(({ id }) => id)
  return call('POST', 'bankDeposits/487/cash', accountant, { bank: 'Everest Bank', slip, rupees: 60, days })
}

async function depositCheques(slip: string, numbers: string[]): Promise<number> {
  const sent = { bank: 'Everest Bank', slip, numbers }
  expect((await call('POST', 'cheques/487/deposits', accountant, sent)).status).toBe(201)
  const listed = await call('GET', `bankDeposits/487?search=${slip}`, accountant)
  return listed.body.data[0]!.id
}

test('cash of a wrong slip is to be deposited again when a second person approves; the same number is entered anew', async () => {
  const { body: wrong } = await depositCash('C-1')
  expect(wrong).toMatchObject({ state: 'deposited' })
  expect(await balances()).toMatchObject({ cash: 0, bank: 60_00 })
  expect((await request(wrong.id, requester, 'no')).status).toBe(400)
  expect((await request(9999)).status).toBe(404)
  const { status, body: requested } = await request(wrong.id)
  expect({ status, requested }).toMatchObject({
    status: 201,
    requested: { state: 'prepared', deposit: { state: 'to-reverse' } },
  })
  expect(await request(wrong.id)).toMatchObject({ status: 409, body: { key: 'banking.reversal_pending' } })
  expect((await call('GET', 'bankDeposits/487/reversals', approver)).body).toMatchObject({
    count: 1,
    data: [{ id: requested.id, deposit: { slip: 'C-1' }, mayApprove: { ok: true } }],
  })
  expect(await decide(requested.id, 'approvals', requester)).toMatchObject({
    body: { key: 'banking.reversal_second_person' },
  })
  expect(await decide(requested.id, 'approvals', accountant)).toMatchObject({ body: { key: 'banking.own_deposit' } })
  expect(await decide(requested.id, 'approvals', cashier)).toMatchObject({
    body: { key: 'banking.reversal_by_receiver' },
  })
  expect(await balances()).toMatchObject({ cash: 0, bank: 60_00 })
  expect(await decide(requested.id, 'approvals')).toMatchObject({
    status: 200,
    body: { state: 'approved', decided: { by: approver.name.en }, deposit: { state: 'reversed' } },
  })
  expect(await balances()).toMatchObject({ cash: 60_00, bank: 0 })
  expect(await decide(requested.id, 'approvals')).toMatchObject({
    status: 409,
    body: { key: 'banking.reversal_decided' },
  })
  expect(await request(wrong.id)).toMatchObject({ status: 409, body: { key: 'banking.deposit_reversed' } })
  const again = await depositCash('c-1')
  expect(again).toMatchObject({ status: 201, body: { slip: 'c-1', items: 1 } })
  expect(await balances()).toMatchObject({ cash: 0, bank: 60_00 })
  expect(await depositCash('C-2')).toMatchObject({ status: 400 })
  expect(await details(wrong.id)).toMatchObject({
    deposit: { state: 'reversed', items: 1 },
    days: [{ amountPaisa: 60_00 }],
  })
})

test('the correction names the entry of the deposit, which stays', async () => {
  const { rows } = await sql<{ kind: string; reason: string; reference: string }>`
    select x.kind, x.reason, e.reference from ledger_entries x join ledger_entries e on e.org_id = x.org_id and e.id = x.corrects
     where x.org_id = 487 and e.kind = 'banking'`.execute(world.resources.database)
  expect(rows).toEqual([
    {
      kind: 'correction',
      reason: 'The slip is of another day',
      reference: expect.stringMatching(/^cash-deposit:\d+$/),
    },
  ])
})

test('cheques of a wrong slip are in hand again, and are deposited, cleared and returned from the right one', async () => {
  const wrong = await depositCheques('S-1', ['2083-84-1', '2083-84-2'])
  const { body: requested } = await request(wrong, accountant)
  expect(await decide(requested.id, 'approvals', accountant)).toMatchObject({
    body: { key: 'banking.reversal_second_person' },
  })
  expect(await decide(requested.id, 'approvals')).toMatchObject({ status: 200 })
  expect(await balances()).toMatchObject({ cheques: 270_00, 'deposited-cheques': 0 })
  expect((await call('GET', 'cheques/487?part=in-hand', accountant)).body.data).toHaveLength(3)
  expect(await call('POST', 'cheques/487/2083-84-1/clearings', accountant, {})).toMatchObject({
    body: { key: 'banking.not_deposited' },
  })
  const right = await depositCheques('S-1', ['2083-84-1', '2083-84-3'])
  expect(await balances()).toMatchObject({ cheques: 90_00, 'deposited-cheques': 180_00 })
  expect((await call('GET', 'cheques/487?part=deposited&sortOrder=asc', accountant)).body.data).toMatchObject([
    { number: '2083-84-1', deposit: { id: right } },
    { number: '2083-84-3', deposit: { id: right } },
  ])
  expect(await call('POST', 'cheques/487/2083-84-1/clearings', accountant, {})).toMatchObject({ status: 200 })
  expect(await balances()).toMatchObject({ bank: 150_00, cheques: 90_00, 'deposited-cheques': 90_00 })
  expect((await details(wrong)).cheques).toMatchObject([
    { number: '2083-84-1', answer: null },
    { number: '2083-84-2', answer: null },
  ])
})

test('a slip is not reversed once the bank has answered for one of its cheques, also while a request waits', async () => {
  const [{ id: answered }] = (await call('GET', 'bankDeposits/487?search=S-1', accountant)).body.data as [Body]
  expect(await details(answered)).toMatchObject({ mayRequest: { ok: false, key: 'banking.cheque_answered' } })
  const refused = await request(answered)
  expect(refused).toMatchObject({ status: 409, body: { key: 'banking.cheque_answered' } })
  expect(JSON.stringify(refused.body)).toContain('2083-84-1')
  const other = await depositCheques('S-2', ['2083-84-2'])
  const { body: requested } = await request(other)
  await call('POST', 'cheques/487/2083-84-2/returns', accountant, { reason: 'Insufficient funds' })
  const before = await balances()
  expect(await decide(requested.id, 'approvals')).toMatchObject({
    status: 409,
    body: { key: 'banking.cheque_answered' },
  })
  expect(await balances()).toEqual(before)
  expect(await decide(requested.id, 'refusals')).toMatchObject({ status: 200, body: { state: 'refused' } })
  expect(await details(other)).toMatchObject({ deposit: { state: 'deposited' } })
})

test('a cheque whose receipt was reversed while it was at the bank is not in hand when its slip is reversed', async () => {
  await call('POST', 'cashDays/487', cashier, { float: 0 })
  world.travelTo('2026-11-23T05:15:00Z')
  await call('POST', 'cashDays/487', cashier, { float: 0 })
  const sent = { customerNumber: 'TWO', tender: 'cheque', rupees: 500, reference: '0046 Bank' }
  const number = String((await call('POST', 'counter/487/payments', cashier, sent)).body.number)
  const before = await balances()
  const id = await depositCheques('S-3', [number])
  const entries = (await call('GET', 'ledger/487?customerNumber=TWO&limit=100', approver)).body.data
  const entry = entries.find(({ kind, amountPaisa }) => kind === 'payment' && amountPaisa === -500_00)!
  const reason = 'Entered for another number'
  expect((await call('POST', `ledger/487/${entry.id}/corrections`, approver, { reason })).status).toBe(201)
  const { body: requested } = await request(id)
  expect(await decide(requested.id, 'cancellations', requester)).toMatchObject({ body: { state: 'cancelled' } })
  const { body: again } = await request(id)
  expect(await decide(again.id, 'approvals')).toMatchObject({ status: 200 })
  expect(await balances()).toEqual({ ...before, cheques: before.cheques! - 500_00 })
  expect((await call('GET', 'cheques/487?part=in-hand', accountant)).body.data).toEqual([])
  expect((await details(id)) as object).toMatchObject({ reversals: [{ state: 'approved' }, { state: 'cancelled' }] })
})

test('two approvals at the same time post one correction; requests and decisions are in the audit', async () => {
  const { body: due } = await call('GET', 'bankDeposits/487?search=c-1', accountant)
  const { body: requested } = await request(due.data[0]!.id)
  const both = await Promise.all([decide(requested.id, 'approvals'), decide(requested.id, 'approvals')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balances()).toMatchObject({ cash: 60_00 })
  const audit = await call('GET', 'audit/487?limit=100', auditor)
  const actions = audit.body.data.map(({ action }) => action)
  for (const what of ['requested', 'approved', 'refused', 'cancelled'])
    expect(actions).toContain(`banking.reversal_${what}`)
})
