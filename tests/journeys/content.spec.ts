// Journey: news, members, services and disclosures in a plain browser, and 404 for missing pages.

import { expect, test } from '@playwright/test'
import { pages as everyPage, readPage } from './pages.ts'
import { expectAccessible, open, site } from './site.ts'

const pages = [
  '/news',
  '/news/new-overhead-tank-begins',
  '/members',
  '/organization-profile',
  '/provision-executive-director',
  '/about',
  '/miscellaneous',
  '/categories',
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer finds an article by category, search and neighbouring articles', async ({ page }) => {
    await page.goto(site('damak', '/news?lang=en'))
    await expect(page.getByText('Showing 1 to 10 of 14')).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('Showing 11 to 14 of 14')).toBeVisible()
    await page.getByRole('link', { name: /^Water quality/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water quality')
    await page.getByRole('link', { name: 'Water quality of the first quarter is published' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: /27 KB|KB\)/ })).toHaveAttribute('href', /^\/files\/\d+\//)
    await page.getByRole('link', { name: /^Older/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A leak team is on call every day')
    await page.goto(site('damak', '/news?lang=ne'))
    await page.getByLabel('समाचार खोज्नुहोस्').fill('आकासे ट्यांकि')
    await page.locator('main').getByRole('button', { name: 'खोज्नुहोस्' }).click()
    await expect(page.getByRole('link', { name: 'नयाँ आकाशे ट्याङ्की निर्माण सुरु' })).toBeVisible()
  })

  test('a question of the charter and a quarter of the disclosures open', async ({ page }) => {
    await page.goto(site('damak', '/miscellaneous?lang=en'))
    await expect(page.getByRole('row', { name: /New connection/ })).toContainText('Within 7 days of payment')
    await page.getByText('How is my bill calculated?').click()
    await expect(page.getByText('One unit is 1,000 litres.')).toBeVisible()
    await page.goto(site('damak', '/categories?lang=ne'))
    await expect(page.getByRole('heading', { name: 'सूचना अधिकारी' })).toBeVisible()
    await page.getByText('पहिलो त्रैमासिक', { exact: false }).first().click()
    await expect(page.getByText('निकायको स्वरूप र प्रकृति').first()).toBeVisible()
  })
})

test('each address has its status, and a page with a heading', async () => {
  for (const [town, path, status] of [
    ['kakarvitta', '/organization-history', 200],
    ['damak', '/organization-history', 200],
    ['kakarvitta', '/news/new-overhead-tank-begins', 404],
    ['damak', '/news/nothing', 404],
    ['damak', '/news/%00', 404],
    ['damak', '/news?page=9999&category=%00&search=%00', 200],
    ['damak', '/news?category=gossip', 200],
    ['damak', '/news-pictures/99999999/640.webp', 404],
    ['damak', '/page-pictures/1/5000.webp', 404],
    ['damak', '/member-photos/x/640.webp', 404],
  ] as const) {
    const answer = await readPage(town, path, 'en')
    expect.soft(answer.status, `${town}${path}`).toBe(status)
    expect.soft(answer.html.match(/<h1/g), `${town}${path}`).toHaveLength(1)
  }
})

test('the feed of each language lists its articles', async ({ page }) => {
  for (const [language, title] of [
    ['en', 'Work on a new overhead tank begins'],
    ['ne', 'नयाँ आकाशे ट्याङ्की निर्माण सुरु'],
  ]) {
    const answer = await page.request.fetch(`http://127.0.0.1:${process.env.PRODUCT_PORT}/news.rss?lang=${language}`, {
      headers: { host: 'damak.localhost' },
    })
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const feed = await answer.text()
    expect(feed).toContain(`<title>${title}</title>`)
    expect(feed).toContain(`/news/new-overhead-tank-begins?lang=${language}`)
  }
})

test('the content pages are accessible on a wide screen, and load no React', async ({ page }) => {
  test.setTimeout(120_000)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const path of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await open(page, site('damak', `${path}?lang=ne`))
      await expectAccessible(page)
      expect(await overflow()).toBe(0)
      expect(await page.locator('script[type=module]').count()).toBe(0)
      // On a phone the pages of the page table are checked by `every-page.spec.ts`.
      if (everyPage.damak.includes(path)) return
      await page.setViewportSize({ width: 360, height: 800 })
      await expectAccessible(page)
      expect(await overflow()).toBe(0)
    })
})
