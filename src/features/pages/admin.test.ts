// Tests of the admin rows of pages: the whole workflow, text and pictures, list filters, validation, import over a correction.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { SitePage } from './contract/api.ts'
import { enterPage } from './operations/definition.server.ts'

let world: World
let photo: Uint8Array
beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
})

const bilingual = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const vision = { type: 'heading', textNe: 'दृष्टि', textEn: 'Vision' }
const water = { type: 'paragraph', textNe: 'पानी', textEn: 'Water' }
const texts = { titleNe: 'संस्थाको परिचय', titleEn: 'Profile', blocks: [vision, water] }
const municipality = { labelEn: 'Municipality', url: 'https://damakmun.gov.np' }

function pictureForm(
  altEn: string,
  submission: string,
  file = new File([photo as BlobPart], 'tank.jpg', { type: 'image/jpeg' }),
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ altEn, submission, file })) form.set(name, value)
  return form
}

type Body = Record<string, unknown> & { id: number; key?: string; version: number; blocks: Record<string, unknown>[] }

async function call(method: string, path: string, body?: unknown) {
  const request = { as: cast.maya, ...(body !== undefined && { body }) }
  const answer = await world.api(method, `/admin/pages/487${path}`, request)
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function publicPage(slug: string): Promise<SitePage | undefined> {
  const answer = await world.api('GET', `/customer/pages/487/${slug}`)
  return answer.ok ? ((await answer.json()) as SitePage) : undefined
}

async function picturesShown(slug: string): Promise<string[]> {
  const page = await publicPage(slug)
  return page!.blocks.flatMap((block) => (block.type === 'image' ? [block.picture.url] : []))
}

test('a page is added once, corrected, ended, withdrawn, returned to draft and published', async () => {
  const sent = {
    ...texts,
    slug: 'profile',
    sources: [municipality],
    sample: true,
    start: 'now',
    submission: 'page-0001',
  }
  const added = await call('POST', '', sent)
  expect(added).toMatchObject({
    status: 201,
    body: { slug: 'profile', url: '/organization-profile', state: 'published', sample: true, version: 0 },
  })
  const { id } = added.body
  expect((await call('POST', '', sent)).body.id).toBe(id)
  const second = await call('POST', '', { ...sent, submission: 'page-0002' })
  expect(second).toMatchObject({ status: 409, body: { key: 'pages.already_there' } })

  world.travelTo('2026-11-24T05:15:00Z')
  const safe = { ...water, textEn: 'Safe water' }
  const correction = { ...texts, titleEn: 'Our profile', blocks: [vision, safe], version: 0 }
  expect((await call('PUT', `/${id}`, correction)).body).toMatchObject({
    version: 1,
    title: { en: 'Our profile' },
    blocks: [{ type: 'heading' }, { text: { en: 'Safe water' } }],
    sources: [],
    sample: false,
  })
  expect(await publicPage('profile')).toMatchObject({
    title: { en: 'Our profile' },
    updatedOn: '2026-11-24',
    blocks: [{ type: 'heading' }, { type: 'paragraph', text: { en: 'Safe water', ne: 'पानी' } }],
  })
  expect((await call('PUT', `/${id}`, correction)).body.key).toBe('publishing.changed_meanwhile')

  expect((await call('PUT', `/${id}/expiry`, { lastDay: '2026-12-31' })).status).toBe(200)
  expect((await call('POST', `/${id}/drafts`, {})).status).toBe(409)
  expect((await call('POST', `/${id}/withdrawals`, { noteEn: 'Being rewritten' })).body['state']).toBe('withdrawn')
  expect(await publicPage('profile')).toBeUndefined()
  expect((await call('POST', `/${id}/drafts`, {})).body['state']).toBe('draft')
  expect((await call('POST', `/${id}/publications`, { start: 'now' })).body['state']).toBe('published')
  expect(await publicPage('profile')).toBeDefined()

  const { rows } = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_rows where action like '%Page' order by id`.execute(world.resources.database)
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'addPage done',
    'addPage done',
    'addPage pages.already_there',
    'changePage done',
    'changePage publishing.changed_meanwhile',
    'expirePage done',
    'draftPage publishing.still_public',
    'withdrawPage done',
    'draftPage done',
    'publishPage done',
  ])
})

test('a text has lists, tables, quotations and links; what is not a part of it is refused', async () => {
  const blocks = [
    { type: 'list', textEn: 'Copy\nPhoto', textNe: 'नक्कल\nफोटो' },
    { type: 'table', textEn: 'Year | Taps\n2081 | 40' },
    { type: 'quote', textEn: 'Drink', byEn: 'Sita' },
    { type: 'link', textEn: 'Municipality', url: 'https://damakmun.gov.np' },
  ]
  const added = await call('POST', '', { ...texts, slug: 'provisions', start: 'now', blocks })
  expect(added.status).toBe(201)
  expect((await publicPage('provisions'))!.blocks).toEqual([
    {
      type: 'list',
      items: [
        { en: 'Copy', ne: 'नक्कल' },
        { en: 'Photo', ne: 'फोटो' },
      ],
    },
    {
      type: 'table',
      columns: [
        { en: 'Year', ne: '' },
        { en: 'Taps', ne: '' },
      ],
      rows: [
        [
          { en: '2081', ne: '' },
          { en: '40', ne: '' },
        ],
      ],
    },
    { type: 'quote', text: { en: 'Drink', ne: '' }, by: { en: 'Sita', ne: '' } },
    { type: 'link', text: { en: 'Municipality', ne: '' }, url: 'https://damakmun.gov.np' },
  ])
})

test('pictures are added after the text and moved in it; those that no part names are removed', async () => {
  const { id } = (await call('POST', '', { ...texts, slug: 'history', start: 'now' })).body
  const first = await call('POST', `/${id}/pictures`, pictureForm('Tank 1', 'picture-0001'))
  expect(first).toMatchObject({ status: 201, body: { version: 1 } })
  expect((await call('POST', `/${id}/pictures`, pictureForm('Tank 1', 'picture-0001'))).body.version).toBe(1)
  const added = await call('POST', `/${id}/pictures`, pictureForm('Tank 2', 'picture-0002'))
  expect(added.body.blocks.slice(2)).toMatchObject([
    { type: 'image', picture: 1, alt: { en: 'Tank 1' } },
    { type: 'image', picture: 2, alt: { en: 'Tank 2' } },
  ])
  const shown = await picturesShown('history')
  expect(shown).toHaveLength(2)
  const stored = await world.api('GET', `/admin/pages/487/${id}/pictures/2`, { as: cast.maya })
  expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await world.api('GET', `/admin/pages/320/${id}/pictures/2`, { as: cast.maya })).status).toBe(404)

  const second = { type: 'picture', picture: '2', altEn: 'The new tank' }
  const moved = await call('PUT', `/${id}`, { ...texts, blocks: [second, water], version: 2 })
  expect(moved.body.blocks).toMatchObject([
    { type: 'image', picture: 2, alt: { en: 'The new tank' } },
    { type: 'paragraph' },
  ])
  expect(await picturesShown('history')).toEqual([shown[1]])
  const gone = await call('PUT', `/${id}`, { ...texts, blocks: [{ ...second, picture: '1' }], version: 3 })
  expect(gone).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'blocks.0.picture', key: 'pages.no_picture' }] },
  })

  const undescribed = await call('POST', `/${id}/pictures`, pictureForm('', 'picture-0003'))
  expect(undescribed.body).toMatchObject({ fields: [{ field: 'altNe' }] })
  const letter = new File(['a letter'], 'a.png', { type: 'image/png' })
  const text = await call('POST', `/${id}/pictures`, pictureForm('Tank', 'picture-0004', letter))
  expect(text.body).toMatchObject({ fields: [{ field: 'file', key: 'pages.not_a_picture' }] })
})

test('a page from a file replaces a correction, and a correction based on the earlier content is a conflict', async () => {
  const office = world.system(world.damak)
  const image = { type: 'image' as const, picture: photo, alt: bilingual('Tank'), caption: bilingual('') }
  const entry = { slug: 'about' as const, title: bilingual('About'), blocks: [image], sources: [], sample: false }
  const { id } = await enterPage(office, { ...entry, draft: true })
  const tank = { type: 'picture', picture: '1', altEn: 'Tank' }
  const written = { type: 'paragraph', textEn: 'Written by staff' }
  expect((await call('PUT', `/${id}`, { ...texts, blocks: [tank, written], version: 0 })).status).toBe(200)
  expect(await enterPage(office, entry)).toEqual({ id })
  expect((await call('GET', `/${id}`)).body).toMatchObject({
    state: 'draft',
    version: 2,
    title: bilingual('About'),
    blocks: [{ type: 'image', picture: 1, alt: bilingual('Tank') }],
  })
  const late = await call('PUT', `/${id}`, { ...texts, version: 1 })
  expect(late).toMatchObject({ status: 409, body: { key: 'publishing.changed_meanwhile' } })
})

test('the list is filtered by state and title, sorted, and not visible to another organisation', async () => {
  const slugs = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { slug: string }[] }
    return data.map(({ slug }) => slug)
  }
  expect(await slugs('')).toEqual(['about', 'history', 'provisions', 'profile'])
  expect(await slugs('sortBy=enteredAt')).toEqual(['profile', 'provisions', 'history', 'about'])
  expect(await slugs('state=draft')).toEqual(['about'])
  expect(await slugs('search=OUR+prof')).toEqual(['profile'])
  expect(await slugs('search=%25')).toEqual([])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 1, published: 3 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/pages/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  ['a slug that no page has', { slug: 'nothing' }, 'slug'],
  ['a page without a title', { titleEn: '', titleNe: '' }, 'titleNe'],
  ['a page without a text', { blocks: [] }, 'blocks'],
  ['a part without words', { blocks: [vision, { type: 'paragraph' }] }, 'blocks.1.textNe'],
  [
    'a list with fewer items in English',
    { blocks: [{ type: 'list', textNe: 'क\nख', textEn: 'a' }] },
    'blocks.0.textEn',
  ],
  ['a table with an uneven row', { blocks: [{ type: 'table', textEn: 'a | b\nc' }] }, 'blocks.0.textEn'],
  ['a link to a program', { blocks: [{ ...water, type: 'link', url: 'javascript:alert(1)' }] }, 'blocks.0.url'],
  ['a link without an address', { blocks: [{ ...water, type: 'link' }] }, 'blocks.0.url'],
  [
    'a picture that a new page cannot have',
    { blocks: [{ type: 'picture', picture: '1', altEn: 'x' }] },
    'blocks.0.picture',
  ],
  ['a source without a name', { sources: [{ url: 'https://example.org' }] }, 'sources.0.labelNe'],
  ['a source that is no web address', { sources: [{ labelEn: 'x', url: 'javascript:alert(1)' }] }, 'sources.0.url'],
  ['too many sources', { sources: Array.from({ length: 21 }, () => municipality) }, 'sources'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, body } = await call('POST', '', { ...texts, slug: 'profile', start: 'now', ...change })
  expect([status, (body['fields'] as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})
