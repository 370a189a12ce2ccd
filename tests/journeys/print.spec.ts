// Journey: every public page on paper: no navigation, nothing cut off at the width of A4, targets written out, the week of supply on two sheets.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { pages } from './pages.ts'
import { open, site } from './site.ts'

/** A4 without its margins, in CSS pixels; Letter is wider. */
const sheet = { width: 688, height: 1000 }

for (const language of languages) {
  test(`every page of damak in ${language} prints without navigation, within its sheet`, async ({ page }) => {
    test.setTimeout(240_000)
    const problems: string[] = []
    for (const path of pages.damak) {
      await page.emulateMedia({ media: 'screen' })
      await open(page, site('damak', `${path}?lang=${language}`))
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(sheet)
      for (const problem of await page.evaluate(paperProblems)) problems.push(`${path}: ${problem}`)
    }
    expect(problems).toEqual([])
  })

  test(`the week of supply of every zone in ${language} takes two sheets, A4 and Letter`, async ({ page }) => {
    await open(page, site('damak', `/water-schedule?lang=${language}`))
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(sheets, format).toHaveLength(2)
    }
  })
}

function paperProblems(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1
  const wide = document.documentElement.scrollWidth
  const kept = [...document.querySelectorAll('nav, button, iframe, [role=search], .preloader')].filter(isShown)
  const silent = [...document.querySelectorAll('main a[href^="http"]:not([data-print-plain], .btn)')].filter(
    (link) =>
      isShown(link) &&
      !getComputedStyle(link, '::after').content.includes('http') &&
      !link.hasAttribute('data-print-as'),
  )
  return [
    ...(wide > innerWidth ? [`${wide} px wide`] : []),
    ...kept.map((element) => `printed: ${element.outerHTML.slice(0, 100)}`),
    ...silent.map((link) => `no address: ${link.outerHTML.slice(0, 100)}`),
  ]
}
