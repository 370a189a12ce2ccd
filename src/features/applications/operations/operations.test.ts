// Tests of applications from sending to erasure: approval by three people, returns, papers, letters, limits.

import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { eraseDueCases } from '#features/cases/operations/erase.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newTap, paperFile, transferredTap } from '#tests/applications.ts'
import { cast, permitted } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { Permission } from '#root/permissions.ts'
import type { NewApplication } from '../contract/form.ts'
import type { PaperKind, PaperPlace } from '../contract/papers.ts'
import { listDatedPapers, removePaperList, replacePaperList } from '../store/requested-papers.server.ts'
import { findPolicy, updatePolicy } from '../store/policies.server.ts'
import { application as applicationKind } from './application.server.ts'
import { readStatus, trackApplication } from './follow.server.ts'
import { paperFiles } from './papers.server.ts'
import { resubmitApplication, sendApplication } from './send.server.ts'
import {
  approveApplication,
  checkApplication,
  openPaper,
  prepareApplication,
  readApplication,
  rejectApplication,
  returnApplication,
} from './work.server.ts'
import { readInbox } from './inbox.server.ts'

const ramesh = permitted(cast.ramesh, 'applications:read', 'applications:prepare')
const gita = permitted(cast.gita, 'applications:read', 'applications:check')
const bishnu = permitted(cast.bishnu, 'applications:read', 'applications:approve')
const everything: Permission[] = [
  'applications:read',
  'applications:prepare',
  'applications:check',
  'applications:approve',
]
const phone = '9841234567'
const wanted = ['houseMap', 'photo', 'wardRecommendation'] as const
const signed = { position: 'प्राविधिक', note: '' }

let world: World
let senders = 0
beforeAll(async () => {
  world = await openWorld()
})

/** A visitor with an address of its own, so that the limits of one test do not stop another. */
function visitor(org = world.damak): Ctx {
  senders += 1
  return { ...world.visitor(org), from: { requestId: 'test', address: `203.0.113.${senders}` } }
}

function find(query: object) {
  return readInbox(world.as(ramesh), { page: 1, limit: 10, orgId: '487', ...query })
}

/** Every test has a phone number of its own. */
async function send(changes: Partial<NewApplication> = {}) {
  const number = `98412${String(10_000 + senders).slice(-5)}`
  const sent = newTap({ phone: `+977${number}`, ...changes })
  const receipt = await sendApplication(visitor(), sent)
  const { data } = await readInbox(world.as(ramesh), { page: 1, limit: 1, orgId: '487', search: receipt.code })
  return { ...receipt, id: data[0]!.id, phone: sent.phone }
}

test('an application is prepared by Ramesh, checked by Gita and approved by Bishnu', async () => {
  const { id, code, phone, missing } = await send({ email: 'sita@example.org' })
  expect(code).toMatch(/^A-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  expect(missing).toEqual(wanted)
  await prepareApplication(world.as(ramesh), { id, ...signed, seenPapers: [...wanted] })
  await checkApplication(world.as(gita), { id, ...signed, position: 'लेखापाल' })
  const whole = await approveApplication(world.as(bishnu), { id, ...signed, note: 'within the ring road' })
  expect(whole).toMatchObject({ state: 'approved', next: null, missing: [] })
  expect(whole.steps.map(({ kind, byName, byPosition }) => [kind, byName, byPosition])).toEqual([
    ['submitted', '', ''],
    ['prepared', 'Ramesh Khadka', 'प्राविधिक'],
    ['checked', 'Gita Bhattarai', 'लेखापाल'],
    ['approved', 'Bishnu Adhikari', 'प्राविधिक'],
  ])
  const seen = await readStatus(visitor(), { code: code.toLowerCase().replaceAll('-', ' '), phone })
  expect(seen).toMatchObject({ state: 'approved', applicant: { ne: 'सीता शर्मा' } })
  expect(JSON.stringify(seen)).not.toContain('ring road')
  expect(JSON.stringify(seen)).not.toContain('Ramesh')
})

test('one person cannot sign twice, with any permissions', async () => {
  const { id } = await send()
  const able = world.as(permitted(cast.gita, ...everything))
  await prepareApplication(able, { id, ...signed, seenPapers: [...wanted] })
  await expectRefusal('conflict', 'applications.three_people', checkApplication(able, { id, ...signed }))
  await checkApplication(world.as(permitted(cast.ramesh, ...everything)), { id, ...signed })
  await expectRefusal('conflict', 'applications.three_people', approveApplication(able, { id, ...signed }))
  await approveApplication(world.as(bishnu), { id, ...signed })
})

test('of two people who sign at the same time, one succeeds', async () => {
  const { id } = await send()
  const two = [ramesh, permitted(cast.maya, ...everything)].map((person) =>
    prepareApplication(world.as(person), { id, ...signed, seenPapers: [...wanted] }).then(
      () => 'signed',
      (error: { key: string }) => error.key,
    ),
  )
  expect((await Promise.all(two)).toSorted()).toEqual(
    ['applications.not_to_check', 'signed'].with(0, 'applications.not_to_prepare').toSorted(),
  )
})

test('preparing requires all papers; papers seen at the office count', async () => {
  const { id } = await send()
  const prepare = (seenPapers: ('houseMap' | 'photo' | 'wardRecommendation')[]) =>
    prepareApplication(world.as(ramesh), { id, ...signed, seenPapers })
  await expectRefusal('conflict', 'applications.papers_missing', prepare(['photo']))
  expect((await prepare([...wanted])).steps.at(-1)).toMatchObject({ kind: 'prepared', seenPapers: wanted })
})

test('a returned application is corrected, and its approval restarts', async () => {
  const first = await send({ email: 'sita@example.org' })
  const { id, code } = first
  await prepareApplication(world.as(ramesh), { id, ...signed, seenPapers: [...wanted] })
  const turned = { id, ...signed, reason: 'कित्ता नं. मिलेन' }
  await expectRefusal('forbidden', 'permission.missing', returnApplication(world.as(ramesh), turned))
  await returnApplication(world.as(gita), turned)
  const status = await readStatus(visitor(), { code, phone: first.phone })
  expect(status).toMatchObject({ state: 'returned', next: 'resubmit' })
  expect(status.history.at(-1)).toMatchObject({ kind: 'returned', reason: 'कित्ता नं. मिलेन' })

  const corrected = {
    ...newTap({ phone: '+9779851112223', kitta: '4321', photo: [paperFile('png')] }),
    code,
    sentPhone: first.phone,
    idempotencyKey: 'again-0001',
  }
  const [again, twice] = [
    await resubmitApplication(visitor(), corrected),
    await resubmitApplication(visitor(), corrected),
  ]
  expect(twice).toEqual(again)
  expect(again.code).toBe(code)
  const whole = await readApplication(world.as(gita), { id })
  expect(whole).toMatchObject({
    state: 'submitted',
    next: 'prepare',
    details: { kitta: '4321', phone: '+9779851112223' },
  })
  expect(whole.steps.at(-1)).toMatchObject({ kind: 'resubmitted', before: { kitta: '1234', phone: first.phone } })
  expect(whole.papers.filter(({ replacedAt }) => replacedAt).map(({ kind }) => kind)).toEqual([
    'citizenship',
    'landCertificate',
  ])
  expect(whole.missing).toEqual([])
  await prepareApplication(world.as(permitted(cast.gita, ...everything)), { id, ...signed, seenPapers: [] })
  await expectRefusal('missing', 'applications.unknown', readStatus(visitor(), { code, phone: first.phone }))
})

test('only a returned application can be resubmitted, by its code and phone', async () => {
  const { code, phone } = await send()
  const again = (changes: object) => resubmitApplication(visitor(), { ...newTap(), code, sentPhone: phone, ...changes })
  await expectRefusal('conflict', 'applications.not_returned', again({}))
  await expectRefusal('missing', 'applications.unknown', again({ sentPhone: '+9779800000000' }))
  await expectRefusal('missing', 'applications.unknown', again({ code: 'A-2222-2222' }))
})

test('a rejected application stays rejected and is erased after a year', async () => {
  const { id, code, phone } = await send()
  await rejectApplication(world.as(ramesh), { id, ...signed, reason: 'मुहानमा पानी पुग्दैन' })
  await expectRefusal(
    'conflict',
    'applications.already_rejected',
    prepareApplication(world.as(ramesh), { id, ...signed, seenPapers: [...wanted] }),
  )
  expect(await readStatus(visitor(), { code, phone })).toMatchObject({ state: 'rejected', next: null })
  expect((await readApplication(world.as(ramesh), { id })).keepUntil).toBe('2027-11-22')
})

test('a changed retention policy applies from the next step on', async () => {
  const { id } = await send()
  await updatePolicy(world.scope(world.damak), { rejectedDays: 30 })
  expect((await readApplication(world.as(ramesh), { id })).keepUntil).toBe('2028-11-21')
  await rejectApplication(world.as(ramesh), { id, ...signed, reason: 'मुहानमा पानी पुग्दैन' })
  expect((await readApplication(world.as(ramesh), { id })).keepUntil).toBe('2026-12-22')
  expect(await findPolicy(world.scope(world.kakarvitta))).toMatchObject({ rejectedDays: 365 })
  await updatePolicy(world.scope(world.damak), { rejectedDays: 365 })
})

const today = '2026-11-22'

test('papers on the organisation’s list are requested, named and required; other organisations do not change', async () => {
  const damak = world.scope(world.damak)
  const before = (await listDatedPapers(damak)).filter(({ purpose }) => purpose === 'new')
  const [citizenship] = before
  const own: PaperPlace = {
    ...citizenship!,
    kind: 'own1',
    position: 2,
    label: { en: 'Consent of neighbours', ne: 'छिमेकीको मन्जुरीनामा' },
  }
  const rest = before.filter(({ kind }) => kind !== 'citizenship').map((paper) => ({ ...paper, required: false }))
  await replacePaperList(damak, today, [{ ...citizenship!, position: 1 }, own, ...rest])
  const { id, missing, phone, code } = await send({ email: 'own@example.org', citizenship: [paperFile('jpg')] })
  expect(missing).toEqual(['own1'])
  expect((await readStatus(visitor(), { code, phone })).listed).toContainEqual(
    expect.objectContaining({ kind: 'own1', label: own.label }),
  )
  const mail = await world.resources.database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', 'own@example.org')
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain('- Consent of neighbours')
  const prepare = (seenPapers: PaperKind[]) => prepareApplication(world.as(ramesh), { id, ...signed, seenPapers })
  await expectRefusal('conflict', 'applications.papers_missing', prepare([]))
  expect(await prepare(['own1'])).toMatchObject({ state: 'prepared', missing: [] })
  await removePaperList(damak, today)
  expect((await listDatedPapers(world.scope(world.kakarvitta))).map(({ kind }) => kind)).not.toContain('own1')
})

test('an application keeps the list of the day on which it was sent', async () => {
  const damak = world.scope(world.damak)
  const sent = await send({ citizenship: [paperFile('jpg')] })
  const [first] = await listDatedPapers(damak)
  await replacePaperList(damak, '2026-11-23', [{ ...first!, purpose: 'new', kind: 'own2', asked: true }])
  const later = { ...visitor(), now: new Date('2026-11-24T06:00:00Z') }
  const missing = (await readStatus(later, sent)).missing
  expect(missing).toContain('houseMap')
  expect(missing).not.toContain('own2')
  expect((await sendApplication(later, newTap({ phone: '+9779845550077' }))).missing).toEqual(['own2'])
  await removePaperList(damak, '2026-11-23')
})

test('a transfer requests its own papers and stores the transferor', async () => {
  const receipt = await sendApplication(
    visitor(),
    transferredTap({ phone: '+9779845550001', transferReason: 'inheritance' }),
  )
  expect(receipt.missing).toEqual([
    'houseMap',
    'propertyTax',
    'oldBill',
    'deathCertificate',
    'relationship',
    'consentOfHeirs',
  ])
  const application = await trackApplication(visitor(), { code: receipt.code, phone: '9845550001' })
  expect(application.details).toMatchObject({
    kind: 'transfer',
    customerNo: 'D-1203',
    sellerNe: 'गोपाल राई',
    ward: 5,
    buildingHeight: 7.5,
  })
})

test('the inbox contains no citizenship or land numbers', async () => {
  const { id, code } = await send({ kind: 'new', applicantNe: 'चमेली गुरुङ', ward: 9, tol: 'बाह्रदशी' })
  for (const search of [code, 'चमेलि गुरूङ', 'बाह्रदशी']) {
    const found = await find({ search })
    expect(found.data.map((row) => row.id)).toContain(id)
    expect(JSON.stringify(found)).not.toMatch(/04-01-75-01234|1234"/)
  }
  const [row] = (await find({ ward: 9 })).data
  expect(row).toMatchObject({ state: 'submitted', next: 'prepare', missing: wanted, ward: 9 })
  expect(row!.phone).toMatch(/^98•-•••••\d\d$/)
  expect((await find({ state: 'approved', search: code })).total).toBe(0)
  expect((await find({ search: '%' })).total).toBe(0)
})

test('another organisation cannot read it', async () => {
  const { id, code, phone } = await send()
  const foreign = world.as({ ...ramesh, orgId: 320 })
  await expectRefusal('missing', 'applications.unknown', readApplication(foreign, { id }))
  await expectRefusal('missing', 'applications.unknown', openPaper(foreign, { id, paperId: 1 }))
  await expectRefusal('missing', 'applications.unknown', prepareApplication(foreign, { id, ...signed, seenPapers: [] }))
  await expectRefusal('missing', 'applications.unknown', readStatus(visitor(world.kakarvitta), { code, phone }))
  expect((await readInbox(foreign, { page: 1, limit: 10, orgId: '320' })).total).toBe(0)
})

test('sent twice under one key, even at once, it is stored once; changed content is refused', async () => {
  const ctx = visitor()
  const sent = newTap({ phone: '+9779845550002', idempotencyKey: 'key-00000001' })
  const receipts = await Promise.all([1, 2, 3].map(() => sendApplication(ctx, sent)))
  expect(new Set(receipts.map(({ code }) => code)).size).toBe(1)
  await expectRefusal('conflict', 'request.key_used', sendApplication(ctx, { ...sent, ward: 6 }))
})

test('pictures are stored without metadata and papers unchanged, apart from public files', async () => {
  const { id } = await send()
  const { papers } = await readApplication(world.as(ramesh), { id })
  expect(papers.map(({ kind, type, name }) => [kind, type, name])).toEqual([
    ['citizenship', 'image/jpeg', 'नागरिकता.jpg'],
    ['landCertificate', 'application/pdf', 'lalpurja.pdf'],
  ])
  const stored = await openPaper(world.as(ramesh), { id, paperId: papers[1]!.id })
  const bytes = await buffer(paperFiles(world.resources).read(stored.hash))
  expect(bytes.equals(Buffer.from(await paperFile('pdf').arrayBuffer()))).toBe(true)
  expect(await world.resources.files.has(stored.hash)).toBe(false)
})

test('an invalid file is refused by its field, and nothing is stored', async () => {
  const disguised = new File([Buffer.from('MZ program')], 'photo.jpg', { type: 'image/jpeg' })
  const sent = newTap({ phone: '+9779845550003', photo: [paperFile('png'), disguised] })
  const { total } = await find({})
  const refusal = await expectRefusal('invalid', 'request.invalid', sendApplication(visitor(), sent))
  expect(refusal.details.fields).toEqual([{ field: 'photo.1', key: 'file.type_not_allowed' }])
  expect((await find({})).total).toBe(total)
})

test('a paper that was never listed is refused by its field; one that is no longer listed is accepted', async () => {
  const kakarvitta = visitor(world.kakarvitta)
  const refusal = await expectRefusal(
    'invalid',
    'request.invalid',
    sendApplication(kakarvitta, newTap({ own1: [paperFile('png')] })),
  )
  expect(refusal.details.fields).toEqual([{ field: 'own1.0', key: 'applications.paper_unlisted' }])
  const scope = world.scope(world.kakarvitta)
  const others = (await listDatedPapers(scope)).filter(({ kind }) => kind !== 'photo')
  await replacePaperList(scope, today, others)
  expect((await sendApplication(kakarvitta, newTap({ photo: [paperFile('png')] }))).missing).not.toContain('photo')
  await removePaperList(scope, today)
})

test('the applicant is notified by SMS, and by mail when an address was given, without personal numbers', async () => {
  const { code, id, phone } = await send({ email: 'sita@example.org' })
  await rejectApplication(world.as(ramesh), { id, ...signed, reason: 'No source' })
  const sentLetters = await world.resources.database
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'body'])
    .where('body', 'like', `%${code}%`)
    .orderBy('id')
    .execute()
  expect(sentLetters.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['sms', phone],
    ['mail', 'sita@example.org'],
    ['sms', phone],
    ['mail', 'sita@example.org'],
  ])
  expect(sentLetters[1]!.body).toContain('Building permit / house map')
  expect(sentLetters[3]!.body).toContain('No source')
  expect(JSON.stringify(sentLetters)).not.toMatch(/04-01-75|1234"/)
})

test('look-ups and sending are limited', async () => {
  const { code } = await send()
  const guesses = Array.from({ length: 20 }, (_, guess) => ({ code, phone: `98410000${10 + guess}` }))
  for (const guess of guesses) await expectRefusal('missing', 'applications.unknown', readStatus(visitor(), guess))
  await expectRefusal('too-many', 'request.too_many', readStatus(visitor(), { code, phone }))
})

test('applications are erased with their files when their retention ends, except files of other applications', async () => {
  const own = await openWorld()
  const { resources } = own
  const ctx = (address: string): Ctx => ({ ...own.visitor(own.damak), from: { requestId: 'x', address } })
  const shared = newTap({ phone: '+9779845550011' })
  await sendApplication(ctx('a'), { ...shared, photo: [paperFile('png')] })
  own.travelTo('2028-06-01T06:00:00Z')
  const later = await sendApplication(ctx('b'), { ...shared, phone: '+9779845550012' })
  const hashes = () => resources.database.selectFrom('applicationPapers').select(['kind', 'hash']).execute()
  const before = await hashes()
  own.travelTo('2028-12-01T06:00:00Z')
  const erase = () => eraseDueCases(own.system(own.damak), applicationKind)
  expect(await erase()).toEqual({ ids: [], announced: [1], doubtful: [] })
  own.travelTo('2028-12-02T06:00:00Z')
  expect(await erase()).toEqual({ ids: [1], announced: [], doubtful: [] })
  expect(await erase()).toEqual({ ids: [], announced: [], doubtful: [] })
  const left = await hashes()
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['citizenship', 'landCertificate'])
  const store = paperFiles(resources)
  for (const { hash } of left) expect(await store.has(hash)).toBe(true)
  expect(await store.has(before.find(({ kind }) => kind === 'photo')!.hash)).toBe(false)
  expect(await readStatus(ctx('c'), { code: later.code, phone: '9845550012' })).toMatchObject({ state: 'submitted' })
})
