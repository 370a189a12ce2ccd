// Tests of page encodings: compressed when accepted, thoroughly when needed again, and revalidated in any encoding.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWithPage, readyVariant, renderedPage } from '#platform/page-encoding.server.ts'

const rows = Array.from({ length: 800 }, (_, index) => {
  const day = (index * 7) % 32
  return `<li class="grid gap-2 py-3"><a href="/files/${index * 37}/notice.pdf">पानी वितरणसम्बन्धी सूचना ${day}</a><p>Ward ${day}</p></li>`
})
const html = `<!DOCTYPE html><ul>${rows.join('')}</ul>`
const headers = { 'content-type': 'text/html; charset=utf-8' }
const unexpected = (error: unknown) => expect.unreachable(String(error))
const pageOf = () => renderedPage(html, 200, headers, { renderedAt: 0, staleAt: Infinity })
const requestFor = (accepted: string, known = '') =>
  new Request('http://damak.test/', { headers: { 'accept-encoding': accepted, 'if-none-match': known } })

test.each([
  { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'br;q=0, gzip', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'identity', encoding: null, decode: (bytes: Buffer) => bytes },
])('$accepted is answered with $encoding', async ({ accepted, encoding, decode }) => {
  const response = await answerWithPage(requestFor(accepted), pageOf(), unexpected)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(body.byteLength))
  expect(decode(body).toString()).toBe(html)
})

test('a page is compressed quickly for its first response, and thoroughly for those after its second', async () => {
  const page = pageOf()
  expect(readyVariant(page, 'br', undefined, unexpected)).toBeUndefined()
  const first = Number((await answerWithPage(requestFor('br'), page, unexpected)).headers.get('content-length'))
  expect(readyVariant(page, 'br', undefined, unexpected)!.body!.byteLength).toBe(first)
  await expect.poll(() => readyVariant(page, 'br', undefined, unexpected)!.body!.byteLength).toBeLessThan(first)
  expect(brotliDecompressSync(readyVariant(page, 'br', undefined, unexpected)!.body!).toString()).toBe(html)
  expect(Object.keys(page.copies)).toEqual(['br'])
})

test('a copy in any encoding is revalidated by one validator', async () => {
  const page = pageOf()
  const etag = (await answerWithPage(requestFor('gzip'), page, unexpected)).headers.get('etag')!
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const again = await answerWithPage(requestFor('br', `"other", ${etag}`), page, unexpected)
  expect([again.status, again.headers.get('content-length')]).toEqual([304, null])
  expect((await answerWithPage(requestFor('br', 'W/"other"'), page, unexpected)).status).toBe(200)
})

test('a page that was not found is never 304', async () => {
  const page = renderedPage(html, 404, headers, { renderedAt: 0, staleAt: 0 })
  const response = await answerWithPage(requestFor('br', `W/"${page.etag}"`), page, unexpected)
  expect(response.status).toBe(404)
})
