// Journey: every internal link and fragment of a site resolves; sitemap, icons and manifests are correct.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { requestSite, isFile, linksOf, pages, readPage, towns } from './pages.ts'
import type { Town } from './site.ts'

/** Addresses with a query followed per path; a list has one for every sort and page. */
const maxQueriesOfAPath = 3
/** Maximum addresses of a crawl; reaching it fails the test. */
const maxAddresses = 1200

for (const town of towns) {
  for (const language of languages) {
    test(`every link of ${town} in ${language} resolves`, async () => {
      test.setTimeout(180_000)
      const { broken, requested } = await crawl(town, language)
      expect(broken).toEqual([])
      expect(requested).toBeGreaterThan(60)
      expect(requested).toBeLessThan(maxAddresses)
    })
  }
}

test('the sitemap lists existing pages only, and robots.txt refers to it', async () => {
  test.setTimeout(120_000)
  for (const town of towns) {
    const robots = (await requestSite(town, '/robots.txt')).body.toString()
    expect(robots).toMatch(new RegExp(`^Sitemap: http://${town}\\.localhost:\\d+/sitemap\\.xml$`, 'm'))
    const sitemap = (await requestSite(town, '/sitemap.xml')).body.toString()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
    expect(paths.length).toBeGreaterThan(40)
    expect(paths).toContain('/organization-history')
    for (const path of paths) expect.soft((await requestSite(town, path)).status, path).toBe(200)
  }
})

test('each organisation has its own icon and a manifest with its name in the language', async () => {
  const icons = new Set<string>()
  for (const town of towns) {
    const { html } = await readPage(town, '/', 'en')
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(html)!
    expect((await requestSite(town, icon!)).headers['content-type']).toMatch(/^image\//)
    icons.add(icon!)
    for (const language of languages) {
      const answer = await requestSite(town, `/manifest.webmanifest?lang=${language}`)
      const manifest = JSON.parse(answer.body.toString()) as { lang: string; name: string; icons: { src: string }[] }
      expect(manifest.lang).toBe(language)
      expect(/[\u0900-\u097f]/.test(manifest.name)).toBe(language === 'ne')
      for (const { src } of manifest.icons) expect((await requestSite(town, src)).status).toBe(200)
    }
  }
  expect(icons.size).toBe(2)
})

async function crawl(town: Town, language: Language): Promise<{ broken: string[]; requested: number }> {
  const broken: string[] = []
  const waiting = new Map(pages[town].map((path) => [path, 'the page table']))
  const queries = new Map<string, number>()
  const idsOf = new Map<string, Set<string>>()
  const fragments: { from: string; to: string; id: string }[] = []
  for (const [address, from] of waiting) {
    if (waiting.size >= maxAddresses) break
    const path = address.split('?')[0]!
    if (isFile(path)) {
      const { status } = await requestSite(town, address, {}, 'HEAD')
      if (status >= 400) broken.push(`${from} → ${address}: ${status}`)
      continue
    }
    const { status, html } = await readPage(town, address, language)
    if (status >= 400) broken.push(`${from} → ${address}: ${status}`)
    idsOf.set(address, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)))
    for (const link of linksOf(html, address)) {
      const [to = '', id] = link.split('#')
      if (id) fragments.push({ from: address, to, id: decodeURIComponent(id) })
      if (waiting.has(to) || !mayFollow(to, queries)) continue
      waiting.set(to, address)
    }
  }
  for (const { from, to, id } of fragments)
    if (idsOf.has(to) && !idsOf.get(to)!.has(id)) broken.push(`${from} → ${to}: nothing is called #${id}`)
  return { broken, requested: waiting.size }
}

/** Every address without a query, and a few with one; each language is crawled separately. */
function mayFollow(address: string, queries: Map<string, number>): boolean {
  const [path = '', query] = address.split('?')
  if (!query) return true
  if (new URLSearchParams(query).has('lang')) return false
  const followed = queries.get(path) ?? 0
  queries.set(path, followed + 1)
  return followed < maxQueriesOfAPath
}
