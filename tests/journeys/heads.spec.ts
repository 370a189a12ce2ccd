// Journey: the head of every page has title, description, canonical address and social metadata.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { requestSite, pages, readPage, samplePages, towns } from './pages.ts'

/** A page for printing only, without metadata. */
const paper = '/registration/print'

for (const town of towns) {
  for (const language of languages) {
    test(`the head of every page of ${town} in ${language}`, async () => {
      test.setTimeout(180_000)
      const titles = new Map<string, string>()
      for (const path of [...pages[town], ...(await samplePages(town, language))]) {
        if (path === paper) continue
        const { html } = await readPage(town, `${path}?lang=${language}`, language)
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
        expect(titles.get(title), `${path} has a title of its own`).toBeUndefined()
        titles.set(title, path)
        // Where it comes first, the browser lays the whole document out before it paints (decision 340).
        expect(html.indexOf('<script>'), path).toBeGreaterThan(html.lastIndexOf('rel="stylesheet"'))
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
        expect(metaOf(html, 'description'), path).toBeTruthy()
        expect(metaOf(html, 'og:title'), path).toBe(title)
        expect(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'))
        expect(metaOf(html, 'og:type'), path).toBe(/^\/(?:news|documents)\/./.test(path) ? 'article' : 'website')
        expect(metaOf(html, 'og:url'), path).toBe(canonical)
        expect(canonical?.endsWith(language === 'ne' ? `${path}?lang=ne` : path), `${path} as ${canonical}`).toBe(true)
        // The original, a JPEG, while many sizes wait to be drawn.
        const picture = new URL(metaOf(html, 'og:image')!)
        const { status, headers } = await requestSite(town, picture.pathname)
        expect([status, headers['content-type']], path).toEqual([
          200,
          expect.stringMatching(/^image\/(png|webp|jpeg)$/),
        ])
        expect(html, path).toMatch(language === 'ne' ? /अन्तिम अद्यावधिक: / : /Last updated: /)
      }
    })
  }
}

/** The content of a `meta` element by name. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta [^>]*\\b(?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1]
}
