// Measures of the console's lists: rows that are seen without scrolling.

import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

type Box = { top: number; bottom: number }

/** The screen of an office computer. */
export const officeScreen = { width: 1366, height: 768 }

/**
 * Expects that ten rows as high as the middle one of the first ten end above the end of the screen: a row with a long text is higher.
 * `highest`: as the highest one, where rows do not grow with their text.
 */
export async function expectTenRows(page: Page, rows: Locator, of: 'middle' | 'highest' = 'middle'): Promise<void> {
  await page.setViewportSize(officeScreen)
  await expect(rows.first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const boxes = await rows.evaluateAll((elements) =>
    elements.slice(0, 10).map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  const [{ top }] = boxes as [Box, ...Box[]]
  expect(top, 'scrolled to the top').toBeGreaterThan(0)
  const heights = boxes.map((box) => box.bottom - box.top).toSorted((a, b) => a - b)
  const end = top + (of === 'middle' ? heights[Math.floor(heights.length / 2)]! : heights.at(-1)!) * 10
  process.stdout.write(`${new URL(page.url()).pathname}: ten rows from ${top} to ${Math.round(end)} px\n`)
  expect(end, `${page.url()} begins at ${top}`).toBeLessThanOrEqual(officeScreen.height)
}
