// Tests of billing policies through the API: versions, one person in place of two by another, and an organisation that bills elsewhere.

import { beforeAll, expect, test } from 'vitest'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted, type CastStaff } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { BillingPolicies } from './contract/policies-api.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { prepareRun } from './operations/runs.server.ts'

let world: World
const other = permitted(cast.gita, 'organisation:change')

beforeAll(async () => {
  world = await openWorld()
})

async function call(method: string, path: string, as: CastStaff, body?: object) {
  const answer = await world.api(method, `/admin/billingPolicies/487${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as BillingPolicies & { key: string } }
}

const read = async (as = cast.rajendra) => (await call('GET', '', as)).body

async function change(changes: object, as = cast.rajendra) {
  const { request: _request, edits: _edits, holdFeePaisa, ...stored } = await read(as)
  return call('PUT', '', as, { ...stored, holdFee: holdFeePaisa / 100, ...changes })
}

test('policies have defaults, and are changed with a note and a version', async () => {
  const opened = await read()
  expect(opened).toMatchObject({ billing: 'runs', cycleMonths: 1, cutTap: 'nothing', persons: 1, version: 0 })
  const saved = await change({ cutTap: 'fee', holdFee: 25.5, cycleMonths: 2, note: 'Board of Kartik' })
  expect(saved).toMatchObject({
    status: 200,
    body: { cutTap: 'fee', holdFeePaisa: 2_550, cycleMonths: 2, edits: [{ note: 'Board of Kartik' }] },
  })
  const stale = await change({ cycleMonths: 1, version: 0 })
  expect(stale).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  expect((await change({ cutTap: 'fee', holdFee: 0 })).status).toBe(400)
  expect((await call('GET', '', cast.ramesh)).status).toBe(403)
})

test('a month in the middle of a cycle is not billed', async () => {
  const system = world.system(world.damak)
  await expectRefusal('conflict', 'bills.cycle_not_over', prepareRun(system, { period: '2083/06' }))
})

test('two persons become one when another administrator approves; other changes do not end the request', async () => {
  expect((await change({ persons: 2 })).body).toMatchObject({ persons: 2, request: null })
  const asked = await change({ persons: 1 })
  expect(asked.body).toMatchObject({ persons: 2, request: { mayApprove: { ok: false } } })
  const { id } = asked.body.request!
  const inNepali = await world.api('GET', '/admin/billingPolicies/487', { as: cast.rajendra, language: 'ne' })
  expect(await inNepali.json()).toMatchObject({ request: { prepared: { by: cast.rajendra.name.ne } } })
  expect((await change({ cycleMonths: 1 })).body).toMatchObject({ persons: 2, cycleMonths: 1, request: { id } })
  await changeBillingPolicy(world.system(world.damak), { missingReading: 'estimated', persons: 1 })
  expect(await read()).toMatchObject({ persons: 2, missingReading: 'estimated', request: { id } })

  const decisions = `/requests/${id}/decisions`
  const own = await call('POST', decisions, cast.rajendra, { decision: 'approved' })
  expect(own).toMatchObject({ status: 409, body: { key: 'billing.request_second_person' } })
  const approved = await call('POST', decisions, other, { decision: 'approved' })
  expect(approved).toMatchObject({ status: 200, body: { persons: 1, request: null } })
  expect((await call('POST', decisions, other, { decision: 'refused' })).body.key).toBe('billing.request_decided')
  expect((await call('POST', '/requests/999/decisions', other, { decision: 'refused' })).status).toBe(404)
})

test('a request that is refused or withdrawn leaves two persons', async () => {
  await change({ persons: 2 })
  const { request } = (await change({ persons: 1 })).body
  const refused = await call('POST', `/requests/${request!.id}/decisions`, cast.rajendra, { decision: 'refused' })
  expect(refused.body).toMatchObject({ persons: 2, request: null })
})

test('an organisation that bills in another program is offered no run and sees what was imported', async () => {
  await change({ billing: 'imported' })
  const refused = await world.api('POST', '/admin/billingRuns/487', { as: cast.ramesh, body: { period: '2083/06' } })
  expect(await refused.json()).toMatchObject({ key: 'bills.made_elsewhere' })
  const runs = await world.api('GET', '/admin/billingRuns/487', { as: cast.ramesh })
  expect(await runs.json()).toMatchObject({ billing: 'imported', cycleMonths: 1, data: [] })
  const imported = await world.api('GET', '/admin/importedBills/487', { as: cast.ramesh })
  expect(await imported.json()).toEqual({ data: [] })
  await world.session(cast.sita)
  const own = await world.api('GET', '/customer/bills/487', { as: cast.sita })
  expect(await own.json()).toMatchObject({ data: [], isBilledHere: false })
})

test('a run that was prepared before a policy changed says why it may not be approved, as the approval does', async () => {
  await change({ billing: 'runs', cycleMonths: 1, persons: 1 })
  const { id } = await prepareRun(world.system(world.damak), { period: '2083/06' })
  const path = `/admin/billingRuns/487/${id}`
  const expectReason = async (key: string) => {
    const read = await world.api('GET', path, { as: cast.bishnu })
    expect(await read.json()).toMatchObject({ state: 'prepared', mayApprove: { ok: false, key } })
    const { data } = (await (await world.api('GET', '/admin/billingRuns/487', { as: cast.bishnu })).json()) as {
      data: unknown[]
    }
    expect(data[0]).toMatchObject({ id, mayApprove: { ok: false, key } })
    const approved = await world.api('POST', `${path}/approvals`, { as: cast.bishnu, body: {} })
    expect(await approved.json()).toMatchObject({ key })
  }
  await change({ cycleMonths: 2 })
  await expectReason('bills.cycle_not_over')
  await change({ cycleMonths: 1, billing: 'imported' })
  await expectReason('bills.made_elsewhere')
})

test('what was imported and not corrected is shown by month for two years, that of no month last', async () => {
  const ids = await addConnections(world, { customer_number: 'ONE', name_en: 'One' })
  const connectionId = ids.get('ONE')!
  const paid = { connectionId, kind: 'payment', postings: twoPostings('cash', -10_00) } as const
  const bill = { connectionId, kind: 'bill', postings: twoPostings('water', 900_00), period: '2083/07' } as const
  const [wrong] = await postEntries(world.system(world.damak), [{ ...bill, valueOn: '2026-11-18' }])
  const correction = { ...bill, kind: 'correction', corrects: wrong!, reason: 'Wrong reading' } as const
  await postEntries(world.system(world.damak), [
    { ...correction, postings: twoPostings('water', -900_00), valueOn: '2026-11-20' },
    { ...bill, postings: twoPostings('water', 90_00), valueOn: '2026-11-18' },
    { ...paid, valueOn: '2026-11-20', period: '2083/07' },
    { ...paid, valueOn: '2026-11-20' },
    { ...paid, valueOn: '2023-11-20', period: '2080/07' },
    { ...paid, valueOn: '2023-11-20' },
  ])
  // Taken here, as the cashier, a gateway or a page of a receipt book does: with a receipt.
  const system = world.system(world.damak)
  const [taken] = await postEntries(system, [{ ...paid, valueOn: '2026-11-20', isDayTyped: true }])
  const line = { purpose: 'bill', connectionId, entryId: taken!, amountPaisa: 10_00 } as const
  await issueReceipt(system, { tender: 'cash', lines: [line] })
  const imported = await world.api('GET', '/admin/importedBills/487', { as: cast.ramesh })
  const one = { bills: 0, billedPaisa: 0, payments: 1, paidPaisa: 10_00 }
  expect(await imported.json()).toEqual({
    data: [
      { ...one, period: '2083/07', bills: 1, billedPaisa: 90_00 },
      { ...one, period: null },
    ],
  })
})
