// Journey: every public page answers without script errors, fits a phone and is accessible in the light and the dark scheme.

import { expect, test } from '@playwright/test'
import { pages, towns } from './pages.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

for (const town of towns) {
  for (const language of ['en', 'ne'] as const) {
    test(`every page of ${town} in ${language}`, async ({ page }) => {
      test.setTimeout(pages[town].length * 9000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      page.on('console', (line) => line.type() === 'error' && errors.push(`${page.url()}: ${line.text()}`))
      for (const path of pages[town]) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 360, height: 740 })
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
        })
      }
      expect(errors).toEqual([])
    })
  }
}
