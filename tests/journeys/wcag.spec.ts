// Journey: every public page by the criteria of WCAG 2.2 that axe does not check (docs/accessibility.md).

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { linksOf, pages, readPage, samplePages } from './pages.ts'
import { open, site } from './site.ts'
import { focusProblems, forcedColourProblems, helpLinks, spacingProblems } from './wcag/in-page.ts'

const phone = { width: 390, height: 844 }
const office = { width: 1280, height: 720 }
/** A page for printing, without the shell of the others. */
const paper = '/registration/print'

// Only the space of a text depends on its language; Nepali lines are the higher ones.
for (const language of languages)
  test(`1.4.12 in ${language}: wider spacing of text cuts nothing off`, async ({ page }) => {
    await walk(page, language, async (path, problems) => {
      for (const size of [phone, office]) {
        await page.setViewportSize(size)
        for (const problem of await page.evaluate(spacingProblems))
          problems.push(`${path} at ${size.width}: ${problem}`)
      }
    })
  })

test('2.4.7, 2.4.11: focus is seen and not covered', async ({ page }) => {
  await walk(page, 'ne', async (path, problems) => {
    for (const size of [phone, office]) {
      await page.setViewportSize(size)
      for (const problem of await page.evaluate(focusProblems)) problems.push(`${path} at ${size.width}: ${problem}`)
    }
  })
})

test("1.4.1, 1.4.11: what colour says is also said where the reader's colours replace ours", async ({ page }) => {
  await walk(page, 'ne', async (path, problems) => {
    for (const [colorScheme, size] of [
      ['light', office],
      ['dark', phone],
    ] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.setViewportSize(size)
      for (const problem of await page.evaluate(forcedColourProblems))
        problems.push(`${path} ${colorScheme}: ${problem}`)
    }
  })
})

test('3.2.6: help is in the same order on every page', async ({ page }) => {
  const orders = new Map<string, string[]>()
  await walk(page, 'ne', async (path) => {
    if (path.startsWith(paper)) return
    for (const size of [phone, office]) {
      await page.setViewportSize(size)
      const order = (await page.evaluate(helpLinks)).join(' ')
      orders.set(`${size.width}: ${order}`, [...(orders.get(`${size.width}: ${order}`) ?? []), path])
    }
  })
  expect([...orders.keys()], 'one order at each width').toEqual([
    expect.stringMatching(/^390: tel:\d+ .*mailto:/),
    expect.stringMatching(/^1280: tel:\d+ \/contact .*mailto:/),
  ])
})

/** Opens every public page of Damak, one of each kind with parameters among them; the problems have to be none. */
async function walk(
  page: Page,
  language: Language,
  check: (path: string, problems: string[]) => Promise<void>,
): Promise<void> {
  test.setTimeout(300_000)
  const problems: string[] = []
  const { html } = await readPage('damak', '/water-schedule', language)
  const tol = linksOf(html, '/water-schedule').find((link) => link.startsWith('/water-schedule?tol='))!
  for (const path of [...pages.damak, tol, ...(await samplePages('damak', language))]) {
    await page.setViewportSize(phone)
    await open(page, site('damak', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
    await check(path, problems)
  }
  expect(problems).toEqual([])
}
