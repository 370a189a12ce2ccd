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
const texts = { titleNe: 'संस्थाको परिचय', titleEn: 'Profile', bodyNe: '# दृष्टि\n\nपानी', bodyEn: '# Vision\n\nWater' }
const municipality = { labelEn: 'Municipality', url: 'https://damakmun.gov.np' }

function formOf(values: Record<string, string>, pictures = 0): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (let place = 0; place < pictures; place += 1) {
    form.set(`pictures.${place}.file`, new File([photo as BlobPart], 'tank.jpg', { type: 'image/jpeg' }))
    form.set(`pictures.${place}.altEn`, `Tank ${place + 1}`)
  }
  return form
}

type Picture = { part: number; alt: { en: string } }
type Body = Record<string, unknown> & {
  id: number
  key?: string
  version: number
  text: { en: string }
  pictures: Picture[]
}

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
    body: { slug: 'profile', url: '/organization-profile', state: 'published', sample: true, version: 0, kept: 0 },
  })
  const { id } = added.body
  expect((await call('POST', '', sent)).body.id).toBe(id)
  const second = await call('POST', '', { ...sent, submission: 'page-0002' })
  expect(second).toMatchObject({ status: 409, body: { key: 'pages.already_there' } })

  world.travelTo('2026-11-24T05:15:00Z')
  const correction = { ...texts, titleEn: 'Our profile', bodyEn: '# Vision\n\nSafe water', version: 0 }
  expect((await call('PUT', `/${id}`, correction)).body).toMatchObject({
    version: 1,
    title: { en: 'Our profile' },
    text: { en: '# Vision\n\nSafe water' },
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

test('new pictures follow the text; those whose placeholders remain keep their addresses, the others are removed', async () => {
  const added = await call('POST', '', formOf({ ...texts, slug: 'history', start: 'now' }, 2))
  const { id, text } = added.body
  expect(added.body).toMatchObject({ kept: 2, pictures: [{ part: 1 }, { part: 2, alt: { en: 'Tank 2' } }] })
  expect(text.en).toBe('# Vision\n\nWater\n\n[#1]\n\n[#2]')
  const [first, second] = await picturesShown('history')

  const more = await call(
    'PUT',
    `/${id}`,
    formOf({ ...texts, bodyEn: '[#2]\n\nWater', bodyNe: '[#2]\n\nपानी', version: '0' }, 1),
  )
  expect(more.body).toMatchObject({ version: 1, kept: 2 })
  expect(more.body.pictures.map(({ alt }) => alt.en)).toEqual(['Tank 2', 'Tank 1'])
  const shown = await picturesShown('history')
  expect(shown).toHaveLength(2)
  expect(shown[0]).toBe(second)
  expect(shown).not.toContain(first)

  const fewer = await call('PUT', `/${id}`, { ...texts, bodyEn: '[#2]', bodyNe: '', version: 1 })
  expect(fewer.body.pictures).toMatchObject([{ part: 1, alt: { en: 'Tank 1' } }])
  expect(await picturesShown('history')).toEqual([shown[1]])
})

test('a page from a file replaces a correction, and a correction based on the earlier content is a conflict', async () => {
  const office = world.system(world.damak)
  const image = { type: 'image' as const, picture: photo, alt: bilingual('Tank'), caption: bilingual('') }
  const entry = { slug: 'about' as const, title: bilingual('About'), blocks: [image], sources: [], sample: false }
  const { id } = await enterPage(office, { ...entry, draft: true })
  await call('PUT', `/${id}`, { ...texts, bodyEn: '[#1]\n\nWritten by staff', bodyNe: '', version: 0 })
  expect(await enterPage(office, entry)).toEqual({ id })
  expect((await call('GET', `/${id}`)).body).toMatchObject({
    state: 'draft',
    version: 2,
    title: bilingual('About'),
    text: { en: '[#1]' },
    pictures: [{ part: 1, alt: bilingual('Tank') }],
  })
  const late = await call('PUT', `/${id}`, { ...texts, version: 1 })
  expect(late).toMatchObject({ status: 409, body: { key: 'publishing.changed_meanwhile' } })
})

test('the list is filtered by state and title, sorted, and not visible to another organisation', async () => {
  const slugs = async (query: string) => {
    const { data } = (await call('GET', `?${query}`)).body as unknown as { data: { slug: string }[] }
    return data.map(({ slug }) => slug)
  }
  expect(await slugs('')).toEqual(['about', 'history', 'profile'])
  expect(await slugs('sortBy=enteredAt')).toEqual(['profile', 'history', 'about'])
  expect(await slugs('state=draft')).toEqual(['about'])
  expect(await slugs('search=OUR+prof')).toEqual(['profile'])
  expect(await slugs('search=%25')).toEqual([])
  expect((await call('GET', '/states')).body).toMatchObject({ draft: 1, published: 2 })
  expect((await call('GET', '/999999')).status).toBe(404)
  expect((await world.api('GET', '/admin/pages/320', { as: cast.maya })).status).toBe(404)
})

test.each([
  ['a slug that no page has', { slug: 'nothing' }, 'slug'],
  ['a page without a title', { titleEn: '', titleNe: '' }, 'titleNe'],
  ['a page without a text', { bodyEn: '', bodyNe: '' }, 'bodyNe'],
  ['languages with other parts', { bodyEn: 'Only one' }, 'bodyEn'],
  ['a placeholder of no part', { bodyEn: '[#1]', bodyNe: '[#1]' }, 'bodyEn'],
  ['a source without a name', { sources: [{ url: 'https://example.org' }] }, 'sources.0.labelNe'],
  ['a source that is no web address', { sources: [{ labelEn: 'x', url: 'javascript:alert(1)' }] }, 'sources.0.url'],
  ['too many sources', { sources: Array.from({ length: 21 }, () => municipality) }, 'sources'],
])('%s is refused at its field', async (_, change, field) => {
  const { status, body } = await call('POST', '', { ...texts, slug: 'provisions', start: 'now', ...change })
  expect([status, (body['fields'] as { field: string }[]).map((issue) => issue.field)]).toEqual([400, [field]])
})

test('a form has at most four pictures, each with a description, and each can be decoded', async () => {
  const provisions = { ...texts, slug: 'provisions', start: 'now' }
  const five = await call('POST', '', formOf(provisions, 5))
  expect(five.body).toMatchObject({ fields: [{ field: 'pictures', key: 'validation.tooMany' }] })
  const undescribed = formOf(provisions, 1)
  undescribed.delete('pictures.0.altEn')
  expect((await call('POST', '', undescribed)).body).toMatchObject({ fields: [{ field: 'pictures.0.altNe' }] })
  const text = formOf(provisions, 1)
  text.set('pictures.0.file', new File(['a letter'], 'a.png', { type: 'image/png' }))
  expect(await call('POST', '', text)).toMatchObject({ status: 400, body: { key: 'pages.not_a_picture' } })
  expect(await publicPage('provisions')).toBeUndefined()
})
