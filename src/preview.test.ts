// Tests of previews on the built product: each kind as a draft, in both languages, seen by nobody else; no lock, and nothing cached.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharePreview } from '#features/publishing/operations/previews.server.ts'
import { languages } from '#kit/language.ts'
import { transaction } from '#platform/database.server.ts'
import { publishedKinds } from '#root/features.server.ts'
import { createPermanentItems, sampleItems } from '#tests/all-samples.ts'
import { cast } from '#tests/cast.ts'
import type { Created } from '#tests/published-samples.ts'
import { secret, sought } from '#tests/published-samples.ts'
import { openInstance, type Instance } from '#tests/whole-product.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let instance: Instance
/** The address of each sample, which is a draft, and what is its own. */
const previews = new Map<string, Created & { address: string }>()

beforeAll(async () => {
  world = await openWorld()
  const office = world.system(world.damak)
  await createPermanentItems(office)
  for (const [name, sample] of Object.entries(sampleItems)) {
    const created = await sample.create(office)
    const kind = publishedKinds.find((each) => each.kind === sample.kind)!
    const { rows } = await sql<{ id: number }>`select max(id)::integer as id from ${sql.table(kind.table)}`.execute(
      world.resources.database,
    )
    const { address } = await sharePreview(world.as(cast.maya), kind, rows[0]!.id)
    previews.set(name, { ...created, address })
  }
  instance = await openInstance(world)
}, 300_000)

const article = () => previews.get('article')!

test.each(Object.keys(sampleItems))('%s is shown as a draft, in both languages, without scripts', async (name) => {
  const { address } = previews.get(name)!
  for (const language of languages) {
    const { status, headers, body } = await instance.request(`${address}?lang=${language}`)
    expect(status, language).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(body).toContain(`lang="${language}"`)
    expect(body).toContain(secret(name))
    expect(body).not.toContain('<script')
  }
})

test('its pictures are shown under its address alone', async () => {
  const { address, own } = article()
  const picture = own.find((path) => path.startsWith('/news-pictures/'))!
  expect((await instance.request(`${address}${picture}`)).status).toBe(200)
  expect((await instance.request(picture)).status).toBe(404)
  expect((await instance.request(`${previews.get('member')!.address}${picture}`)).status).toBe(404)
})

test('nobody else sees it, also after it was previewed, and nothing is cached', async () => {
  await instance.request(article().address)
  for (const path of ['/news', `/news/${secret('article')}`])
    expect((await instance.request(path)).body).not.toContain(sought('article'))
  expect(instance.caches(`/news/${secret('article')}`, 'en')).toBe(false)
})

test('a token of another organisation, a guess, and a page of the office are not found', async () => {
  const { address } = article()
  const guess = `/preview/${'A'.repeat(43)}`
  for (const [path, host] of [
    [address, 'kakarvitta.test'],
    [guess, 'damak.test'],
    [`${address}/staff/news`, 'damak.test'],
  ] as const)
    expect((await instance.request(path, { host })).status, path).toBe(404)
})

test('it waits for no lock, and takes none: whoever publishes or saves meanwhile is not disturbed', async () => {
  const { status } = await transaction(world.system(world.damak), async ({ db }) => {
    await sql`select from articles for update`.execute(db)
    await sql`select from article_counts for update`.execute(db)
    return instance.request(article().address)
  })
  expect(status).toBe(200)
})

test('many at once are all answered, and other pages meanwhile', async () => {
  const { address, own } = article()
  const picture = own.find((path) => path.startsWith('/news-pictures/'))!
  const requested = [
    address,
    `${address}?lang=ne`,
    ...Array.from({ length: 10 }, () => `${address}${picture}`),
    '/contact',
  ]
  const answers = await Promise.all(requested.map((path) => instance.request(path)))
  expect(answers.map(({ status }) => status)).toEqual(requested.map(() => 200))
})
