// Tests of paying through a gateway: posted once, whatever the payer, the gateway and the line do.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import {
  closeDemonstrationAccounts,
  insertDemonstrationPerson,
} from '#features/demonstration-people/operations/accounts.server.ts'
import type { GatewayAnswer } from '#features/gateways/contract/gateway.ts'
import { setGatewayAccount } from '#features/gateways/operations/accounts.server.ts'
import { listUsableGateways } from '#features/gateways/operations/payments.server.ts'
import { hmacHex } from '#features/gateways/rules/signatures.ts'
import type { Posting } from '#features/ledger/contract/entries.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { heldReferenceOf } from '#features/ledger/rules/references.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { askDue, askGateway, otherHostOf, receiveReturn } from './ask.server.ts'
import { beginAttempt, type Asked, type Gateways } from './begin.server.ts'
import { readDue, readPayable } from './due.server.ts'
import { readPayment } from './read.server.ts'
import { settleAttempt } from './settle.server.ts'

let world: World
let ids: Map<string, number>
const numbers = [
  'ONCE',
  'RACE',
  'OTHER',
  'CLOSED',
  'TWICE',
  'FIRST',
  'SECOND',
  'LATE',
  'QUOTE',
  'JOB',
  'QUEUE',
  'SILENT',
  'SAMPLE',
  'A',
  'B',
  'FREE',
  'CHECK',
  'PANBARI',
]
/** 85 rupees; 8 % from day 31, 20 % from day 61. */
const panbariRates: NewTariff = {
  ...billedRates,
  fiscalYear: '2083/84',
  effectiveFrom: '2026-11-17',
  minimum: { kind: 'block', units: 10, amountPaisa: 8_500 },
  paymentSteps: [...panbari.paymentSteps],
}

/** Ten units are 90 rupees, billed on 20 November: 4 % less until 5 December, 10 % more from 21 December. */
beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    ...numbers.map((customer_number) => ({
      customer_number,
      name_en: 'Sita Sharma',
      name_ne: 'सीता शर्मा',
      phone: '9841234567',
    })),
  )
  await useRates(world, billedRates, panbariRates)
  const read = numbers.filter((number) => number !== 'FREE' && number !== 'CHECK')
  await readMeters(world, '2083/07', '2026-11-14', Object.fromEntries(read.map((number) => [number, '10'])))
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
})

const system = () => world.system(world.damak)
let drawn = 0

const failed: GatewayAnswer = { state: 'failed', word: 'CANCELLED' }

/** A gateway that answers the same until the test changes it; `asks` counts its questions. */
function gateway(first: GatewayAnswer = { state: 'pending', word: 'PENDING' }) {
  const at = { answer: first, begun: 0, asks: 0 }
  const handover = { kind: 'form', method: 'POST', address: 'https://gateway.example', fields: [] } as const
  const open: Gateways = {
    async begin() {
      at.begun += 1
      return { handover: { ...handover, fields: [] }, reference: `R${at.begun}`, account: 1 }
    },
    async ask() {
      at.asks += 1
      return at.answer
    },
    evidenceOf: async () => undefined,
  }
  return { at, open }
}

const paid = (amountPaisa: number, reference = `T${(drawn += 1)}`): GatewayAnswer => {
  return { state: 'paid', word: 'COMPLETE', amountPaisa, reference, feePaisa: null }
}

function begin(
  open: Gateways,
  number: string,
  { amountPaisa, ...more }: Partial<Asked> & { amountPaisa?: number } = {},
) {
  return beginAttempt(system(), { parts: [{ customerNumber: number, amountPaisa }], gateway: 'esewa', ...more }, open)
}

async function entriesOf(number: string): Promise<unknown[]> {
  const { rows } = await sql<{ kind: string; amountPaisa: number; valueOn: string }>`
    select kind, amount_paisa, value_on from ledger_entries where connection_id = ${ids.get(number)!} and kind <> 'bill'
     order by id`.execute(world.resources.database)
  return rows.map(({ kind, amountPaisa, valueOn }) => [kind, amountPaisa, valueOn])
}

function paymentsIn(entries: readonly unknown[]): unknown[] {
  return (entries as unknown[][]).filter(([kind]) => kind === 'payment').map(([, amount]) => amount)
}

async function heldFor(id: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount_paisa), 0)::bigint as sum from ledger_entries e
      join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id and p.account = 'clearing:esewa'
     where e.kind = 'unidentified' and e.reference like ${`${id}%`}`.execute(world.resources.database)
  return rows[0]!.sum
}

test('the server decides the amount, and posts what the gateway acknowledges once', async () => {
  const { at, open } = gateway()
  const id = await begin(open, 'ONCE')
  expect(id).toMatch(/^[A-Z0-9-]{12,20}$/)
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({
    state: 'sent',
    amountPaisa: 86_40,
    parts: [{ customerNumber: 'ONCE', name: { en: 'S••• S•••', ne: 'सी••• श•••' } }],
    handover: { address: 'https://gateway.example' },
  })
  at.answer = paid(86_40)
  await receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, amount: '1' } }, open)
  const posted = [
    ['payment', -86_40, '2026-11-22'],
    ['rebate', -3_60, '2026-11-22'],
  ]
  expect(await entriesOf('ONCE')).toEqual(posted)
  // Yesterday's return, replayed, and the reload of the page.
  world.travelTo('2026-11-23T05:15:00Z')
  await receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, amount: '1' } }, open)
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({
    state: 'paid',
    paidPaisa: 86_40,
    handover: null,
    receipt: { number: expect.stringMatching(/^2083-84-\d+$/) as string },
  })
  expect(await entriesOf('ONCE')).toEqual(posted)
  const sent = sql<{ body: string }>`select body from outbox where recipient = '+9779841234567'`
  expect((await sent.execute(world.resources.database)).rows).toEqual([
    { body: expect.stringContaining('ग्राहक नम्बर ONCE मा अनलाइनबाट रु. ८६.४० भुक्तानी भयो। रसिद २०८३-८४-') as string },
  ])
  world.travelTo('2026-11-22T05:15:00Z')
})

test('two returns, a question and a second click that race are one posting', async () => {
  const { at, open } = gateway()
  const submission = 'second-click-1'
  const [id, again] = await Promise.all([begin(open, 'RACE', { submission }), begin(open, 'RACE', { submission })])
  expect(again).toBe(id)
  at.answer = paid(86_40)
  const back = (amount: string) => receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, amount } }, open)
  await Promise.all([back('1'), back('2'), askGateway(system(), id, open), askGateway(system(), id, open)])
  expect(await entriesOf('RACE')).toHaveLength(2)
})

test('another amount than asked is entered and listed', async () => {
  const { at, open } = gateway()
  const id = await begin(open, 'OTHER')
  at.answer = paid(100_00)
  await askGateway(system(), id, open)
  expect(await entriesOf('OTHER')).toContainEqual(['payment', -100_00, '2026-11-22'])
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid', difference: 'amount' })
})

test('what is paid for a closed connection is held as unidentified', async () => {
  const { at, open } = gateway()
  const id = await begin(open, 'CLOSED')
  const closed = { orgId: 487, connectionId: ids.get('CLOSED')!, since: '2026-11-22', state: 'closed' } as const
  await world.resources.database.insertInto('connectionStates').values(closed).execute()
  at.answer = paid(86_40)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid', difference: 'closed' })
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({ isHeld: true, receipt: null })
  expect([await heldFor(id), await entriesOf('CLOSED')]).toEqual([86_40, []])
})

test('the office says what was done about a difference, once; only a new one brings the payment back', async () => {
  const { at, open } = gateway(paid(86_40))
  const id = await begin(open, 'CLOSED')
  await askGateway(system(), id, open)
  const accountant = permitted(cast.ramesh, 'ledger:read', 'ledger:correct')
  const toLookAt = async () => {
    const answer = await world.api('GET', `/admin/payments/487?part=differences&search=${id}`, { as: accountant })
    return ((await answer.json()) as { total: number }).total
  }
  const resolve = async () => {
    const body = { note: 'Entered for the new number of the house' }
    const answer = await world.api('POST', `/admin/payments/487/${id}/resolutions`, { as: accountant, body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  expect(await toLookAt()).toBe(1)
  const link = { orgId: 487, personId: cast.ramesh.id, customerNumber: 'CLOSED', createdAt: new Date('2026-01-01') }
  await world.resources.database.insertInto('customers').values(link).execute()
  const own = { ok: false, key: 'payments.own_connection' }
  const shown = await world.api('GET', `/admin/payments/487/${id}`, { as: accountant })
  expect(await shown.json()).toMatchObject({ difference: 'closed', mayResolve: own })
  expect(await resolve()).toMatchObject({ status: 409, body: { key: own.key } })
  await world.resources.database.deleteFrom('customers').where('customerNumber', '=', 'CLOSED').execute()
  expect(await resolve()).toMatchObject({
    status: 200,
    body: { difference: 'closed', resolution: { by: cast.ramesh.name.en }, events: [{ state: 'begun' }, {}, {}] },
  })
  expect(await resolve()).toMatchObject({ status: 409, body: { key: 'payments.resolved_already' } })
  await askGateway(system(), id, open)
  expect(await toLookAt()).toBe(0)
  await settleAttempt(system(), id, (at.answer = paid(86_40, 'ONCE MORE')))
  expect(await toLookAt()).toBe(1)
  const plain = await begin(open, 'OTHER', { amountPaisa: 10_00 })
  const none = await world.api('POST', `/admin/payments/487/${plain}/resolutions`, {
    as: accountant,
    body: { note: 'Nothing is wrong here' },
  })
  expect([none.status, await none.json()]).toMatchObject([409, { key: 'payments.nothing_to_resolve' }])
})

test('money that the gateway takes twice is held, once', async () => {
  const { at, open } = gateway(paid(86_40))
  const id = await begin(open, 'TWICE')
  await askGateway(system(), id, open)
  at.answer = paid(86_40, 'AGAIN')
  await settleAttempt(system(), id, at.answer)
  await settleAttempt(system(), id, at.answer)
  expect(await heldFor(id)).toBe(86_40)
  expect(await entriesOf('TWICE')).toHaveLength(2)
})

test('what was taken twice is held, and entered for a customer number by two persons', async () => {
  const { open } = gateway()
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  for (const reference of ['ONE-OF-TWO', 'TWO-OF-TWO']) await settleAttempt(system(), id, paid(10_00, reference))
  const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve')
  const approver = permitted(cast.gita, 'ledger:read', 'billing:approve')
  const send = async (path: string, as: typeof clerk, body: object = {}) => {
    const answer = await world.api('POST', `/admin/ledger/487/${path}`, { as, body })
    return { status: answer.status, body: (await answer.json()) as { id: number } }
  }
  const listed = await world.api('GET', '/admin/ledger/487/held?limit=100', { as: clerk })
  const { data } = (await listed.json()) as { data: { id: number; reference: string; amountPaisa: number }[] }
  const held = data.find(({ reference }) => reference === `${id}:TWO-OF-TWO`)!
  expect(held.amountPaisa).toBe(10_00)
  const sent = { kind: 'assignment', customerNumber: 'CHECK', reason: 'The payer says for whom it was' }
  const request = await send(`held/${held.id}/refunds`, clerk, sent)
  expect((await send(`refunds/${request.body.id}/approvals`, clerk)).status).toBe(409)
  const before = paymentsIn(await entriesOf('CHECK')).length
  expect((await send(`refunds/${request.body.id}/approvals`, approver)).status).toBe(200)
  expect(await entriesOf('CHECK')).toContainEqual(['identified', -10_00, '2026-11-22'])
  expect(paymentsIn(await entriesOf('CHECK'))).toHaveLength(before)
  expect((await send(`held/${held.id}/refunds`, clerk, sent)).status).toBe(409)
})

test("another attempt's reference pays for nothing", async () => {
  const { at, open } = gateway(paid(86_40, 'STOLEN'))
  await askGateway(system(), await begin(open, 'FIRST'), open)
  const id = await begin(open, 'SECOND')
  at.answer = paid(86_40, 'STOLEN')
  expect(await askGateway(system(), id, open)).toMatchObject({
    state: 'ambiguous',
    difference: 'reference',
    paidPaisa: null,
  })
  expect(await entriesOf('SECOND')).toEqual([])
  expect(await receiveReturn(system(), { gateway: 'khalti', query: { id } }, open)).toBeUndefined()
  expect(
    await receiveReturn(system(), { gateway: 'esewa', query: { attempt: 'UNKNOWN-UNKNOWN' } }, open),
  ).toBeUndefined()
})

test('what failed may still be paid; what was paid after the quote counts from the last question', async () => {
  const { at, open } = gateway({ state: 'failed', word: 'CANCELED' })
  const id = await begin(open, 'LATE')
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'sent' })
  await receiveReturn(system(), { gateway: 'esewa', query: { attempt: id } }, open)
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({ state: 'failed', handover: null })
  world.travelTo('2026-11-24T05:15:00Z')
  await askGateway(system(), id, open)
  world.travelTo('2026-11-26T05:15:00Z')
  at.answer = paid(86_40)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid' })
  expect(await entriesOf('LATE')).toContainEqual(['payment', -86_40, '2026-11-24'])
})

test('the quote of a rebate holds when the gateway answers a day later', async () => {
  world.travelTo('2026-12-05T18:00:00Z')
  const { at, open } = gateway({ state: 'pending', word: 'unreachable' })
  const id = await begin(open, 'QUOTE')
  await askGateway(system(), id, open)
  world.travelTo('2026-12-07T05:15:00Z')
  await askGateway(system(), id, open)
  at.answer = paid(86_40)
  await askGateway(system(), id, open)
  expect(await entriesOf('QUOTE')).toEqual([
    ['payment', -86_40, '2026-12-05'],
    ['rebate', -3_60, '2026-12-05'],
  ])
})

test('the job asks after five minutes, then rarer, for seven days', async () => {
  const { at, open } = gateway()
  world.travelTo('2026-12-08T05:00:00Z')
  const id = await begin(open, 'JOB')
  await askDue(system(), world.resources.log, open)
  const before = at.asks
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({ state: 'sent' })
  world.travelTo('2026-12-08T05:05:00Z')
  await askDue(system(), world.resources.log, open)
  await askDue(system(), world.resources.log, open)
  expect(at.asks).toBe(before + 1)
  world.travelTo('2026-12-15T05:00:00Z')
  await askDue(system(), world.resources.log, open)
  const last = at.asks
  world.travelTo('2026-12-15T12:00:00Z')
  await askDue(system(), world.resources.log, open)
  expect(at.asks).toBe(last)
  expect(await readPayment(system(), { attempt: id }, open)).toMatchObject({ state: 'expired' })
})

test('neither a refund, nor a question that fails, nor a gateway that hangs blocks the queue', async () => {
  world.travelTo('2027-02-01T05:00:00Z')
  const { open } = gateway()
  const refunded = await begin(open, 'QUEUE', { amountPaisa: 10_00 })
  await askGateway(system(), refunded, gateway({ state: 'refunded', word: 'FULL_REFUND' }).open)
  for (let times = 0; times < 4; times += 1) await begin(open, 'QUEUE', { amountPaisa: 10_00 })
  await begin(open, 'QUEUE', { amountPaisa: 10_00, gateway: 'khalti' })
  const failing: Gateways = { ...open, ask: () => Promise.reject(new Error('down')) }
  world.travelTo('2027-02-01T05:05:00Z')
  expect(await askDue(system(), world.resources.log, failing)).toEqual({ asked: 5, failed: 5 })
  expect(await askDue(system(), world.resources.log, failing)).toEqual({ asked: 0, failed: 0 })
  world.travelTo('2027-02-01T05:15:00Z')
  const hanging = gateway({ state: 'pending', word: 'unreachable' })
  expect(await askDue(system(), world.resources.log, hanging.open)).toEqual({ asked: 4, failed: 0 })
  expect(await askDue(system(), world.resources.log, hanging.open)).toEqual({ asked: 1, failed: 0 })
  world.travelTo('2026-12-15T05:00:00Z')
})

test.each(['no return', 'unreadable key', 'not begun'])('%s says nothing about the money', async (word) => {
  world.travelTo('2026-12-05T18:00:00Z')
  const { at, open } = gateway({ state: 'pending', word })
  const id = await begin(open, 'SILENT', { amountPaisa: 10_00 })
  world.travelTo('2026-12-07T05:15:00Z')
  await askGateway(system(), id, open)
  at.answer = paid(10_00)
  await askGateway(system(), id, open)
  expect((await entriesOf('SILENT')).at(-1)).toEqual(['payment', -10_00, '2026-12-05'])
  world.travelTo('2026-12-15T05:00:00Z')
})

test('a sample account takes payments while the demonstration is open only', async () => {
  const { database, clock } = world.resources
  const secret = 'published'
  const account = { kind: 'fonepay', mode: 'test', merchant: 'NBQM', secret } as const
  await setGatewayAccount(system(), account, { base: 'http://127.0.0.1:1', isSample: true })
  const beginSample = () => {
    const parts = [{ customerNumber: 'SAMPLE', amountPaisa: 10_00 }]
    return beginAttempt(system(), { parts, gateway: 'fonepay' })
  }
  const signed = (PRN: string, UID: string) => {
    const amounts = { P_AMT: '10.00', R_AMT: '10.00' }
    const fields = { PRN, PID: 'NBQM', PS: 'true', RC: 'successful', UID, BC: 'BANK', INI: '98', ...amounts }
    return { ...fields, DV: hmacHex(secret, Object.values(fields).join(',')) }
  }
  expect(await listUsableGateways(system())).toEqual([])
  await insertDemonstrationPerson(database, cast.sita.id, clock())
  expect(await listUsableGateways(system())).toMatchObject([{ kind: 'fonepay', mode: 'test' }])
  const [open, late] = [await beginSample(), await beginSample()]
  expect(await readPayment(system(), { attempt: open })).toMatchObject({ mode: 'test' })
  await receiveReturn(system(), { gateway: 'fonepay', query: signed(open, 'U1') })
  expect(paymentsIn(await entriesOf('SAMPLE'))).toEqual([-10_00])
  await closeDemonstrationAccounts(world.resources)
  expect(await listUsableGateways(system())).toEqual([])
  await expectRefusal('missing', 'gateways.test_only', beginSample())
  await receiveReturn(system(), { gateway: 'fonepay', query: signed(late, 'U2') })
  expect(await askGateway(system(), late)).toMatchObject({ state: 'ambiguous', paidPaisa: null })
  await setGatewayAccount(system(), { ...account, mode: 'live' })
  for (const attempt of [open, late]) expect(await readPayment(system(), { attempt })).toMatchObject({ mode: 'test' })
  expect(paymentsIn(await entriesOf('SAMPLE'))).toEqual([-10_00])
})

test('several connections are one attempt, and less than asked settles them in their order', async () => {
  const { at, open } = gateway()
  const parts = [{ customerNumber: 'A', amountPaisa: 90_00 }, { customerNumber: 'B' }]
  await expectRefusal('invalid', 'payments.one_number', beginAttempt(system(), { parts, gateway: 'esewa' }, open))
  const id = await beginAttempt(world.as(cast.sita), { parts, gateway: 'esewa' }, open)
  at.answer = paid(100_00)
  await askGateway(system(), id, open)
  expect([paymentsIn(await entriesOf('A')), paymentsIn(await entriesOf('B'))]).toEqual([[-90_00], [-10_00]])
})

test('unknown numbers, no amount, amounts below zero and huge ones are refused', async () => {
  const { at, open } = gateway()
  await expectRefusal('invalid', 'request.invalid', begin(open, 'NOBODY'))
  await expectRefusal('conflict', 'payments.nothing_due', begin(open, 'FREE'))
  await expectRefusal('conflict', 'payments.nothing_due', begin(open, 'FREE', { amountPaisa: -50_00 }))
  await expectRefusal('conflict', 'payments.nothing_due', begin(open, 'FREE', { amountPaisa: 0.5 }))
  await expectRefusal('conflict', 'payments.too_much', begin(open, 'FREE', { amountPaisa: 100_000_001 }))
  await expectRefusal('conflict', 'payments.too_little', begin(open, 'FREE', { amountPaisa: 9_99, gateway: 'khalti' }))
  expect(at.begun).toBe(0)
})

test('a network begins twelve attempts for a connection in an hour at most, and blocks neither others nor customers', async () => {
  const { open } = gateway()
  world.travelTo('2026-12-15T13:00:00Z')
  for (let times = 0; times < 12; times += 1) await begin(open, 'FREE', { amountPaisa: 10_00 })
  await expectRefusal('too-many', 'payments.too_many_open', begin(open, 'FREE', { amountPaisa: 10_00 }))
  const asked: Asked = { parts: [{ customerNumber: 'FREE', amountPaisa: 10_00 }], gateway: 'esewa' }
  const elsewhere = { ...system(), from: { ...system().from, address: '198.51.100.9' } }
  expect(await beginAttempt(elsewhere, asked, open)).toBeTruthy()
  for (let times = 0; times < 12; times += 1) expect(await beginAttempt(world.as(cast.sita), asked, open)).toBeTruthy()
  await expectRefusal('conflict', 'payments.too_many_open', beginAttempt(world.as(cast.sita), asked, open))
  world.travelTo('2026-12-15T14:01:00Z')
  expect(await begin(open, 'FREE', { amountPaisa: 10_00 })).toBeTruthy()
})

test('a gateway that is down leaves no debt and no payment', async () => {
  const down: Gateways = {
    begin: () => Promise.reject(new Error('down')),
    ask: () => Promise.reject(new Error('down')),
    evidenceOf: async () => undefined,
  }
  await expect(begin(down, 'FREE', { amountPaisa: 10_00 })).rejects.toThrow('down')
  world.travelTo('2026-12-15T16:00:00Z')
  await askDue(system(), world.resources.log, down)
  expect(await entriesOf('FREE')).toEqual([])
  const { rows } = await sql`select from payment_attempts where state = 'expired' and handover is null`.execute(
    world.resources.database,
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('in Panbari 50 of 91.80 paid on day 40 leave 41.80 on that day', async () => {
  await pay(world, ids.get('PANBARI')!, 90_00, '2026-12-16')
  await readMeters(world, '2083/08', '2026-12-16', { PANBARI: '20' })
  expect(await billMonth(world, '2083/08', '2026-12-17')).toBe(1)
  world.travelTo('2027-01-26T05:15:00Z')
  await settleAll(system())
  expect((await readPayable(system(), ['PANBARI']))[0]!.duePaisa).toBe(91_80)
  const { at, open } = gateway(paid(50_00))
  const id = await begin(open, 'PANBARI', { amountPaisa: 50_00 })
  await askGateway(system(), id, open)
  expect(at.asks).toBe(1)
  expect((await readPayable(system(), ['PANBARI']))[0]!.duePaisa).toBe(41_80)
})

test('numbers are counted against guessing when they are paid too', async () => {
  world.travelTo('2027-02-26T05:15:00Z')
  const { open } = gateway()
  const from = { ...system().from, address: '198.51.100.77' }
  const guess = (number: number) =>
    beginAttempt({ ...system(), from }, { parts: [{ customerNumber: `GUESS${number}` }], gateway: 'esewa' }, open)
  for (let number = 0; number < 20; number += 1) await readDue({ ...system(), from }, { customerNumber: 'FREE' })
  for (let number = 0; number < 20; number += 1) await expectRefusal('invalid', 'request.invalid', guess(number))
  await expectRefusal('too-many', 'request.too_many', guess(20))
})

test('what is paid is asked about again by the job, and listed where the gateway says something else', async () => {
  world.travelTo('2027-03-01T05:00:00Z')
  const { at, open } = gateway(paid(10_00, 'STANDS'))
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  const other = await begin(gateway(paid(10_00, 'ELSEWHERE')).open, 'CHECK', { amountPaisa: 10_00 })
  await askGateway(system(), id, open)
  await askGateway(system(), other, gateway(paid(10_00, 'ELSEWHERE')).open)
  const asks = at.asks
  await askGateway(world.as(cast.sita), id, open)
  expect(at.asks).toBe(asks)
  world.travelTo('2027-03-02T05:00:00Z')
  await askDue(system(), world.resources.log, open)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid', difference: null })
  // The transaction of the other attempt is not held a second time.
  at.answer = paid(10_00, 'ELSEWHERE')
  world.travelTo('2027-03-04T05:00:00Z')
  await askDue(system(), world.resources.log, open)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid', difference: 'reference' })
  expect(await heldFor(id)).toBe(0)
  at.answer = { state: 'refunded', word: 'FULL_REFUND' }
  world.travelTo('2027-03-08T05:00:00Z')
  await askDue(system(), world.resources.log, open)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'refunded', askAt: null })
})

test('a second payment that the gateway signs is held, also after many returns; a signed failure takes nothing back', async () => {
  const { open } = gateway()
  const signed: Gateways = {
    ...open,
    evidenceOf: async (_ctx, _kind, { query }) => query,
    ask: async (_ctx, _kind, { returns }) => {
      const answers = returns.map(({ paid: reference }) => (reference ? paid(10_00, reference) : failed))
      return answers.find(({ state }) => state === 'paid') ?? answers.at(-1) ?? { state: 'pending', word: 'no return' }
    },
  }
  const id = await begin(signed, 'CHECK', { amountPaisa: 10_00 })
  const comeBack = (query: Record<string, string>) => {
    return receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, ...query } }, signed)
  }
  for (let times = 0; times < 8; times += 1) await comeBack({ try: String(times) })
  await comeBack({ paid: 'FIRST' })
  expect(await readPayment(system(), { attempt: id }, signed)).toMatchObject({ state: 'paid', paidPaisa: 10_00 })
  await comeBack({ try: 'later' })
  expect(await heldFor(id)).toBe(0)
  for (let times = 0; times < 2; times += 1) await comeBack({ paid: 'SECOND' })
  expect(await heldFor(id)).toBe(10_00)
  expect(await askGateway(system(), id, signed)).toMatchObject({ state: 'paid', difference: 'twice' })
})

test.each(['PARTIAL_REFUND', 'Partially refunded'])('a payment that is %s stays paid and is listed', async (word) => {
  const { at, open } = gateway(paid(10_00, `PART ${word}`))
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  await askGateway(system(), id, open)
  at.answer = { state: 'ambiguous', word }
  await settleAttempt(system(), id, at.answer)
  expect(await askGateway(system(), id, open)).toMatchObject({ state: 'paid', difference: 'partly-refunded' })
})

test('whoever makes the gateway answer, the payment is entered by the product itself', async () => {
  const { open } = gateway(paid(10_00))
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  await askGateway(world.as(cast.sita), id, open)
  const { rows } = await sql<{ authorId: number | null }>`
    select distinct author_id from ledger_entries where reference = ${id}`.execute(world.resources.database)
  expect(rows).toEqual([{ authorId: null }])
})

test('returns that nobody signed neither take the place of evidence nor make the gateway answer without limit', async () => {
  const { at, open } = gateway()
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  const signed: Gateways = {
    ...open,
    evidenceOf: async (_ctx, _kind, { query }) => (query['sign'] ? query : undefined),
  }
  for (let times = 0; times < 8; times += 1)
    await receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, amount: String(times) } }, signed)
  expect(at.asks).toBe(1)
  at.answer = paid(10_00)
  await receiveReturn(system(), { gateway: 'esewa', query: { attempt: id, sign: 'genuine' } }, signed)
  expect(await readPayment(system(), { attempt: id }, signed)).toMatchObject({ state: 'paid' })
})

test('what a statement of the gateway had first is held, and is not posted again when the gateway answers', async () => {
  const { open } = gateway(paid(10_00, 'stated-1'))
  const id = await begin(open, 'CHECK', { amountPaisa: 10_00 })
  const postings: Posting[] = [
    { account: 'clearing:esewa', amountPaisa: 10_00 },
    { account: 'unidentified-receipts', amountPaisa: -10_00 },
  ]
  const held = { connectionId: null, kind: 'unidentified', valueOn: '2026-12-01', postings } as const
  await postEntries(system(), [{ ...held, reference: heldReferenceOf('esewa', 'Stated-1')! }])
  expect(await askGateway(system(), id, open)).toMatchObject({
    state: 'ambiguous',
    difference: 'reference',
    paidPaisa: null,
  })
})

test('a return at the host of another organisation is sent to its own', async () => {
  const id = await begin(gateway().open, 'CHECK', { amountPaisa: 10_00 })
  const asked = { gateway: 'connectips', query: { TXNID: id } } as const
  expect(await otherHostOf(world.system(world.kakarvitta), asked)).toBe(world.damak.hosts[0])
  expect(await otherHostOf(system(), asked)).toBeUndefined()
  expect(await otherHostOf(system(), { gateway: 'connectips', query: { TXNID: 'NOBODYS2345678' } })).toBeUndefined()
})
