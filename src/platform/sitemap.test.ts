// Sitemaps and robots.txt: ranges of addresses, languages and disallowed paths.

import { expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { fixedAddresses, listTogether, robotsFile, sitemapFile, sitemapIndex } from './sitemap.ts'

const ctx = {} as Ctx
const numbered = (name: string, count: number) =>
  fixedAddresses(() => Array.from({ length: count }, (_, index) => ({ path: `/${name}/${index}` })))

test('consecutive ranges over several sources are complete and without duplicates', async () => {
  const sources = [numbered('a', 3), numbered('b', 0), numbered('c', 4), numbered('d', 2)]
  const whole = await listTogether(ctx, sources, { offset: 0, limit: 100 })
  const ranges = await Promise.all([0, 2, 4, 6, 8].map((offset) => listTogether(ctx, sources, { offset, limit: 2 })))
  expect(whole).toHaveLength(9)
  expect(ranges.flat()).toEqual(whole)
})

test('an address is listed plainly and in Nepali, with its date and alternates', () => {
  const changedAt = new Date('2026-11-21T10:00:00.123Z')
  const file = sitemapFile('https://a.example', [{ path: '/news?a=1&b=<', changedAt }])
  expect(file.match(/<url>/g)).toHaveLength(2)
  expect(file).toContain('<loc>https://a.example/news?a=1&amp;b=&lt;&amp;lang=ne</loc>')
  expect(file.match(/<lastmod>2026-11-21T10:00:00Z<\/lastmod>/g)).toHaveLength(2)
  expect(file.match(/hreflang="(en|ne|x-default)"/g)).toHaveLength(6)
})

test('an index links each file', () => {
  expect(sitemapIndex('https://a.example', 3).match(/\/sitemap\.xml\?page=[123]</g)).toHaveLength(3)
})

test('robots.txt has the disallowed paths and the sitemap', () => {
  expect(robotsFile('https://a.example', ['/login'])).toBe(
    'User-agent: *\nDisallow: /login\n\nSitemap: https://a.example/sitemap.xml\n',
  )
})
