// Tests of links: a number linked by a code, delegates offered, accepted and ended, and what each may see and do.

import { beforeEach, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, type CastCustomer, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Links } from './contract/api.ts'

let world: World
let ids: Map<string, number>
const phone = '+9779841000001'

/** Another customer of Damak. */
const maya: CastCustomer = {
  ...cast.sita,
  key: 'maya-rai',
  id: 501,
  email: 'maya@customers.example',
  customerNumber: '20001',
}

beforeEach(async () => {
  world = await openWorld()
  for (const person of [cast.sita, maya, cast.ramesh, cast.kamala]) await world.session(person)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma' },
    { customer_number: '20001', name_en: 'Maya Rai', phone },
    { customer_number: '30001', name_en: 'Without a phone' },
  )
})

const base = '/customer/connections/487'

async function call(method: string, path: string, as: CastMember, body?: unknown) {
  const answer = await world.api(method, path, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

async function linksOf(as: CastMember): Promise<Links> {
  return (await call('GET', `${base}/links`, as)).body
}

async function messages(recipient: string) {
  const { database } = world.resources
  return database
    .selectFrom('outbox')
    .select(['body', 'kind'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

async function codesTo(recipient: string) {
  return (await messages(recipient)).filter(({ kind }) => kind === 'code')
}

async function codeFor(
  as: CastMember,
  customerNumber: string,
  to = phone,
): Promise<{ request: string; code: string | undefined }> {
  const { body } = await call('POST', `${base}/codes`, as, { customerNumber })
  const text = (await messages(to)).at(-1)?.body
  return { request: body.request, code: text?.match(/\b\d{6}\b/)?.[0] }
}

async function link(as: CastMember, to = phone): Promise<Links> {
  const { status, body } = await call('POST', `${base}/links`, as, await codeFor(as, '20001', to))
  expect(status).toBe(201)
  return body
}

async function offerTo(person: CastMember, number: string, by = maya): Promise<number> {
  const { database } = world.resources
  await database.updateTable('people').set({ phone: number }).where('id', '=', person.id).execute()
  const delegate = { customerNumber: '20001', name: person.name.en, phone: number, relation: 'family' }
  const { status } = await call('POST', `${base}/delegates`, by, delegate)
  expect(status).toBe(201)
  return (await linksOf(by)).connections[0]!.sharedWith.at(-1)!.id
}

test('a number is linked by the code that its phone gets, and seen from then on; once', async () => {
  const { connections } = await link(cast.sita)
  expect(connections.map(({ customerNumber, access }) => [customerNumber, access])).toEqual([
    ['10425', 'own'],
    ['20001', 'linked'],
  ])
  const { body } = await call('GET', base, cast.sita)
  expect(body.data.map(({ customerNumber }: Record<string, unknown>) => customerNumber)).toEqual(['10425', '20001'])
  const again = await call('POST', `${base}/codes`, cast.sita, { customerNumber: '20001' })
  expect([again.status, again.body.key]).toEqual([409, 'connection_links.yours_already'])
  expect((await linksOf(maya)).connections[0]!.sharedWith).toMatchObject([
    { name: cast.sita.name, relation: null, phone: null },
  ])
})

test('a number without a phone and one that does not exist are answered alike, and send nothing', async () => {
  const before = await world.resources.database.selectFrom('outbox').select('id').execute()
  for (const customerNumber of ['30001', '99999']) {
    const { status, body } = await call('POST', `${base}/codes`, cast.sita, { customerNumber })
    expect([status, Object.keys(body), body.expiresIn]).toEqual([202, ['request', 'expiresIn'], 600])
    const guess = await call('POST', `${base}/links`, cast.sita, { request: body.request, code: '123456' })
    expect([guess.status, guess.body.errors ?? guess.body]).toEqual([400, expect.anything()])
  }
  expect(await world.resources.database.selectFrom('outbox').select('id').execute()).toEqual(before)
})

test('a code is for the person who asked, ten minutes and five tries; codes are limited', async () => {
  const { request, code } = await codeFor(cast.sita, '20001')
  const other = { ...cast.sita, key: 'other', id: 502, email: 'other@customers.example', customerNumber: '30001' }
  await world.session(other)
  expect((await call('POST', `${base}/links`, other, { request, code })).status).toBe(400)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n += 1) await call('POST', `${base}/links`, cast.sita, { request, code: wrong })
  expect((await call('POST', `${base}/links`, cast.sita, { request, code })).status).toBe(400)

  const late = await codeFor(cast.sita, '20001')
  world.travelTo(new Date(world.visitor(world.damak).now.getTime() + 11 * 60_000))
  expect((await call('POST', `${base}/links`, cast.sita, late)).status).toBe(400)

  const answers: number[] = []
  for (let n = 0; n < 6; n += 1)
    answers.push((await call('POST', `${base}/codes`, cast.sita, { customerNumber: '30001' })).status)
  expect(answers).toContain(429)
})

test('a delegate accepts, sees the bills, gives nothing on, and is shut out the moment the holder ends it', async () => {
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-15', { 20001: '10' })
  await billMonth(world, '2083/06', '2026-10-20')
  world.travelTo('2026-11-22T05:15:00Z')
  const id = await offerTo(cast.sita, '+9779843333301')
  expect((await messages('+9779843333301')).at(-1)!.body).toContain('20001')

  const bills = '/customer/bills/487'
  const count = async () => (await call('GET', bills, cast.sita)).body.total
  expect(await count()).toBe(0)
  expect((await linksOf(cast.sita)).offers).toMatchObject([{ id, customerNumber: '20001', relation: 'family' }])
  expect((await call('POST', `${base}/links/${id}/acceptances`, maya)).status).toBe(404)
  expect((await call('POST', `${base}/links/${id}/acceptances`, cast.sita)).status).toBe(201)
  expect(await count()).toBe(1)
  expect((await call('GET', '/customer/ledger/487?customerNumber=20001', cast.sita)).body.balancePaisa).toBe(9_000)

  const onwards = { customerNumber: '20001', name: 'Hari', phone: '9843333399', relation: 'tenant' }
  const refused = await call('POST', `${base}/delegates`, cast.sita, onwards)
  expect([refused.status, refused.body.key]).toEqual([409, 'connection_links.delegate_gives_none'])
  const download = await call('GET', '/customer/account/487/data', cast.sita)
  expect(download.body.connections).toMatchObject([{ customerNumber: '10425' }])
  expect(download.body.bills).toEqual([])

  expect((await call('DELETE', `${base}/links/${id}`, maya)).status).toBe(204)
  expect(await count()).toBe(0)
  expect((await call('GET', '/customer/ledger/487?customerNumber=20001', cast.sita)).status).toBe(404)
})

test('a delegate without any access left reads so with the right password alone, and signs in again once access is offered anew', async () => {
  const tenant = { customerNumber: '20001', name: 'Tenant', phone: '9844444408', relation: 'tenant' }
  const password = 'himal-nadi-bagaicha'
  const login = async (attempted = password, host?: string) => {
    const body = { identifier: tenant.phone, password: attempted }
    const answer = await world.api('POST', '/auth/login', { body, language: 'en', ...(host !== undefined && { host }) })
    return { ...(await answer.json()), status: answer.status }
  }
  const choose = async (request: string, code: string) =>
    call('POST', '/auth/codes/confirmations', maya, { request, code, password, again: password })
  const request = async () => (await call('POST', '/auth/codes', maya, { identifier: tenant.phone })).body.request
  const newest = async () => (await codesTo('+9779844444408')).at(-1)!.body.match(/\d{6}/)![0]

  expect((await call('POST', `${base}/delegates`, maya, tenant)).status).toBe(201)
  expect((await choose(await request(), await newest())).status).toBe(200)
  expect((await login()).status, 'the offer opens the account').toBe(200)
  const late = await request()
  const code = await newest()
  const { id } = (await linksOf(maya)).connections[0]!.sharedWith[0]!
  expect((await call('DELETE', `${base}/links/${id}`, maya)).status).toBe(204)

  expect(await login()).toMatchObject({
    status: 403,
    key: 'session.no_number',
    message: expect.stringContaining(world.damak.name.en),
  })
  expect(await login('not the password')).toMatchObject({ status: 401, key: 'session.wrong' })
  expect(await login(password, world.kakarvitta.hosts[0])).toMatchObject({ status: 403, key: 'session.no_number' })
  expect(await choose(late, code === '000000' ? '000001' : '000000')).toMatchObject({ status: 400 })
  expect(await choose(late, code)).toMatchObject({ status: 403, body: { key: 'session.no_number' } })
  const before = (await codesTo('+9779844444408')).length
  await request()
  expect(await codesTo('+9779844444408'), 'no code is sent').toHaveLength(before)

  expect((await call('POST', `${base}/delegates`, maya, tenant)).status).toBe(201)
  expect((await login()).status).toBe(200)
})

test('somebody without an account is offered one that only their phone opens; five delegates are the most', async () => {
  for (let n = 1; n <= 5; n += 1) {
    const delegate = { customerNumber: '20001', name: `सहयोगी ${n}`, phone: `984444440${n}`, relation: 'caretaker' }
    expect((await call('POST', `${base}/delegates`, maya, delegate)).status).toBe(201)
  }
  const sixth = { customerNumber: '20001', name: 'Six', phone: '9844444406', relation: 'tenant' }
  expect((await call('POST', `${base}/delegates`, maya, sixth)).body.key).toBe('connection_links.too_many_delegates')
  const { database } = world.resources
  const person = await database
    .selectFrom('people')
    .selectAll()
    .where('phone', '=', '+9779844444401')
    .executeTakeFirst()
  expect(person).toMatchObject({ nameNe: 'सहयोगी 1', passwordHash: null })
})

test('a link shows nothing of a later holder, even of a change that is recorded late', async () => {
  await link(cast.sita)
  const body = { from: '2026-11-01', kind: 'person', nameEn: 'Bina Rai', reason: 'Sold' }
  const changed = await call('POST', `/admin/connections/487/${ids.get('20001')}/holders`, cast.ramesh, body)
  expect(changed.status).toBe(201)
  const { body: own } = await call('GET', base, cast.sita)
  expect(own.data[1]).toMatchObject({ customerNumber: '20001', balancePaisa: null })
  expect((await linksOf(cast.sita)).connections[1]!.mayGive).toMatchObject({
    ok: false,
    key: 'connection_links.former_holder',
  })
})

test('staff do not act on a connection that is linked to them, and an offer alone does not stop them', async () => {
  const id = await offerTo(cast.ramesh, '+9779843333302')
  const address = `/admin/connections/487/${ids.get('20001')}`
  expect((await call('GET', address, cast.ramesh)).body.mayChange).toEqual({ ok: true })
  await world.resources.database
    .updateTable('connectionLinks')
    .set({ acceptedAt: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await call('GET', address, cast.ramesh)).body.mayChange).toMatchObject({ ok: false })
  expect((await call('GET', `/admin/readings/487/${ids.get('20001')}`, cast.ramesh)).body.mayRecord).toMatchObject({
    ok: false,
  })
})

test('whoever unlinks a number ends what they gave of it; a link of others is not theirs to end', async () => {
  const { connections } = await link(cast.sita)
  const own = connections.find(({ customerNumber }) => customerNumber === '20001')!
  const delegate = { customerNumber: '20001', name: 'Hari', phone: '9844444407', relation: 'tenant' }
  expect((await call('POST', `${base}/delegates`, cast.sita, delegate)).status).toBe(201)
  const stranger = { ...cast.sita, key: 'stranger', id: 503, email: 's@customers.example', customerNumber: '30001' }
  await world.session(stranger)
  expect((await call('DELETE', `${base}/links/${own.id}`, stranger)).status).toBe(404)
  expect((await call('DELETE', `${base}/links/${own.id}`, cast.sita)).status).toBe(204)
  expect((await linksOf(maya)).connections[0]!.sharedWith).toEqual([])
})

test('a code makes more of what a delegate has, and its SMS is for nothing else', async () => {
  const id = await offerTo(cast.sita, '+9779843333304')
  await call('POST', `${base}/links/${id}/acceptances`, cast.sita)
  const { connections } = await link(cast.sita)
  expect(connections[1]).toMatchObject({ customerNumber: '20001', access: 'linked', from: null, mayGive: { ok: true } })
  expect((await linksOf(maya)).connections[0]!.sharedWith).toMatchObject([{ relation: null, accepted: true }])
})

test('after a change of holder the new one gives access to the tenant of the former one, who sees it again', async () => {
  const id = await offerTo(cast.sita, '+9779843333305')
  await call('POST', `${base}/links/${id}/acceptances`, cast.sita)
  const bina = {
    ...cast.sita,
    key: 'bina',
    id: 504,
    name: { en: 'Bina Rai', ne: 'बिना राई' },
    email: 'bina@customers.example',
    customerNumber: '30001',
  }
  await world.session(bina)
  const mobile = await giveToBina()
  const seen = async () => (await linksOf(cast.sita)).connections[1]
  expect(await seen()).toMatchObject({ id, access: 'delegate' })
  await link(bina, mobile)
  const again = await offerTo(cast.sita, '+9779843333305', bina)
  expect((await linksOf(bina)).connections[0]!.sharedWith.map((each) => each.id)).toEqual([again])
  expect((await call('POST', `${base}/links/${again}/acceptances`, cast.sita)).status).toBe(201)
  expect(await seen()).toMatchObject({ id: again, access: 'delegate', from: { en: bina.name.en } })
  expect((await call('DELETE', `${base}/links/${again}`, bina)).status).toBe(204)
  expect(await seen()).toMatchObject({ id, access: 'delegate' })
})

test('whoever was linked in the time of a former holder links it again by the phone of the present one', async () => {
  await link(cast.sita)
  const mobile = await giveToBina()
  const { connections } = await link(cast.sita, mobile)
  expect(connections[1]).toMatchObject({ customerNumber: '20001', access: 'linked', mayGive: { ok: true } })
  const third = await call('POST', `${base}/codes`, cast.sita, { customerNumber: '20001' })
  expect(third.body.key).toBe('connection_links.yours_already')
})

test('offers that are sent at once are counted one after the other', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((n) => {
      const delegate = { customerNumber: '20001', name: 'Hari', phone: `984444441${n}`, relation: 'tenant' }
      return call('POST', `${base}/delegates`, maya, delegate)
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409])
})

test('another phone of the holder ends what was linked by the former one, and what was given from there', async () => {
  await link(cast.sita)
  const delegate = { customerNumber: '20001', name: 'Hari', phone: '9844444407', relation: 'tenant' }
  expect((await call('POST', `${base}/delegates`, cast.sita, delegate)).status).toBe(201)
  const family = await offerTo(cast.ramesh, '+9779843333306')
  const other = { ...cast.sita, key: 'other', id: 505, email: 'o@customers.example', customerNumber: '30001' }
  await world.session(other)
  const late = await codeFor(other, '20001')
  const register = { customer_number: '20001', name_en: 'Maya Rai' }
  await addConnections(world, { ...register, phone, ward: '3' })
  expect((await linksOf(maya)).connections[0]!.sharedWith).toHaveLength(3)
  await addConnections(world, { ...register, phone: '9841000009' })
  expect((await linksOf(cast.sita)).connections).toMatchObject([{ customerNumber: '10425' }])
  expect((await linksOf(maya)).connections[0]!.sharedWith).toMatchObject([{ id: family }])
  expect((await call('POST', `${base}/links`, other, late)).status).toBe(400)
  const ended = await world.resources.database
    .selectFrom('auditRows')
    .select(['target', 'changes'])
    .where('action', '=', 'connection_links.ended')
    .execute()
  expect(ended).toEqual(Array.from({ length: 2 }, () => ({ target: '20001', changes: { by: 'change of phone' } })))
})

test('the office sees who sees a connection and ends it, but not for a connection of its own people', async () => {
  const { connections } = await link(cast.sita)
  const { id } = connections.find(({ customerNumber }) => customerNumber === '20001')!
  const delegate = { customerNumber: '20001', name: 'हरि', phone: '9844444407', relation: 'tenant' }
  expect((await call('POST', `${base}/delegates`, cast.sita, delegate)).status).toBe(201)
  const list = `/admin/connections/487/${ids.get('20001')}/links`
  const { body } = await call('GET', list, cast.ramesh)
  expect(body).toMatchObject({ customerNumber: '20001', mayEnd: { ok: true } })
  expect(body.data).toMatchObject([
    { id, name: cast.sita.name, relation: null, phone: null, from: null, isPresent: true },
    { name: { en: '', ne: 'हरि' }, relation: 'tenant', from: cast.sita.name, accepted: false },
  ])
  expect((await call('GET', list, cast.sita)).status).toBe(403)
  const address = `/admin/connectionLinks/487/${id}`
  const { database } = world.resources
  const numbers = database.updateTable('customers').where('customerNumber', '=', '20001')
  await numbers.set({ personId: cast.ramesh.id }).execute()
  const own = await call('DELETE', address, cast.ramesh)
  expect([own.status, own.body.key]).toEqual([403, 'connections.own_connection'])
  await numbers.set({ personId: maya.id }).execute()
  expect((await call('DELETE', address, cast.ramesh)).status).toBe(204)
  expect((await call('GET', list, cast.ramesh)).body.data).toEqual([])
  expect((await linksOf(cast.sita)).connections).toMatchObject([{ customerNumber: '10425' }])
  expect((await call('DELETE', address, cast.ramesh)).status).toBe(404)
})

/** The connection has another holder from this month on. Returns the new holder's phone. */
async function giveToBina(): Promise<string> {
  const body = { from: '2026-11-01', kind: 'person', nameEn: 'Bina Rai', phone: '9841000002', reason: 'Sold' }
  const path = `/admin/connections/487/${ids.get('20001')}/holders`
  expect((await call('POST', path, cast.ramesh, body)).status).toBe(201)
  return '+9779841000002'
}
