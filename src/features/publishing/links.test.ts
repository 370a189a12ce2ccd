// Tests of the check of links: what is found in public items, where staff read it, and what a correction changes. A function of the test is the outside.

import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { OutsideAnswer } from '#platform/outside-address.server.ts'
import { runJob, type Job } from '#platform/jobs.server.ts'
import { publishedKinds } from '#root/features.server.ts'
import { isPublicAddress } from '#root/public-addresses.ts'
import { setNewsCategories } from '#features/news/operations/articles.server.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { linkJobs } from './jobs.server.ts'

let world: World
let answers: Record<string, OutsideAnswer>
let asked: string[]

beforeEach(async () => {
  world = await openWorld()
  answers = {}
  asked = []
  await setNewsCategories(world.system(world.damak), [{ code: 'works', name: { en: 'Works', ne: 'निर्माण' } }])
})

async function askOutside(url: string): Promise<OutsideAnswer> {
  asked.push(url)
  return answers[url] ?? 'found'
}

const jobs = (asks = true): Job[] =>
  linkJobs({ kinds: publishedKinds, isPublic: isPublicAddress, ...(asks && { askOutside }) })
const night = (asks = true) => runJob(jobs(asks)[0]!, world.resources)

type Article = {
  id: number
  slug: string
  version: number
  text: { en: string; ne: string }
  brokenLinks: { url: string; issue: string; since: string }[]
}

async function call(method: string, path: string, body?: unknown, as = cast.maya) {
  const answer = await world.api(method, path, { as, ...(body !== undefined && { body }) })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await answer.json()) as Article
}

const texts = { category: 'works', titleEn: 'Where to pay', titleNe: 'कहाँ तिर्ने', publishedOn: '2026-11-22' }

function add(bodyEn: string, start = 'now'): Promise<Article> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...texts, bodyEn, start })) form.set(name, value)
  return call('POST', '/admin/news/487', form)
}

const read = (id: number) => call('GET', `/admin/news/487/${id}`)
const broken = async (id: number) => (await read(id)).brokenLinks.map(({ url, issue }) => [url, issue])
async function listed() {
  const lists = (await call('GET', '/admin/review/487')) as unknown as { broken: { data: { to: string }[] } }
  const { review } = (await call('GET', '/admin/desk/487')) as unknown as { review: { broken: number } }
  return { items: lists.broken.data.map(({ to }) => to), count: review.broken }
}

test('own addresses without a public page, and pages that another website no longer has, are reported with the item', async () => {
  answers = { 'https://gone.example/a': 'gone', 'https://secret.example/': 'refused' }
  const { id } = await add(
    'Pay [here](/tariff), [not](/no-such-page), [this](https://gone.example/a), [that](https://there.example/), [x](https://secret.example/)',
  )
  const draft = await add('[nothing](/nowhere)', 'draft')
  expect(await night()).toMatchObject({ items: expect.any(Number), addresses: expect.any(Number) })
  expect(await broken(id)).toEqual([
    ['/no-such-page', 'missing'],
    ['https://gone.example/a', 'gone'],
  ])
  expect((await read(id)).brokenLinks[0]!.since).toBe('2026-11-22T05:15:00.000Z')
  expect(await broken(draft.id)).toEqual([])
  expect(await listed()).toEqual({ items: [`/staff/news/${id}`], count: 1 })
  const foreign = await world.api('GET', '/admin/review/320', { as: cast.maya })
  expect(foreign.status).toBe(404)
})

test('an address is asked once however many items link to it, and only where the installation asks other websites', async () => {
  answers = { 'https://gone.example/': 'gone' }
  const [one, two] = [await add('[a](https://gone.example/)'), await add('[b](https://gone.example/)')]
  await night(false)
  expect([asked, await broken(one.id)]).toEqual([[], []])
  await night()
  expect(asked.filter((url) => url === 'https://gone.example/')).toHaveLength(1)
  for (const { id } of [one, two]) expect(await broken(id)).toEqual([['https://gone.example/', 'gone']])
  // An operator who no longer allows it knows nothing about them.
  await night(false)
  expect(await broken(one.id)).toEqual([])
})

test('a website that does not answer is reported after three checks in a row, and no longer once it answers', async () => {
  const url = 'https://slow.example/'
  const { id } = await add(`[slow](${url})`)
  for (const answer of ['unreachable', 'unknown-host', 'found', 'unreachable', 'unreachable'] as const) {
    answers = { [url]: answer }
    await night()
    expect(await broken(id), answer).toEqual([])
  }
  answers = { [url]: 'unreachable' }
  await night()
  expect(await broken(id)).toEqual([[url, 'unreachable']])
  answers = {}
  await night()
  expect(await broken(id)).toEqual([])
})

test('a link to an item ends with it, also with the host of the organisation and in a query', async () => {
  const target = await add('The tank')
  const own = [`/news/${target.slug}?lang=ne#top`, `http://${world.damak.hosts[0]}/news/${target.slug}`]
  const { id } = await add(own.map((url) => `[a](${url})`).join(' '))
  await night()
  expect(await broken(id)).toEqual([])
  await call('POST', `/admin/news/487/${target.id}/withdrawals`, { noteEn: 'Wrong', noteNe: 'गलत' })
  await night()
  expect(await broken(id)).toEqual(own.map((url) => [url, 'missing']))
  expect((await listed()).count).toBe(1)
})

test('a correction forgets what was found and is checked at once; an item that is no longer public is in no list', async () => {
  const { id, version } = await add('[a](/nowhere)')
  await night()
  expect(await broken(id)).toEqual([['/nowhere', 'missing']])
  await call('PUT', `/admin/news/487/${id}`, { ...texts, bodyEn: '[a](/news) and [b](/nowhere-else)', version })
  expect(await broken(id)).toEqual([])
  const { rows } = await sql<{ data: { id: number } }>`
    select data from jobs.job where name = 'check-links-of-item' and state = 'created'`.execute(
    world.resources.database,
  )
  expect(rows.map(({ data }) => data)).toContainEqual({ org: 487, kind: 'article', id })
  await runJob(jobs()[1]!, world.resources, { org: 487, kind: 'article', id })
  expect(await broken(id)).toEqual([['/nowhere-else', 'missing']])
  await call('POST', `/admin/news/487/${id}/withdrawals`, { noteEn: 'Wrong', noteNe: 'गलत' })
  expect(await listed()).toEqual({ items: [], count: 0 })
  await night()
  const left = await sql`select 1 from item_links where subject_id = ${id} and subject = 'article'`.execute(
    world.resources.database,
  )
  expect(left.rows).toEqual([])
})

test('every column that may hold a link is checked', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = any(${publishedKinds.map(({ table }) => table)})
       and (column_name in ('blocks', 'sources', 'link', 'url', 'body', 'text') or column_name like '%_url')
     order by 1, 2`.execute(world.resources.database)
  const checked = publishedKinds.flatMap(({ table, linked = [] }) => linked.map((column) => ({ table, column })))
  expect(rows).toEqual(checked.toSorted((a, b) => `${a.table} ${a.column}`.localeCompare(`${b.table} ${b.column}`)))
})
