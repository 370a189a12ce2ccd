// Tests of the admin API of articles: add, correct, publish, withdraw, permissions, tenants.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { ArticleDetails, OfficePage } from '../contract/office.ts'
import { setNewsCategories } from './articles.server.ts'

let world: World
let photo: Blob

beforeAll(async () => {
  world = await openWorld()
  await setNewsCategories(world.system(world.damak), [
    { code: 'works', name: { en: 'Works', ne: 'निर्माण' } },
    { code: 'supply', name: { en: 'Supply', ne: 'वितरण' } },
  ])
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0ea5e9' } })
  photo = new Blob([new Uint8Array(await blank.jpeg().toBuffer())], { type: 'image/jpeg' })
})

const usual = {
  category: 'works',
  titleNe: 'नयाँ पानी ट्याङ्की',
  titleEn: 'A new tank',
  summaryNe: 'ट्याङ्की तयार भयो।',
  bodyNe: '# ट्याङ्की\n\nपानी आउँछ।\n\n- एक\n- दुई',
  bodyEn: '# The tank\n\nWater comes.\n\n- One\n- Two',
  publishedOn: '2026-11-22',
  start: 'now',
}

function formOf(change: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<string | Blob>({ ...usual, ...change }))
    if (typeof value !== 'string') form.set(name, value, 'picture.jpg')
    else if (value !== '') form.set(name, value)
  return form
}

async function call<T = ArticleDetails>(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `/admin/news/487${path}`, { as, ...(body !== undefined && { body }) })
  const read = (await answer.json()) as T & {
    key?: string
    message?: string
    fields?: { field: string; key: string }[]
  }
  return { status: answer.status, body: read }
}

const add = (change: Record<string, string | Blob> = {}) => call('POST', '', formOf(change))
const seen = (slug: string) => world.api('GET', `/customer/news/487/${slug}`)

test('an article is added in both languages with pictures, is public immediately, and is not found once withdrawn', async () => {
  const added = await add({ picture: photo, 'pictures.0.file': photo, 'pictures.0.altNe': 'नीलो ट्याङ्की' })
  expect(added).toMatchObject({
    status: 201,
    body: {
      slug: 'a-new-tank',
      state: 'published',
      category: { code: 'works' },
      text: { ne: `${usual.bodyNe}\n\n[#1]`, en: `${usual.bodyEn}\n\n[#1]` },
      kept: 1,
      pictures: [{ number: 0 }, { number: 1, alt: { ne: 'नीलो ट्याङ्की' } }],
      acts: [{ act: 'published', by: 'Maya Rai' }],
    },
  })
  expect(await (await seen('a-new-tank')).json()).toMatchObject({
    title: { en: 'A new tank' },
    blocks: [
      { type: 'heading', text: { en: 'The tank', ne: 'ट्याङ्की' } },
      { type: 'paragraph' },
      { type: 'list', items: [{ en: 'One', ne: 'एक' }, {}] },
      { type: 'image', alt: { en: '', ne: 'नीलो ट्याङ्की' } },
    ],
  })
  const { id } = added.body
  expect((await call('POST', `/${id}/withdrawals`, { noteNe: 'गलत' })).body.state).toBe('withdrawn')
  expect((await seen('a-new-tank')).status).toBe(404)
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
})

test('texts are corrected, a picture without placeholder is removed, and the audit has the previous values', async () => {
  const { body } = await add({ titleEn: 'Works', 'pictures.0.file': photo, 'pictures.0.altEn': 'Blue' })
  const { start: _, ...fields } = { ...usual, titleEn: 'Works in ward 5', category: 'supply' }
  const long = 'One '.repeat(1000).trim()
  const corrected = await call('PUT', `/${body.id}`, {
    ...fields,
    version: 0,
    bodyNe: 'एक\n\n[#1]',
    bodyEn: `${long}\n\n[#1]`,
  })
  expect(corrected.body).toMatchObject({
    title: { en: 'Works in ward 5' },
    category: { code: 'supply' },
    kept: 1,
    pictures: [{ number: 1 }],
  })
  const without = await call('PUT', `/${body.id}`, { ...fields, version: 1, bodyNe: 'एक', bodyEn: 'One' })
  expect(without.body).toMatchObject({
    slug: 'works',
    kept: 0,
    pictures: [],
    acts: [{}, { act: 'changed' }, { act: 'changed' }],
  })
  const unknown = await call('PUT', `/${body.id}`, { ...fields, version: 2, bodyNe: '[#7]', bodyEn: '' })
  expect(unknown.body.fields).toMatchObject([{ field: 'bodyEn', key: 'news.parts_differ' }])
  const { rows } = await sql<{ changes: { before: { titleEn: string; text: { en: string } } } }>`
    select changes from audit_rows where action = 'changeArticle' and outcome = 'done' order by id`.execute(
    world.resources.database,
  )
  expect(rows.map(({ changes }) => changes.before.titleEn)).toEqual(['Works', 'Works in ward 5'])
  expect(rows[1]!.changes.before.text.en).toBe(`${long}\n\n[#1]`)
})

test.each([
  ['more than 300 parts', 'एक\n\n'.repeat(301), 'blocks', 'blocks.too_many'],
  ['a part of more than 5,000 characters', `# क\n\n${'क'.repeat(5001)}`, 'blocks.1', 'blocks.too_long'],
  ['a list of more than 200 items', '- एक\n'.repeat(201), 'blocks.0', 'blocks.too_large'],
])('a text with %s is refused when an article is added and when it is corrected', async (_, bodyNe, field, key) => {
  const { id, version } = (await add({ titleEn: `Refused for ${key}` })).body
  const { start: _start, ...fields } = usual
  for (const refused of [
    await add({ bodyNe, bodyEn: '' }),
    await call('PUT', `/${id}`, { ...fields, version, bodyNe, bodyEn: '' }),
  ])
    expect(refused).toMatchObject({ status: 400, body: { key: 'news.invalid', fields: [{ field, key }] } })
  expect((await call('GET', `/${id}`)).body.text.ne).toBe(usual.bodyNe)
})

test('of two people who correct the same article the second gets a conflict and can save again', async () => {
  const { id, version } = (await add({ titleEn: 'Twice corrected' })).body
  expect(version).toBe(0)
  const { start: _, ...fields } = usual
  const first = await call('PUT', `/${id}`, { ...fields, version, titleEn: 'By Maya' })
  expect(first.body).toMatchObject({ version: 1, title: { en: 'By Maya' } })
  const admin = { ...cast.maya, id: 972, key: 'second', email: 'second@damak.example' }
  const late = { ...fields, titleEn: 'By the second' }
  const second = await call('PUT', `/${id}`, { ...late, version }, admin)
  expect([second.status, second.body.key]).toEqual([409, 'publishing.changed_meanwhile'])
  expect(second.body.message).toContain('Maya Rai')
  expect((await call('GET', `/${id}`)).body).toMatchObject({ version: 1, title: { en: 'By Maya' } })
  expect((await call('PUT', `/${id}`, { ...late, version: 1 }, admin)).body).toMatchObject({
    title: { en: late.titleEn },
  })
  const nonsense = await call('PUT', `/${id}`, { ...late, version: 9 })
  expect(nonsense.body.fields).toMatchObject([{ field: 'version', key: 'validation.custom' }])
  expect((await call('PUT', `/${id}`, late)).body.fields).toMatchObject([{ field: 'version' }])
})

test('of two simultaneous corrections one succeeds and one is refused', async () => {
  const { id } = (await add({ titleEn: 'At once' })).body
  const { start: _, ...fields } = usual
  const answers = await Promise.all(
    ['one', 'two'].map((titleEn) => call('PUT', `/${id}`, { ...fields, version: 0, titleEn })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  [{ titleNe: '', titleEn: '' }, 'titleNe', 'news.title_required'],
  [{ bodyNe: '', bodyEn: '' }, 'bodyNe', 'news.text_required'],
  [{ bodyEn: 'One\n\nTwo', bodyNe: 'एक' }, 'bodyEn', 'news.parts_differ'],
  [{ summaryEn: 'x'.repeat(601) }, 'summaryEn', 'validation.maxLength'],
  [{ start: 'later', publishOn: '2026-11-21' }, 'publishOn', 'publishing.moment_past'],
])('%j is refused at the field %s', async (change, field, key) => {
  const { status, body } = await add(change as Record<string, string>)
  expect(status).toBe(400)
  expect(body.fields).toEqual([expect.objectContaining({ field, key, message: expect.any(String) })])
})

test('a picture needs a text alternative and must be a picture', async () => {
  const mute = await add({ 'pictures.0.file': photo })
  expect(mute.body.fields).toMatchObject([{ field: 'pictures.0.altNe', key: 'news.alt_required' }])
  const broken = await add({ picture: new Blob(['no picture'], { type: 'image/jpeg' }) })
  expect([broken.status, broken.body.key]).toEqual([400, 'news.not_a_picture'])
  expect((await add({ category: 'gossip' })).body.key).toBe('news.unknown_category')
})

test('slugs are unique, and a repeated submission adds no second article', async () => {
  const repeated = { titleEn: 'The same title' }
  expect((await add(repeated)).body.slug).toBe('the-same-title')
  expect((await add(repeated)).body.slug).toBe('the-same-title-2')
  expect((await add({ titleEn: '' })).body.slug).toBe('news-2026-11-22')
  const submission = '33333333-4444'
  const first = await add({ submission, titleEn: 'Once' })
  expect((await add({ submission, titleEn: 'Once' })).body.id).toBe(first.body.id)
  expect((await add({ submission, titleEn: 'Twice' })).body.key).toBe('request.key_used')
  const pictured = (altEn: string) =>
    add({ submission: '33333333-5555', 'pictures.0.file': photo, 'pictures.0.altEn': altEn })
  expect((await pictured('The tank')).status).toBe(201)
  expect((await pictured('The tower')).body.key).toBe('request.key_used')
})

test('the list is filtered by state, category and search and needs the permission', async () => {
  await add({ titleEn: 'Quiet draft', start: 'draft', category: 'supply' })
  const titles = async (query: string) => {
    const { body } = await call<OfficePage>('GET', `?limit=100${query}`)
    return body.data.map(({ title }) => title.en)
  }
  expect(await titles('&state=draft&search=quiet')).toEqual(['Quiet draft'])
  expect(await titles('&category=supply&search=quiet')).toEqual(['Quiet draft'])
  expect(await titles('&category=works&search=quiet')).toEqual([])
  expect((await titles(''))[0]).toBe('Quiet draft')
  const counts = (await call<Record<string, number>>('GET', '/states')).body
  expect(counts.draft).toBe((await titles('&state=draft')).length)
  expect((await call('GET', '', undefined, cast.ramesh)).status).toBe(403)
  const elsewhere = { ...cast.maya, id: 971, key: 'elsewhere', email: 'e2@elsewhere.example', orgId: 320 }
  const theirs = await world.api('GET', '/admin/news/320/1', { as: elsewhere })
  expect([theirs.status, ((await theirs.json()) as { key: string }).key]).toEqual([404, 'news.unknown'])
})
