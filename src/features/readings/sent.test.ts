// Tests of readings that customers send: the photograph, what is refused or asked once more, and the office's decision.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addConnections, readMeters } from '#tests/billed-world.ts'
import { cast, holderOf, type CastCustomer, type CastMember } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { OwnConsumption } from './contract/api.ts'

let world: World
let ids: Map<string, number>
const reader = holderOf('meter-reader')
const hari: CastCustomer = {
  ...cast.sita,
  key: 'hari-rai',
  id: 501,
  email: 'hari-rai@customers.example',
  customerNumber: '20001',
}

beforeEach(async () => {
  world = await openWorld()
  for (const person of [cast.sita, hari, reader, cast.kamala]) await world.session(person)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma' },
    { customer_number: '20001', name_en: 'Hari Rai' },
  )
  for (const [period, on, value] of [
    ['2083/06', '2026-10-15', '20'],
    ['2083/07', '2026-11-14', '40'],
  ] as const)
    await readMeters(world, period, on, { 10425: value })
  world.travelTo('2026-11-22T05:15:00Z')
})

async function call(method: string, path: string, as: CastMember, body?: unknown) {
  const answer = await world.api(method, path, { as, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

function send(
  value: string,
  { as = cast.sita as CastMember, number = '10425', confirmed = false, photo = picture() } = {},
) {
  const form = new FormData()
  form.set('customerNumber', number)
  form.set('value', value)
  form.set('photo', new File([photo], 'meter.png', { type: 'image/png' }))
  if (confirmed) form.set('confirmed', 'true')
  return call('POST', '/customer/readings/487', as, form)
}

async function waiting() {
  const { body } = await call('GET', '/admin/sentReadings/487', reader)
  return body.data
}

test('a reading is sent in the digits of either script, accepted with its photograph, and is then that of the month', async () => {
  const { body: before } = await call('GET', '/customer/readings/487', cast.sita)
  expect(before.data).toMatchObject([
    {
      customerNumber: '10425',
      period: '2083/08',
      until: '2026-12-15',
      maySend: { ok: true },
      lastValue: 40,
      usual: 20,
      months: 1,
      sent: null,
    },
  ])
  const sent = await send('५५')
  expect([sent.status, sent.body.data[0].sent]).toEqual([201, expect.objectContaining({ value: 55, state: 'waiting' })])
  expect((await call('GET', '/admin/desk/487', reader)).body.readings).toEqual({ sent: 1 })
  const [row] = await waiting()
  expect(row).toMatchObject({
    customerNumber: '10425',
    value: 55,
    lastValue: 40,
    units: 15,
    isUnusual: false,
    mayAccept: { ok: true },
  })
  const photo = await world.api('GET', `/admin/sentReadings/487/${row.id}/photo`, { as: reader })
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await call('POST', `/admin/sentReadings/487/${row.id}/acceptances`, reader)).status).toBe(204)
  expect(await waiting()).toEqual([])
  expect((await call('GET', '/admin/desk/487', reader)).body.readings).toEqual({ sent: 0 })
  const { body: page } = await call('GET', `/admin/readings/487/${ids.get('10425')}`, reader)
  expect(page.readings[0]).toMatchObject({ period: '2083/08', value: 55, units: 15, source: 'customer', readBy: '' })
  const { body: after } = await call('GET', '/customer/readings/487', cast.sita)
  expect(after.data[0]).toMatchObject({
    maySend: { ok: false, key: 'meter_readings.own_recorded' },
    sent: { state: 'accepted' },
  })
})

test('a value below the last is refused, one of more than three times the usual only after it was confirmed', async () => {
  expect((await send('39')).body).toMatchObject({ key: expect.stringMatching(/below_last|rollover|reversed/) })
  const high = await send('101')
  expect([high.status, high.body.key]).toEqual([409, 'meter_readings.confirm_high'])
  expect((await send('101', { confirmed: true })).status).toBe(201)
  expect(await waiting()).toMatchObject([{ units: 61, isUnusual: true }])
})

test('another one replaces the first, and a refused one says why', async () => {
  await send('50')
  await send('51')
  const [row, ...more] = await waiting()
  expect([row.value, more]).toEqual([51, []])
  const refusal = await call('POST', `/admin/sentReadings/487/${row.id}/refusals`, reader, {
    reason: 'The photograph is dark',
  })
  expect(refusal.status).toBe(204)
  const { body } = await call('GET', '/customer/readings/487', cast.sita)
  expect(body.data[0].sent).toMatchObject({ state: 'refused', reason: 'The photograph is dark' })
  const again = await call('POST', `/admin/sentReadings/487/${row.id}/acceptances`, reader)
  expect([again.status, again.body.key]).toEqual([409, 'meter_readings.sent_decided'])
  expect((await send('52')).status).toBe(201)
})

test('accepting waits for whoever sends another one at the same time, and finds that it was replaced', async () => {
  await send('50')
  const [row] = await waiting()
  const { database } = world.resources
  const answer = Promise.withResolvers<{ status: number }>()
  await database.transaction().execute(async (tx) => {
    await sql`select from connections where id = ${ids.get('10425')!} for no key update`.execute(tx)
    void call('POST', `/admin/sentReadings/487/${row.id}/acceptances`, reader).then(answer.resolve, answer.reject)
    await untilWaiting(database)
    await tx.deleteFrom('sentReadings').where('id', '=', row.id).execute()
  })
  expect((await answer.promise).status).toBe(404)
})

/** Until another connection of this database waits for a lock. */
async function untilWaiting(database: World['resources']['database']): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('Nothing waits for a lock')
}

test("another's connection, something that is no picture, and a delegate are refused", async () => {
  expect((await send('10', { number: '20001' })).status).toBe(404)
  expect((await send('50', { photo: new TextEncoder().encode('no picture') })).status).toBe(400)
  const { database } = world.resources
  const { heldFrom } = await database
    .selectFrom('connectionHolders')
    .select('heldFrom')
    .where('connectionId', '=', ids.get('20001')!)
    .executeTakeFirstOrThrow()
  const at = new Date()
  const link = { access: 'delegate', relation: 'family', givenBy: hari.id, createdAt: at, acceptedAt: at } as const
  await database
    .insertInto('connectionLinks')
    .values({ ...link, orgId: 487, connectionId: ids.get('20001')!, heldFrom, personId: cast.sita.id })
    .execute()
  const refused = await send('10', { number: '20001' })
  expect([refused.status, refused.body.key]).toEqual([409, 'meter_readings.delegate_sends_none'])
  const consumption = (await world.api('GET', '/customer/consumption/487', { as: cast.sita })).json()
  const offered = ((await consumption) as OwnConsumption).data.map(({ customerNumber, maySend }) => [
    customerNumber,
    maySend,
  ])
  expect(Object.fromEntries(offered), 'no link to a page that refuses').toMatchObject({ 10425: true, 20001: false })
})

function picture(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sampleFile('png'))
}
