// Tests of wallet payments: unpaid until another person has verified them, posted once, and refused where the reference pays already.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendRows, insertAttempt } from './wallets.fixture.ts'
import { settleAttempt } from '#features/payments/operations/settle.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const cashier = permitted(cast.sunita, 'counter:use', 'banking:write')
const accountant = permitted(cast.gita, 'ledger:read', 'banking:write', 'ledger:correct')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'W1', name_en: 'Sita', phone: '9852000031' },
    { customer_number: 'OWN', name_en: 'Own' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { W1: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cashier.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
})

type Body = Record<string, unknown> & { id: number; data: Body[] }

async function call(method: 'GET' | 'POST', path: string, body?: object, as = accountant) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const shown = { customerNumber: 'W1', gateway: 'esewa', reference: '000abc7', rupees: 86.4 }
const record = (sent: object = {}, as = cashier) => call('POST', 'walletPayments/487', { ...shown, ...sent }, as)
const verify = (id: number, body: object = {}, as = accountant) =>
  call('POST', `walletPayments/487/${id}/verifications`, body, as)

async function clearing(gateway: string): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as paisa from ledger_postings
     where org_id = 487 and account = ${`clearing:${gateway}`}`.execute(world.resources.database)
  return rows[0]!.paisa
}

test('a reference is recorded once and pays nothing; not for an own connection, an unknown number or an attempt of the gateway', async () => {
  await insertAttempt(world, { id: 'ONLINE-000007', connectionId: ids.get('W1')! })
  const first = await record({ submission: 'one-two-three' })
  expect(first).toMatchObject({ status: 201, body: { reference: '000ABC7', state: 'pending', amountPaisa: 86_40 } })
  expect((await record({ submission: 'one-two-three' })).body).toEqual(first.body)
  expect(await record()).toMatchObject({ status: 409, body: { key: 'wallets.known' } })
  expect(await record({ gateway: 'khalti' })).toMatchObject({ status: 201 })
  expect(await record({ customerNumber: 'OWN' })).toMatchObject({ body: { key: 'wallets.own_connection' } })
  expect(await record({ reference: 'online-000007' })).toMatchObject({ body: { key: 'wallets.used_online' } })
  expect((await record({ customerNumber: 'NOBODY', reference: 'X1234' })).body).toMatchObject({
    fields: [{ field: 'customerNumber' }],
  })
  for (const wrong of [{ reference: 'a b:c' }, { rupees: -5 }, { rupees: 1.234 }, { gateway: 'paypal' }])
    expect((await record(wrong)).status).toBe(400)
  expect(await clearing('esewa')).toBe(0)
})

test('it is verified by another person, with a statement or with evidence, posted once and receipted; the rebate is of the day it was shown', async () => {
  const [khalti, esewa] = (await call('GET', 'walletPayments/487?part=pending')).body.data
  expect(await verify(esewa!.id, {}, cashier)).toMatchObject({ status: 409, body: { key: 'wallets.second_person' } })
  expect((await verify(esewa!.id)).body).toMatchObject({ fields: [{ field: 'evidence' }] })
  await sendRows(world, [['000ABC7', '2026-11-22', '80.00']])
  const offered = async () => (await call('GET', 'walletPayments/487?part=pending')).body.data[1]
  const differs = { ok: false, key: 'wallets.amount_differs' }
  expect(await offered()).toMatchObject({ id: esewa!.id, mayDecide: { ok: true }, mayVerify: differs })
  expect(await verify(esewa!.id)).toMatchObject({ status: 409, body: { key: differs.key } })
  await sendRows(world, [['000ABC7', '2026-11-22', '86.40']])
  expect(await offered()).toMatchObject({ mayVerify: { ok: true } })
  world.travelTo('2026-12-15T05:15:00Z')
  expect(await verify(esewa!.id)).toMatchObject({ body: { state: 'verified', receipt: '2083-84-1' } })
  expect(await verify(esewa!.id)).toMatchObject({ status: 409, body: { key: 'wallets.decided' } })
  expect(await clearing('esewa')).toBe(86_40)
  const journal = (await call('GET', 'ledger/487?customerNumber=W1&limit=50')).body.data
  expect(journal.find(({ kind }) => kind === 'payment')).toMatchObject({
    valueOn: '2026-11-22',
    postedOn: '2026-12-15',
    reference: 'wallet-esewa:000ABC7',
  })
  expect(journal.filter(({ kind }) => kind === 'rebate')).toHaveLength(1)
  const rejected = await call('POST', `walletPayments/487/${khalti!.id}/rejections`, { reason: 'Not in the statement' })
  expect(rejected).toMatchObject({ body: { state: 'rejected', note: 'Not in the statement' } })
  const sms = await world.resources.database.selectFrom('outbox').select('body').orderBy('id').execute()
  expect(sms.map(({ body }) => body)).toMatchObject([
    expect.stringContaining('२०८३-८४-१'),
    expect.stringContaining('फेला परेन'),
  ])
  expect(await record({ gateway: 'khalti' })).toMatchObject({ status: 201 })
})

test('an online payment with the same reference is not posted a second time', async () => {
  await insertAttempt(world, { id: 'ONLINE-000008', connectionId: ids.get('W1')! })
  const paid = { state: 'paid', amountPaisa: 86_40, reference: '000ABC7', word: 'COMPLETE', feePaisa: null } as const
  expect(await settleAttempt(world.system(world.damak), 'ONLINE-000008', paid)).toBe('ambiguous')
  expect(await clearing('esewa')).toBe(86_40)
})
