// Tests of the refresh of pages after a change: one at a time, in their order, again after a change in the middle, and never tried twice.

import { expect, test, vi } from 'vitest'
import { openPageCache } from './page-cache.server.ts'
import { renderedPage } from './page-encoding.server.ts'
import { refreshPages } from './page-refresh.server.ts'

const now = new Date(0)

function pageOf(text: string) {
  const address = { url: `http://damak.test${text}`, language: 'en' } as const
  return renderedPage(text, 200, {}, { renderedAt: 0, staleAt: Infinity, address })
}

/** A cache with three pages, of which the first is requested most, and a record of their renders. */
function openFollowed(render: (key: string, number: number) => void = () => {}) {
  const pages = openPageCache()
  const log: string[] = []
  const failed: unknown[] = []
  refreshPages(
    pages,
    async (org, key) => {
      log.push(`begin ${key}`)
      const generation = pages.generation(org)
      await Promise.resolve()
      render(key, log.length)
      if (generation === pages.generation(org)) pages.set(org, key, pageOf(key))
      log.push(`end ${key}`)
    },
    (error) => failed.push(error),
  )
  for (const [key, requests] of Object.entries({ '/a': 9, '/b': 6, '/c': 3 })) {
    pages.set(487, key, pageOf(key))
    for (let n = 0; n < requests; n += 1) pages.get(487, key, now)
  }
  return { pages, log, failed, isFresh: (key: string) => pages.get(487, key, now) !== undefined }
}

test('one page after another', async () => {
  const { pages, log } = openFollowed()
  pages.invalidate(487, { addedTo: 'documents' })
  await vi.waitFor(() => expect(log).toHaveLength(6), { timeout: 20_000 })
  expect(log).toEqual(['begin /a', 'end /a', 'begin /b', 'end /b', 'begin /c', 'end /c'])
})

test('a publication announces several additions, after which each page is rendered once', async () => {
  const { pages, log } = openFollowed()
  for (const addedTo of ['documents', 'document_counts', 'publishing_acts']) pages.invalidate(487, { addedTo })
  await vi.waitFor(() => expect(log).toContain('end /c'), { timeout: 20_000 })
  expect(log.filter((line) => line.startsWith('begin'))).toEqual(['begin /a', 'begin /b', 'begin /c'])
})

test('after a change in the middle all of them are rendered from what is true then', async () => {
  const { pages, log, isFresh } = openFollowed((_, number) => number === 1 && pages.invalidate(487, 'changed'))
  pages.invalidate(487, { addedTo: 'documents' })
  await vi.waitFor(() => expect(['/a', '/b', '/c'].filter(isFresh)).toEqual(['/a', '/b', '/c']), { timeout: 20_000 })
  expect(log.filter((line) => line.startsWith('begin'))).toEqual(['begin /a', 'begin /a', 'begin /b', 'begin /c'])
})

test('a page that cannot be rendered is reported once, and has no copy; the others go on', async () => {
  const { pages, failed, isFresh } = openFollowed((key) => {
    if (key === '/a') throw new Error('no database')
  })
  pages.invalidate(487, { addedTo: 'documents' })
  await vi.waitFor(() => expect(['/b', '/c'].every(isFresh)).toBe(true), { timeout: 20_000 })
  expect(failed).toEqual([new Error('no database')])
  expect([isFresh('/a'), pages.copy(487, '/a', now)]).toEqual([false, undefined])
})
