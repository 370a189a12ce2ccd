// Journey: paper is white in the dark scheme, a device that saves data is sent one slide, and pages fade only where motion is wanted.

import { expect, test } from '@playwright/test'
import { skipPreloader, site } from './site.ts'

test('in the dark scheme a page is dark on the screen and white on paper', async ({ page }) => {
  await skipPreloader(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(site('kakarvitta', '/contact?lang=en'))
  const colours = () =>
    page.evaluate(() => {
      const [html, heading] = [document.documentElement, document.querySelector('h1')!]
      const { backgroundColor, colorScheme } = getComputedStyle(html)
      return { backgroundColor, colorScheme, heading: getComputedStyle(heading).color }
    })
  const screen = await colours()
  expect(screen.colorScheme).toBe('dark')
  expect(screen.backgroundColor).not.toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colours()).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    colorScheme: 'light',
    heading: 'rgb(11, 79, 69)',
  })
})

test('a device that saves data stays on the first slide', async ({ page }) => {
  await skipPreloader(page)
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(site('damak', '/?lang=en'))
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await page.clock.runFor(12_000)
  await expect(page.locator('[data-slide="0"]')).toHaveAttribute('aria-current', 'true')
  expect(await page.locator('.slides').evaluate((strip) => strip.scrollLeft)).toBe(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages ${reducedMotion === 'reduce' ? 'change at once' : 'fade'} with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await skipPreloader(page)
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String((event as PageRevealEvent).viewTransition !== null)
      })
    })
    await page.goto(site('damak', '/contact?lang=en'))
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().click()
    await page.waitForURL(/\/gallery/)
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(reducedMotion === 'no-preference'))
  })
}
