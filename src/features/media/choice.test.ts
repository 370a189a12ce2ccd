// API tests of pictures that are chosen from the media library for members, slides and albums, in place of an upload.

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { setNewsCategories } from '#features/news/operations/articles.server.ts'
import { cast } from '#tests/cast.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { MediaItem } from './contract/api.ts'

let world: World
let described: number
let undescribed: number
beforeAll(async () => {
  world = await openWorld()
  await setNewsCategories(world.system(world.damak), [{ code: 'works', name: { en: 'Works', ne: 'निर्माण' } }])
  described = await add('#a0b0c0')
  undescribed = await add('#0c0b0a')
  await call('PUT', `/admin/media/487/${described}`, { altEn: 'The pump', altNe: 'पम्प', version: 1 })
})

async function call<Body = Record<string, unknown> & { id: number }>(method: string, path: string, body?: unknown) {
  const answer = await world.api(method, path, { as: cast.maya, ...(body !== undefined && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function add(background: string): Promise<number> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'pump.png', { type: 'image/png' }))
  return (await call<{ item: MediaItem }>('POST', '/admin/media/487', form)).body.item.id
}

const usedIn = async () => (await call<MediaItem>('GET', `/admin/media/487/${described}`)).body.usedIn

test('a member, a slide and an album show a picture of the library, with its description', async () => {
  const person = { kind: 'staff', nameEn: 'Sarita', nameNe: 'सरिता', start: 'draft' }
  const member = await call('POST', '/admin/members/487', { ...person, photoMedia: described })
  expect(member).toMatchObject({ status: 201, body: { hasPhoto: true } })
  const slide = await call('POST', '/admin/slides/487', {
    titleEn: 'Pump',
    titleNe: 'पम्प',
    start: 'now',
    pictureMedia: described,
  })
  expect(slide).toMatchObject({ status: 201, body: { pictureAlt: { en: 'The pump', ne: 'पम्प' } } })
  const [shown] = (await call<{ data: { pictureUrl: string }[] }>('GET', '/customer/slides/487')).body.data
  expect(shown!.pictureUrl).toMatch(/^\/slide-pictures\/[0-9a-f]{64}$/)
  const album = await call<{ id: number; pictures: object[] }>('POST', '/admin/albums/487', {
    titleEn: 'Pumps',
    takenOn: '2026-11-20',
    start: 'draft',
    pictures: [{ fileMedia: described }, { fileMedia: described, captionEn: 'Another view' }],
  })
  expect(album.body.pictures).toMatchObject([
    { width: 300, caption: { en: 'The pump', ne: 'पम्प' } },
    { width: 300, caption: { en: 'Another view', ne: '' } },
  ])
  expect((await usedIn()).map(({ kind, page }) => [kind.en, page])).toEqual(
    expect.arrayContaining([
      ['Member', `/staff/members/${member.body.id}`],
      ['Slide', `/staff/slides/${slide.body.id}`],
      ['Album', `/staff/albums/${album.body.id}`],
    ]),
  )
  expect(await usedIn()).toHaveLength(3)
  expect(await call('POST', `/admin/media/487/${described}/withdrawals`)).toMatchObject({
    status: 409,
    body: { key: 'media.in_use' },
  })
})

test('the pictures of an article and of a page come from the library, with its description', async () => {
  const text = { titleEn: 'News', bodyEn: 'It flows.', start: 'draft' }
  const article = await call('POST', '/admin/news/487', {
    ...text,
    category: 'works',
    publishedOn: '2026-11-20',
  })
  expect(article.status).toBe(201)
  const sent = { place: 'after', submission: 'library-0001', fileMedia: described }
  const withPicture = await call('POST', `/admin/news/487/${article.body.id}/pictures`, sent)
  expect(withPicture).toMatchObject({ status: 201, body: { pictures: [{ alt: { en: 'The pump', ne: 'पम्प' } }] } })
  const again = await call<{ pictures: object[] }>('POST', `/admin/news/487/${article.body.id}/pictures`, sent)
  expect(again.body.pictures).toHaveLength(1)
  const blocks = [{ type: 'paragraph', textEn: 'It flows.' }]
  const page = await call('POST', '/admin/pages/487', { slug: 'about', titleEn: 'About', blocks, start: 'draft' })
  const added = { submission: 'library-0002', fileMedia: described, altEn: 'Another text' }
  expect(await call('POST', `/admin/pages/487/${page.body.id}/pictures`, added)).toMatchObject({
    status: 201,
    body: { blocks: [{ type: 'paragraph' }, { type: 'image', alt: { en: 'Another text', ne: '' } }] },
  })
  const none = { place: 'after', submission: 'library-0003', altEn: 'Nothing' }
  expect((await call('POST', `/admin/news/487/${article.body.id}/pictures`, none)).status).toBe(400)
  expect((await usedIn()).map(({ kind }) => kind.en)).toEqual(expect.arrayContaining(['Article', 'Page']))
})

test('a text names pictures of the library where they stand, when it is added and when it is corrected', async () => {
  type Text = { id: number; version: number; text: { en: string }; pictures: { number: number; alt: object }[] }
  const article = { category: 'works', publishedOn: '2026-11-20', titleEn: 'A new pump', start: 'draft' }
  const placeholder = `[#m${described}]`
  const { status, body } = await call<Text>('POST', '/admin/news/487', {
    ...article,
    bodyEn: `${placeholder}\n\nIt runs.`,
  })
  expect({ status, text: body.text.en, pictures: body.pictures }).toMatchObject({
    status: 201,
    text: '[#1]\n\nIt runs.',
    pictures: [{ number: 1, alt: { en: 'The pump', ne: 'पम्प' } }],
  })
  const path = `/admin/news/487/${body.id}`
  const bodies = { bodyEn: `[#1]\n\nIt runs.\n\n${placeholder}`, bodyNe: `[#1]\n\nचल्छ।\n\n${placeholder}` }
  const changed = await call<Text>('PUT', path, { ...article, ...bodies, version: 0 })
  expect(changed).toMatchObject({ status: 200, body: { pictures: [{ number: 1 }, { number: 2 }] } })
  const wrong = (reference: string | number) =>
    call('PUT', path, { ...article, bodyEn: `It runs.\n\n[#m${reference}]`, version: 1 })
  for (const reference of [undescribed, 999_999_999])
    expect(await wrong(reference)).toMatchObject({ status: 400, body: { fields: [{ field: 'bodyNe' }] } })
  const many = Array(13).fill(placeholder).join('\n\n')
  expect(await call('PUT', path, { ...article, bodyEn: many, version: 1 })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'bodyNe', key: 'news.too_many_pictures' }] },
  })
  const blocks = [
    { type: 'picture', media: described },
    { type: 'paragraph', textEn: 'It runs.' },
  ]
  const page = await call<{ id: number }>('POST', '/admin/pages/487', {
    slug: 'history',
    titleEn: 'History',
    blocks,
    start: 'draft',
  })
  expect(page).toMatchObject({ status: 201, body: { blocks: [{ picture: 1, alt: { en: 'The pump' } }, {}] } })
  const more = [
    { type: 'picture', picture: '1', altEn: 'Own text' },
    { type: 'picture', media: described },
  ]
  expect(
    await call('PUT', `/admin/pages/487/${page.body.id}`, { titleEn: 'History', blocks: more, version: 0 }),
  ).toMatchObject({
    status: 200,
    body: {
      blocks: [
        { picture: 1, alt: { en: 'Own text' } },
        { picture: 2, alt: { ne: 'पम्प' } },
      ],
    },
  })
})

test('a slide with another picture of the library takes its description, unless a new one was written', async () => {
  const texts = { titleEn: 'Tap', titleNe: 'धारा' }
  const own = { altEn: 'A tap', altNe: 'धारा' }
  const first = await add('#111213')
  await call('PUT', `/admin/media/487/${first}`, { altEn: 'A first view', altNe: 'पहिलो दृश्य', version: 1 })
  const added = { ...texts, ...own, pictureMedia: first, start: 'draft' }
  const { id } = (await call('POST', '/admin/slides/487', added)).body
  const path = `/admin/slides/487/${id}`
  const same = await call('PUT', path, { ...texts, ...own, pictureMedia: first, version: 0 })
  expect(same.body, 'the same picture keeps its own description').toMatchObject({ pictureAlt: { en: 'A tap' } })
  const other = await call('PUT', path, { ...texts, ...own, pictureMedia: described, version: 1 })
  expect(other.body).toMatchObject({ pictureAlt: { en: 'The pump', ne: 'पम्प' } })
  const written = await call('PUT', path, { ...texts, altEn: 'Our tap', altNe: '', pictureMedia: first, version: 2 })
  expect(written.body).toMatchObject({ pictureAlt: { en: 'Our tap', ne: '' } })
})

test('a correction replaces the photograph by one of the library', async () => {
  const person = { kind: 'staff', nameEn: 'Hari', nameNe: 'हरि' }
  const { id } = (await call('POST', '/admin/members/487', { ...person, start: 'draft' })).body
  const corrected = await call('PUT', `/admin/members/487/${id}`, { ...person, photoMedia: described, version: 0 })
  expect(corrected).toMatchObject({ status: 200, body: { hasPhoto: true } })
})

test.each([
  ['undescribed', 'media.not_described'],
  ['unknown', 'media.unknown'],
  ['of another organisation', 'media.unknown'],
])('a picture that is %s is refused at its field', async (which, key) => {
  const { id: elsewhere } = await world.resources.database
    .insertInto('media')
    .values({
      orgId: 320,
      kind: 'pdf',
      fileHash: Buffer.from(which).toString('hex').padEnd(64, '0').slice(0, 64),
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photoMedia = which === 'undescribed' ? undescribed : which === 'unknown' ? 999_999 : elsewhere
  const sent = { kind: 'staff', nameEn: 'X', nameNe: 'य', start: 'draft', photoMedia }
  expect(await call('POST', '/admin/members/487', sent)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'photoMedia', key }] },
  })
})

test('without a file and without a choice a slide and a picture of an album are refused', async () => {
  const slide = await call('POST', '/admin/slides/487', { titleEn: 'A', titleNe: 'क', altEn: 'A', start: 'draft' })
  expect(slide).toMatchObject({ status: 400, body: { fields: [{ field: 'picture' }] } })
  const album = { titleEn: 'A', takenOn: '2026-11-20', start: 'draft', pictures: [{ captionEn: 'A' }] }
  expect(await call('POST', '/admin/albums/487', album)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'pictures.0.file' }] },
  })
})

test('a document takes a PDF file of the library, whose uses then count it; a picture and a withdrawn file are refused', async () => {
  const form = new FormData()
  form.set('file', new File([sampleFile('pdf', 'terms') as BlobPart], 'terms.pdf', { type: 'application/pdf' }))
  const { id: pdf } = (await call<{ item: MediaItem }>('POST', '/admin/media/487', form)).body.item
  const notice = { type: 'tender', titleNe: 'सर्त', titleEn: 'Terms', publishedOn: '2026-11-21', start: 'now' }
  const path = '/admin/documents/487'
  expect(await call('POST', path, { ...notice, fileMedia: described })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'fileMedia', key: 'media.unknown' }] },
  })
  expect(await call('POST', path, notice)).toMatchObject({ status: 400, body: { fields: [{ field: 'file' }] } })
  const document = await call('POST', path, { ...notice, fileMedia: pdf })
  expect(document).toMatchObject({ status: 201, body: { filename: 'terms.pdf', mediaType: 'application/pdf' } })
  const file = await world.api('GET', `${path}/${document.body.id}/file`, { as: cast.maya })
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(sampleFile('pdf', 'terms')))).toBe(true)
  const { usedIn: uses } = (await call<MediaItem>('GET', `/admin/media/487/${pdf}`)).body
  expect(uses.map(({ page }) => page)).toEqual([`/staff/documents/${document.body.id}`])
  expect((await call('POST', `/admin/media/487/${pdf}/withdrawals`, {})).status).toBe(409)

  await world.resources.database.updateTable('media').set({ withdrawnAt: new Date() }).where('id', '=', pdf).execute()
  const again = await call('POST', path, { ...notice, type: 'vacancy', fileMedia: pdf })
  expect(again.body).toMatchObject({ fields: [{ field: 'fileMedia', key: 'media.already_withdrawn' }] })
})

const shown = (focus: object | null) => [{ pictureFocus: focus }, { photo: { focus } }, { cover: { focus } }]

test('the focal point of a picture goes with it to slides, members and album covers, until it is removed', async () => {
  const picture = await add('#123456')
  const path = `/admin/media/487/${picture}`
  await call('PUT', path, { altEn: 'The tank', altNe: 'ट्याङ्की', version: 1 })
  const person = { kind: 'committee', nameEn: 'Gita', nameNe: 'गीता', start: 'now', photoMedia: picture }
  await call('POST', '/admin/members/487', person)
  await call('POST', '/admin/slides/487', { titleEn: 'Tank', titleNe: 'ट्याङ्की', start: 'now', pictureMedia: picture })
  const pictures = [{ fileMedia: picture }]
  await call('POST', '/admin/albums/487', { titleEn: 'Tanks', takenOn: '2026-11-21', start: 'now', pictures })
  const read = async () => {
    type Shown = { data: { title?: { en: string }; name?: { en: string } }[] }
    const rows = async (path: string) => (await call<Shown>('GET', `/customer/${path}/487`)).body.data
    return [
      (await rows('slides')).find(({ title }) => title!.en === 'Tank'),
      (await rows('members')).find(({ name }) => name!.en === 'Gita'),
      (await rows('albums')).find(({ title }) => title!.en === 'Tanks'),
    ]
  }
  expect(await read()).toMatchObject(shown(null))
  expect(await call('PUT', `${path}/focus`, { x: 20, y: 90, version: 0 })).toMatchObject({
    status: 200,
    body: { focus: { x: 20, y: 90 }, version: 2, focusVersion: 1 },
  })
  expect(await read()).toMatchObject(shown({ x: 20, y: 90 }))
  expect((await call('PUT', `${path}/focus`, { x: 20, y: 80, version: 0 })).status, 'somebody else has set it').toBe(
    409,
  )
  for (const wrong of [{ x: 25, y: 20 }, { x: 20 }, { x: 110, y: 20 }])
    expect((await call('PUT', `${path}/focus`, { ...wrong, version: 1 })).status).toBe(400)
  expect((await call('PUT', `${path}/focus`, { version: 1 })).body).toMatchObject({ focus: null })
  expect(await read()).toMatchObject(shown(null))
})
