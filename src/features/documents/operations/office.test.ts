// Tests of the admin API of documents: add, publish, correct, withdraw, permissions, tenants.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cast, permitted } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { ReportsPage } from '../contract/api.ts'
import type { DocumentDetails, OfficePage } from '../contract/office.ts'
import { document } from './definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let world: World
let serial = 0
beforeEach(async () => {
  world = await openWorld()
})

const home = '/admin/documents/487'

function formOf(change: Record<string, string> = {}, bytes = sampleFile('pdf', `${(serial += 1)}`)): FormData {
  const form = new FormData()
  const values = {
    type: 'tender',
    titleNe: 'पाइप खरिदको बोलपत्र',
    titleEn: 'Supply of pipes',
    publishedOn: '2026-11-22',
    start: 'now',
    ...change,
  }
  for (const [name, value] of Object.entries(values)) if (value !== '') form.set(name, value)
  form.set('file', new File([bytes as BlobPart], 'सूचना.pdf', { type: 'application/pdf' }))
  return form
}

async function call<T = DocumentDetails>(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body !== undefined && { body }) })
  return {
    status: answer.status,
    body: (await answer.json()) as T & { key?: string; fields?: { field: string; key: string }[] },
  }
}

const add = (change?: Record<string, string>, bytes?: Uint8Array) => call('POST', '', formOf(change, bytes))
const list = (query = '') => call<OfficePage>('GET', `?limit=100${query}`)
const titles = async (query: string) => (await list(query)).body.data.map(({ titleEn }) => titleEn).join('')
const publicRow = async (id: number) => {
  const answer = await world.api('GET', '/customer/reports/487?type=tender')
  return ((await answer.json()) as ReportsPage).data.find((row) => row.id === id)!
}
const publicTitles = async (type = 'tender') => {
  const answer = await world.api('GET', `/customer/reports/487?type=${type}`)
  return ((await answer.json()) as { data: { titleEn: string }[] }).data.map(({ titleEn }) => titleEn)
}

test('a notice is added and public immediately, withdrawn with an explanation, and its history has every event', async () => {
  const added = await add({ opensOn: '2026-11-22', closesOn: '2026-12-22' })
  expect(added).toMatchObject({
    status: 201,
    body: {
      type: 'tender',
      state: 'published',
      filename: 'सूचना.pdf',
      closesOn: '2026-12-22',
      acts: [{ act: 'published', by: 'Maya Rai' }],
      may: { publish: { ok: false, key: 'publishing.already_public' }, withdraw: { ok: true }, draft: { ok: false } },
    },
  })
  expect(await publicTitles()).toEqual(['Supply of pipes'])
  const { id } = added.body
  const unexplained = await call('POST', `/${id}/withdrawals`, {})
  expect(unexplained.body.fields).toMatchObject([{ field: 'noteNe', key: 'publishing.explanation_required' }])
  const withdrawn = await call('POST', `/${id}/withdrawals`, { noteNe: 'गलत फाइल' })
  expect(withdrawn.body).toMatchObject({
    state: 'withdrawn',
    acts: [{ act: 'published' }, { act: 'withdrawn', note: { en: '', ne: 'गलत फाइल' }, by: 'Maya Rai' }],
  })
  expect(await publicTitles()).toEqual([])
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  expect(await publicTitles()).toEqual(['Supply of pipes'])
})

test('a draft is published at a given time, expires after its last day, and is returned to draft', async () => {
  const { body } = await add({ start: 'draft' })
  expect(body).toMatchObject({ state: 'draft', acts: [], may: { publish: { ok: true }, expire: { ok: false } } })
  const scheduled = await call('POST', `/${body.id}/publications`, {
    start: 'later',
    publishOn: '2026-11-25',
    publishAt: '१०:३०',
    lastDay: '2026-11-30',
  })
  expect(scheduled).toMatchObject({
    status: 201,
    body: {
      state: 'scheduled',
      publishFrom: '2026-11-25T04:45:00.000Z',
      publishUntil: '2026-11-30T18:15:00.000Z',
      acts: [{ act: 'scheduled' }, { act: 'expiry-set' }],
    },
  })
  expect(await publicTitles()).toEqual([])
  world.travelTo('2026-11-25T04:45:00Z')
  expect(await publicTitles()).toEqual(['Supply of pipes'])
  expect((await call('PUT', `/${body.id}/expiry`, {})).body.publishUntil).toBeNull()
  expect((await call('PUT', `/${body.id}/expiry`, { lastDay: '2026-11-26' })).body.publishUntil).not.toBeNull()
  world.travelTo('2026-11-26T18:15:00Z')
  expect(await publicTitles()).toEqual([])
  expect((await call('GET', `/${body.id}`)).body.state).toBe('expired')
  expect((await call('POST', `/${body.id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${body.id}/drafts`, {})).body.key).toBe('publishing.already_draft')
})

test('titles and dates are corrected: public list and search have the new values, the audit the previous ones', async () => {
  const titleEn = `Supply of pipes ${'and pipes '.repeat(28)}`.trim()
  const { body } = await add({ type: 'consumer', titleEn })
  const details = {
    titleNe: 'पम्प खरिद',
    titleEn: 'Supply of pumps',
    publishedOn: '2026-11-21',
    noteEn: 'The kind was left out',
  }
  const changed = await call('PUT', `/${body.id}`, { ...details, version: 0 })
  expect(changed).toMatchObject({
    status: 200,
    body: { titleEn: 'Supply of pumps', published: '2026-11-21', state: 'published', acts: [{}, { act: 'changed' }] },
  })
  expect(await publicTitles('consumer')).toEqual(['Supply of pumps'])
  expect((await list('&search=pumps')).body.total).toBe(1)
  expect((await list('&search=pipes')).body.total).toBe(0)
  const { rows } = await sql<{ changes: { before: { titleEn: string } } }>`
    select changes from audit_rows where action = 'changeDocument'`.execute(world.resources.database)
  expect(rows.map(({ changes }) => changes.before.titleEn)).toEqual([titleEn])
  const late = await call('PUT', `/${body.id}`, { ...details, titleEn: 'Of somebody else', version: 0 })
  expect([late.status, late.body.key]).toEqual([409, 'publishing.changed_meanwhile'])
  expect(await publicTitles('consumer')).toEqual(['Supply of pumps'])
  const notice = (await add({ type: 'consumer' })).body
  const dated = await call('PUT', `/${notice.id}`, { ...details, closesOn: '2026-12-01', version: 0 })
  expect(dated.body.fields).toMatchObject([{ field: 'closesOn', key: 'documents.no_deadlines' }])
})

test('dates that the public has read change only by a corrigendum; the original then shows the date in force', async () => {
  const dates = { publishedOn: '2026-11-20', closesOn: '2026-11-25', closesTime: '12:00', bidsOpenOn: '2026-11-25' }
  const { id } = (await add({ ...dates, bidsOpenTime: '14:00' })).body
  const same = { titleEn: 'Supply of steel pipes', ...dates, bidsOpenTime: '14:00' }
  const later = { ...same, closesOn: '2026-12-05', bidsOpenOn: '2026-12-05', noteEn: 'Reason', noteNe: 'कारण' }
  const refused = await call('PUT', `/${id}`, { ...later, version: 0 })
  expect(refused.body.fields).toMatchObject([{ field: 'closesOn', key: 'documents.dates_by_corrigendum' }])
  const hour = await call('PUT', `/${id}`, { ...same, bidsOpenTime: '15:00', noteEn: 'Power cut', version: 0 })
  expect(hour.body.fields).toMatchObject([{ field: 'bidsOpenTime', key: 'documents.dates_by_corrigendum' }])
  expect((await call('PUT', `/${id}`, { ...same, version: 0 })).status).toBe(200)

  const { noteEn: _en, noteNe: _ne, ...moved } = later
  const corrigendum = await add({ ...moved, publishedOn: '2026-11-21', corrects: String(id) })
  expect(corrigendum.status).toBe(201)
  expect(await publicRow(id)).toMatchObject({ closesOn: '2026-12-05', earlierClosesOn: '2026-11-25' })
})

test('the date of the notice and the first day of applications bind too, and a date that moved does not move back by itself', async () => {
  const dates = { publishedOn: '2026-11-20', closesOn: '2026-11-25' }
  const { id } = (await add(dates)).body
  const titled = { titleEn: 'Supply of steel pipes', ...dates, version: 0 }
  for (const [field, change] of [
    ['publishedOn', { publishedOn: '2026-11-19' }],
    ['opensOn', { opensOn: '2026-11-22' }],
  ] as const) {
    const refused = await call('PUT', `/${id}`, { ...titled, ...change })
    expect(refused.body.fields).toMatchObject([{ field, key: 'documents.dates_by_corrigendum' }])
  }
  const moved = { ...dates, closesOn: '2026-12-05', corrects: String(id) }
  const short = await add({ ...moved, lastDay: '2026-12-04' })
  expect(short).toMatchObject({ status: 409, body: { key: 'documents.corrigendum_stays' } })
  const { status, body } = await add({ ...moved, lastDay: '2026-12-05' })
  expect(status).toBe(201)
  const ended = (lastDay: string) => call('PUT', `/${body.id}/expiry`, { lastDay })
  expect(await ended('2026-11-30')).toMatchObject({ status: 409, body: { key: 'documents.corrigendum_stays' } })
  expect((await ended('2026-12-06')).status).toBe(200)
  world.travelTo('2026-12-08T06:00:00Z')
  expect(await publicRow(id), 'the corrigendum is shown no longer').toMatchObject({ closesOn: '2026-12-05' })
})

test('returning to draft does not let a last date change; a draft nobody has read changes freely', async () => {
  const dates = { publishedOn: '2026-11-20', closesOn: '2026-11-25' }
  const { id } = (await add(dates)).body
  await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong' })
  await call('POST', `/${id}/drafts`, {})
  const change = { titleEn: 'Supply of pipes', ...dates, closesOn: '2026-12-05', version: 0 }
  expect((await call('PUT', `/${id}`, change)).body.fields).toMatchObject([{ key: 'documents.dates_by_corrigendum' }])
  const draft = (await add({ ...dates, start: 'draft' })).body
  expect((await call('PUT', `/${draft.id}`, change)).body).toMatchObject({ closesOn: '2026-12-05' })
  await call('POST', `/${draft.id}/publications`, { start: 'now' })
  expect(await publicRow(draft.id)).toMatchObject({ earlierClosesOn: null, closingChanged: null })
})

test('every write has an audit row with its actor, also when it is refused', async () => {
  const { body } = await add({ start: 'draft' })
  await call('POST', `/${body.id}/publications`, { start: 'now' })
  await call('POST', `/${body.id}/publications`, { start: 'now' })
  await call('PUT', `/${body.id}/expiry`, { lastDay: '2026-12-01' })
  await call('POST', `/${body.id}/withdrawals`, { noteEn: 'Wrong' })
  await call('POST', `/${body.id}/drafts`, {})
  const { rows } = await sql<{ action: string; outcome: string; actorName: string }>`
    select action, outcome, actor_name from audit_rows where actor_kind = 'staff' and action <> 'session.opened' order by id`.execute(
    world.resources.database,
  )
  expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['addDocument', 'done'],
    ['publishDocument', 'done'],
    ['publishDocument', 'publishing.already_public'],
    ['expireDocument', 'done'],
    ['withdrawDocument', 'done'],
    ['draftDocument', 'done'],
  ])
  expect(new Set(rows.map(({ actorName }) => actorName))).toEqual(new Set(['Maya Rai']))
})

test('a repeated submission adds no second document; with other content it is refused', async () => {
  const [submission, bytes] = ['11111111-2222', sampleFile('pdf', 'once')]
  const first = await add({ submission }, bytes)
  const again = await add({ submission }, bytes)
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
  expect((await add({ submission }, sampleFile('pdf', 'other'))).body.key).toBe('request.key_used')
  expect((await list()).body.total).toBe(1)
})

test.each([
  [{ titleNe: '', titleEn: '' }, 'titleNe', 'documents.title_required'],
  [{ titleEn: 'x'.repeat(301) }, 'titleEn', 'validation.maxLength'],
  [{ publishedOn: '' }, 'publishedOn', 'validation.required'],
  [{ opensOn: '2026-12-02', closesOn: '2026-12-01' }, 'closesOn', 'documents.closes_early'],
  [{ type: 'annual', closesOn: '2026-12-01' }, 'closesOn', 'documents.no_deadlines'],
  [{ closesTime: '12:00' }, 'closesTime', 'documents.time_without_date'],
  [{ closesOn: '2026-12-01', closesTime: 'noon' }, 'closesTime', 'documents.time_unreadable'],
  [{ type: 'vacancy', bidsOpenOn: '2026-12-01' }, 'bidsOpenOn', 'documents.no_bids'],
  [{ closesOn: '2026-12-01', bidsOpenOn: '2026-11-30' }, 'bidsOpenOn', 'documents.bids_open_early'],
  [
    { closesOn: '2026-12-01', closesTime: '12:00', bidsOpenOn: '2026-12-01', bidsOpenTime: '11:30' },
    'bidsOpenTime',
    'documents.bids_open_early',
  ],
  [{ type: 'gossip' }, 'type', 'validation.custom'],
  [{ start: '' }, 'start', 'validation.required'],
  [{ start: 'later' }, 'publishOn', 'validation.required'],
  [{ start: 'later', publishOn: '2026-11-22', publishAt: '10:59' }, 'publishOn', 'publishing.moment_past'],
  [{ start: 'later', publishOn: '2026-11-23', publishAt: '25:00' }, 'publishAt', 'publishing.time_unreadable'],
  [{ start: 'later', publishOn: '2026-11-23', lastDay: '2026-11-22' }, 'lastDay', 'publishing.expiry_before_start'],
  [{ lastDay: '2026-11-21' }, 'lastDay', 'publishing.expiry_before_start'],
  [{ start: 'now', publishOn: '2026-11-23' }, 'publishOn', 'publishing.does_not_fit'],
  [{ start: 'draft', lastDay: '2026-12-01' }, 'lastDay', 'publishing.does_not_fit'],
  [{ corrects: '99' }, 'corrects', 'documents.cannot_correct'],
])('%j is refused at the field %s', async (change, field, key) => {
  const { status, body } = await add(change as Record<string, string>)
  expect([400, 409]).toContain(status)
  expect(body.fields).toEqual([expect.objectContaining({ field, key, message: expect.any(String) })])
  expect((await list()).body.total).toBe(0)
})

test('a file is refused at its field: wrong content, already in the list, withdrawn before', async () => {
  const duplicate = sampleFile('pdf', 'duplicate')
  const wrong = await add({}, new TextEncoder().encode('MZ program'))
  expect(wrong.body.fields).toMatchObject([{ field: 'file', key: 'file.type_not_allowed' }])
  const { id } = (await add({}, duplicate)).body
  expect(await add({}, duplicate)).toMatchObject({
    status: 409,
    body: { fields: [{ key: 'documents.already_there' }] },
  })
  await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong' })
  expect((await add({}, duplicate)).body.fields).toMatchObject([{ key: 'documents.withdrawn_before' }])
  const other = await add({ publishedOn: '2026-11-20' }, duplicate)
  expect(other.status).toBe(201)
  expect(await call('POST', `/${id}/publications`, { start: 'now' })).toMatchObject({
    status: 409,
    body: { key: 'documents.already_there' },
  })
})

test('the admin list is filtered by list and state, sorted, and counted by state', async () => {
  await add({ titleEn: 'B', titleNe: 'ख', start: 'draft', publishedOn: '2026-11-20' })
  await add({ titleEn: 'A', titleNe: 'ग', start: 'later', publishOn: '2026-12-01', publishedOn: '2026-11-22' })
  await add({ titleEn: 'C', titleNe: 'क', publishedOn: '2026-11-21' })
  await add({ titleEn: 'D', titleNe: 'घ', type: 'consumer', publishedOn: '2026-11-19', lastDay: '2026-11-22' })
  const { id } = (await add({ titleEn: 'E', titleNe: 'ङ', publishedOn: '2026-11-18' })).body
  await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong' })
  world.travelTo('2026-11-23T00:00:00Z')
  expect(await titles('')).toBe('EDCAB')
  expect(await titles('&sortBy=published&sortOrder=desc')).toBe('ACBDE')
  expect(await titles('&sortBy=title')).toBe('ABCDE')
  expect(await titles('&sortBy=title&lang=ne')).toBe('CBADE')
  expect(await titles('&type=consumer')).toBe('D')
  for (const [state, expected] of Object.entries({
    draft: 'B',
    scheduled: 'A',
    published: 'C',
    expired: 'D',
    withdrawn: 'E',
  }))
    expect(await titles(`&state=${state}`), state).toBe(expected)
  const counts = await call('GET', '/states')
  expect(counts.body).toEqual({ draft: 1, scheduled: 1, published: 1, ending: 0, expired: 1, withdrawn: 1 })
  expect((await call('GET', '?sortBy=fileHash')).status).toBe(400)
})

test('a correction and the corrected document refer to each other in any state', async () => {
  const first = (await add({ titleEn: 'First' })).body
  const second = (await add({ titleEn: 'Second', corrects: String(first.id), start: 'draft' })).body
  expect(second.corrects).toMatchObject({ id: first.id, titleEn: 'First' })
  expect((await call('GET', `/${first.id}`)).body.correctedBy).toMatchObject({ id: second.id, titleEn: 'Second' })
})

test('the file of a draft is readable only with the permission in its organisation', async () => {
  const bytes = sampleFile('pdf', 'secret')
  const { id } = (await add({ start: 'draft' }, bytes)).body
  const requestFile = (as?: typeof cast.maya) => world.api('GET', `${home}/${id}/file`, as ? { as } : {})
  const own = await requestFile(cast.maya)
  expect(own.status).toBe(200)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(bytes)
  expect([(await requestFile()).status, (await requestFile(cast.ramesh)).status]).toEqual([401, 403])
  const elsewhere = { ...cast.maya, id: 970, key: 'elsewhere', email: 'e@elsewhere.example', orgId: 320 }
  expect((await requestFile(elsewhere)).status).toBe(404)
  const theirs = await world.api('GET', `/admin/documents/320/${id}`, { as: elsewhere })
  expect([theirs.status, ((await theirs.json()) as { key: string }).key]).toEqual([404, 'documents.unknown'])
  expect((await requestFile(permitted(cast.maya, 'content:write'))).status).toBe(403)
})

test('an import by a command is recorded as an event of the system', async () => {
  const { id } = await addItem(world.system(world.damak), document, {
    type: 'tender',
    titleEn: 'Imported',
    titleNe: '',
    filename: 'a.pdf',
    bytes: sampleFile('pdf', 'imported'),
    publishedOn: '2026-11-01',
  })
  expect((await call('GET', `/${id}`)).body.acts).toMatchObject([{ act: 'published', by: null }])
})
