// Tests of the cache of pages: what a change of the organisation's content leaves to be compared, and to whom it is served.

import { beforeEach, expect, test } from 'vitest'
import { openPageCache, type PageCache } from './page-cache.server.ts'
import { renderedPage } from './page-encoding.server.ts'

const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(hours * hour)
const pageOf = (text: string, from = 0) =>
  renderedPage(text, 200, {}, { renderedAt: from * hour, staleAt: (from + 2) * hour })

let pages: PageCache

beforeEach(() => {
  pages = openPageCache(10_000)
  pages.set(487, '/news', pageOf('news'))
  pages.set(320, '/news', pageOf('other'))
})

const textOf = (page?: { plain: Uint8Array }) => page && Buffer.from(page.plain).toString()
const served = (org: number, hours: number) => textOf(pages.get(org, '/news', at(hours)))
const stale = (org: number, hours: number) => textOf(pages.stale(org, '/news', at(hours)))
const previous = (org: number, hours: number) => textOf(pages.previous(org, '/news', at(hours)))

test('an invalidated page is never served, and is there to be compared', () => {
  pages.invalidate(487)
  expect([served(487, 1), stale(487, 1), previous(487, 1)]).toEqual([undefined, undefined, 'news'])
  expect([served(320, 1), stale(320, 1), previous(320, 1)]).toEqual(['other', 'other', 'other'])
})

test('a page that is stored again is served again', () => {
  pages.invalidate(487)
  pages.set(487, '/news', pageOf('news', 1))
  expect(served(487, 2)).toBe('news')
})

test('an expired page is compared too, for a day', () => {
  expect([served(487, 3), stale(487, 3), previous(487, 3)]).toEqual([undefined, 'news', 'news'])
  expect(previous(487, 24)).toBeUndefined()
})

test('after a change of everything nothing is left', () => {
  pages.invalidate(487)
  pages.invalidateAll()
  expect([previous(487, 1), previous(320, 1)]).toEqual([undefined, undefined])
})

test('invalidated pages are evicted as the others are', () => {
  pages.invalidate(487)
  for (const n of Array.from({ length: 20 }).keys()) pages.set(320, `/${n}`, pageOf('x'.repeat(200)))
  expect(previous(487, 1)).toBeUndefined()
  pages.set(487, '/news', pageOf('again', 1))
  expect(served(487, 1)).toBe('again')
})
