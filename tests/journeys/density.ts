// Measures of the console's lists: rows that are seen without scrolling.

import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The screen of an office computer. */
export const officeScreen = { width: 1366, height: 768 }

/** Expects that ten rows, as high as those of the list are on average, end above the end of the screen. */
export async function expectTenRows(page: Page, rows: Locator): Promise<void> {
  await page.setViewportSize(officeScreen)
  await expect(rows.first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const boxes = await rows.evaluateAll((elements) =>
    elements.slice(0, 10).map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  const [first, last] = [boxes[0]!, boxes.at(-1)!]
  const end = first.top + ((last.bottom - first.top) / boxes.length) * 10
  process.stdout.write(`${new URL(page.url()).pathname}: ten rows from ${first.top} to ${Math.round(end)} px\n`)
  expect(end, `${page.url()} begins at ${first.top}`).toBeLessThanOrEqual(officeScreen.height)
}
