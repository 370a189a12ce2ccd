// API tests of drafts: kept per person and form, versions of two pages, limits, and what nobody else sees.

import { beforeEach, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import type { CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { maxContentLength } from './contract/forms.ts'
import { maxDrafts } from './rules.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const article = '/staff/news/new#article'
const contentOf = (title: string) => JSON.stringify({ entries: [['titleEn', title]] })
const draft = (title: string, more: object = {}) => ({
  form: article,
  address: '/staff/news/new?type=event',
  title: 'New article',
  content: contentOf(title),
  writer: 'first',
  ...more,
})

async function save(as: CastMember, body: object) {
  const answer = await world.api('PUT', '/auth/draft', { as, body })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}

async function read(as: CastMember, form = article) {
  const answer = await world.api('GET', `/auth/draft?${new URLSearchParams({ form })}`, { as })
  return ((await answer.json()) as { draft: { version: string; entries: string[][] } | null }).draft
}

async function list(as: CastMember) {
  return ((await (await world.api('GET', '/auth/drafts', { as })).json()) as { data: object[] }).data
}

const remove = (as: CastMember, more: Record<string, string> = {}) =>
  world.api('DELETE', `/auth/draft?${new URLSearchParams({ form: article, ...more })}`, { as })

test('a draft is read as it was typed, listed with where it is continued, and removed', async () => {
  expect(await read(cast.maya)).toBeNull()
  const typed = '  Two  blanks\n\u200d and a line  '
  const saved = await save(
    cast.maya,
    draft(typed, { content: JSON.stringify({ step: 'when', entries: [['text', typed]] }) }),
  )
  expect(saved.status).toBe(200)
  expect(await read(cast.maya)).toMatchObject({
    ...saved.body,
    step: 'when',
    entries: [['text', typed]],
    writer: 'first',
  })
  expect(await list(cast.maya)).toMatchObject([
    { form: article, address: '/staff/news/new?type=event', title: 'New article', savedAt: expect.any(String) },
  ])
  expect((await remove(cast.maya)).status).toBe(204)
  expect(await read(cast.maya)).toBeNull()
})

test('nobody else sees a draft: a colleague, an administrator, a person of another organisation', async () => {
  await save(cast.maya, draft('Secret tender'))
  for (const other of [cast.ramesh, cast.rajendra]) {
    expect(await read(other)).toBeNull()
    expect(await list(other)).toEqual([])
    await remove(other)
  }
  expect((await read(cast.maya))?.entries).toEqual([['titleEn', 'Secret tender']])
  const own = draft('Two rivers', { form: '/account/complaints/AB#comment', address: '/account/complaints/AB' })
  expect((await save(cast.sita, own)).status).toBe(200)
  expect(await list(cast.sita)).toHaveLength(1)
})

test('two pages do not overwrite each other: the later one is warned, and decides', async () => {
  const { body: first } = await save(cast.maya, draft('Pipes'))
  const second = await save(cast.maya, draft('Pumps', { writer: 'second' }))
  expect(second).toMatchObject({ status: 409, body: { key: 'drafts.changed_meanwhile' } })
  expect((await save(cast.maya, draft('Pipes', { writer: 'second' }))).status, 'the same text').toBe(200)
  expect((await save(cast.maya, draft('Pumps', { writer: 'third', version: first['version'] }))).status).toBe(200)
  expect((await save(cast.maya, draft('Pumps and pipes', { writer: 'third' }))).status, 'its own text').toBe(200)
  expect((await save(cast.maya, draft('Pipes', { version: first['version'] }))).status).toBe(409)
  expect((await read(cast.maya))?.entries).toEqual([['titleEn', 'Pumps and pipes']])
})

test('a form that was sent removes its own draft, not what another page has saved since', async () => {
  const { body } = await save(cast.maya, draft('Pipes'))
  await save(cast.maya, draft('Pumps', { writer: 'second', version: body['version'] }))
  await remove(cast.maya, { ifWriter: 'first', ifVersion: String(body['version']) })
  expect((await read(cast.maya))?.entries).toEqual([['titleEn', 'Pumps']])
  await remove(cast.maya, { ifWriter: 'second' })
  expect(await read(cast.maya)).toBeNull()
})

test('pages that save the first draft at the same moment: one is kept, the others are warned', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((writer) => save(cast.maya, draft(`By ${writer}`, { writer }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('size, number and form are limited', async () => {
  const long = await save(cast.maya, draft('x'.repeat(maxContentLength)))
  expect(long).toMatchObject({ status: 400, body: { fields: [{ field: 'content', key: 'drafts.too_long' }] } })
  for (const wrong of ['', 'text', '{"entries":[["a"]]}', '{"entries":[["a",1]]}', '[]'])
    expect((await save(cast.maya, draft('', { content: wrong }))).status, wrong).toBe(400)
  for (const address of ['https://evil.example/', '//evil.example', '/news', '/staffx'])
    expect((await save(cast.maya, draft('', { address }))).status, address).toBe(400)
  for (let n = 0; n < maxDrafts; n += 1) await save(cast.maya, draft('Pipes', { form: `/staff/news/${n}#act-change` }))
  expect(await save(cast.maya, draft('Pipes'))).toMatchObject({ status: 409, body: { key: 'drafts.too_many' } })
  expect(
    (await save(cast.maya, draft('Pumps', { form: '/staff/news/0#act-change' }))).status,
    'one more of its own',
  ).toBe(200)
  expect((await save(cast.ramesh, draft('Pipes'))).status).toBe(200)
})

test('saving writes no row into the audit', async () => {
  await save(cast.maya, draft('Pipes'))
  await remove(cast.maya)
  const rows = world.resources.database.selectFrom('auditRows').select('action').where('action', 'like', '%raft%')
  expect(await rows.execute()).toEqual([])
})

test('who downloads what is stored about them finds their drafts', async () => {
  const own = { form: '/account/complaints/AB#comment', address: '/account/complaints/AB', title: 'AB' }
  await save(cast.sita, draft('It still leaks', own))
  const answer = await world.api('GET', '/customer/account/487/data', { as: cast.sita })
  expect(await answer.json()).toMatchObject({ drafts: [{ ...own, entries: [['titleEn', 'It still leaks']] }] })
})
