// Journey: lengths of pages and records on a phone, the footer whose parts fold there, and the parts of a list with last dates.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { open, openUnused, site } from './site.ts'
import { towns } from './pages.ts'

const phone = { width: 390, height: 844 }

for (const town of towns)
  for (const language of languages)
    test(`the first page of ${town} in ${language} is at most 5,000 px long on a phone, its footer 600`, async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await inLanguage(page, language, site(town))
      await openUnused(page, site(town))
      expect(await heightOf(page, 'html')).toBeLessThanOrEqual(5_000)
      expect(await heightOf(page, 'body > footer')).toBeLessThanOrEqual(600)
      await page.setViewportSize({ width: 360, height: 640 })
      expect(await heightOf(page, 'html')).toBeLessThanOrEqual(5_000)
      expect(await heightOf(page, 'body > footer')).toBeLessThanOrEqual(600)
    })

for (const language of languages)
  test(`the schedule of a tol in ${language} is at most 3,600 px long on a phone, its four weeks folded, not in print`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await inLanguage(page, language, site('damak'))
    await openUnused(page, site('damak', '/water-schedule?tol=ward-1-mandir'))
    expect(await heightOf(page, 'html')).toBeLessThanOrEqual(3_600)
    const weeks = page.locator('#list table')
    await expect(weeks.first()).toBeHidden()
    await page.locator('#list summary').click()
    await expect(weeks).toHaveCount(2)
    await expect(weeks.first()).toBeVisible()
    await page.locator('#list summary').click()
    await page.emulateMedia({ media: 'print' })
    await expect(weeks.first()).toBeVisible()
    await expect(page.locator('#list summary')).toBeHidden()
  })

for (const language of languages)
  test(`the charter in ${language} is at most 4,800 px long on a phone, documents and officers folded, not in print`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await inLanguage(page, language, site('damak'))
    await openUnused(page, site('damak', '/miscellaneous'))
    expect(await heightOf(page, 'html')).toBeLessThanOrEqual(4_800)
    const [service, next] = [0, 1].map((place) => page.locator('#charter tbody tr').nth(place))
    await expect(service!.locator('li').first()).toBeHidden()
    await service!.locator('summary').click()
    await expect(service!.locator('li').first()).toBeVisible()
    await expect(service!.locator('a[href^="tel:"]').last()).toBeVisible()
    await expect(next!.locator('a[href^="tel:"]').last()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(next!.locator('a[href^="tel:"]').last()).toBeVisible()
    await expect(next!.locator('summary')).toBeHidden()
  })

for (const language of languages)
  test(`a record of a list in ${language} is at most 130 px high on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    for (const path of [
      '/notices/tender-notices',
      '/notices/tender-notices?part=closed',
      '/notices/vacancy',
      '/notices/consumer-notice',
    ]) {
      await inLanguage(page, language, site('damak'))
      await open(page, site('damak', path))
      const heights = await page.locator('.sheet-row').evaluateAll((rows) => rows.map((row) => row.clientHeight))
      expect(heights.length).toBeGreaterThan(1)
      expect(Math.max(...heights)).toBeLessThanOrEqual(130)
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('closed tenders are folded behind their number, and a corrected notice is below its correction', async ({
    page,
  }) => {
    await page.goto(site('damak', '/notices/tender-notices'))
    const parts = page.getByRole('navigation', { name: 'Part of the list' })
    await expect(parts.getByRole('link', { name: 'Current' })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('.sheet').getByText('Closed')).toHaveCount(0)
    await expect(page.getByText(/^Corrects:/)).toHaveCount(1)
    const closed = parts.getByRole('link', { name: 'Closed' })
    const count = Number(/\d+/.exec((await closed.textContent()) ?? '')?.[0])
    await closed.click()
    await expect(page.locator('.sheet-row')).toHaveCount(count)
    await expect(page.locator('.sheet').getByText('Closed', { exact: true })).toHaveCount(count)
  })

  test('the parts of the footer are folded on a phone and open on wide screens', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(site('damak', '/about'))
    const footer = page.getByRole('contentinfo')
    const vacancy = footer.getByRole('link', { name: 'Vacancy' })
    await expect(vacancy).toBeHidden()
    await footer.getByText('Quick links').and(page.locator('summary')).click()
    await expect(vacancy).toBeVisible()
    await page.reload()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(vacancy).toBeVisible()
    await expect(footer.getByRole('heading', { name: 'Quick links' })).toBeVisible()
    await expect(footer.locator('summary').first()).toBeHidden()
  })

  test('the task to pay a bill leads to the page for it; the ways to pay are on every page once', async ({ page }) => {
    await page.goto(site('damak'))
    await page.getByRole('link', { name: 'Pay bill' }).click()
    await expect(page).toHaveURL(site('damak', '/pay'))
    await expect(page.getByRole('link', { name: 'eSewa' })).toHaveCount(1)
  })
})

async function inLanguage(page: Page, language: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'preferredLanguage', value: language, url }])
}

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height))
}
