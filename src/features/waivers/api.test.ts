// Tests of waivers through the API: requested, approved by a second person, posted; nobody on a connection of their own.

import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import type { Language } from '#kit/language.ts'
import { transaction } from '#platform/database.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let ids: Map<string, number>
const clerk = permitted(cast.ramesh, 'ledger:read', 'billing:prepare', 'billing:approve', 'ledger:correct')
const approver = permitted(cast.gita, 'ledger:read', 'billing:approve')

beforeAll(async () => {
  world = await openWorld()
  ids = await addConnections(
    world,
    { customer_number: 'OWES', name_en: 'Owes' },
    { customer_number: 'OWN', name_en: 'Own' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { OWES: '10', OWN: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  await world.resources.database
    .insertInto('customers')
    .values({ orgId: 487, personId: cast.gita.id, customerNumber: 'OWN', createdAt: new Date('2026-01-01') })
    .execute()
})

type Body = Record<string, unknown> & { id: number }
type Sent = { kind?: string; amountPaisa?: number; reason?: string }

async function request(number: string, sent: Sent = {}, as = clerk): Promise<{ status: number; body: Body }> {
  const body = { kind: 'waiver', amountPaisa: 50_00, reason: 'A leak before the meter', ...sent }
  const answer = await world.api('POST', `/admin/ledger/487/connections/${ids.get(number)}/waivers`, { as, body })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function decide(id: number, what: 'approvals' | 'refusals' | 'cancellations', as = approver) {
  const answer = await world.api('POST', `/admin/ledger/487/waivers/${id}/${what}`, { as, body: {} })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function read(number: string, as = clerk, language: Language = 'en') {
  const answer = await world.api('GET', `/admin/ledger/487/connections/${ids.get(number)}/waivers`, { as, language })
  return (await answer.json()) as Body & { data: Body[] }
}

test('a request posts nothing until a second person approves it', async () => {
  const { status, body } = await request('OWES')
  expect([status, body]).toMatchObject([201, { state: 'prepared', amountPaisa: 50_00, mayApprove: { ok: false } }])
  expect(await read('OWES')).toMatchObject({ owedPaisa: 90_00, mayRequest: { ok: false, key: 'waivers.pending' } })
  expect(await request('OWES')).toMatchObject({ status: 409, body: { key: 'waivers.pending' } })
  expect(await decide(body.id, 'approvals', clerk)).toMatchObject({
    status: 409,
    body: { key: 'waivers.second_person' },
  })
  expect((await read('OWES', approver)).data[0]).toMatchObject({ mayApprove: { ok: true } })
  const approved = await decide(body.id, 'approvals')
  expect(approved).toMatchObject({ status: 200, body: { state: 'approved', decided: { by: cast.gita.name.en } } })
  const [prepared, decided] = [{ by: cast.ramesh.name.ne }, { by: cast.gita.name.ne }]
  expect((await read('OWES', clerk, 'ne')).data[0]).toMatchObject({ prepared, decided })
  expect(await decide(body.id, 'refusals')).toMatchObject({ status: 409, body: { key: 'waivers.decided' } })
  expect(await read('OWES')).toMatchObject({ owedPaisa: 40_00, mayRequest: { ok: true } })
  const journal = await world.api('GET', '/admin/ledger/487?customerNumber=OWES', { as: clerk })
  const { data } = (await journal.json()) as { data: Body[] }
  expect(data.find(({ kind }) => kind === 'waiver')).toMatchObject({
    amountPaisa: -50_00,
    reason: 'A leak before the meter',
    author: cast.gita.name.en,
    postings: [
      { account: 'receivables', amountPaisa: -50_00 },
      { account: 'waiver', amountPaisa: 50_00 },
    ],
  })
})

test('no more than is owed, also when something was paid meanwhile', async () => {
  expect(await request('OWES', { amountPaisa: 40_01 })).toMatchObject({
    status: 409,
    body: { key: 'waivers.above_owed' },
  })
  expect(await request('OWES', { amountPaisa: 0 })).toMatchObject({ status: 400 })
  expect(await request('OWES', { reason: 'no' })).toMatchObject({ status: 400 })
  const { body } = await request('OWES', { kind: 'write-off', amountPaisa: 40_00 })
  const payment = {
    connectionId: ids.get('OWES')!,
    amountPaisa: 10_00,
    account: 'cash',
    valueOn: '2026-11-22',
  } as const
  const offered = async () => (await read('OWES', approver)).data.find(({ id }) => id === body.id)!['mayApprove']
  expect(await offered()).toEqual({ ok: true })
  await recordPayments(world.system(world.damak), [payment])
  expect(await offered()).toMatchObject({ ok: false, key: 'waivers.above_owed' })
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'waivers.above_owed' } })
  expect(await decide(body.id, 'refusals')).toMatchObject({ body: { state: 'refused' } })
  const again = await request('OWES', { kind: 'write-off', amountPaisa: 1_00 })
  expect(await decide(again.body.id, 'cancellations', clerk)).toMatchObject({ body: { state: 'cancelled' } })
})

test('a payment waits for the waiver that has read what is owed', async () => {
  const system = world.system(world.damak)
  const connectionId = ids.get('OWES')!
  const valueOn = '2026-11-22'
  const { paid, waived } = await transaction(system, async (tx) => {
    await lockPosting(tx, [connectionId])
    const paid = recordPayments(system, [{ connectionId, amountPaisa: 1_00, account: 'cash', valueOn }])
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect((await waiting.execute(world.resources.database)).rows).toHaveLength(1)
    })
    const entry = { connectionId, kind: 'waiver', postings: twoPostings('waiver', -1_00), valueOn } as const
    return { paid, waived: await postEntries(tx, [entry]) }
  })
  expect((await paid)[0]).toBeGreaterThan(waived[0]!)
})

test('nobody on a connection of their own', async () => {
  const own = permitted(cast.gita, 'ledger:read', 'billing:prepare', 'billing:approve')
  expect(await request('OWN', {}, own)).toMatchObject({ status: 409, body: { key: 'waivers.own_connection' } })
  expect(await read('OWN', own)).toMatchObject({ mayRequest: { ok: false, key: 'waivers.own_connection' } })
  const { body } = await request('OWN')
  expect(await decide(body.id, 'approvals')).toMatchObject({ status: 409, body: { key: 'waivers.own_connection' } })
  const third = permitted(cast.bishnu, 'billing:approve')
  expect(await decide(body.id, 'approvals', third)).toMatchObject({ status: 200, body: { state: 'approved' } })
})

test('the list has what is to be approved, and page by page what is decided, searched by customer number', async () => {
  const list = async (query: string) => {
    const answer = await world.api('GET', `/admin/ledger/487/waivers?${query}`, { as: clerk })
    return (await answer.json()) as { data: Body[]; total: number }
  }
  const { body } = await request('OWES', { amountPaisa: 1_00 })
  expect(await list('part=prepared')).toMatchObject({ total: 1, data: [{ id: body.id, state: 'prepared' }] })
  const dashboard = await world.api('GET', '/admin/desk/487', { as: cast.bishnu })
  expect(await dashboard.json()).toMatchObject({ waivers: { toApprove: 1 } })
  const [first, second] = [await list('part=decided&limit=3'), await list('part=decided&limit=3&page=2')]
  expect(first).toMatchObject({
    total: 4,
    data: [{ customerNumber: 'OWN' }, { state: 'cancelled' }, { state: 'refused' }],
  })
  expect(second.data).toMatchObject([{ customerNumber: 'OWES', state: 'approved' }])
  expect((await list('part=decided&sortOrder=asc&limit=1')).data).toEqual(second.data)
  expect(await list('part=decided&search=OWN')).toMatchObject({ total: 1, data: [{ state: 'approved' }] })
  expect((await list('limit=1')).data).toMatchObject([{ id: body.id }])
  await decide(body.id, 'cancellations', clerk)
})

test('a connection that owes nothing, one that is unknown and one of another organisation are refused', async () => {
  world.travelTo('2026-11-23T05:15:00Z')
  const all = { connectionId: ids.get('OWN')!, amountPaisa: 100_00, account: 'cash', valueOn: '2026-11-23' } as const
  await recordPayments(world.system(world.damak), [all])
  expect(await request('OWN')).toMatchObject({ status: 409, body: { key: 'waivers.nothing_owed' } })
  const unknown = await world.api('GET', '/admin/ledger/487/connections/999999/waivers', { as: clerk })
  expect(unknown.status).toBe(404)
  expect((await decide(999_999, 'approvals')).status).toBe(404)
})

test('a reload is not recorded again within the hour', async () => {
  const reads = async () => {
    const rows = world.resources.database.selectFrom('auditRows').select('id').where('action', '=', 'waivers.read')
    return (await rows.where('target', '=', 'OWES').where('actorId', '=', clerk.id).execute()).length
  }
  world.travelTo('2026-11-23T08:15:00Z')
  await read('OWES')
  const first = await reads()
  await read('OWES')
  expect(await reads()).toBe(first)
  world.travelTo('2026-11-23T09:16:00Z')
  await read('OWES')
  expect(await reads()).toBe(first + 1)
})
