// Does every page say what it is to a search engine and to whoever it is sent to?

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { ask, pages, readPage, samplePages, towns } from './pages.ts'

/** A sheet to print, which is no page of the site. */
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
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
        expect(said(html, 'description'), path).toBeTruthy()
        expect(said(html, 'og:title'), path).toBe(title)
        expect(said(html, 'og:description'), path).toBe(said(html, 'description'))
        expect(said(html, 'og:type'), path).toBe(/^\/news\/./.test(path) ? 'article' : 'website')
        expect(said(html, 'og:url'), path).toBe(canonical)
        expect(canonical?.endsWith(language === 'ne' ? `${path}?lang=ne` : path), `${path} as ${canonical}`).toBe(true)
        const picture = new URL(said(html, 'og:image')!)
        const { status, headers } = await ask(town, picture.pathname)
        expect([status, headers['content-type']], path).toEqual([200, expect.stringMatching(/^image\/(png|webp)$/)])
        expect(html, path).toMatch(language === 'ne' ? /अन्तिम अद्यावधिक: / : /Last updated: /)
      }
    })
  }
}

/** What a `meta` says under a name. */
function said(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
}
