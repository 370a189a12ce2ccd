// Tests of the document of a preview: no scripts, pictures under its own address, the other language, no search engine.

import { expect, test } from 'vitest'
import { isPartOfPage, previewDocument } from './preview-document.ts'

const at = { base: '/preview/token', page: '/news/main', language: 'en' } as const
const shown = (html: string) => previewDocument(html, at)

test('scripts are left out, also those that hold data', () => {
  const html =
    '<head></head><body><script nonce="a">run(1)</script><p>Text</p><script type="x">{"a":"<b>"}</script></body>'
  expect(shown(html)).toContain('<p>Text</p></body>')
  expect(shown(html)).not.toContain('script')
})

test.each([
  ['<img src="/news-pictures/3/640.webp">', '<img src="/preview/token/news-pictures/3/640.webp">'],
  [
    '<source srcset="/slide-pictures/ab/320.avif 320w, /slide-pictures/ab/640.avif 640w">',
    '<source srcset="/preview/token/slide-pictures/ab/320.avif 320w, /preview/token/slide-pictures/ab/640.avif 640w">',
  ],
  ['<a href="/files/7/tender.pdf">', '<a href="/preview/token/files/7/tender.pdf">'],
  ['<a href="/news/main?lang=ne">', '<a href="/preview/token?lang=ne">'],
  ['<a href="/news/other?lang=ne">', '<a href="/news/other?lang=ne">'],
  ['<img src="/organisation-pictures/aa">', '<img src="/organisation-pictures/aa">'],
])('%s becomes %s', (html, expected) => {
  expect(shown(html)).toBe(expected)
})

test('it says what it is, links to the other language, and is not indexed', () => {
  const html = shown('<head><title>x</title></head><body class="a"><main></main></body>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).toMatch(/<body class="a"><aside [^>]*aria-label="Preview"/)
  expect(html).toContain('href="/preview/token?lang=ne">नेपालीमा पूर्वावलोकन</a>')
})

test.each([
  ['/news-pictures/3/640.webp', true],
  ['/files/7/a.pdf', true],
  ['/staff/news', false],
  ['/news/other', false],
  ['/api/v1/customer/news/487', false],
  ['/', false],
])('%s is part of a previewed page: %s', (path, isPart) => {
  expect(isPartOfPage(path)).toBe(isPart)
})
