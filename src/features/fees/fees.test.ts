// Tests of fees through the API: their purposes, receipts without a connection in the drawer of the day, and their reversal.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(cast.sunita, 'counter:use', 'receipts:read', 'ledger:correct')
const accountant = permitted(cast.gita, 'ledger:read', 'ledger:correct', 'receipts:read')

beforeAll(async () => {
  world = await openWorld()
  world.travelTo('2026-11-22T05:15:00Z')
})

type Body = Record<string, unknown> & { data: Body[] }

async function call(method: 'GET' | 'POST', path: string, body?: object, as = cashier) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_postings where org_id = 487 group by account`.execute(
    world.resources.database,
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

test('purposes are data of the organisation, labelled while they are samples', async () => {
  const sent = { nameNe: 'नयाँ धारा निवेदन दस्तुर', kind: 'application-fee', rupees: '१००', sample: true }
  const added = await call('POST', 'feePurposes/487', sent, cast.rajendra)
  expect(added).toMatchObject({ status: 201, body: { amountPaisa: 100_00, sample: true } })
  expect((await call('POST', 'feePurposes/487', { kind: 'form' }, cast.rajendra)).status).toBe(400)
  expect((await call('GET', 'fees/487/purposes')).body.data).toMatchObject([
    { kind: 'application-fee', name: { en: '', ne: 'नयाँ धारा निवेदन दस्तुर' }, rupees: 100, sample: true },
  ])
})

test('a fee is taken once on the open day, with a receipt that names its purpose and its payer, and anyone verifies', async () => {
  const [purpose] = (await call('GET', 'fees/487/purposes')).body.data
  const fee = { purpose: purpose!.id, payer: 'हरि शर्मा', rupees: 100, tender: 'cash', submission: 'first-fee' }
  expect(await call('POST', 'fees/487', fee)).toMatchObject({ status: 409, body: { key: 'counter.no_open_day' } })
  await call('POST', 'cashDays/487', { float: 500 })
  expect((await call('POST', 'fees/487', { ...fee, rupees: -5 })).status).toBe(400)
  expect((await call('POST', 'fees/487', { ...fee, purpose: 999 })).body).toMatchObject({
    fields: [{ field: 'purpose', key: 'fees.purpose_unknown' }],
  })
  expect((await call('POST', 'fees/487', { ...fee, tender: 'cheque' })).status).toBe(400)
  const taken = await call('POST', 'fees/487', fee)
  expect(taken).toMatchObject({ status: 201, body: { number: '2083-84-1', amountPaisa: 100_00 } })
  expect((await call('POST', 'fees/487', fee)).body).toEqual(taken.body)
  expect(await balances()).toEqual({ cash: 100_00, fees: -100_00 })
  const receipt = (await call('GET', 'receipts/487/2083-84-1')).body
  expect(receipt).toMatchObject({
    payer: { en: '', ne: 'हरि शर्मा' },
    lines: [{ purpose: 'application-fee', title: { en: '', ne: 'नयाँ धारा निवेदन दस्तुर' }, customerNumber: null }],
  })
  const verified = await world.api('GET', `/customer/receipts/487/${String(receipt.signedCode)}`)
  expect(await verified.json()).toMatchObject({ state: 'issued', amountPaisa: 100_00, isSigned: true })
  expect((await call('GET', 'receipts/487?part=fees')).body).toMatchObject({ total: 1 })
  const cheque = { ...fee, tender: 'cheque', reference: '0045 Nabil', payer: 'Gita', submission: 'second-fee' }
  expect(await call('POST', 'fees/487', cheque)).toMatchObject({ status: 201, body: { number: '2083-84-2' } })
})

test('it is reversed by another person, as its page says, keeps its number, and is not in the drawer any more', async () => {
  const path = 'receipts/487/2083-84-1/reversals'
  const reason = { reason: 'Paid for another purpose' }
  const mayBeReversed = async (as?: typeof cashier) =>
    (await call('GET', 'receipts/487/2083-84-1', undefined, as)).body['mayBeReversed']
  expect(await mayBeReversed()).toMatchObject({ ok: false, key: 'ledger.own_payment' })
  expect(await mayBeReversed(accountant)).toEqual({ ok: true })
  expect((await call('POST', path, { reason: 'x' }, accountant)).status).toBe(400)
  expect(await call('POST', path, reason)).toMatchObject({ status: 409, body: { key: 'ledger.own_payment' } })
  expect(await call('POST', path, reason, accountant)).toMatchObject({ status: 201, body: { state: 'reversed' } })
  expect(await call('POST', path, reason, accountant)).toMatchObject({ body: { key: 'ledger.corrected_already' } })
  expect(await mayBeReversed(accountant)).toMatchObject({ ok: false, key: 'ledger.corrected_already' })
  expect(await balances()).toMatchObject({ cash: 0, fees: -100_00, cheques: 100_00 })
  expect((await call('POST', 'cashDays/487/closings', { n500: 1 })).body).toMatchObject({
    expectedPaisa: 500_00,
    differencePaisa: 0,
    receipts: 2,
  })
})
