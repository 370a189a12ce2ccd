// Tests of the public news: list, search, categories, neighbours, publishing states.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Block } from '#kit/blocks/blocks.ts'
import { transaction } from '#platform/database.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewArticle } from '../contract/api.ts'
import { latestArticles, readArticle, readCategories, readNews, setNewsCategories } from './articles.server.ts'
import { articlePictureFiles } from '../store/pictures.server.ts'
import { idOf } from '#features/publishing/operations/admin.server.ts'
import { article } from './definition.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, expire, publish, returnToDraft, withdraw } from '#features/publishing/operations/workflow.server.ts'

const bilingual = (en: string, ne = `${en} नेपालीमा`) => ({ en, ne })
const all = { page: 1, limit: 10 }
const hour = 3_600_000
let world: World
let photo: Uint8Array

beforeAll(async () => {
  world = await openWorld()
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0ea5e9' } })
  photo = await blank.jpeg().toBuffer()
  for (const org of [world.damak, world.kakarvitta])
    await setNewsCategories(world.system(org), [
      { code: 'works', name: bilingual('Works') },
      { code: 'supply', name: bilingual('Supply') },
    ])
  for (const [slug, publishedOn] of [
    ['first', '2026-11-01'],
    ['second', '2026-11-02'],
    ['third', '2026-11-02'],
  ] as const)
    await addItem(office(), article, articleWith({ slug, publishedOn, title: bilingual(`The ${slug} tank`) }))
})

const office = () => world.system(world.damak)
const visitor = () => world.visitor(world.damak)

function articleWith(change: Partial<NewArticle> = {}): NewArticle {
  const summary = bilingual('A summary')
  return {
    slug: 'a',
    category: 'works',
    publishedOn: '2026-11-03',
    title: bilingual('A'),
    summary,
    blocks: [],
    ...change,
  }
}

const image = (en: string): Block<Uint8Array> => ({
  type: 'image',
  picture: photo,
  alt: bilingual(en),
  caption: bilingual(en),
})
const slugs = async (ctx = visitor()) => (await readNews(ctx, all)).data.map(({ slug }) => slug)

test('the newest article is first, and each links to the next and previous one', async () => {
  expect(await slugs()).toEqual(['third', 'second', 'first'])
  const middle = await readArticle(visitor(), { slug: 'second' })
  expect([middle.previous?.slug, middle.next?.slug]).toEqual(['first', 'third'])
  const newest = await readArticle(visitor(), { slug: 'third' })
  expect([newest.previous?.slug, newest.next]).toEqual(['second', null])
})

test('pages, categories and searches return their rows and the total', async () => {
  const page = await readNews(visitor(), { page: 2, limit: 2 })
  expect({ ...page, data: page.data.map(({ slug }) => slug) }).toEqual({ total: 3, data: ['first'] })
  expect(await readNews(visitor(), { page: 9, limit: 10 })).toEqual({ total: 3, data: [] })
  expect((await readNews(visitor(), { ...all, category: 'supply' })).total).toBe(0)
  expect((await readNews(visitor(), { ...all, category: "w'\0" })).total).toBe(0)
  const found = await readNews(visitor(), { ...all, search: 'SECOND ट्याङ्की tank' })
  expect(found.total).toBe(0)
  expect((await readNews(visitor(), { ...all, search: 'SECOND नेपालिमा' })).data.map(({ slug }) => slug)).toEqual([
    'second',
  ])
  expect((await readNews(visitor(), { ...all, search: '\0%_' })).total).toBe(0)
  const [works, supply] = await readCategories(visitor())
  expect([works, supply]).toMatchObject([
    { code: 'works', count: 3, newest: '2026-11-02' },
    { code: 'supply', count: 0, newest: null },
  ])
})

test('an article has sanitised texts, pictures with their sizes, and documents while they are public', async () => {
  const { id } = await addItem(office(), document, {
    type: 'consumer',
    titleEn: 'Notice',
    titleNe: 'सूचना',
    filename: 'notice.pdf',
    bytes: sampleFile('pdf', 'news'),
    publishedOn: '2026-11-01',
    slug: 'notice',
  })
  const blocks: Block<Uint8Array>[] = [
    { type: 'paragraph', text: bilingual('<script>alert(1)</script>\u202E') },
    image('One'),
    image('Two'),
  ]
  await addItem(
    office(),
    article,
    articleWith({ slug: 'whole', publishedOn: '2026-10-01', picture: photo, blocks, attachments: ['notice'] }),
  )
  const read = await readArticle(visitor(), { slug: 'whole' })
  expect(read.blocks[0]).toMatchObject({ text: { en: '<script>alert(1)</script>' } })
  expect(read.blocks.slice(1)).toMatchObject([
    { picture: { width: 900, height: 600 }, alt: { en: 'One' } },
    { picture: { width: 900, height: 600 }, alt: { en: 'Two' } },
  ])
  expect(read.picture?.url).toMatch(/^\/news-pictures\/\d+$/)
  expect(read.attachments.map(({ titleEn }) => titleEn)).toEqual(['Notice'])
  await withdraw(office(), document, id, bilingual('Wrong'))
  expect((await readArticle(visitor(), { slug: 'whole' })).attachments).toEqual([])
})

test('an article is readable only while published: page, list, search, counts, neighbours, feed, API, pictures', async () => {
  const secret = articleWith({
    slug: 'secret',
    category: 'supply',
    title: bilingual('Secret plan'),
    picture: photo,
    draft: true,
  })
  const { id: secretId } = await addItem(office(), article, secret)
  const { rows } = await sql<{ id: number }>`select p.id from article_pictures p join articles a on a.id = p.article_id
    where a.slug = 'secret'`.execute(world.resources.database)
  const pictureId = rows[0]!.id
  const start = visitor().now

  await expectHidden('draft', start)
  await publish(office(), article, secretId, { from: new Date(start.getTime() + hour) })
  await expectHidden('scheduled', start)
  await expectShown(new Date(start.getTime() + hour))
  world.travelTo(start)
  await returnToDraft(office(), article, secretId)
  await publish(office(), article, secretId)
  await expire(office(), article, secretId, new Date(start.getTime() + hour))
  await expectShown(start)
  await expectHidden('expired', new Date(start.getTime() + hour))
  await withdraw(office(), article, secretId, bilingual('It was wrong'))
  await expectHidden('withdrawn', start, 'publishing.withdrawn_because')

  async function expectHidden(state: string, now: Date, why = 'news.unknown') {
    expect(await visibility(now), state).toEqual({
      list: false,
      latest: false,
      search: 0,
      count: 0,
      neighbour: null,
      api: [404, 0],
      picture: false,
    })
    await expectRefusal('missing', why, readArticle({ ...visitor(), now }, { slug: 'secret' }))
  }

  async function expectShown(now: Date) {
    expect(await visibility(now)).toEqual({
      list: true,
      latest: true,
      search: 1,
      count: 1,
      neighbour: 'secret',
      api: [200, 1],
      picture: true,
    })
  }

  async function visibility(now: Date) {
    world.travelTo(now)
    const ctx = visitor()
    const list = (await (await world.api('GET', '/customer/news/487?category=supply')).json()) as { total: number }
    return {
      list: (await slugs(ctx)).includes('secret'),
      latest: (await latestArticles(ctx, 5)).some(({ slug }) => slug === 'secret'),
      search: (await readNews(ctx, { ...all, search: 'secret' })).total,
      count: (await readCategories(ctx))[1]!.count,
      neighbour: (await readArticle(ctx, { slug: 'third' })).next?.slug ?? null,
      api: [(await world.api('GET', '/customer/news/487/secret')).status, list.total],
      picture: (await articlePictureFiles(ctx, pictureId, now)) !== undefined,
    }
  }
})

test('another organisation cannot read it at any address', async () => {
  const elsewhere = world.visitor(world.kakarvitta)
  expect(await readNews(elsewhere, all)).toEqual({ total: 0, data: [] })
  await expectRefusal('missing', 'news.unknown', readArticle(elsewhere, { slug: 'first' }))
  const url = (await readArticle(visitor(), { slug: 'whole' })).picture!.url
  expect(await articlePictureFiles(elsewhere, Number(url.split('/').at(-1)), elsewhere.now)).toBeUndefined()
  expect((await world.api('GET', '/customer/news/320/first')).status).toBe(404)
  await expectRefusal(
    'missing',
    'news.unknown',
    withdraw(world.system(world.kakarvitta), article, await idOf(visitor(), article, 'first'), bilingual('No')),
  )
})

test.each(['%00', '..%2F..%2Fetc', 'a'.repeat(190), 'नेपाली', 'FIRST'])(
  'an article with the slug %s is not found',
  async (slug) => {
    expect((await world.api('GET', `/customer/news/487/${slug}`)).status).toBe(404)
  },
)

test.each(['page=0&limit=9999', 'page=99999999999', 'search=%00', 'category=%00', 'page=x&search=%25%5C'])(
  'the list with ?%s returns 200',
  async (query) => {
    expect((await world.api('GET', `/customer/news/487?${query}`)).status).toBe(200)
  },
)

test('an invalid article is refused with the reason', async () => {
  await refused('invalid', 'news.invalid', { title: bilingual('', '') })
  await refused('invalid', 'news.unknown_category', { category: 'gossip' })
  await refused('invalid', 'news.unknown_attachment', { attachments: ['nothing'] })
  await refused('invalid', 'news.not_a_picture', { picture: new TextEncoder().encode('<svg/>') })
  await refused('conflict', 'news.slug_taken', { slug: 'first' })
  await expectRefusal('missing', 'news.unknown', readArticle(visitor(), { slug: 'refused' }))
})

test('of two articles with one title at once, the second gets the next address', async () => {
  const untitled = { ...articleWith({ title: bilingual('Pipes arrive') }), slug: undefined } as unknown as NewArticle
  let second: Promise<{ id: number }> | undefined
  const first = await transaction(office(), async (tx) => {
    const added = await addItem(tx, article, untitled)
    second = addItem(office(), article, untitled)
    await expect.poll(() => waitingForRows(), { timeout: 5000 }).toBeGreaterThan(0)
    return added
  })
  const ids = [first.id, (await second!).id]
  const { rows } = await sql<{ slug: string }>`select slug from articles where id = any(${ids}) order by id`.execute(
    world.resources.database,
  )
  expect(rows.map(({ slug }) => slug)).toEqual(['pipes-arrive', 'pipes-arrive-2'])
})

/** How many connections wait for what another transaction has written. */
async function waitingForRows(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    world.resources.database,
  )
  return rows[0]!.n
}

function refused(kind: 'invalid' | 'conflict', key: string, change: Partial<NewArticle>) {
  return expectRefusal(kind, key, addItem(office(), article, articleWith({ slug: 'refused', ...change })))
}
