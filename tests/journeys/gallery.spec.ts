// Journey: albums and pictures with mouse, keyboard, touch, screen reader and without script.

import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

test('the gallery, an album and its pictures are opened by keyboard', async ({ page }) => {
  await open(page, site('damak', '/gallery'))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'From the source to the tap' }).click()
  await page.getByRole('link', { name: 'The intake on the river' }).click()
  await expect(page.getByText('Picture 1 of 6')).toBeVisible()
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The treatment plant')
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/gallery\/from-source-to-tap$/)
})

test('every picture reserves its space before it loads and is loaded in a size that fits the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/gallery-pictures/') && requested.push(request.url()))
  await open(page, site('damak', '/gallery/from-source-to-tap'))
  const sizes = await page
    .locator('main picture img')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('width'), one.getAttribute('height')]))
  expect(sizes).toHaveLength(6)
  for (const [width, height] of sizes) expect(Number(width) * Number(height)).toBeGreaterThan(0)
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  for (const url of requested) expect(url).toMatch(/\/(320|640)\.avif$/)
})

test('without script the viewer consists of links, in Nepali', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', '/gallery/from-source-to-tap/1?lang=ne'))
  await page.getByRole('link', { name: 'अर्को तस्बिर' }).click()
  await expect(page.getByText('तस्बिर २, जम्मा ६')).toBeVisible()
  expect((await page.goto(site('kakarvitta', '/gallery/from-source-to-tap')))?.status()).toBe(404)
  await context.close()
})
