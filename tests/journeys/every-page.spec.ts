// Journey: every public page, opened once in each language: no script errors, WCAG 2.2 by axe and by checks of our own, phone and paper.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { helpOrdersOf, problemsOf } from './page-checks.ts'
import { linksOf, pages, readPage, samplePages, towns } from './pages.ts'
import { expectAccessible, expectReadableInTheDark, open, site, type Town } from './site.ts'

const phone = { width: 360, height: 740 }
/** A page for printing, without the shell of the others. */
const paper = '/registration/print'

/** The other organisation differs in its colours and contents, which the language does not change. */
const walked: Record<Town, readonly Language[]> = { damak: languages, kakarvitta: ['ne'] }

for (const town of towns) {
  for (const language of walked[town]) {
    test(`every page of ${town} in ${language}`, async ({ page }) => {
      test.setTimeout(pages[town].length * 15_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      page.on('console', (line) => line.type() === 'error' && errors.push(`${page.url()}: ${line.text()}`))
      const findings = noFindings()
      for (const path of pages[town]) {
        await test.step(path, async () => {
          await page.setViewportSize(phone)
          await open(page, site(town, `${path}?lang=${language}`))
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('h1')).toHaveCount(1)
          await expectAccessible(page)
          // Each organisation's own colours once; the language changes none.
          if (language === 'ne') await expectReadableInTheDark(page)
          // 320 px: a desktop page at 400 % zoom.
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 })
            const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect.soft(beyond, `${path} runs out at ${width}`).toBe(0)
          }
          // The other organisation has the same pages.
          if (town === 'damak') await addFindings(findings, page, path, language)
        })
      }
      expect(errors).toEqual([])
      if (town === 'damak') expectNone(findings, language)
    })
  }
}

for (const language of languages)
  test(`one page of each kind behind the links of damak in ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    const findings = noFindings()
    const { html } = await readPage('damak', '/water-schedule', language)
    const tol = linksOf(html, '/water-schedule').find((link) => link.startsWith('/water-schedule?tol='))!
    for (const path of ['/', tol, ...(await samplePages('damak', language))]) {
      await page.setViewportSize(phone)
      await open(page, site('damak', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
      await addFindings(findings, page, path, language)
    }
    expectNone(findings, language)
  })

type Findings = { problems: string[]; helpOrders: Map<string, string[]> }

function noFindings(): Findings {
  return { problems: [], helpOrders: new Map() }
}

/** Adds what the checks of our own find on the page. */
async function addFindings({ problems, helpOrders }: Findings, page: Page, path: string, language: Language) {
  for (const problem of await problemsOf(page, language)) problems.push(`${path}: ${problem}`)
  // The language changes no order.
  if (path.startsWith(paper) || language !== 'ne') return
  for (const order of await helpOrdersOf(page)) helpOrders.set(order, [...(helpOrders.get(order) ?? []), path])
}

function expectNone({ problems, helpOrders }: Findings, language: Language): void {
  expect(problems).toEqual([])
  if (language !== 'ne') return
  expect([...helpOrders.keys()], '3.2.6: help is in the same order on every page, one order at each width').toEqual([
    expect.stringMatching(/^390: tel:\d+ .*mailto:/),
    expect.stringMatching(/^1280: tel:\d+ \/contact .*mailto:/),
  ])
}
