import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { expectNeverReadable } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { PageEntry } from './contract/api.ts'
import {
  expirePage,
  pageAddresses,
  publishPage,
  readPage,
  readPageIfPublic,
  readPagePicture,
  readPages,
  withdrawPage,
  writePage,
} from './operations.server.ts'

const words = (en: string) => ({ en, ne: `${en} नेपालीमा` })
let world: World
let photo: Uint8Array

beforeAll(async () => {
  world = await openWorld()
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
  for (const org of [world.damak, world.kakarvitta]) {
    await writePage(world.machine(org), entry({ slug: 'history', title: words('History') }))
    await writePage(world.machine(org), entry({ slug: 'profile', title: words('Profile') }))
  }
})

const office = () => world.machine(world.damak)
const visitor = () => world.visitor(world.damak)
const image = () => ({ type: 'image' as const, picture: photo, alt: words('Tank'), caption: words('Tank') })
const numberIn = (url: string) => Number(url.split('/').at(-1))

function entry(change: Partial<PageEntry>): PageEntry {
  return { slug: 'profile', title: words('Profile'), blocks: [image()], sources: [], sample: false, ...change }
}

test('every organisation has a history of its own: list, page, API and pictures', async () => {
  const atHome = world.visitor(world.kakarvitta)
  const { blocks } = await readPage(atHome, { slug: 'history' })
  const [picture] = blocks.flatMap((block) => (block.type === 'image' ? [block.picture.url] : []))
  expect((await readPagePicture(atHome, numberIn(picture!))).fileHash).toMatch(/^[0-9a-f]{64}$/)
  expect((await readPages(atHome)).map(({ slug }) => slug)).toEqual(['history', 'profile'])
  expect((await world.api('GET', '/customer/pages/320/history')).status).toBe(200)

  expect((await readPages(visitor())).map(({ slug }) => slug)).toEqual(['history', 'profile'])
  expect(await readPage(visitor(), { slug: 'history' })).toMatchObject({ title: words('History') })
  expect((await world.api('GET', '/customer/pages/487/history')).status).toBe(200)
  await expectRefusal('missing', 'pages.unknown', readPagePicture(visitor(), numberIn(picture!)))
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

test('a page written again shows the new text at once, its day, and only its own pictures', async () => {
  const [before] = (await readPage(visitor(), { slug: 'profile' })).blocks
  world.travelTo('2026-11-25T20:00:00Z')
  const source = { label: words('Municipality'), url: 'https://damakmun.gov.np' }
  const blocks = [{ type: 'paragraph' as const, text: words('New <b>text</b>') }]
  await writePage(office(), entry({ title: words('Profile anew'), blocks, sources: [source] }))
  const page = await readPage(visitor(), { slug: 'profile' })
  expect(page).toMatchObject({ title: { en: 'Profile anew' }, updatedOn: '2026-11-26', sources: [source] })
  expect(page.blocks).toEqual([{ type: 'paragraph', text: words('New <b>text</b>') }])
  const gone = before!.type === 'image' ? numberIn(before!.picture.url) : 0
  await expectRefusal('missing', 'pages.unknown', readPagePicture(visitor(), gone))
})

test('in no state but published is a page readable, nor its pictures; rewriting it does not publish it', async () => {
  const secret = entry({ slug: 'about', title: words('About'), draft: true })
  await writePage(office(), secret)
  await writePage(office(), { ...secret, draft: false })
  await publishPage(office(), 'about')
  const { blocks } = await readPage(visitor(), { slug: 'about' })
  const picture = blocks[0]!.type === 'image' ? numberIn(blocks[0]!.picture.url) : 0
  await withdrawPage(office(), 'about', words('Not yet'))
  await expectNeverReadable(world, 'about' as const, {
    publish: publishPage,
    expire: expirePage,
    withdraw: withdrawPage,
    unknown: 'pages.unknown',
    isThere: async (ctx) => {
      const shown = (await readPages(ctx)).some(({ slug }) => slug === 'about')
      const read = await readPage(ctx, { slug: 'about' }).catch(() => undefined)
      const file = await readPagePicture(ctx, picture).catch(() => undefined)
      const api = await world.api('GET', '/customer/pages/487/about')
      expect([read !== undefined, file !== undefined, api.status]).toEqual([shown, shown, shown ? 200 : 404])
      return shown
    },
  })
})

test('what cannot be kept is refused', async () => {
  const bytes = new TextEncoder().encode('<svg/>')
  await expectRefusal('invalid', 'pages.invalid', bad({ title: { en: '', ne: '' } }))
  await expectRefusal('invalid', 'pages.invalid', bad({ sources: [{ label: words('x'), url: 'javascript:alert(1)' }] }))
  await expectRefusal('invalid', 'pages.not_a_picture', bad({ blocks: [{ ...image(), picture: bytes }] }))
})

function bad(change: Partial<PageEntry>): Promise<void> {
  return writePage(office(), entry(change))
}
