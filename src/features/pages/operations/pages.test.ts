// Tests of the public pages: states, pictures, content replaced by an import.

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { listEvents } from '#features/publishing/operations/history.server.ts'
import { withdraw } from '#features/publishing/operations/workflow.server.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewPage } from '../contract/api.ts'
import { pagePictureFiles } from '../store/pictures.server.ts'
import { enterPage, sitePage } from './definition.server.ts'
import { pageAddresses, readPage, readPageIfPublic, readPages } from './pages.server.ts'

const bilingual = (en: string) => ({ en, ne: `${en} नेपालीमा` })
let world: World
let photo: Uint8Array

beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
  for (const org of [world.damak, world.kakarvitta]) {
    await enterPage(world.system(org), entry({ slug: 'history', title: bilingual('History') }))
    await enterPage(world.system(org), entry({ slug: 'profile', title: bilingual('Profile') }))
  }
})

const office = () => world.system(world.damak)
const visitor = () => world.visitor(world.damak)
const image = () => ({ type: 'image' as const, picture: photo, alt: bilingual('Tank'), caption: bilingual('Tank') })
const numberIn = (url: string) => Number(url.split('/').at(-1))

function entry(change: Partial<NewPage>): NewPage {
  return { slug: 'profile', title: bilingual('Profile'), blocks: [image()], sources: [], sample: false, ...change }
}

test('every organisation has a history of its own: list, page, API and pictures', async () => {
  const atHome = world.visitor(world.kakarvitta)
  const { blocks } = await readPage(atHome, { slug: 'history' })
  const [picture] = blocks.flatMap((block) => (block.type === 'image' ? [block.picture.url] : []))
  expect((await pagePictureFiles(atHome, numberIn(picture!), atHome.now))!.fileHash).toMatch(/^[0-9a-f]{64}$/)
  expect((await readPages(atHome)).map(({ slug }) => slug)).toEqual(['history', 'profile'])
  expect((await world.api('GET', '/customer/pages/320/history')).status).toBe(200)

  expect((await readPages(visitor())).map(({ slug }) => slug)).toEqual(['history', 'profile'])
  expect(await readPage(visitor(), { slug: 'history' })).toMatchObject({ title: bilingual('History') })
  expect((await world.api('GET', '/customer/pages/487/history')).status).toBe(200)
  expect(await pagePictureFiles(visitor(), numberIn(picture!), visitor().now)).toBeUndefined()
})

test('the address of a page that is not published is there, but not in the sitemap', async () => {
  expect(await readPageIfPublic(visitor(), { slug: 'provisions' })).toBeUndefined()
  const listed = await pageAddresses.list(visitor(), { offset: 0, limit: 10 })
  expect(listed.map(({ path }) => path)).toEqual(['/organization-history', '/organization-profile'])
})

test('programs read the list a page at a time', async () => {
  const second = await world.api('GET', '/customer/pages/320?limit=1&page=2')
  expect(await second.json()).toMatchObject({ data: [{ slug: 'profile' }], total: 2 })
})

test.each(['nothing', '%00', '__proto__', '..%2Fprofile'])('there is no page called %s', async (slug) => {
  expect((await world.api('GET', `/customer/pages/487/${slug}`)).status).toBe(404)
})

test('a page entered again shows the new text at once, its day, and only its own pictures', async () => {
  const [before] = (await readPage(visitor(), { slug: 'profile' })).blocks
  world.travelTo('2026-11-25T20:00:00Z')
  const source = { label: bilingual('Municipality'), url: 'https://damakmun.gov.np' }
  const blocks = [{ type: 'paragraph' as const, text: bilingual('New <b>text</b>') }]
  await enterPage(office(), entry({ title: bilingual('Profile anew'), blocks, sources: [source] }))
  const page = await readPage(visitor(), { slug: 'profile' })
  expect(page).toMatchObject({ title: { en: 'Profile anew' }, updatedOn: '2026-11-26', sources: [source] })
  expect(page.blocks).toEqual([{ type: 'paragraph', text: bilingual('New <b>text</b>') }])
  const gone = before!.type === 'image' ? numberIn(before!.picture.url) : 0
  expect(await pagePictureFiles(visitor(), gone, visitor().now)).toBeUndefined()
})

test('a page and its pictures are readable only while it is published; entering it again does not publish it', async () => {
  const secret = entry({ slug: 'about', title: bilingual('About'), draft: true })
  const { id } = await enterPage(office(), secret)
  expect(await enterPage(office(), { ...secret, draft: false })).toEqual({ id })
  const [{ id: picture } = { id: 0 }] = await office()
    .db.selectFrom('pagePictures')
    .select('id')
    .where('pageId', '=', id)
    .execute()
  await expectNeverReadable(world, id, {
    ...transitionsOf(sitePage),
    isThere: async (ctx) => {
      const shown = (await readPages(ctx)).some(({ slug }) => slug === 'about')
      const read = await readPage(ctx, { slug: 'about' }).catch(() => undefined)
      const file = await pagePictureFiles(ctx, picture, ctx.now)
      const api = await world.api('GET', '/customer/pages/487/about')
      expect([read !== undefined, file !== undefined, api.status]).toEqual([shown, shown, shown ? 200 : 404])
      return shown
    },
  })
})

test('a withdrawn page that is entered again stays withdrawn, with the replacement in its history', async () => {
  const { id } = await enterPage(office(), entry({ slug: 'provisions' }))
  await withdraw(office(), sitePage, id, bilingual('Wrong'))
  await enterPage(office(), entry({ slug: 'provisions', title: bilingual('Provisions') }))
  expect(await readPageIfPublic(visitor(), { slug: 'provisions' })).toBeUndefined()
  const events = await listEvents(office(), 'page', id)
  expect(events.map(({ act }) => act)).toEqual(['published', 'withdrawn', 'changed'])
})

test('an invalid entry is refused', async () => {
  const bytes = new TextEncoder().encode('<svg/>')
  await expectRefusal('invalid', 'pages.invalid', bad({ title: { en: '', ne: '' } }))
  await expectRefusal(
    'invalid',
    'pages.invalid',
    bad({ sources: [{ label: bilingual('x'), url: 'javascript:alert(1)' }] }),
  )
  await expectRefusal('invalid', 'pages.not_a_picture', bad({ blocks: [{ ...image(), picture: bytes }] }))
})

function bad(change: Partial<NewPage>): Promise<unknown> {
  return enterPage(office(), entry(change))
}
