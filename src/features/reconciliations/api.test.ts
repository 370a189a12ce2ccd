// Tests of reconciliations through the API: compared with ledger and bank, idempotent by file, accepted once with a balanced settlement.

import { beforeAll, expect, test } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { readTrialBalance } from '#features/ledger/operations/reports.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Reconciliation } from './contract/api.ts'

let world: World
const accountant = permitted(cast.gita, 'ledger:read', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  const ids = await addConnections(world, { customer_number: 'PAYS', name_en: 'Pays' })
  world.travelTo('2026-11-18T05:15:00Z')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-01' })
  const paid = { connectionId: ids.get('PAYS')!, account: 'clearing:esewa', valueOn: '2026-11-18' } as const
  await recordPayments(world.system(world.damak), [
    { ...paid, amountPaisa: 100_00, reference: 'ATTEMPT-0000001' },
    { ...paid, amountPaisa: 60_25, reference: 'ATTEMPT-0000002' },
    { ...paid, amountPaisa: 5_00, reference: 'ATTEMPT-0000003' },
  ])
  world.travelTo('2026-11-22T05:15:00Z')
})

async function send(path: string, text: string, fields: Record<string, string> = {}, as = accountant) {
  const body = new FormData()
  body.set('file', new File([text], 'statement.csv', { type: 'text/csv' }))
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await world.api('POST', `/admin/reconciliations/487${path}`, { as, body })
  return { status: answer.status, body: (await answer.json()) as Reconciliation & { key: string } }
}

async function accept(id: number) {
  const answer = await world.api('POST', `/admin/reconciliations/487/${id}/acceptances`, { as: accountant, body: {} })
  return { status: answer.status, body: (await answer.json()) as Reconciliation & { key: string } }
}

/** Corrects the payment with this reference, as an accountant does who has not entered it. */
async function correct(reference: string): Promise<void> {
  const { id } = await world.resources.database
    .selectFrom('ledgerEntries')
    .select('id')
    .where('orgId', '=', 487)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const body = { reason: 'Given back by the gateway' }
  const answer = await world.api('POST', `/admin/ledger/487/${id}/corrections`, { as: accountant, body })
  expect(answer.status).toBeLessThan(300)
}

/** Debit less credit of the bank, the fees and the clearing account. */
async function balances(): Promise<number[]> {
  const { accounts } = await readTrialBalance(world.system(world.damak), {})
  return ['bank', 'gateway-fees', 'clearing:esewa'].map((name) => {
    const found = accounts.find(({ account }) => account === name)
    return found ? found.debitPaisa - found.creditPaisa : 0
  })
}

async function found(search: string): Promise<number> {
  const answer = await world.api('GET', `/admin/reconciliations/487?search=${search}`, { as: accountant })
  return ((await answer.json()) as { total: number }).total
}

const statement = `Txn;When;Amount;Charge
ATTEMPT-0000001;२०८३/०८/०२;१००.००;२.००
attempt-0000002;2026-11-18 09:15;60.25;1.25
UNKNOWN;2026-11-18;7.00;0
`
const typed = { gateway: 'esewa', reference: 'Txn', on: 'When' }
let id: number

test('a statement without known columns is refused with the columns of the file; the columns typed are kept for the next', async () => {
  expect(await send('', statement, { gateway: 'esewa' })).toMatchObject({
    status: 400,
    body: { key: 'reconciliations.needs_reference' },
  })
  const first = await send('', statement, typed)
  expect(first).toMatchObject({
    status: 201,
    body: {
      rows: 3,
      sums: { grossPaisa: 167_25, feePaisa: 3_25, netPaisa: 164_00, ledgerPaisa: 165_25 },
      differing: 2,
      mayAccept: { ok: false, key: 'reconciliations.bank_lacking' },
    },
  })
  expect(first.body.differences).toMatchObject([
    { state: 'statement-only', reference: 'UNKNOWN', statementPaisa: 7_00, ledgerPaisa: null },
    { state: 'ledger-only', reference: 'ATTEMPT-0000003', statementPaisa: null, ledgerPaisa: 5_00 },
  ])
  const again = await send('', statement, { gateway: 'esewa' })
  expect(again.body.id).toBe(first.body.id)
  id = first.body.id
})

test('a payment whose row was cut off is refused with its line; a short row that is no payment is left out', async () => {
  expect(await send('', statement.replace(';1.25', ''), typed)).toMatchObject({
    status: 400,
    body: {
      key: 'spreadsheet.short',
      message: 'Line 3: the row has 3 cells, the heading has 4; empty cells need their separators, too',
    },
  })
  const withTotal = await send('', `${statement};Total\n`, typed)
  expect(withTotal).toMatchObject({ status: 201, body: { rows: 3 } })
})

test('nothing is settled before it has arrived at the bank', async () => {
  expect(await send(`/${id}/bankStatements`, 'Date,Credit\n2026-11-19,163.00\n')).toMatchObject({
    body: { days: [{ bankOn: null }], mayAccept: { key: 'reconciliations.nothing_settled' } },
  })
  expect(await accept(id)).toMatchObject({ status: 409, body: { key: 'reconciliations.nothing_settled' } })
  expect(await send(`/${id}/bankStatements`, 'Date,Credit\n2026-11-19,164.00\n')).toMatchObject({
    body: {
      days: [{ on: '2026-11-18', netPaisa: 164_00, bankOn: '2026-11-19' }],
      settled: {
        days: 1,
        payments: 2,
        grossPaisa: 167_25,
        feePaisa: 3_25,
        netPaisa: 164_00,
        heldPaisa: 7_00,
        differingPaisa: 7_00,
      },
      mayAccept: { ok: true },
    },
  })
})

test('acceptance posts what arrived at the bank, once, and holds what only the statement has', async () => {
  expect(await accept(id)).toMatchObject({
    status: 200,
    body: { accepted: {}, settled: { payments: 2 }, differing: 2 },
  })
  expect(await accept(id)).toMatchObject({ status: 409, body: { key: 'reconciliations.accepted_already' } })
  expect(await balances()).toEqual([164_00, 3_25, 5_00])
  const held = await world.api('GET', '/admin/ledger/487/held', { as: accountant })
  expect(((await held.json()) as { data: object[] }).data).toMatchObject([
    { amountPaisa: 7_00, account: 'clearing:esewa', receivedOn: '2026-11-18', reference: 'statement:UNKNOWN:esewa' },
  ])
  expect((await send('', statement, typed)).body.id, 'the same file').toBe(id)
})

test('a statement that overlaps settles its other days only, each amount at the bank once', async () => {
  const longer = `${statement}ATTEMPT-0000003;2026-11-19;5.00;0\n`
  const { body } = await send('', longer, typed)
  expect(body.id).not.toBe(id)
  const bank = 'Date,Credit\n2026-11-19,164.00\n2026-11-20,5.00\n'
  const compared = await send(`/${body.id}/bankStatements`, bank)
  expect(compared.body).toMatchObject({
    days: [
      { isBefore: true, bankOn: '2026-11-19' },
      { isBefore: false, bankOn: '2026-11-20' },
    ],
    counts: [
      { state: 'matched', rows: 1 },
      { state: 'settled', rows: 3 },
    ],
    settled: { days: 1, payments: 1, grossPaisa: 5_00, differingPaisa: 0 },
  })
  expect(await accept(body.id)).toMatchObject({ status: 200 })
  expect(await balances()).toEqual([169_00, 3_25, 0])
})

test('what the gateway gave back leaves the bank; the payment is corrected in the ledger before or after', async () => {
  const back = 'Txn;When;Amount;Charge\nATTEMPT-0000003;2026-11-20;-5.00;0\nUNKNOWN-2;2026-11-20;9.00;0\n'
  const first = await send('', back, typed)
  expect(first.body.counts).toMatchObject([
    { state: 'statement-only', rows: 1 },
    { state: 'refunded', rows: 1 },
  ])
  await correct('ATTEMPT-0000003')
  const compared = await send(`/${first.body.id}/bankStatements`, 'Date,Credit\n2026-11-21,4.00\n')
  expect(compared.body).toMatchObject({
    counts: [
      { state: 'matched', rows: 1 },
      { state: 'statement-only', rows: 1 },
    ],
    settled: { days: 1, payments: 1, grossPaisa: 4_00, netPaisa: 4_00, differingPaisa: 9_00 },
  })
  expect(await accept(first.body.id)).toMatchObject({ status: 200 })
  expect(await balances()).toEqual([173_00, 3_25, 0])
})

test('a day that arrives later is settled with the same file sent again', async () => {
  const late = 'Txn;When;Amount;Charge\nLATE-1;2026-11-20;1.00;0\nLATE-2;2026-11-21;2.00;0\n'
  const first = await send('', late, typed)
  await send(`/${first.body.id}/bankStatements`, 'Date,Credit\n2026-11-21,1.00\n')
  expect(await accept(first.body.id)).toMatchObject({ status: 200, body: { settled: { days: 1, netPaisa: 1_00 } } })
  const again = await send('', late, typed)
  expect(again.body.id).not.toBe(first.body.id)
  await send(`/${again.body.id}/bankStatements`, 'Date,Credit\n2026-11-21,1.00\n2026-11-22,2.00\n')
  expect(await accept(again.body.id)).toMatchObject({ status: 200, body: { settled: { days: 1, netPaisa: 2_00 } } })
  expect((await send('', late, typed)).body.id).toBe(again.body.id)
})

test('the list is searched by the name of the file', async () => {
  expect(await found('')).toBeGreaterThan(0)
  expect(await found('STATEMENT')).toBe(await found(''))
  expect(await found('no-such-file')).toBe(0)
})

test('another organisation does not see it', async () => {
  const answer = await world.api('GET', `/admin/reconciliations/320/${id}`, { as: accountant, host: 'kakarvitta.test' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})
