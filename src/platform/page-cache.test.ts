// Tests of the cache of pages: what a change of the organisation's content leaves to be compared, to be rendered again, and to be served.

import { beforeEach, expect, test } from 'vitest'
import { openPageCache, type PageCache } from './page-cache.server.ts'
import { renderedPage } from './page-encoding.server.ts'

const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(hours * hour)
const pageOf = (text: string, from = 0) =>
  renderedPage(text, 200, {}, { renderedAt: from * hour, staleAt: (from + 2) * hour })

let pages: PageCache
let elapsed: number

beforeEach(() => {
  elapsed = 5_000
  pages = openPageCache(20_000, () => elapsed)
  pages.set(487, '/news', pageOf('news'))
  pages.set(320, '/news', pageOf('other'))
})

const textOf = (page?: { plain: Uint8Array }) => page && Buffer.from(page.plain).toString()
const served = (org: number, hours: number) => textOf(pages.get(org, '/news', at(hours)))
const stale = (org: number, hours: number) => textOf(pages.stale(org, '/news', at(hours)))
const copy = (key: string, hours = 1) => textOf(pages.copy(487, key, at(hours)))
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
  for (const n of Array.from({ length: 40 }).keys()) pages.set(320, `/${n}`, pageOf('x'.repeat(200)))
  expect(previous(487, 1)).toBeUndefined()
  pages.set(487, '/news', pageOf('again', 1))
  expect(served(487, 1)).toBe('again')
})

/** Pages of Damak that are rendered again after a change, requested so often. */
function follow(requests: Record<string, number>): number[] {
  const refreshed: number[] = []
  pages.refreshWith((org) => refreshed.push(org))
  for (const [key, count] of Object.entries(requests)) {
    pages.set(487, key, { ...pageOf(key), address: { url: `http://damak.test${key}`, language: 'en' } })
    for (let n = 0; n < count; n += 1) pages.get(487, key, at(0))
  }
  return refreshed
}

/** The pages to be rendered again, in their order, each of which `end` ends. */
function refreshAll(end: (key: string) => void): string[] {
  const order: string[] = []
  for (let next = pages.nextInDemand(487); next; next = pages.nextInDemand(487)) {
    order.push(next.key)
    end(next.key)
  }
  return order
}

test('after a change the requested pages are rendered again, the most requested first; the others when somebody asks', () => {
  const refreshed = follow({ '/': 3, '/once': 1, '/contact': 9 })
  pages.invalidate(487)
  expect(refreshed).toEqual([487])
  expect(refreshAll((key) => pages.set(487, key, pageOf('new')))).toEqual(['/contact', '/'])
  expect(pages.nextInDemand(320)).toBeUndefined()
})

test('a page that cannot be rendered again is left to its next reader', () => {
  follow({ '/': 3, '/contact': 9 })
  pages.invalidate(487, { addedTo: 'documents' })
  expect(refreshAll((key) => pages.giveUp(487, key))).toEqual(['/contact', '/'])
  expect([copy('/'), copy('/contact')]).toEqual([undefined, undefined])
})

test('what was requested often once is not rendered again for ever', () => {
  follow({ '/': 9 })
  const refreshed = [1, 2, 3, 4].map(() => {
    pages.invalidate(487)
    return refreshAll((key) => pages.set(487, key, { ...pageOf('new'), address: { url: key, language: 'en' } }))
  })
  expect(refreshed).toEqual([['/'], ['/'], ['/'], []])
})

test('a copy from before an addition is served until its page is rendered, for two seconds at most', () => {
  follow({ '/': 3, '/contact': 3, '/once': 1 })
  pages.invalidate(487, { addedTo: 'documents' })
  expect([copy('/'), copy('/contact'), copy('/once')]).toEqual(['/', '/contact', undefined])
  expect(textOf(pages.get(487, '/', at(1)))).toBeUndefined()
  pages.set(487, '/', pageOf('new'))
  expect([copy('/'), textOf(pages.get(487, '/', at(1)))]).toEqual([undefined, 'new'])
  elapsed += 1_999
  pages.invalidate(487, { addedTo: 'documents' })
  expect(copy('/contact')).toBe('/contact')
  elapsed += 1
  expect(copy('/contact'), 'the second addition makes it no younger').toBeUndefined()
})

test('after a change that may be a withdrawal there is no copy, whatever was added before or after it', () => {
  follow({ '/': 3, '/contact': 3 })
  pages.invalidate(487)
  expect(copy('/')).toBeUndefined()
  pages.invalidate(487, { addedTo: 'documents' })
  expect(copy('/')).toBeUndefined()
  pages.set(487, '/', { ...pageOf('new'), address: { url: '/', language: 'en' } })
  for (let n = 0; n < 3; n += 1) pages.get(487, '/', at(1))
  pages.invalidate(487, { addedTo: 'documents' })
  expect(copy('/')).toBe('new')
  pages.invalidate(487, 'changed')
  expect(copy('/')).toBeUndefined()
})

test('a copy that has expired is not served, and none where nothing is rendered again', () => {
  follow({ '/': 3 })
  pages.invalidate(487, { addedTo: 'documents' })
  expect([copy('/', 1), copy('/', 2)]).toEqual(['/', undefined])
  pages = openPageCache()
  pages.set(487, '/', { ...pageOf('/'), address: { url: '/', language: 'en' } })
  for (let n = 0; n < 3; n += 1) pages.get(487, '/', at(0))
  pages.invalidate(487, { addedTo: 'documents' })
  expect(copy('/')).toBeUndefined()
})

test('additions are known by their tables since a generation, until anything else changes', () => {
  const first = pages.generation(487)
  expect(pages.addedSince(487, first)).toBeUndefined()
  pages.invalidate(487, { addedTo: 'documents' })
  const second = pages.generation(487)
  pages.invalidate(487, { addedTo: 'albums' })
  pages.invalidate(320)
  expect([pages.addedSince(487, first), pages.addedSince(487, second)]).toEqual([
    new Set(['documents', 'albums']),
    new Set(['albums']),
  ])
  pages.invalidate(487)
  expect(pages.addedSince(487, second)).toBeUndefined()
  pages.invalidate(487, { addedTo: 'albums' })
  expect(pages.addedSince(487, second), 'a change came between').toBeUndefined()
  const third = pages.generation(487)
  pages.invalidateAll()
  pages.invalidate(487, { addedTo: 'albums' })
  expect(pages.addedSince(487, third), 'everything changed between').toBeUndefined()
})

test('what was added long ago is not known', () => {
  const first = pages.generation(487)
  for (let n = 0; n < 101; n += 1) pages.invalidate(487, { addedTo: 'documents' })
  expect(pages.addedSince(487, first)).toBeUndefined()
  expect(pages.addedSince(487, pages.generation(487) - 1)).toEqual(new Set(['documents']))
})
