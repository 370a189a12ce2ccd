// Journey: with text of twice the size on a phone, every public page shows its organisation's name and nothing is cut off sideways.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { pages, readPage, linksOf, samplePages } from './pages.ts'
import { open, site } from './site.ts'

for (const language of languages)
  test(`every page of damak in ${language} at 390 px with text of 200 %`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const problems: string[] = []
    for (const path of [...pages.damak, await tolAddress(language), ...(await samplePages('damak', language))]) {
      await open(page, site('damak', path + (path.includes('?') ? '&' : '?') + `lang=${language}`))
      // As a reader's setting: media queries keep the size of the screen.
      const found = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const { scrollWidth } = document.documentElement
        // The printed form has no shell.
        const name = document.querySelector('header strong')?.getBoundingClientRect()
        const wide = [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
          .slice(0, 3)
        const over = scrollWidth > innerWidth ? wide.map((element) => `${element.tagName}.${element.className}`) : []
        return { scrollWidth, over, name: name ? Math.round(name.width) : 390 }
      })
      if (found.scrollWidth > 390) problems.push(`${path}: ${found.scrollWidth} px, ${found.over.join(' | ')}`)
      if (found.name < 150) problems.push(`${path}: the name has ${found.name} px`)
    }
    expect(problems).toEqual([])
  })

async function tolAddress(language: 'en' | 'ne'): Promise<string> {
  const { html } = await readPage('damak', '/water-schedule', language)
  return linksOf(html, '/water-schedule').find((link) => link.startsWith('/water-schedule?tol='))!
}
