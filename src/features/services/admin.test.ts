// Tests of the admin rows of services and questions: the whole workflow, audit, list filters, validation.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const service = {
  position: 4,
  nameEn: 'Meter test',
  nameNe: 'मिटर परीक्षण',
  papers: [{ nameNe: 'निवेदन' }, { nameNe: 'बिल', nameEn: 'Bill' }],
  feeEn: 'Rs. 200',
  timeEn: '1 day',
  officerEn: 'Engineer',
  grievanceOfficerEn: 'Chief',
  sample: true,
}
const question = { position: 1, questionEn: 'Where do I pay?', questionNe: 'कहाँ तिर्ने?', answerEn: 'At the counter' }

async function call(method: string, path: string, body?: unknown) {
  const answer = await world.api(method, `/admin${path}`, { as: cast.maya, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } }
}

async function publicRows(list: 'charter' | 'questions') {
  const answer = await world.api('GET', `/customer/${list}/487`)
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

async function actionsOf(noun: string): Promise<string[]> {
  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like ${`%${noun}`} order by id`.execute(
    world.resources.database,
  )
  return rows.map(({ action, outcome }) => `${action} ${outcome}`)
}

test('a service is added once with a slug of its own, corrected, ended, withdrawn, drafted and published', async () => {
  const sent = { ...service, start: 'now', submission: 'service-0001' }
  const added = await call('POST', '/charter/487', sent)
  expect(added).toMatchObject({
    status: 201,
    body: { slug: 'meter-test', state: 'published', version: 0, sample: true, acts: [{ by: 'Maya Rai' }] },
  })
  const { id } = added.body
  expect((await call('POST', '/charter/487', sent)).body.id).toBe(id)
  expect((await call('POST', '/charter/487', { ...service, start: 'draft' })).body.slug).toBe('meter-test-2')

  const correction = { ...service, feeEn: 'Rs. 250', papers: [{ nameEn: 'Bill' }], sample: false, version: 0 }
  const corrected = await call('PUT', `/charter/487/${id}`, correction)
  expect(corrected.body).toMatchObject({ version: 1, slug: 'meter-test', sample: false })
  expect(await publicRows('charter')).toEqual([
    {
      slug: 'meter-test',
      position: 4,
      name: { en: 'Meter test', ne: 'मिटर परीक्षण' },
      papers: [{ en: 'Bill', ne: '' }],
      fee: { en: 'Rs. 250', ne: '' },
      time: { en: '1 day', ne: '' },
      officer: { en: 'Engineer', ne: '' },
      grievanceOfficer: { en: 'Chief', ne: '' },
      rule: { en: '', ne: '' },
      sample: false,
    },
  ])
  expect(await call('PUT', `/charter/487/${id}`, correction)).toMatchObject({
    status: 409,
    body: { key: 'publishing.changed_meanwhile' },
  })

  expect((await call('PUT', `/charter/487/${id}/expiry`, { lastDay: '2026-12-31' })).body.publishUntil).toBe(
    '2026-12-31T18:15:00.000Z',
  )
  expect((await call('POST', `/charter/487/${id}/withdrawals`, { noteEn: 'Ended' })).body.state).toBe('withdrawn')
  expect(await publicRows('charter')).toEqual([])
  expect((await call('POST', `/charter/487/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/charter/487/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  expect(await actionsOf('Service')).toEqual([
    'addService done',
    'addService done',
    'addService done',
    'changeService done',
    'changeService publishing.changed_meanwhile',
    'expireService done',
    'withdrawService done',
    'draftService done',
    'publishService done',
  ])
})

test('the audit records the previous version of a corrected service', async () => {
  const { rows } = await sql<{ changes: { before: object; after: object } }>`
    select changes from audit_rows where action = 'changeService' and outcome = 'done'`.execute(
    world.resources.database,
  )
  expect(rows).toMatchObject([
    { changes: { before: { fee: { en: 'Rs. 200' }, sample: true }, after: { fee: { en: 'Rs. 250' }, sample: false } } },
  ])
})

test('questions have the same admin rows', async () => {
  const added = await call('POST', '/questions/487', { ...question, start: 'draft' })
  expect(added).toMatchObject({ status: 201, body: { state: 'draft' } })
  const { id } = added.body
  expect(await publicRows('questions')).toEqual([])
  await call('PUT', `/questions/487/${id}`, { ...question, answerNe: 'काउन्टरमा', version: 0 })
  expect((await call('POST', `/questions/487/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  expect(await publicRows('questions')).toMatchObject([{ id, answer: { en: 'At the counter', ne: 'काउन्टरमा' } }])
  expect((await call('POST', `/questions/487/${id}/drafts`, {})).status).toBe(409)
  await call('POST', `/questions/487/${id}/withdrawals`, { noteNe: 'पुरानो' })
  expect((await call('GET', `/questions/487/${id}`)).body).toMatchObject({
    state: 'withdrawn',
    version: 1,
    acts: [{ act: 'changed' }, { act: 'published' }, { act: 'withdrawn', note: { ne: 'पुरानो' } }],
  })
})

test('the lists are filtered by state and search, ordered, and limited to their organisation', async () => {
  await call('POST', '/charter/487', { ...service, nameEn: 'New tap', position: 1, start: 'draft' })
  const slugs = async (query: string) => {
    const { data } = (await call('GET', `/charter/487?${query}`)).body as unknown as { data: { slug: string }[] }
    return data.map(({ slug }) => slug)
  }
  expect(await slugs('')).toEqual(['new-tap', 'meter-test', 'meter-test-2'])
  expect(await slugs('sortBy=enteredAt&sortOrder=desc')).toEqual(['new-tap', 'meter-test-2', 'meter-test'])
  expect(await slugs('state=published')).toEqual(['meter-test'])
  expect(await slugs('search=TAP')).toEqual(['new-tap'])
  expect(await slugs('search=%25')).toEqual([])
  expect((await call('GET', '/charter/487/states')).body).toMatchObject({ draft: 2, published: 1 })
  expect((await call('GET', '/questions/487?search=counter&state=withdrawn')).body).toMatchObject({ total: 1 })
  expect((await call('GET', '/questions/487?search=tap')).body).toMatchObject({ total: 0 })
  for (const path of ['/charter/487/999999', '/charter/320', '/questions/320'])
    expect((await call('GET', path)).status).toBe(404)
})

test.each([
  ['a service without a name', '/charter/487', { ...service, nameEn: '', nameNe: '' }, 'nameNe'],
  ['a paper without a name', '/charter/487', { ...service, papers: [{ nameEn: ' ' }] }, 'papers.0.nameNe'],
  [
    'too many papers',
    '/charter/487',
    { ...service, papers: Array.from({ length: 31 }, () => ({ nameEn: 'Copy' })) },
    'papers',
  ],
  ['a fee that is too long', '/charter/487', { ...service, feeEn: 'a'.repeat(2001) }, 'feeEn'],
  ['a position beyond the column', '/charter/487', { ...service, position: 10_000 }, 'position'],
  ['a question without an answer', '/questions/487', { ...question, answerEn: '' }, 'answerNe'],
  ['a question that is too long', '/questions/487', { ...question, questionNe: 'क'.repeat(2001) }, 'questionNe'],
])('%s is refused at its field', async (_, path, entry, field) => {
  const { status, body } = await call('POST', path, { ...entry, start: 'now' })
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})
