// Tests of the admin rows of albums: the whole workflow, pictures, list filters, validation.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { maxPicturesSent } from './contract/addresses.ts'

let world: World
let photo: Uint8Array
beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
})

const texts = { titleNe: 'नयाँ ट्याङ्की', titleEn: 'The new tank', takenOn: '2026-11-20' }
const file = (bytes: Uint8Array = photo) => new File([bytes as BlobPart], 'a.jpg', { type: 'image/jpeg' })

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

function newAlbum(change: Record<string, string> = {}): FormData {
  const pictures = { 'pictures.0.file': file(), 'pictures.0.captionEn': 'One', 'pictures.1.file': file() }
  return formOf({ ...texts, ...pictures, start: 'now', ...change })
}

const more = () => formOf({ submission: 'pictures-0001', 'pictures.0.file': file(), 'pictures.0.captionNe': 'तीन' })

type Body = Record<string, unknown> & { id: number; version: number; pictures: { id: number; caption: object }[] }

async function call(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, `/admin/albums/487${path}`, { as, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const publicSlugs = async () => {
  const answer = await world.api('GET', '/customer/albums/487')
  return ((await answer.json()) as { data: { slug: string }[] }).data.map(({ slug }) => slug)
}

test('an album has every admin row from its definition: added once, corrected, ended, withdrawn, drafted, published', async () => {
  const added = await call('POST', '', newAlbum({ submission: 'album-0001' }))
  expect(added).toMatchObject({
    status: 201,
    body: { state: 'published', slug: 'the-new-tank', pictureCount: 2, version: 0, acts: [{ by: 'Maya Rai' }] },
  })
  const { id } = added.body
  expect((await call('POST', '', newAlbum({ submission: 'album-0001' }))).body.id).toBe(id)
  expect(await publicSlugs()).toEqual(['the-new-tank'])

  const correction = { ...texts, titleEn: 'A tank', pictures: [], version: 0 }
  const corrected = await call('PUT', `/${id}`, correction)
  expect(corrected.body).toMatchObject({ version: 1, title: { en: 'A tank' }, slug: 'the-new-tank', pictureCount: 0 })
  expect(await call('PUT', `/${id}`, correction)).toMatchObject({
    status: 409,
    body: { key: 'publishing.changed_meanwhile' },
  })

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).status).toBe(200)
  expect((await call('POST', `/${id}/drafts`, {})).status).toBe(409)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'A person asked' })).body.state).toBe('withdrawn')
  expect(await publicSlugs()).toEqual([])
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  expect(await publicSlugs()).toEqual(['the-new-tank'])

  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%Album' order by id`.execute(world.resources.database)
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addAlbum done',
    'addAlbum done',
    'changeAlbum done',
    'changeAlbum publishing.changed_meanwhile',
    'expireAlbum done',
    'draftAlbum publishing.still_public',
    'withdrawAlbum done',
    'draftAlbum done',
    'publishAlbum done',
  ])
})

test('pictures are appended, and a correction sets their order and captions and removes the rest', async () => {
  const { id, pictures } = (await call('POST', '', newAlbum({ start: 'draft' }))).body
  const [first, second] = pictures.map((picture) => picture.id)
  const added = await call('POST', `/${id}/pictures`, more())
  expect(added).toMatchObject({ status: 201, body: { version: 1, pictureCount: 3 } })
  expect((await call('POST', `/${id}/pictures`, more())).body).toMatchObject({ version: 1, pictureCount: 3 })
  const third = added.body.pictures[2]!.id

  const order = [{ id: third, captionNe: 'तीन' }, { id: first }, { id: second, captionEn: 'Two' }]
  const { body } = await call('PUT', `/${id}`, { ...texts, pictures: order, version: 1 })
  expect(body.pictures.map((picture) => picture.id)).toEqual([third, first, second])
  expect(body.pictures.map(({ caption }) => caption)).toEqual([
    { en: '', ne: 'तीन' },
    { en: '', ne: '' },
    { en: 'Two', ne: '' },
  ])
  const fewer = await call('PUT', `/${id}`, { ...texts, pictures: [{ id: first, captionEn: 'Only' }], version: 2 })
  expect(fewer.body).toMatchObject({ pictureCount: 1, pictures: [{ id: first, caption: { en: 'Only' } }] })
})

test('a picture of another album, a duplicate and an invalid file are refused without changes', async () => {
  const created = (await call('POST', '', newAlbum({ start: 'draft' }))).body
  const other = (await call('POST', '', newAlbum({ start: 'draft' }))).body
  const own = { id: created.pictures[0]!.id }
  for (const pictures of [[{ id: other.pictures[0]!.id }], [own, own]]) {
    const { status, body } = await call('PUT', `/${created.id}`, { ...texts, pictures, version: 0 })
    expect({ ...body, status }).toMatchObject({
      status: 400,
      fields: [{ field: 'pictures', key: 'albums.no_picture' }],
    })
  }
  const text = file(new TextEncoder().encode('<svg/>'))
  const { status, body } = await call('POST', `/${created.id}/pictures`, formOf({ 'pictures.0.file': text }))
  expect([status, body.key]).toEqual([400, 'albums.not_a_picture'])
  expect((await call('POST', '/999999/pictures', formOf({ 'pictures.0.file': file() }))).status).toBe(404)
  expect((await call('GET', `/${created.id}`)).body).toMatchObject({ version: 0, pictureCount: 2 })
})

test('the list is filtered by state and search, sorted by day, and limited to its organisation', async () => {
  await call('POST', '', newAlbum({ titleEn: 'Old pump', titleNe: 'पुरानो पम्प', takenOn: '2020-01-01', start: 'draft' }))
  const titles = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { title: { en: string } }[] }
    return data.map(({ title }) => title.en)
  }
  expect(await titles('search=PUMP old')).toEqual(['Old pump'])
  expect(await titles(`search=${encodeURIComponent('पुरानो')}`)).toEqual(['Old pump'])
  expect(await titles('search=%25')).toEqual([])
  expect((await titles('sortBy=takenOn&sortOrder=asc'))[0]).toBe('Old pump')
  expect(await titles('state=published')).toEqual(['A tank'])
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/albums/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  [{ titleEn: '', titleNe: '' }, 'titleNe'],
  [{ takenOn: '2026-02-30' }, 'takenOn'],
  [{ textNe: 'क'.repeat(2001) }, 'textNe'],
])('%j is refused at the field %s', async (change, field) => {
  const { status, body } = await call('POST', '', newAlbum(change as Record<string, string>))
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

test('one form accepts no more pictures than its limit', async () => {
  const many = Array.from({ length: maxPicturesSent + 1 }, (_, place) => [`pictures.${place}.captionEn`, 'x'] as const)
  const { status, body } = await call('POST', '', newAlbum(Object.fromEntries(many)))
  expect({ status, fields: body.fields }).toMatchObject({
    status: 400,
    fields: [{ field: 'pictures', key: 'validation.tooMany' }],
  })
})
