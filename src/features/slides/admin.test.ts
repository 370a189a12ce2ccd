// Tests of the admin rows of slides: the whole workflow, list filters, validation.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const texts = { titleNe: 'पानी उमाल्नुहोस्', titleEn: 'Boil water', altEn: 'A kettle' }
const link = { link: '/notices', linkLabelNe: 'सूचना', linkLabelEn: 'Notice' }
const drawing = (path: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`
  return new File([svg], 'a.svg', { type: 'image/svg+xml' })
}

function formOf(change: Record<string, string> = {}, picture: File | null = drawing('M0 0')): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...texts, ...link, start: 'now', ...change })) form.set(name, value)
  if (picture) form.set('picture', picture)
  return form
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await world.api(method, `/admin/slides/487${path}`, {
    as: cast.maya,
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } }
}

async function publicSlides() {
  const answer = await world.api('GET', '/customer/slides/487')
  return ((await answer.json()) as { data: { title: { en: string }; pictureUrl: string }[] }).data
}

test('a slide has every admin row from its definition: added once, corrected, ended, withdrawn, drafted, published', async () => {
  const added = await call('POST', '', formOf({ submission: 'slide-0001' }))
  expect(added).toMatchObject({
    status: 201,
    body: { state: 'published', position: 1, version: 0, acts: [{ act: 'published', by: 'Maya Rai' }] },
  })
  const { id } = added.body
  expect((await call('POST', '', formOf({ submission: 'slide-0001' }))).body.id).toBe(id)
  const [before] = await publicSlides()

  const correction = { ...texts, titleEn: 'Boil the water', position: 4, version: 0 }
  const corrected = await call('PUT', `/${id}`, correction)
  expect(corrected.body).toMatchObject({ version: 1, position: 4, title: { en: 'Boil the water' }, link: '' })
  expect(await publicSlides()).toMatchObject([{ title: { en: 'Boil the water' }, pictureUrl: before!.pictureUrl }])
  expect(await call('PUT', `/${id}`, correction)).toMatchObject({
    status: 409,
    body: { key: 'publishing.changed_meanwhile' },
  })
  const other = await call('PUT', `/${id}`, formOf({ version: '1' }, drawing('M9 9')))
  expect(other.body).toMatchObject({ version: 2, position: 4 })
  expect((await publicSlides())[0]!.pictureUrl).not.toBe(before!.pictureUrl)

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).status).toBe(200)
  expect((await call('POST', `/${id}/drafts`, {})).status).toBe(409)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'The water is clean again' })).body.state).toBe(
    'withdrawn',
  )
  expect(await publicSlides()).toEqual([])
  expect((await call('POST', `/${id}/drafts`, {})).body.state).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body.state).toBe('published')
  expect(await publicSlides()).toHaveLength(1)

  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%Slide' order by id`.execute(world.resources.database)
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addSlide done',
    'addSlide done',
    'changeSlide done',
    'changeSlide publishing.changed_meanwhile',
    'changeSlide done',
    'expireSlide done',
    'draftSlide publishing.still_public',
    'withdrawSlide done',
    'draftSlide done',
    'publishSlide done',
  ])
})

test('the list is in order or newest first, filtered by state and search, and limited to its organisation', async () => {
  await call('POST', '', formOf({ titleEn: 'Pay online', titleNe: 'अनलाइन भुक्तानी', position: '1', start: 'draft' }))
  const titles = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { title: { en: string } }[] }
    return data.map(({ title }) => title.en)
  }
  expect(await titles('')).toEqual(['Pay online', 'Boil water'])
  expect(await titles('state=published')).toEqual(['Boil water'])
  expect(await titles(`search=${encodeURIComponent('भुक्तानी PAY')}`)).toEqual(['Pay online'])
  expect(await titles('search=%25')).toEqual([])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 1, published: 1 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/slides/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  [{ titleEn: '' }, 'titleEn'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ linkLabelNe: '' }, 'linkLabelNe'],
  [{ altEn: '' }, 'altNe'],
  [{ position: '10000' }, 'position'],
])('%j is refused at the field %s', async (change, field) => {
  const { status, body } = await call('POST', '', formOf(change as Record<string, string>))
  expect([status, (body.fields as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

test('a slide requires a picture', async () => {
  expect((await call('POST', '', formOf({}, null))).status).toBe(400)
  const text = new File(['a letter'], 'a.png', { type: 'image/png' })
  expect((await call('POST', '', formOf({}, text))).body.key).toBe('slides.not_a_picture')
})

test('the office sees the picture of a draft, and sets the order of the slides', async () => {
  const ids: number[] = []
  for (const titleEn of ['First', 'Second'])
    ids.push((await call('POST', '', formOf({ titleEn, start: 'draft' }))).body.id)
  const picture = await world.api('GET', `/admin/slides/487/${ids[0]}/picture`, { as: cast.maya })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect((await world.api('GET', `/admin/slides/320/${ids[0]}/picture`, { as: cast.maya })).status).toBe(404)
  type Order = { version: string; items: { id: number; group: null }[] }
  const read = async () => (await call('GET', '/order')).body as unknown as Order
  const before = await read()
  expect(before.items.slice(-2)).toMatchObject(ids.map((id) => ({ id, group: null, state: 'draft' })))
  const items = before.items.map(({ id }) => id).toReversed()
  expect((await call('PUT', '/order', { items, version: before.version })).status).toBe(200)
  expect((await read()).items.map(({ id }) => id)).toEqual(items)
})
