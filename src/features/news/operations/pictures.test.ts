// Tests of the pictures and attachments of an article: add, change, order, remove, audit.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { Article } from '../contract/api.ts'
import type { ArticleDetails } from '../contract/office.ts'
import { maxPicturesInText } from '../contract/pictures.ts'
import { setNewsCategories } from './articles.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'

let world: World
let photo: Blob

beforeAll(async () => {
  world = await openWorld()
  await setNewsCategories(world.system(world.damak), [{ code: 'works', name: { en: 'Works', ne: 'निर्माण' } }])
  photo = await pictureOf('#0ea5e9')
})

async function pictureOf(background: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' })
}

type Answered<T> = T & { key?: string; fields?: { field: string; key: string }[] }

async function call<T = ArticleDetails>(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `/admin/news/487${path}`, { as, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Answered<T> }
}

let serial = 0
async function article(): Promise<ArticleDetails> {
  const form = new FormData()
  const sent = { category: 'works', titleEn: `Tank ${(serial += 1)}`, bodyEn: 'One\n\nTwo', publishedOn: '2026-11-22' }
  for (const [name, value] of Object.entries({ ...sent, start: 'now' })) form.set(name, value)
  return (await call('POST', '', form)).body
}

function add(id: number, fields: Record<string, string>, file: Blob = photo) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ place: 'after', ...fields })) form.set(name, value)
  form.set('file', file, 'picture.jpg')
  return call('POST', `/${id}/pictures`, form)
}

async function seen(slug: string): Promise<Article> {
  return (await (await world.api('GET', `/customer/news/487/${slug}`)).json()) as Article
}

async function auditOf(id: number) {
  const { rows } = await sql<{ action: string; changes: Record<string, unknown> }>`
    select action, changes from audit_rows where target = ${`article ${id}`} and outcome = 'done' order by id`.execute(
    world.resources.database,
  )
  return rows
}

test('pictures are added, described, ordered and removed; the public article and the audit show each step', async () => {
  const { id, slug } = await article()
  const first = await add(id, { altEn: 'A tank', captionNe: 'ट्याङ्की' })
  expect(first).toMatchObject({ status: 201, body: { version: 1, pictures: [{ number: 1, alt: { en: 'A tank' } }] } })
  const second = await add(id, { altNe: 'पाइप' }, await pictureOf('#f59e0b'))
  const above = await add(id, { place: 'above' })
  expect(second.body.pictures.map(({ number }) => number)).toEqual([1, 2])
  expect(above.body.pictures.map(({ number }) => number)).toEqual([0, 1, 2])
  expect(above.body.version).toBe(3)
  const shown = await seen(slug)
  expect(shown.picture).toMatchObject({ width: 900 })
  expect(shown.blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'image', 'image'])

  const fields = { altEn: 'The tank', captionEn: 'In ward 5' }
  const changed = await call('PUT', `/${id}/pictures/1`, { ...fields, version: 3 })
  expect(changed.body.pictures[1]).toMatchObject({
    alt: { en: 'The tank', ne: '' },
    caption: { en: 'In ward 5', ne: '' },
  })
  const ordered = await call('PUT', `/${id}/pictureOrder`, { pictures: ['2', '1'], version: 4 })
  expect(ordered.body.pictures.map(({ number }) => number)).toEqual([0, 2, 1])
  expect((await seen(slug)).blocks.slice(2)).toMatchObject([{ alt: { ne: 'पाइप' } }, { alt: { en: 'The tank' } }])
  const without = await call('DELETE', `/${id}/pictures/2?version=5`)
  expect(without.body.pictures.map(({ number }) => number)).toEqual([0, 1])
  expect((await call('DELETE', `/${id}/pictures/0?version=6`)).body.pictures).toHaveLength(1)
  expect(await seen(slug)).toMatchObject({ picture: null, blocks: [{}, {}, { caption: { en: 'In ward 5' } }] })

  const audited = await auditOf(id)
  expect(audited.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 3 }, () => 'addArticlePicture'),
    'changeArticlePicture',
    'orderArticlePictures',
    ...Array.from({ length: 2 }, () => 'removeArticlePicture'),
  ])
  expect(audited[3]!.changes).toMatchObject({ number: 1, before: { alt: { en: 'A tank' } }, after: { alt: {} } })
  expect(audited[4]!.changes).toEqual({ before: [1, 2], after: [2, 1] })
  expect(audited[5]!.changes).toMatchObject({ before: { number: 2, file: expect.any(String), alt: { ne: 'पाइप' } } })
})

test('a picture is checked by its bytes, needs a text alternative in the text, and is limited in size and number', async () => {
  const { id } = await article()
  const broken = await add(id, { altEn: 'x' }, new Blob(['no picture'], { type: 'image/jpeg' }))
  expect(broken.body.fields).toMatchObject([{ field: 'file', key: 'news.not_a_picture' }])
  const text = await add(id, { altEn: 'x' }, new Blob(['x'], { type: 'text/plain' }))
  expect(text.body.fields).toMatchObject([{ field: 'file', key: 'validation.fileType' }])
  const huge = await add(id, { altEn: 'x' }, new Blob([new Uint8Array(8_400_000)], { type: 'image/jpeg' }))
  expect(huge.body.fields).toMatchObject([{ field: 'file', key: 'validation.fileSize' }])
  expect((await add(id, {})).body.fields).toMatchObject([{ field: 'altNe', key: 'news.alt_required' }])
  for (let n = 0; n < maxPicturesInText; n += 1) expect((await add(id, { altEn: `${n}` })).status).toBe(201)
  const beyond = await add(id, { altEn: 'One more' })
  expect([beyond.status, beyond.body.key]).toEqual([409, 'news.too_many_pictures'])
  expect((await call('GET', `/${id}`)).body.version).toBe(maxPicturesInText)
})

test('a repeated submission adds no second picture; an older version is refused and changes nothing', async () => {
  const { id } = await article()
  const submission = '55555555-6666'
  expect((await add(id, { altEn: 'Once', submission })).body.pictures).toHaveLength(1)
  expect((await add(id, { altEn: 'Once', submission })).body.pictures).toHaveLength(1)
  await add(id, { altEn: 'Second' })
  const stale = [
    await call('PUT', `/${id}/pictures/1`, { altEn: 'Late', version: 1 }),
    await call('PUT', `/${id}/pictureOrder`, { pictures: ['2', '1'], version: 1 }),
    await call('DELETE', `/${id}/pictures/1?version=1`),
    await call('PUT', `/${id}/attachments`, { documents: [], version: 1 }),
    await call('PUT', `/${id}`, {
      category: 'works',
      titleEn: 'x',
      bodyEn: 'x',
      publishedOn: '2026-11-22',
      version: 0,
    }),
  ]
  for (const { status, body } of stale) expect([status, body.key]).toEqual([409, 'publishing.changed_meanwhile'])
  expect((await call('GET', `/${id}`)).body.pictures.map(({ alt }) => alt.en)).toEqual(['Once', 'Second'])
  const partial = await call('PUT', `/${id}/pictureOrder`, { pictures: ['2', '2'], version: 2 })
  expect(partial.body.fields).toMatchObject([{ field: 'pictures', key: 'news.other_pictures' }])
  expect((await call('PUT', `/${id}/pictures/9`, { altEn: 'x', version: 2 })).body.key).toBe('news.no_picture')
})

test('documents are attached in order with their state; those of another organisation are refused', async () => {
  const { id, slug } = await article()
  const enter = (title: string, office = world.system(world.damak)) =>
    addItem(office, document, {
      type: 'downloads',
      titleEn: title,
      titleNe: '',
      filename: `${title}.pdf`,
      bytes: sampleFile('pdf', title),
      publishedOn: '2026-11-20',
    })
  const [form, map] = [await enter('Form'), await enter('Map')]
  const attached = await call('PUT', `/${id}/attachments`, { documents: [`${map.id}`, `${form.id}`], version: 0 })
  expect(attached.body.attachments).toMatchObject([
    { id: map.id, title: { en: 'Map' }, state: 'published' },
    { id: form.id },
  ])
  expect((await seen(slug)).attachments.map(({ title }) => title)).toEqual(['Map', 'Form'])
  await withdraw(world.system(world.damak), document, map.id, { en: 'Wrong', ne: '' })
  expect((await call('GET', `/${id}`)).body.attachments[0]).toMatchObject({ id: map.id, state: 'withdrawn' })
  expect((await seen(slug)).attachments.map(({ title }) => title)).toEqual(['Form'])
  const theirs = await enter('Theirs', world.system(world.kakarvitta))
  const foreign = await call('PUT', `/${id}/attachments`, { documents: [`${theirs.id}`], version: 1 })
  expect(foreign.body.fields).toMatchObject([{ field: 'documents', key: 'documents.unknown' }])
  expect((await call('PUT', `/${id}/attachments`, { documents: [], version: 1 })).body.attachments).toEqual([])
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['attachToArticle', 'attachToArticle'])
})

test('the picture of a draft is readable only with the permission in its organisation', async () => {
  const { id } = await article()
  await add(id, { altEn: 'Blue' })
  const path = `/${id}/pictures/1`
  const own = await world.api('GET', `/admin/news/487${path}`, { as: cast.maya })
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  expect((await call('GET', path, undefined, cast.ramesh)).status).toBe(403)
  const elsewhere = { ...cast.maya, id: 973, key: 'elsewhere', email: 'e3@elsewhere.example', orgId: 320 }
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { altEn: 'x', version: 1 }],
    ['DELETE', undefined],
  ] as const) {
    const query = method === 'DELETE' ? '?version=1' : ''
    const theirs = await world.api(method, `/admin/news/320${path}${query}`, { as: elsewhere, ...(body && { body }) })
    expect([theirs.status, ((await theirs.json()) as { key: string }).key], method).toEqual([404, 'news.unknown'])
  }
  expect((await call('GET', `/${id}`)).body.pictures).toHaveLength(1)
})
