// Tests of complaints from sending to erasure: limits, tracking, officer actions, clock, photographs, API.

import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { text as readText } from 'node:stream/consumers'
import { eraseDueCases } from '#features/cases/operations/erase.server.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { enterHolidays } from '#features/settings/operations/imports.server.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, startOfStory, type World } from '#tests/world.ts'
import { complaint as complaintSchema } from '../contract/answers.ts'
import type { TrackedBy } from '../contract/form.ts'
import type { NewComplaint } from '../contract/new-complaint.ts'
import { listEvents, listPhotos, updatePolicy } from '../store/complaints.server.ts'
import { listOfficers } from './inbox.server.ts'
import { complaint as complaintKind } from './complaint.server.ts'
import { commentOnComplaint, rateComplaint, reopenComplaint, trackComplaint } from './follow.server.ts'
import { photoFiles, readReceipt, sendComplaint } from './send.server.ts'
import {
  answerComplaint,
  askReporter,
  assignComplaint,
  closeComplaint,
  closeSettledComplaints,
  readComplaint,
  rejectComplaint,
  resolveComplaint,
} from './work.server.ts'

const maya = permitted(cast.maya, 'complaints:read', 'complaints:assign', 'complaints:answer')
const sita = '+9779841234567'
const days = (count: number) => new Date(startOfStory.getTime() + count * 86_400_000)

let world: World
beforeAll(async () => {
  world = await openWorld()
})

function complaint(more: Partial<NewComplaint> = {}): NewComplaint {
  return {
    type: 'no-water',
    message: 'No water for three days',
    photos: [],
    name: 'Sita',
    phone: sita,
    consent: true,
    ...more,
  }
}

async function send(more: Partial<NewComplaint> = {}) {
  world.travelTo(startOfStory)
  const { code } = await sendComplaint(fromElsewhere(), complaint(more))
  const { id } = await loadCase(world.scope(world.damak), complaintKind, { code })
  return { by: { code, phone: more.phone ?? sita } satisfies TrackedBy, id }
}

let address = 0
/** Every test has an address and a phone of its own, so that the limits of one do not stop another. */
function fromElsewhere() {
  const ctx = world.visitor(world.damak)
  return { ...ctx, from: { ...ctx.from, address: `198.51.100.${++address}` } }
}

const phones = Array.from({ length: 60 }, (_, index) => `+97798412345${String(index).padStart(2, '0')}`)
const anotherPhone = () => phones.pop()!

async function photograph(): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0ea5e9' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '26/1 40/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], '../../etc/passwd', { type: 'image/jpeg' })
}

test('staff read every field of the form as it was sent, and no other column', async () => {
  const place = { ward: 5, tol: 'Shanti Tol', landmark: 'At the temple', neighbour: 'Hari', customerNumber: '10425' }
  const sender = { phone: anotherPhone(), email: 'shanti@mail.example', address: 'Damak 5' }
  const { id } = await send({ ...place, ...sender, latitude: 26.6, longitude: 87.7 })
  const read = await readComplaint(world.as(maya), { id })
  expect(read).toMatchObject({ ...place, ...sender, latitude: 26.6, longitude: 87.7, name: 'Sita' })
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(complaintSchema.shape).toSorted())
})

function sentFromWard(ward: number) {
  return sendComplaint(fromElsewhere(), complaint({ phone: anotherPhone(), ward }))
}

test('a ward that the municipality does not have is refused', async () => {
  await updatePolicy(world.scope(world.damak), { wards: 10 })
  const refusal = await expectRefusal('invalid', 'request.invalid', sentFromWard(11))
  expect(refusal.details.fields).toEqual([{ field: 'ward', key: 'complaints.unknown_ward', values: { max: 10 } }])
  await expect(sentFromWard(10)).resolves.toHaveProperty('code')
  await updatePolicy(world.scope(world.damak), { wards: null })
})

test('a position without one of its halves is not stored', async () => {
  const { id } = await send({ phone: anotherPhone(), latitude: 26.6 })
  expect(await readComplaint(world.as(maya), { id })).toMatchObject({ latitude: null, longitude: null, tol: '' })
})

test('a complaint is stored with its photographs, without the metadata of place and camera', async () => {
  const phone = anotherPhone()
  const receipt = await sendComplaint(
    fromElsewhere(),
    complaint({
      phone,
      photos: [await photograph()],
      ward: 5,
      latitude: 26.6,
      longitude: 87.7,
      email: 'sita@mail.example',
    }),
  )
  expect(receipt.code).toMatch(/^C-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  // Eight office hours from eleven on a Sunday: five today (winter hours), three tomorrow.
  expect(receipt.dueAt).toBe('2026-11-23T07:15:00.000Z')
  const scope = world.scope(world.damak)
  const row = await loadCase(scope, complaintKind, { code: receipt.code })
  expect(row).toMatchObject({ ward: 5, phone, channel: 'web', language: 'en', eraseAfter: '2028-11-21' })
  const [photo] = await listPhotos(scope, row.id)
  const stored = await readText(photoFiles(world.resources).read(photo!.hash))
  expect(stored).not.toContain('Phone')
  expect(stored).not.toContain('Exif')
  const mail = await scope.db.selectFrom('outbox').selectAll().where('recipient', '=', 'sita@mail.example').execute()
  expect(mail).toHaveLength(1)
  expect(mail[0]!.body).toContain(receipt.code)
})

test('the same form sent again, even at once, is one complaint', async () => {
  const sent = complaint({ phone: anotherPhone(), submission: 'b4b9c0e2-1111' })
  const ctx = fromElsewhere()
  const receipts = await Promise.all([sendComplaint(ctx, sent), sendComplaint(ctx, sent), sendComplaint(ctx, sent)])
  expect(new Set(receipts.map(({ code }) => code)).size).toBe(1)
  await expectRefusal('conflict', 'request.key_used', sendComplaint(ctx, { ...sent, message: 'Another matter' }))
})

test('a file that is no picture is refused by its index, and nothing is stored', async () => {
  const phone = anotherPhone()
  const letter = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' })
  const refusal = await expectRefusal(
    'invalid',
    'request.invalid',
    sendComplaint(fromElsewhere(), complaint({ phone, photos: [await photograph(), letter] })),
  )
  expect(refusal.details.fields).toEqual([{ field: 'photos.1', key: 'complaints.unreadable_photo' }])
  const stored = await world
    .scope(world.damak)
    .db.selectFrom('complaints')
    .select('id')
    .where('phone', '=', phone)
    .execute()
  expect(stored).toEqual([])
})

test('a type that this organisation does not offer is refused', async () => {
  const refusal = await expectRefusal(
    'invalid',
    'request.invalid',
    sendComplaint(fromElsewhere(), complaint({ phone: anotherPhone(), type: 'nonsense' })),
  )
  expect(refusal.details.fields).toEqual([{ field: 'type', key: 'complaints.unknown_type' }])
})

test('sending is limited by address and phone together, so that others can still send from that phone', async () => {
  const phone = anotherPhone()
  const sender = fromElsewhere()
  for (let count = 0; count < 10; count += 1) await sendComplaint(sender, complaint({ phone }))
  await expectRefusal('too-many', 'request.too_many', sendComplaint(sender, complaint({ phone })))
  expect((await sendComplaint(fromElsewhere(), complaint({ phone }))).code).toMatch(/^C-/)
})

test('an email address receives at most ten receipts a day; further complaints are stored without one', async () => {
  const email = 'gita@mail.example'
  for (let count = 0; count < 11; count += 1)
    expect((await sendComplaint(fromElsewhere(), complaint({ phone: anotherPhone(), email }))).code).toMatch(/^C-/)
  const mails = world.scope(world.damak).db.selectFrom('outbox').select('id').where('recipient', '=', email)
  expect(await mails.execute()).toHaveLength(10)
})

test('a complaint is found by code and phone together, in its own organisation only', async () => {
  const { by } = await send({ phone: anotherPhone() })
  const seen = await trackComplaint(fromElsewhere(), { ...by, code: by.code.toLowerCase().replaceAll('-', ' ') })
  expect(seen).toMatchObject({ state: 'received', type: { en: 'No water' }, photos: 0 })
  await expectRefusal('missing', 'complaints.unknown', trackComplaint(fromElsewhere(), { ...by, phone: sita }))
  await expectRefusal('missing', 'complaints.unknown', trackComplaint(fromElsewhere(), { ...by, code: 'C-2222-2222' }))
  await expectRefusal('missing', 'complaints.unknown', trackComplaint(world.visitor(world.kakarvitta), by))
  await expectRefusal('missing', 'complaints.unknown', readReceipt(world.scope(world.kakarvitta), by.code))
})

test('look-ups are limited by code, so that a phone cannot be guessed', async () => {
  const { by } = await send({ phone: anotherPhone() })
  for (let guess = 0; guess < 40; guess += 1)
    await expectRefusal('missing', 'complaints.unknown', trackComplaint(fromElsewhere(), { ...by, phone: sita }))
  await expectRefusal('too-many', 'request.too_many', trackComplaint(fromElsewhere(), by))
})

test('a complaint is assigned, asked about, answered, resolved, reopened, resolved, rated and closed by time', async () => {
  const { by, id } = await send({ phone: anotherPhone() })
  const officer = () => world.as(maya)

  expect(await assignComplaint(officer(), { id, assignee: 15, text: 'Look at valve 3' })).toMatchObject({
    state: 'assigned',
    assignee: 15,
    bucket: 'within',
  })
  world.travelTo('2026-11-22T06:15:00Z')
  const questioned = await askReporter(officer(), { id, text: 'Which floor?' })
  expect(questioned).toMatchObject({ state: 'waiting', bucket: 'stopped', dueAt: null })
  await expectRefusal('conflict', 'complaints.already_asked', askReporter(officer(), { id, text: 'Again?' }))

  world.travelTo('2026-11-24T04:15:00Z')
  const commented = await commentOnComplaint(fromElsewhere(), { ...by, text: 'The second' })
  expect(commented).toMatchObject({ state: 'assigned', dueAt: '2026-11-25T05:15:00.000Z' })
  expect(commented.history.map(({ text }) => text)).not.toContain('Look at valve 3')

  await expectRefusal('conflict', 'complaints.still_open', reopenComplaint(fromElsewhere(), { ...by, reason: 'No' }))
  await answerComplaint(officer(), { id, text: 'On our way' })
  world.travelTo(days(3))
  await resolveComplaint(officer(), { id, text: 'Valve opened' })
  await expectRefusal('conflict', 'complaints.finished', rejectComplaint(officer(), { id, text: 'No' }))
  await expectRefusal(
    'conflict',
    'complaints.comment_finished',
    commentOnComplaint(fromElsewhere(), { ...by, text: 'No' }),
  )
  await expectRefusal('conflict', 'complaints.may_be_reopened', closeComplaint(officer(), { id }))

  world.travelTo(days(5))
  expect((await reopenComplaint(fromElsewhere(), { ...by, reason: 'Dry again' })).state).toBe('reopened')
  await resolveComplaint(officer(), { id, text: 'Pipe replaced' })
  const rated = await rateComplaint(fromElsewhere(), { ...by, rating: 4, text: 'Good' })
  expect(rated.history.at(-1)).toMatchObject({ kind: 'rated', rating: 4, text: 'Good' })
  await expectRefusal('conflict', 'complaints.already_rated', rateComplaint(fromElsewhere(), { ...by, rating: 1 }))

  world.travelTo(days(13))
  expect(await closeSettledComplaints(world.system(world.damak))).toBe(1)
  expect(await closeSettledComplaints(world.system(world.damak))).toBe(0)
  await expectRefusal('conflict', 'complaints.reopen_late', reopenComplaint(fromElsewhere(), { ...by, reason: 'Late' }))

  const whole = await readComplaint(officer(), { id })
  expect(whole.events.map(({ kind, side }) => `${side} ${kind}`)).toEqual([
    'customer received',
    'officer assigned',
    'officer asked',
    'customer commented',
    'officer answered',
    'officer resolved',
    'customer reopened',
    'officer resolved',
    'customer rated',
    'clock closed',
  ])
  expect(whole.events[1]).toMatchObject({ staffName: 'Maya Rai', assignee: 15, text: 'Look at valve 3' })
  expect(whole.eraseAfter).toBe('2028-12-04')
})

test('the policy of the organisation limits how long a complaint can be reopened', async () => {
  const { by, id } = await send({ phone: anotherPhone() })
  await resolveComplaint(world.as(maya), { id, text: 'Done' })
  await updatePolicy(world.scope(world.damak), { reopenDays: 1 })
  world.travelTo(days(2))
  const refusal = await expectRefusal(
    'conflict',
    'complaints.reopen_late',
    reopenComplaint(fromElsewhere(), { ...by, reason: 'Dry' }),
  )
  expect(refusal.details.values).toEqual({ n: 1 })
  await updatePolicy(world.scope(world.damak), { reopenDays: 7 })
})

test('of two officers who finish at the same time, one succeeds and the other is refused', async () => {
  const { id } = await send({ phone: anotherPhone() })
  const outcomes = await Promise.allSettled([
    resolveComplaint(world.as(maya), { id, text: 'Done' }),
    rejectComplaint(world.as(permitted(cast.gita, 'complaints:answer')), { id, text: 'No' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await listEvents(world.scope(world.damak), Number(id))).length).toBe(2)
})

test('officers list by state, clock, type, ward, officer, day and search; the phone is masked', async () => {
  const phone = anotherPhone()
  const { by, id } = await send({ phone, type: 'meter', ward: 9, tol: 'Shanti tol', message: 'मिटर बिग्रियो' })
  await assignComplaint(world.as(maya), { id, assignee: 15 })
  const list = async (query: string) => {
    const answer = await world.api('GET', `/admin/complaints/487?${query}`, { as: maya })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { data: { code: string; phone: string }[] }).data
  }
  for (const query of [
    'type=meter',
    'ward=9',
    'assignee=15&ward=9',
    'state=assigned&type=meter',
    'state=open&ward=9',
    'bucket=within&ward=9',
    `search=${encodeURIComponent('बिग्रियो')}`,
    `search=${by.code}`,
    'receivedFrom=2026-11-22&receivedTo=2026-11-22&ward=9',
  ])
    expect(
      (await list(query)).map(({ code }) => code),
      query,
    ).toEqual([by.code])
  for (const query of [
    'ward=8',
    'state=closed&ward=9',
    'bucket=breached&ward=9',
    'receivedTo=2026-11-21',
    'search=%25',
    'search=%00',
  ])
    expect(
      (await list(query)).some(({ code }) => code === by.code),
      query,
    ).toBe(query === 'search=%00')
  for (const day of ['2026-02-30', '2026-13-01', '0026-01-01', '2026-11-22T00:00', 'NaN']) {
    const answer = await world.api('GET', `/admin/complaints/487?receivedFrom=${day}`, { as: maya })
    expect(answer.status, day).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'receivedFrom', key: 'validation.pattern' }] })
  }
  expect(JSON.stringify(await list('ward=9'))).not.toContain(phone.slice(4))
  world.travelTo(days(6))
  expect((await list('bucket=breached&ward=9')).length).toBe(1)
  world.travelTo(startOfStory)
})

test('the API accepts a form with photographs, which only officers can read', async () => {
  const form = new FormData()
  const phone = '०२३-५८०१२३'
  for (const [name, value] of Object.entries({
    type: 'bill',
    message: 'Wrong bill',
    name: 'Hari',
    phone,
    consent: 'on',
  }))
    form.set(name, value)
  form.append('photos', await photograph())
  const sent = await world.api('POST', '/customer/complaints/487', { body: form, language: 'ne' })
  expect(sent.status).toBe(201)
  const { code } = (await sent.json()) as { code: string }
  const { id } = await loadCase(world.scope(world.damak), complaintKind, { code })
  const { photos } = await readComplaint(world.as(maya), { id })
  const path = `/admin/complaints/487/${id}/photos/${photos[0]!.id}`
  const seen = await world.api('GET', path, { as: maya })
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ])
  expect((await seen.arrayBuffer()).byteLength).toBe(photos[0]!.size)
  expect((await world.api('GET', path)).status).toBe(401)
  const tracked = await world.api('POST', '/customer/complaints/487/tracking', { body: { code, phone: '023580123' } })
  expect(await tracked.json()).toMatchObject({ code, photos: 1, message: 'Wrong bill' })
})

test('an invalid form is refused field by field, in the requested language', async () => {
  const answer = await world.api('POST', '/customer/complaints/487', {
    body: { website: 'x', phone: '1' },
    language: 'ne',
  })
  expect(answer.status).toBe(400)
  const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] }
  expect(fields.map(({ field }) => field)).toEqual(['type', 'message', 'name', 'phone', 'website', 'consent'])
  expect(fields[0]!.message).toBe('यो विवरण अनिवार्य छ')
})

test('a complaint is assigned to staff of this organisation only', async () => {
  const { id } = await send({ phone: anotherPhone() })
  for (const assignee of [cast.sita.id, cast.hari.id, 9999])
    await expectRefusal('missing', 'people.unknown', assignComplaint(world.as(maya), { id, assignee }))
})

test('a complaint is assigned only to people who can act on it', async () => {
  const { id } = await send({ phone: anotherPhone() })
  const { data } = await listOfficers(world.as(maya))
  const offered = data.map((officer) => officer.id)
  expect(offered).toEqual(expect.arrayContaining([cast.kamala.id, cast.ramesh.id]))
  for (const { id: assignee } of [cast.gita, cast.bishnu, cast.maya, cast.rajendra]) {
    expect(offered).not.toContain(assignee)
    const refusal = await expectRefusal('invalid', 'request.invalid', assignComplaint(world.as(maya), { id, assignee }))
    expect(refusal.details.fields).toEqual([{ field: 'assignee', key: 'complaints.cannot_answer' }])
  }
})

test('the reporter is notified by SMS and mail, in the language of the complaint, of the steps that concern them alone', async () => {
  const phone = anotherPhone()
  const { id, by } = await send({ phone, email: 'sita@mail.example' })
  const toReporter = () =>
    world.resources.database
      .selectFrom('outbox')
      .select(['channel', 'subject', 'body'])
      .where('recipient', 'in', [phone, 'sita@mail.example'])
      .orderBy('id')
      .execute()
  const before = (await toReporter()).length
  const news = async () => (await toReporter()).slice(before)
  await assignComplaint(world.as(maya), { id, assignee: cast.kamala.id, text: 'For Kamala only' })
  expect(await news()).toEqual([])
  await askReporter(world.as(maya), { id, text: 'Which floor?' })
  const [sms, mail] = await news()
  expect(sms).toMatchObject({ channel: 'sms', body: expect.stringContaining(by.code) })
  expect(sms!.body).not.toContain('Which floor?')
  expect(mail).toMatchObject({ channel: 'mail', subject: `Question about complaint ${by.code}` })
  expect(mail!.body).toContain('Which floor?')
  await answerComplaint(world.as(maya), { id, text: 'On our way' })
  await resolveComplaint(world.as(maya), { id, text: 'Valve opened' })
  const sent = (await news()).filter(({ channel }) => channel === 'mail').map(({ subject }) => subject)
  expect(sent).toEqual([
    `Question about complaint ${by.code}`,
    `Answer to complaint ${by.code}`,
    `Complaint ${by.code} is resolved`,
  ])
})

test('an officer who has not seen the latest event is shown who acted, and nothing is recorded', async () => {
  const { id, by } = await send({ phone: anotherPhone() })
  const kamala = world.as(cast.kamala)
  const version = (await readComplaint(kamala, { id })).events.length
  await answerComplaint(world.as(maya), { id, text: 'First', version })
  const late = await expectRefusal(
    'conflict',
    'complaints.changed_meanwhile',
    answerComplaint(kamala, { id, text: 'Second', version }),
  )
  expect(late.details.values).toMatchObject({ name: 'Maya Rai' })
  await commentOnComplaint(fromElsewhere(), { ...by, text: 'Water is back' })
  await expectRefusal(
    'conflict',
    'complaints.reporter_wrote',
    resolveComplaint(kamala, { id, text: 'Third', version: version + 1 }),
  )
  expect((await readComplaint(kamala, { id })).events.map(({ kind }) => kind)).toEqual([
    'received',
    'answered',
    'commented',
  ])
  await answerComplaint(kamala, { id, text: 'Second', version: version + 2 })
})

test('the clock does not run on a holiday', async () => {
  world.travelTo(startOfStory)
  const holidays = [{ day: '2026-11-23', name: { en: 'Festival', ne: 'पर्व' }, sample: true }]
  await enterHolidays(world.system(world.damak), { from: '2026-11-23', to: '2026-11-23', holidays })
  const { dueAt } = await sendComplaint(fromElsewhere(), complaint({ phone: anotherPhone() }))
  expect(dueAt).toBe('2026-11-24T07:15:00.000Z')
  await enterHolidays(world.system(world.damak), { from: '2026-11-23', to: '2026-11-23', holidays: [] })
})

test('complaints are erased with their photographs when their retention ends, and nothing else is', async () => {
  const other = await openWorld()
  const visitor = other.visitor(other.damak)
  const own = new Uint8Array(await (await photograph()).arrayBuffer())
  await sendComplaint(visitor, complaint({ photos: [await photograph()] }))
  other.travelTo('2027-11-22T05:15:00Z')
  await sendComplaint(
    other.visitor(other.damak),
    complaint({ photos: [new File([own], 'b.jpg', { type: 'image/jpeg' })] }),
  )
  const hashes = async () =>
    (await other.resources.database.selectFrom('complaintPhotos').select('hash').execute()).map(({ hash }) => hash)
  const [shared] = await hashes()
  const erase = () => eraseDueCases(other.system(other.damak), complaintKind)
  other.travelTo('2028-11-21T05:15:00Z')
  expect(await erase()).toEqual({ ids: [], announced: [1], doubtful: [] })
  other.travelTo('2028-11-22T05:15:00Z')
  expect(await erase()).toEqual({ ids: [1], announced: [], doubtful: [] })
  expect(await hashes()).toEqual([shared])
  expect(await photoFiles(other.resources).has(shared!)).toBe(true)
  const listed = await other.api('GET', '/admin/complaints/487', { as: cast.kamala })
  const [{ id, photo }] = ((await listed.json()) as { data: [{ id: number; photo: number }] }).data
  const thumbnail = `/admin/complaints/487/${id}/photos/${photo}/thumbnail`
  const small = await other.api('GET', thumbnail, { as: cast.kamala })
  expect(small.headers.get('content-type')).toBe('image/webp')
  const copies = async () => (await readdir(dirname(photoFiles(other.resources).path(shared!)))).toSorted()
  expect(await copies()).toEqual([shared, `${shared}-320.webp`])
  other.travelTo('2030-01-01T05:15:00Z')
  expect(await erase()).toEqual({ ids: [], announced: [2], doubtful: [] })
  other.travelTo('2030-01-02T05:15:00Z')
  expect(await erase()).toEqual({ ids: [2], announced: [], doubtful: [] })
  expect(await photoFiles(other.resources).has(shared!)).toBe(false)
  expect(await copies()).toEqual([])
  expect(await other.resources.database.selectFrom('complaintEvents').select('id').execute()).toEqual([])
})
