// Tests of the applications' inbox and of a customer's own applications: counts, order, permitted actions, ownership.

import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { newTap, transferredTap } from '#tests/applications.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { addConnections, batchesOf } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, startOfStory, type World } from '#tests/world.ts'
import { countPending } from '../store/inbox.server.ts'
import { readInbox } from './inbox.server.ts'
import { listOwnApplications, readOwnApplication } from './own.server.ts'
import { sendApplication } from './send.server.ts'
import { enterMadeConnection } from './made-connection.server.ts'
import {
  approveApplication,
  checkApplication,
  prepareApplication,
  readApplication,
  returnApplication,
} from './work.server.ts'

let world: World
let sent = 0
beforeAll(async () => {
  world = await openWorld()
  for (const person of [cast.sita, cast.hari, cast.ramesh, cast.gita]) await world.session(person)
  const phone = '+9779841111111'
  await world.resources.database.updateTable('people').set({ phone }).where('id', '=', cast.sita.id).execute()
})

async function send(changes: object = {}, ctx: Ctx = world.visitor(world.damak)) {
  sent += 1
  const from = { requestId: 'test', address: `203.0.113.${sent}` }
  const phone = `+97798433333${String(sent).padStart(2, '0')}`
  const { code } = await sendApplication({ ...ctx, from }, newTap({ phone, ...changes }))
  const row = await world.resources.database
    .selectFrom('applications')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return { code, id: row.id }
}

const signed = { position: 'प्राविधिक' }
const seenPapers = ['houseMap', 'photo', 'wardRecommendation'] as const

test('applications are counted by state, and each action carries its verdict', async () => {
  const first = await send()
  const second = await send()
  expect(await countPending(world.scope(world.damak))).toEqual({
    submitted: 2,
    prepared: 0,
    checked: 0,
    returned: 0,
    since: { submitted: startOfStory.toISOString(), prepared: null, checked: null, returned: null },
  })
  const ramesh = world.as(cast.ramesh)
  const before = await readApplication(ramesh, first)
  expect(before.may).toMatchObject({ prepare: { ok: true }, return: { ok: true }, check: { ok: false } })
  expect(before.position).toBe('')
  const prepared = await prepareApplication(ramesh, { ...first, ...signed, seenPapers: [...seenPapers] })
  expect(prepared.may.return).toEqual({ ok: false, key: 'permission.missing' })
  expect(prepared.position).toBe('प्राविधिक')
  await returnApplication(ramesh, { ...second, ...signed, reason: 'The parcel number is wrong' })
  expect(await countPending(world.scope(world.damak))).toMatchObject({
    submitted: 0,
    prepared: 1,
    checked: 0,
    returned: 1,
    since: { submitted: null, prepared: startOfStory.toISOString() },
  })
  const greedy = permitted(cast.ramesh, 'applications:read', 'applications:check')
  expect((await readApplication(world.as(greedy), first)).may.check).toEqual({
    ok: false,
    key: 'applications.three_people',
  })
  const find = async (query: object) => {
    const { data } = await readInbox(ramesh, { orgId: '487', page: 1, limit: 10, ...query })
    return data.map(({ code, next }) => [code, next])
  }
  expect(await find({ state: 'prepared' })).toEqual([[first.code, 'check']])
  expect(await find({ state: 'returned', search: 'sharma sita' })).toEqual([[second.code, 'resubmit']])
  await checkApplication(world.as(cast.gita), { ...first, ...signed })
  expect(await find({ sortBy: 'lastStepAt', sortOrder: 'desc' })).toHaveLength(2)
})

test('an application is found by its phone as it is shown, dialled or typed in Devanagari', async () => {
  const { code } = await send({ phone: '+97723581177' })
  const ramesh = world.as(cast.ramesh)
  const found = async (search: string) => {
    const { data } = await readInbox(ramesh, { orgId: '487', page: 1, limit: 10, search })
    return data.map((row) => row.code)
  }
  for (const search of ['023-581177', '०२३-५८११७७', '+977 23 581177', '23581177', '581177', 'sharma 023-581177']) {
    expect(await found(search), search).toEqual([code])
  }
  expect(await found('023-581178')).toEqual([])
})

test('an applicant sees applications sent signed in or from their phone, in this organisation only', async () => {
  const sita = world.as(cast.sita)
  const own = await send({}, sita)
  const byPhone = await send({ phone: '+9779841111111' })
  const elsewhere = await send({ phone: '+9779841111111' }, world.visitor(world.kakarvitta))
  const { data, total } = await listOwnApplications(sita, { page: 1, limit: 10 })
  expect(data.map(({ code }) => code).toSorted()).toEqual([own.code, byPhone.code].toSorted())
  expect(total).toBe(2)
  expect(await readOwnApplication(sita, byPhone)).toMatchObject({ state: 'submitted', phone: '+9779841111111' })
  await expectRefusal('missing', 'applications.unknown', readOwnApplication(sita, elsewhere))
  await expectRefusal('missing', 'applications.unknown', readOwnApplication(world.as(cast.hari), own))
})

test('the applications of a connection are found by the customer number that they name, with the papers that were sent', async () => {
  const ids = await addConnections(
    world,
    { customer_number: 'D-1203', name_en: 'A' },
    { customer_number: 'D-1204', name_en: 'B' },
  )
  const { code } = await send(transferredTap({ phone: '+9779843333999' }))
  const of = (customerNumber: string) =>
    readInbox(world.as(cast.ramesh), { orgId: '487', page: 1, limit: 10, connection: ids.get(customerNumber)! })
  const { data, total } = await of('D-1203')
  expect([total, data[0]!.code]).toEqual([1, code])
  expect(data[0]!.papers.map(({ name }) => name.en)).toEqual([
    'Copy of citizenship certificate',
    'Copy of land ownership certificate',
  ])
  expect(await of('D-1204')).toEqual({ data: [], total: 0 })
})

/** Signed by three people. */
async function approve(which: { id: number }): Promise<void> {
  await prepareApplication(world.as(cast.ramesh), { ...which, ...signed, seenPapers: [...seenPapers] })
  await checkApplication(world.as(cast.gita), { ...which, ...signed })
  await approveApplication(world.as(cast.bishnu), { ...which, ...signed })
}

test('a connection that was made from an application lists it with its papers once its number is entered', async () => {
  const ids = await addConnections(
    world,
    { customer_number: 'N-2001', name_en: 'A' },
    { customer_number: 'N-2002', name_en: 'B' },
  )
  const { id, code } = await send({ phone: '+9779843333998' })
  const enter = (customerNumber: string, as = cast.bishnu, which = id) =>
    enterMadeConnection(world.as(as), { id: which, customerNumber })
  const of = (customerNumber: string) =>
    readInbox(world.as(cast.ramesh), { orgId: '487', page: 1, limit: 10, connection: ids.get(customerNumber)! })
  await expectRefusal('conflict', 'applications.made_before_approval', enter('N-2001'))
  await approve({ id })
  expect(await of('N-2001')).toEqual({ data: [], total: 0 })

  expect(await enter('N-2001')).toMatchObject({
    madeConnection: { id: ids.get('N-2001'), customerNumber: 'N-2001' },
    mayEnterConnection: { ok: true },
  })
  const { data, total } = await of('N-2001')
  expect([total, data[0]!.code, data[0]!.customerNo]).toEqual([1, code, 'N-2001'])
  expect(data[0]!.papers.map(({ name }) => name.en)).toEqual([
    'Copy of citizenship certificate',
    'Copy of land ownership certificate',
  ])
  const searched = await readInbox(world.as(cast.ramesh), { orgId: '487', page: 1, limit: 10, search: 'N-२००१' })
  expect(searched.data.map((row) => row.code)).toEqual([code])
  expect(await readApplication(world.as(cast.ramesh), { id })).toMatchObject({
    madeConnection: { customerNumber: 'N-2001' },
    mayEnterConnection: { ok: false, key: 'permission.missing' },
  })

  expect((await enter('N-२००२')).madeConnection?.customerNumber).toBe('N-2002')
  expect(await of('N-2001')).toEqual({ data: [], total: 0 })
  expect((await of('N-2002')).total).toBe(1)
  await enter('N-2002')
  expect((await enter('')).madeConnection).toBeNull()
  expect(await of('N-2002')).toEqual({ data: [], total: 0 })
  const audit = await world.resources.database
    .selectFrom('auditRows')
    .select(['target', 'changes'])
    .where('action', '=', 'application.connection_entered')
    .orderBy('id')
    .execute()
  expect(audit.map(({ target, changes }) => ({ target, changes }))).toEqual([
    { target: code, changes: { before: null, after: 'N-2001' } },
    { target: code, changes: { before: 'N-2001', after: 'N-2002' } },
    { target: code, changes: { before: 'N-2002', after: null } },
  ])
})

test('the number of a connection that is not here, or was made from another application, is refused at its field', async () => {
  await addConnections(world, { customer_number: 'N-2003', name_en: 'A' })
  const elsewhere = [{ customer_number: 'K-1', name_en: 'B', connected_on: '2080/04/01', opening_reading: '0' }]
  const options = { batches: batchesOf(elsewhere), apply: true, skipRefused: false }
  expect(await importRegister(world.system(world.kakarvitta), options)).toMatchObject({ added: 1 })
  const [first, second] = [await send({ phone: '+9779843333997' }), await send({ phone: '+9779843333996' })]
  for (const each of [first, second]) await approve(each)
  const refused = async (which: { id: number }, customerNumber: string) => {
    const body = { customerNumber }
    const answer = await world.api('PUT', `/admin/applications/487/${which.id}/connection`, { as: cast.bishnu, body })
    return { status: answer.status, fields: ((await answer.json()) as { fields?: unknown[] }).fields }
  }
  for (const unknown of ['K-1', 'N-9999', '%'])
    expect(await refused(first, unknown)).toMatchObject({
      status: 400,
      fields: [{ field: 'customerNumber', key: 'applications.connection_unknown' }],
    })
  expect(await refused(first, '')).toMatchObject({ status: 400, fields: [{ key: 'validation.required' }] })
  expect(await refused(first, 'N-2003')).toMatchObject({ status: 200 })
  expect(await refused(second, 'N-2003')).toMatchObject({
    status: 400,
    fields: [{ field: 'customerNumber', key: 'applications.connection_taken' }],
  })
  const transfer = await send(transferredTap({ phone: '+9779843333995' }))
  await expectRefusal(
    'conflict',
    'applications.made_of_transfer',
    enterMadeConnection(world.as(cast.bishnu), { id: transfer.id, customerNumber: 'N-2003' }),
  )
})
