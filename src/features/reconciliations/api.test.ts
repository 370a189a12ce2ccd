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

test('nothing is settled before it has arrived at the bank', async () => {
  expect(await send(`/${id}/bankStatements`, 'Date,Credit\n2026-11-19,163.00\n')).toMatchObject({
    body: { days: [{ bankOn: null }], mayAccept: { key: 'reconciliations.nothing_settled' } },
  })
  expect(await accept(id)).toMatchObject({ status: 409, body: { key: 'reconciliations.nothing_settled' } })
  expect(await send(`/${id}/bankStatements`, 'Date,Credit\n2026-11-19,164.00\n')).toMatchObject({
    body: {
      days: [{ on: '2026-11-18', netPaisa: 164_00, bankOn: '2026-11-19' }],
      settled: { payments: 2, grossPaisa: 160_25, feePaisa: 3_25, netPaisa: 157_00 },
      mayAccept: { ok: true },
    },
  })
})

test('acceptance posts what all three have alike, once; a later statement does not settle it again', async () => {
  expect(await accept(id)).toMatchObject({
    status: 200,
    body: { accepted: {}, settled: { payments: 2 }, differing: 2 },
  })
  expect(await accept(id)).toMatchObject({ status: 409, body: { key: 'reconciliations.accepted_already' } })
  const { accounts } = await readTrialBalance(world.system(world.damak), {})
  const balanceOf = (name: string) => {
    const found = accounts.find(({ account }) => account === name)
    return found ? found.debitPaisa - found.creditPaisa : 0
  }
  expect(['bank', 'gateway-fees', 'clearing:esewa'].map(balanceOf)).toEqual([157_00, 3_25, 5_00])
  const later = await send('', `${statement}ATTEMPT-0000003;2026-11-18;5.00;0\n`, typed)
  expect(later.body.counts).toMatchObject([
    { state: 'matched', rows: 1 },
    { state: 'statement-only', rows: 1 },
    { state: 'twice', rows: 2 },
  ])
})

test('another organisation does not see it', async () => {
  const answer = await world.api('GET', `/admin/reconciliations/320/${id}`, { as: accountant, host: 'kakarvitta.test' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})
