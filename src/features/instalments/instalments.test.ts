// Tests of instalments through the API and the job: agreed, approved, kept, missed and notified once, ended when paid.

import { beforeAll, expect, test } from 'vitest'
import { correctAndSettle } from '#features/bills/operations/corrections.server.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { watchInstalments } from './operations/watch.server.ts'

let world: World
let id: number
const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve')
const approver = permitted(cast.gita, 'ledger:read', 'billing:approve')

beforeAll(async () => {
  world = await openWorld()
  const ids = await addConnections(world, { customer_number: '701', name_en: 'Sita', phone: '9852000051' })
  id = ids.get('701')!
  await useRates(world, {
    ...billedRates,
    minimum: { kind: 'block', units: 10, amountPaisa: 300_00 },
    paymentSteps: [],
  })
  await readMeters(world, '2083/07', '2026-11-14', { 701: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  await changeBillingPolicy(world.system(world.damak), { persons: 2 })
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.sita.id, customerNumber: '701', createdAt: new Date('2026-01-01') })
    .execute()
})

type Body = Record<string, unknown> & { id: number; data: Body[] }

async function call(method: 'GET' | 'POST', path: string, body?: object, as = clerk) {
  const answer = await world.api(method, `/admin/instalments/487${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const agreed = { rupees: 300, count: 3, firstOn: '2026-12-01', reason: 'Three months of arrears' }
const request = (sent: object = {}) => call('POST', `/connections/${id}`, { ...agreed, ...sent })
const ofConnection = async () => (await call('GET', `/connections/${id}`)).body

async function sms(): Promise<string[]> {
  const rows = await world.resources.database.selectFrom('outbox').select('body').orderBy('id').execute()
  return rows.map(({ body }) => body!)
}

async function watchAt(instant: string) {
  world.travelTo(instant)
  return watchInstalments(world.system(world.damak))
}

test('an agreement is at most what is owed, prepared by one and approved by another where the organisation asks for two', async () => {
  expect((await request({ rupees: 301 })).body).toMatchObject({ fields: [{ field: 'rupees' }] })
  expect((await request({ firstOn: '2026-11-21' })).body).toMatchObject({ fields: [{ field: 'firstOn' }] })
  expect((await request({ firstOn: '2083-08-15' })).body).toMatchObject({ fields: [{ field: 'firstOn' }] })
  expect((await request({ count: 1 })).status).toBe(400)
  const { status, body } = await request()
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { state: 'prepared', parts: [{ dueOn: '2026-12-01', amountPaisa: 100_00 }, { dueOn: '2026-12-30' }, {}] },
  })
  expect(await request()).toMatchObject({ status: 409, body: { key: 'instalments.pending' } })
  expect(await call('POST', `/${body.id}/approvals`)).toMatchObject({ body: { key: 'instalments.second_person' } })
  expect(await call('POST', `/${body.id}/approvals`, {}, approver)).toMatchObject({ body: { state: 'kept' } })
  expect(await call('POST', `/${body.id}/refusals`, {}, approver)).toMatchObject({
    body: { key: 'instalments.decided' },
  })
  expect(await request()).toMatchObject({ status: 409, body: { key: 'instalments.running' } })
})

test('the next instalment is shown in the portal, on /pay and at the counter', async () => {
  const next = { dueOn: '2026-12-01', amountPaisa: 100_00, isMissed: false }
  const own = await world.api('GET', '/customer/instalments/487', { as: cast.sita })
  expect(await own.json()).toMatchObject({ data: [{ customerNumber: '701', next, state: 'kept' }] })
  const due = await world.api('GET', '/customer/payments/487/due/701')
  expect(await due.json()).toMatchObject({ instalment: next })
  const counter = permitted(cast.ramesh, 'counter:use')
  const at = await world.api('GET', '/admin/counter/487/due?customerNumber=701', { as: counter })
  expect(await at.json()).toMatchObject({ instalment: next })
})

test('after a waiver no more is asked for than is owed', async () => {
  const postings = twoPostings('waiver', -240_00)
  const entry = { connectionId: id, kind: 'waiver', postings, valueOn: '2026-11-22' } as const
  const [waived] = await postEntries(world.system(world.damak), [entry])
  const due = await world.api('GET', '/customer/payments/487/due/701')
  expect(await due.json()).toMatchObject({ duePaisa: 60_00, instalment: { dueOn: '2026-12-01', amountPaisa: 60_00 } })
  await correctAndSettle(world.as(cast.gita), { id: waived!, reason: 'By mistake' })
})

test('the holder is notified once of a missed part; paid late it is kept on, and not paid for longer than the policy allows it is broken', async () => {
  expect(await watchAt('2026-12-01T05:15:00Z')).toEqual({ noticed: 0, ended: 0 })
  expect(await watchAt('2026-12-02T15:15:00Z')).toEqual({ noticed: 1, ended: 0 })
  expect(await watchAt('2026-12-03T05:15:00Z')).toEqual({ noticed: 0, ended: 0 })
  expect(await sms()).toEqual([expect.stringContaining('रु. १०० बाँकी')])
  const [queued] = await world.resources.database.selectFrom('outbox').select('nextTryAt').execute()
  expect(queued!.nextTryAt).toEqual(new Date('2026-12-03T01:15:00Z'))
  const dashboard = await world.api('GET', '/admin/desk/487', { as: approver })
  expect(await dashboard.json()).toMatchObject({ instalments: { missed: 1, toApprove: 0 } })
  expect((await ofConnection()).data[0]).toMatchObject({ state: 'late', next: { isMissed: true } })
  await pay(world, id, 100_00, '2026-12-04')
  expect((await ofConnection()).data[0]).toMatchObject({
    state: 'kept',
    parts: [{ state: 'late' }, { state: 'due' }, {}],
  })
  world.travelTo('2027-01-07T05:15:00Z')
  expect((await ofConnection()).data[0]).toMatchObject({ state: 'broken' })
})

test('a broken one can be followed by another, and what is paid ends', async () => {
  world.travelTo('2027-01-07T05:15:00Z')
  const { body } = await request({ rupees: 200, count: 2, firstOn: '2027-01-20' })
  await call('POST', `/${body.id}/approvals`, {}, approver)
  expect((await ofConnection()).data.map(({ state }) => state)).toEqual(['kept', 'replaced'])
  await pay(world, id, 200_00, '2027-01-10')
  expect(await watchAt('2027-01-11T05:15:00Z')).toEqual({ noticed: 0, ended: 1 })
  expect((await ofConnection()).data[0]).toMatchObject({ state: 'paid', next: null })
  expect((await call('GET', '?part=ended&search=701')).body).toMatchObject({ total: 2 })
  expect((await call('GET', '?part=running')).body).toMatchObject({ total: 0 })
})

test('what a waiver has settled stays paid when the next month is billed, and is broken when a payment of it is reversed', async () => {
  world.travelTo('2027-01-12T05:15:00Z')
  const system = world.system(world.damak)
  const entry = { connectionId: id, valueOn: '2027-01-12' } as const
  const bill = { ...entry, kind: 'bill', postings: twoPostings('water', 300_00) } as const
  await postEntries(system, [bill])
  const { body } = await request({ rupees: 300, count: 2, firstOn: '2027-01-20' })
  await call('POST', `/${body.id}/approvals`, {}, approver)
  const [, paid] = await postEntries(system, [
    { ...entry, kind: 'waiver', postings: twoPostings('waiver', -100_00) },
    { ...entry, kind: 'payment', postings: twoPostings('cheques', -200_00) },
  ])
  expect(await watchAt('2027-01-13T05:15:00Z')).toEqual({ noticed: 0, ended: 1 })
  await postEntries(system, [bill])
  expect((await ofConnection()).data[0]).toMatchObject({
    state: 'paid',
    parts: [{ state: 'kept' }, { paidOn: '2027-01-13' }],
  })
  world.travelTo('2027-01-15T05:15:00Z')
  await correctAndSettle(world.as(cast.gita), { id: paid!, reason: 'The cheque was returned' })
  expect((await ofConnection()).data[0]).toMatchObject({ state: 'broken', next: null })
  expect(await request({ firstOn: '2027-02-01' })).toMatchObject({ status: 201 })
})
