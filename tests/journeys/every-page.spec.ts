// Journey: every public page is opened: no script errors, WCAG 2.2 by axe and by checks of our own, phone and paper.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { helpOrdersOf, problemsOf } from './page-checks.ts'
import { linksOf, pages, readPage, samplePages, screens } from './pages.ts'
import {
  expectAccessible,
  expectReadable,
  expectReadableInTheDark,
  open,
  openWithoutTransitions,
  site,
  type Town,
} from './site.ts'

const phone = { width: 360, height: 740 }
/** A page for printing, without the shell of the others. */
const paper = '/registration/print'

/**
 * What differs between walks, and is checked in each: Nepali has the higher lines, English has other texts, the other organisation has other
 * colours and contents. What axe finds beside contrast is in the markup, which is the same in each (decision 223).
 */
type Walk = { town: Town; language: Language; paths: readonly string[]; checks: readonly Check[] }
type Check = 'axe' | 'contrast' | 'own'

/** A part of a walk has a worker of its own, and fails without the others being walked again. */
const partLength = 13

const walks: Walk[] = [
  { town: 'damak', language: 'ne', paths: pages.damak, checks: ['axe', 'contrast', 'own'] },
  { town: 'damak', language: 'en', paths: screens, checks: ['own'] },
  { town: 'kakarvitta', language: 'ne', paths: screens, checks: ['contrast'] },
]

const parts = walks.flatMap((walk) => inParts(walk.paths).map((paths) => ({ ...walk, paths })))

for (const { town, language, paths, checks } of parts)
  test(`the pages of ${town} in ${language} from ${paths[0]}`, async ({ page }) => {
    test.setTimeout(paths.length * 30_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    page.on('console', (line) => line.type() === 'error' && errors.push(`${page.url()}: ${line.text()}`))
    const findings = noFindings()
    await openWithoutTransitions(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(phone)
        await open(page, site(town, `${path}?lang=${language}`))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('h1')).toHaveCount(1)
        const isScreen = screens.includes(path)
        if (isScreen && checks.includes('axe')) await expectAccessible(page)
        else if (checks.includes('contrast')) await expectReadable(page)
        if (checks.includes('contrast')) await expectReadableInTheDark(page)
        // 320 px: a desktop page at 400 % zoom.
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 })
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(beyond, `${path} runs out at ${width}`).toBe(0)
        }
        if (isScreen && checks.includes('own')) await addFindings(findings, page, path, language)
      })
    }
    expect(errors).toEqual([])
    if (checks.includes('own')) expectNone(findings, language)
  })

for (const language of languages)
  test(`one page of each kind behind the links of damak in ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    const findings = noFindings()
    await openWithoutTransitions(page)
    const { html } = await readPage('damak', '/water-schedule', language)
    const tol = linksOf(html, '/water-schedule').find((link) => link.startsWith('/water-schedule?tol='))!
    for (const path of [
      '/',
      tol,
      '/web-resources?operation=trackComplaint',
      ...(await samplePages('damak', language)),
    ]) {
      await page.setViewportSize(phone)
      await open(page, site('damak', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
      await addFindings(findings, page, path, language)
    }
    expectNone(findings, language)
  })

function inParts(paths: readonly string[]): string[][] {
  const starts = Array.from({ length: Math.ceil(paths.length / partLength) }, (_, part) => part * partLength)
  return starts.map((start) => paths.slice(start, start + partLength))
}

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
