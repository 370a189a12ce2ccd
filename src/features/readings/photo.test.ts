// Tests of the photographs that staff attach to readings: cleaned, replaced, shown to staff of the organisation alone, removed with time.

import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { addConnections } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { removeOldMeterPhotos } from './operations/photo-removal.server.ts'

let world: World
let id: number
const reader = holderOf('meter-reader')

beforeEach(async () => {
  world = await openWorld()
  for (const person of [cast.sita, reader]) await world.session(person)
  id = (await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma' })).get('10425')!
  world.travelTo('2026-11-22T05:15:00Z')
})

async function picture(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const flat = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  return new Uint8Array(await flat.png().toBuffer())
}

async function record(value: string, photo?: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) {
  const form = new FormData()
  const values = { period: '2083/07', readOn: '2026-11-10', status: 'normal', value, ...more }
  for (const [name, text] of Object.entries(values)) form.set(name, text)
  if (photo) form.set('photo', new File([photo], 'meter.png', { type: 'image/png' }))
  const answer = await world.api('POST', `/admin/readings/487/${id}`, { as: reader, body: form })
  return { status: answer.status, body: await answer.json() }
}

function photoOf(period: string, as: CastMember = reader, path = `487/${id}`) {
  return world.api('GET', `/admin/readings/${path}/photo?period=${encodeURIComponent(period)}`, { as })
}

test('a photograph is stored with its reading, without its metadata, and shown to staff', async () => {
  const taken = await sharp(sampleFile('png'))
    .withExif({ IFD0: { Copyright: 'Ramesh' } })
    .png()
    .toBuffer()
  const { status, body } = await record('२०', new Uint8Array(taken))
  expect([status, body.readings[0]]).toEqual([201, expect.objectContaining({ period: '2083/07', hasPhoto: true })])
  const answer = await photoOf('2083/07')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ])
  const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
  const [row] = await world.resources.database
    .selectFrom('auditRows')
    .select('changes')
    .where('action', '=', 'readings.recorded')
    .execute()
  expect(row!.changes).toMatchObject({ photo: true })
})

test('a reading without a photograph has none, and a correction keeps or replaces the one it has', async () => {
  expect((await record('20')).body.readings[0].hasPhoto).toBe(false)
  expect((await photoOf('2083/07')).status).toBe(404)
  const correct = { correct: 'true' }
  expect((await record('21', await picture('#f00'), correct)).body.readings[0].hasPhoto).toBe(true)
  const first = await (await photoOf('2083/07')).bytes()
  expect((await record('22', undefined, correct)).body.readings[0]).toMatchObject({ value: 22, hasPhoto: true })
  expect(await (await photoOf('2083/07')).bytes()).toEqual(first)
  await record('22', await picture('#00f'), correct)
  expect(await (await photoOf('2083/07')).bytes()).not.toEqual(first)
})

test('what is no photograph is refused with its field, and nothing is recorded', async () => {
  const { status, body } = await record('20', new TextEncoder().encode('no picture'))
  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field: 'photo' })]])
  const page = await world.api('GET', `/admin/readings/487/${id}`, { as: reader })
  expect((await page.json()).readings).toEqual([])
})

test('a photograph is shown to nobody else: customers, roles without connections, staff of another organisation', async () => {
  await record('20', await picture('#f00'))
  expect((await photoOf('2083/07', cast.kamala)).status).toBe(200)
  for (const other of [cast.sita, holderOf('editor')]) expect((await photoOf('2083/07', other)).status).toBe(403)
  expect((await photoOf('2083/07', reader, `320/${id}`)).status).toBe(404)
  expect((await photoOf('2083/07', holderOf('meter-reader', 320), `320/${id}`)).status).toBe(404)
  expect((await photoOf('2083/06')).status).toBe(404)
})

test('the photograph of an accepted reading of the customer is that of its month', async () => {
  const form = new FormData()
  form.set('customerNumber', '10425')
  form.set('value', '30')
  form.set('photo', new File([await picture('#0f0')], 'meter.png', { type: 'image/png' }))
  expect((await world.api('POST', '/customer/readings/487', { as: cast.sita, body: form })).status).toBe(201)
  const { data } = await (await world.api('GET', '/admin/sentReadings/487', { as: reader })).json()
  expect((await photoOf('2083/08')).status).toBe(404)
  await world.api('POST', `/admin/sentReadings/487/${data[0].id}/acceptances`, { as: reader })
  const page = await world.api('GET', `/admin/readings/487/${id}`, { as: reader })
  const shown = { source: 'customer', hasPhoto: true, isPhotoRemovable: false }
  expect((await page.json()).readings[0]).toMatchObject(shown)
  expect((await photoOf('2083/08')).status).toBe(200)
  const kept = await remove('2083/08')
  expect(kept).toMatchObject({ status: 409, body: { key: 'meter_readings.photo_of_customer' } })
  // Beside one of the office, which goes alone.
  await record('31', await picture('#00f'), { period: '2083/08', readOn: '2026-11-20', correct: 'true' })
  expect((await remove('2083/08')).body.readings[0]).toMatchObject({ hasPhoto: true, isPhotoRemovable: false })
})

async function remove(period: string, as: CastMember = reader, path = `487/${id}`, reason = 'Of another house') {
  const body = { period, reason }
  const answer = await world.api('POST', `/admin/readings/${path}/photo/removals`, { as, body })
  return { status: answer.status, body: await answer.json() }
}

test('who records readings removes a photograph alone, with a reason; the reading stays', async () => {
  await record('20', await picture('#f00'))
  const page = await world.api('GET', `/admin/readings/487/${id}`, { as: reader })
  expect((await page.json()).readings).toMatchObject([{ hasPhoto: true, isPhotoRemovable: true }])
  expect((await remove('2083/07', reader, undefined, ' ')).status).toBe(400)
  const { status, body } = await remove('२०८३/०७')
  expect(status).toBe(201)
  expect(body.readings).toMatchObject([{ value: 20, hasPhoto: false, isPhotoRemovable: false }])
  expect((await photoOf('2083/07')).status).toBe(404)
  expect((await remove('2083/07')).status).toBe(404)
  const audit = world.resources.database.selectFrom('auditRows').select(['target', 'changes'])
  const [row] = await audit.where('action', '=', 'readings.photo_removed').execute()
  expect(row).toMatchObject({ target: '10425', changes: { period: '2083/07', reason: 'Of another house' } })
  expect((await record('21', await picture('#00f'), { correct: 'true' })).body.readings[0].hasPhoto).toBe(true)
})

test('nobody else removes a photograph: who only reads, another organisation, for their own connection', async () => {
  await record('20', await picture('#f00'))
  for (const other of [cast.sita, cast.kamala, holderOf('accountant')])
    expect((await remove('2083/07', other)).status).toBe(403)
  expect((await remove('2083/07', holderOf('meter-reader', 320), `320/${id}`)).status).toBe(404)
  const { database } = world.resources
  const own = database.updateTable('customers').set({ personId: reader.id }).where('customerNumber', '=', '10425')
  await own.execute()
  expect(await remove('2083/07')).toMatchObject({ status: 403, body: { key: 'meter_readings.own_connection' } })
  expect((await photoOf('2083/07')).status).toBe(200)
})

test('a photograph is removed 180 days after it was taken in; the reading stays', async () => {
  await record('20', await picture('#f00'))
  expect(await removeOldMeterPhotos(world.resources.database, daysLater(179))).toEqual({ removed: 0 })
  expect(await removeOldMeterPhotos(world.resources.database, daysLater(181))).toEqual({ removed: 1 })
  const page = await world.api('GET', `/admin/readings/487/${id}`, { as: reader })
  expect((await page.json()).readings).toMatchObject([{ value: 20, hasPhoto: false }])
})

function daysLater(days: number): Date {
  return new Date(world.resources.clock().getTime() + days * 86_400_000)
}
