// Tests of public pages and API rows with absurd URLs: a designed page or a documented refusal, never an error.

import { beforeAll, expect, test } from 'vitest'
import { album } from '#features/albums/operations/definition.server.ts'
import { reportTypes } from '#features/documents/contract/lists.ts'
import { setNewsCategories } from '#features/news/operations/articles.server.ts'
import { languages } from '#kit/language.ts'
import routes from '#root/routes.ts'
import { api } from '#root/features.server.ts'
import type { Instance } from './whole-product.ts'
import { openInstance } from './whole-product.ts'
import { openWorld } from './world.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let instance: Instance
beforeAll(async () => {
  const world = await openWorld()
  const office = world.system(world.damak)
  const name = { en: 'Works', ne: 'काम' }
  await setNewsCategories(office, [{ code: 'works', name: name }])
  const entry = { slug: 'a', category: 'works', publishedOn: '2026-11-01', title: name, summary: name, blocks: [] }
  await addItem(office, article, entry)
  await addItem(office, album, { slug: 'a', title: name, text: name, takenOn: '2026-11-01', pictures: [] })
  instance = await openInstance(world)
}, 300_000)

const longText = 'क'.repeat(600)

const queries = [
  'page=0',
  'page=-1',
  'page=1e9',
  'page=abc',
  `page=${encodeURIComponent('९९९')}`,
  'page=1.5',
  'page=99999999999999999999999',
  'page=Infinity',
  'page=',
  'page=1&page=2&page=x',
  'page[]=1&page[x]=2',
  'page=%E0%A4%A',
  '%E0%A4%A=%',
  'search=%FF%FE%00',
  'search=%00',
  `search=${encodeURIComponent(longText)}`,
  `search=${encodeURIComponent("%' or 1=1 -- _\\")}`,
  'search=a&search=b',
  'lang=xx',
  'lang=ne&lang=en',
  'sort=nothing&sortBy=__proto__&sortOrder=up&limit=1e9&size=-5',
  'category=nowhere&type=nothing&kind=exe&from=2026-13-45&to=x&publishedFrom=0&tol=nowhere&year=1&month=99&date=2083-13-45',
  'filters=%7B%22a%22&columns=x,,y&q=%25',
  '__proto__=1&constructor=2&toString=3',
  'code=x&phone=%E0%A4%A',
  `x=${'y'.repeat(7000)}`,
  '&&&==&=',
]

const segments = [
  '0',
  '-1',
  '1e9',
  '2147483648',
  'abc',
  encodeURIComponent('९९९'),
  '99999999999999999999999',
  'nowhere',
  '%E0%A4%A',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%FF%FE',
  '%F0%9F%92%A7',
  "a'--",
  '__proto__',
  'x'.repeat(3000),
]

/** Every path of the page table that needs no sign-in. */
const paths = pathsOf(routes).filter((path) => !/^\/(account|staff)/.test(path))
const plain = [...paths.filter((path) => !path.includes(':') && path !== '/*'), ...reportTypes.map(({ path }) => path)]
const named = [...paths.filter((path) => path.includes(':')), '/*']

test('every public page is tested', () => {
  expect(plain.length).toBeGreaterThan(40)
  expect(named.length).toBeGreaterThan(10)
})

// Alternately in both languages, starting with the other language on the next page.
test.each([...new Set(plain)].map((path, place) => ({ path, place })))(
  '$path stays a page with any query',
  async (one) => {
    for (const [turn, query] of queries.entries()) {
      const language = languages[(turn + one.place) % languages.length]!
      await expectDesigned(`${one.path}?${query}`, language, [200, 302, 303, 400, 404])
    }
  },
  120_000,
)

test.each(named)(
  '%s is not found by an unknown name',
  async (path) => {
    const places = path.split('/').filter((part) => part.startsWith(':') || part === '*').length
    for (const language of languages)
      for (const segment of segments)
        for (let place = 0; place < places; place += 1) {
          let at = -1
          const address = path.replace(/:\w+|\*/g, () => ((at += 1), at === place ? segment : at === 0 ? 'a' : '1'))
          await expectDesigned(address, language, [400, 404])
        }
  },
  120_000,
)

test.each(['/gallery/a', '/news/a', '/news.rss', '/sitemap.xml'])('%s is there with any query', async (path) => {
  for (const language of languages)
    for (const query of queries) await expectDesigned(`${path}?${query}`, language, [200, 404])
})

const rows = api.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.for === 'anyone')

test.each(rows)('$endpoint.path refuses absurd queries and path values with a message', async ({ endpoint }) => {
  for (const language of languages) {
    const addresses = [
      ...queries.map((query) => `${named487(endpoint.path, 'a')}?${query}`),
      ...segments.map((segment) => named487(endpoint.path, segment)),
      ...segments.map((segment) => endpoint.path.replace('{orgId}', segment).replaceAll(/\{\w+\}/g, 'a')),
    ]
    for (const address of addresses) {
      const { status, body } = await instance.request(`/web-resources${address}`, { language })
      expect.soft(status, address.slice(0, 200)).toBeLessThan(500)
      if (status >= 400) expect.soft(JSON.parse(body).message, address.slice(0, 200)).toBeTruthy()
    }
  }
})

async function expectDesigned(address: string, language: 'en' | 'ne', statuses: number[]): Promise<void> {
  const { status, headers, body } = await instance.request(address, { language, headers: { accept: 'text/html' } })
  const shown = address.slice(0, 200)
  expect.soft(statuses, `${status} for ${shown}`).toContain(status)
  if (!headers['content-type']?.startsWith('text/html') || status >= 300) {
    if (status >= 400) expect.soft(body, shown).toContain('</html>')
    return
  }
  expect.soft(body, shown).toContain('</html>')
  if (!address.includes('lang=')) expect.soft(body, shown).toContain(`<html lang="${language}"`)
}

function named487(path: string, segment: string): string {
  return path.replace('{orgId}', '487').replaceAll(/\{\w+\}/g, segment)
}

function pathsOf(entries: readonly { path?: string; index?: boolean; children?: readonly object[] }[]): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ?? (entry.index ? '/' : undefined)
    const own = path === undefined ? [] : [path.startsWith('/') ? path : `/${path}`]
    return [...own, ...pathsOf((entry.children ?? []) as Parameters<typeof pathsOf>[0])]
  })
}
