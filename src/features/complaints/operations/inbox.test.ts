// Tests of the complaints' inbox and of a customer's own complaints: counts, filters, search, permitted actions, ownership.

import { beforeAll, expect, test } from 'vitest'
import type { NewComplaint } from '../contract/new-complaint.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { complaint as complaintKind } from './complaint.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, startOfStory, type World } from '#tests/world.ts'
import { listOfficers, readInbox, readPendingCounts } from './inbox.server.ts'
import { listOwnComplaints, readOwnComplaint } from './own.server.ts'
import { sendComplaint } from './send.server.ts'
import { askReporter, assignComplaint, readComplaint, resolveComplaint } from './work.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Registered phone numbers.
  await world.session(cast.sita)
  await world.session(cast.hari)
  await world.session(cast.kamala)
  const setPhone = (id: number, phone: string) =>
    world.resources.database.updateTable('people').set({ phone }).where('id', '=', id).execute()
  await setPhone(cast.sita.id, '+9779841111111')
  await setPhone(cast.hari.id, '+9779842222222')
})

let sent = 0
async function send(more: Partial<NewComplaint> = {}, ctx = world.visitor(world.damak)) {
  sent += 1
  const from = { ...ctx.from, address: `198.51.100.${sent}` }
  const complaint = { type: 'no-water', message: 'No water', photos: [], name: 'Sita', consent: true, ...more }
  const phone = more.phone ?? `+97798433333${String(sent).padStart(2, '0')}`
  const { code } = await sendComplaint({ ...ctx, from }, { ...complaint, phone })
  const { id } = await loadCase(world.scope(ctx.org), complaintKind, { code })
  return { code, id }
}

const kamala = () => world.as(cast.kamala)
const find = async (query: object) => {
  const { data } = await readInbox(kamala(), { orgId: '487', page: 1, limit: 100, ...query })
  return data.map(({ code }) => code)
}

test('pending complaints are counted, and those assigned to me', async () => {
  const first = await send({ ward: 3 })
  const second = await send({ ward: 3 })
  const third = await send({ ward: 3 })
  await assignComplaint(kamala(), { id: first.id, assignee: cast.kamala.id })
  await resolveComplaint(kamala(), { id: second.id, text: 'Done' })
  expect(await readPendingCounts(kamala())).toEqual({
    open: 2,
    received: 1,
    approaching: 0,
    today: 0,
    overdue: 0,
    mine: 1,
    unassigned: 1,
    nextDue: null,
  })
  expect(await find({ state: 'open', assignee: 'me' })).toEqual([first.code])
  expect(await find({ state: 'open', assignee: 'none' })).toEqual([third.code])
  expect(await find({ state: 'resolved' })).toEqual([second.code])
  expect(await find({ bucket: 'stopped' })).toEqual([second.code])
  expect(await find({ ward: '3', sortBy: 'code', sortOrder: 'desc' })).toEqual(
    [first.code, second.code, third.code].toSorted().toReversed(),
  )
  expect((await readInbox(kamala(), { orgId: '487', page: 2, limit: 2, ward: '3' })).total).toBe(3)
})

test('the search ignores spelling variants; short terms match the start of a word', async () => {
  const { code } = await send({ tol: 'शान्ति टोल', message: 'मिटर बिग्रियो', landmark: 'At the temple' })
  for (const query of [{ tol: 'शान्ती' }, { search: 'बिग्रीयो मिटर' }, { search: 'te' }, { search: code.slice(2, 6) }])
    expect(await find(query), JSON.stringify(query)).toEqual([code])
  for (const query of [{ tol: 'मिटर' }, { search: 'em' }, { search: 'मिटर xyz' }])
    expect(await find(query), JSON.stringify(query)).toEqual([])
})

test('each action carries its verdict, with the reason when it is denied', async () => {
  const { id } = await send()
  const gita = permitted(cast.gita, 'complaints:read')
  const refused = { ok: false, key: 'permission.missing' }
  expect(Object.values((await readComplaint(world.as(gita), { id })).may)).toEqual(
    Array.from({ length: 6 }, () => refused),
  )
  const fresh = await readComplaint(kamala(), { id })
  expect(fresh.may).toMatchObject({ assign: { ok: true }, ask: { ok: true }, close: { key: 'complaints.still_open' } })
  const { may } = await askReporter(kamala(), { id, text: 'Which tap?' })
  expect(may).toMatchObject({ answer: { ok: true }, ask: { key: 'complaints.already_asked' } })
  const done = await resolveComplaint(kamala(), { id, text: 'Done' })
  expect(done.may).toMatchObject({
    answer: { key: 'complaints.finished' },
    close: { key: 'complaints.may_be_reopened' },
  })
  expect(Object.keys(done)).not.toContain('searchKey')
})

test('officers for assignment are the staff of this organisation, not its customers', async () => {
  const { data } = await listOfficers(kamala())
  expect(data.map(({ id }) => id)).toContain(cast.kamala.id)
  expect(data.map(({ id }) => id)).not.toContain(cast.sita.id)
})

test('a customer sees complaints sent signed in or from their phone, in this organisation only', async () => {
  world.travelTo(startOfStory)
  const signedIn = await send({}, world.as(cast.sita) as ReturnType<World['visitor']>)
  const byPhone = await send({ phone: '+9779841111111' })
  const elsewhere = await send({ phone: '+9779841111111' }, world.visitor(world.kakarvitta))
  const aboutHer = await send({ customerNumber: cast.sita.customerNumber! })
  const { data, total } = await listOwnComplaints(world.as(cast.sita), { page: 1, limit: 10 })
  expect(data.map(({ code }) => code).toSorted()).toEqual([signedIn.code, byPhone.code].toSorted())
  expect(total).toBe(2)
  const read = await readOwnComplaint(world.as(cast.sita), { code: byPhone.code.toLowerCase() })
  expect(read).toMatchObject({ code: byPhone.code, phone: '+9779841111111', may: { comment: { ok: true } } })
  for (const { code } of [elsewhere, aboutHer])
    await expectRefusal('missing', 'complaints.unknown', readOwnComplaint(world.as(cast.sita), { code }))
  await expectRefusal('missing', 'complaints.unknown', readOwnComplaint(world.as(cast.hari), { code: byPhone.code }))
})

test('the office hours that are left are listed, none once the deadline is over', async () => {
  const { code } = await send({ ward: 7, type: 'low-pressure' })
  const left = async (now = kamala().now) => {
    const { data } = await readInbox({ ...kamala(), now }, { orgId: '487', page: 1, limit: 10, search: code })
    return data[0]!.hoursLeft
  }
  expect(await left()).toBe(16)
  expect(await left(new Date('2026-12-22T05:15:00Z'))).toBeNull()
})

test('the complaints of a connection are found in any state by the customer number that they name', async () => {
  const ids = await addConnections(
    world,
    { customer_number: 'C-7', name_en: 'A' },
    { customer_number: 'C-78', name_en: 'B' },
  )
  const open = await send({ customerNumber: 'C-7' })
  const resolved = await send({ customerNumber: 'C-7' })
  await send({ message: 'Number C-7' })
  await resolveComplaint(kamala(), { id: resolved.id, text: 'Done' })
  const found = await find({ connection: ids.get('C-7') })
  expect(found.toSorted()).toEqual([open.code, resolved.code].toSorted())
  expect(await find({ connection: ids.get('C-78') })).toEqual([])
})
