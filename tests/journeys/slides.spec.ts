// Journey: bytes of the pictures of the first page's slides, which of them are fetched, and none more for a reader who saves data.

import { expect, test, type Page } from '@playwright/test'
import { towns } from './pages.ts'
import { site, skipPreloader } from './site.ts'

const maxHeroBytes = 40 * 1024
const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 },
]

/** Bytes of the pictures that the page fetches, by address. */
function picturesOf(page: Page, pattern: RegExp): Map<string, number> {
  const fetched = new Map<string, number>()
  page.on('response', async (response) => {
    if (pattern.test(response.url())) fetched.set(response.url(), (await response.body()).byteLength)
  })
  return fetched
}

for (const screen of screens)
  for (const town of towns)
    test(`the first picture of ${town} is at most 40 KB on a screen of ${screen.viewport.width}, and the second is the only other one`, async ({
      browser,
    }) => {
      const page = await (await browser.newContext({ ...screen, reducedMotion: 'reduce' })).newPage()
      await skipPreloader(page)
      const fetched = picturesOf(page, /\/slide-pictures\//)
      await page.goto(site(town))
      await page.waitForLoadState('networkidle')
      const shown = await page.locator('.slides > :nth-child(1) img').boundingBox()
      expect(shown!.height).toBeGreaterThan(150)
      expect(shown!.width).toBeGreaterThan(100)
      // Their bodies arrive in any order.
      await expect.poll(() => fetched.size).toBe(2)
      const first = await page
        .locator('.slides > :nth-child(1) img')
        .evaluate((image: HTMLImageElement) => image.currentSrc)
      const bytes = fetched.get(first)
      process.stdout.write(`first slide of ${town} at ${screen.viewport.width}: ${bytes} bytes\n`)
      expect(bytes).toBeGreaterThan(1000)
      expect(bytes).toBeLessThanOrEqual(maxHeroBytes)
      await page.getByRole('button', { name: /Slide 4/ }).click()
      await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(3)
      await expect(page.locator('.slides > :nth-child(4) img')).toHaveJSProperty('complete', true)
    })

test('a reader who saves data gets the first slide’s picture only, another when asked for, and albums by their titles', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await skipPreloader(page)
  const slides = picturesOf(page, /\/slide-pictures\//)
  const albums = picturesOf(page, /\/gallery-pictures\//)
  await page.goto(site('damak'))
  await page.locator('.album-strip').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.album-strip').getByRole('link').first()).toBeVisible()
  await expect.poll(() => slides.size).toBe(1)
  expect(albums.size).toBe(0)
  await expect(page.locator('.album-strip .picture').first()).toBeHidden()
  await page.getByRole('button', { name: /Slide 2/ }).click()
  await expect.poll(() => slides.size).toBe(2)
})
