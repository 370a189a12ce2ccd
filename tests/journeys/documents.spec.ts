// Journey: find notices, see their deadline and download files in a plain browser.

import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer searches, sorts and pages the notices', async ({ page }) => {
    await page.goto(site('damak', '/notices/consumer-notice?lang=en'))
    await expect(page.getByText('Showing 1 to 10 of 66 entries')).toBeVisible()
    await page.getByRole('link', { name: 'Page 3' }).click()
    await expect(page.getByText('Showing 21 to 30 of 66 entries')).toBeVisible()
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByText('Showing 1 to 10 of 66 entries')).toBeVisible()
    await page.locator('main').getByRole('searchbox').fill('मिटर रिडिङ')
    await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Meter reading' }).first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await page.locator('main').getByRole('searchbox').fill('xyzzy')
    await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('No data available')).toBeVisible()
    await expect(page.getByText('Try fewer or other words, or reset the filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Reset all' }).click()
    await expect(page.getByText('Showing 1 to 10 of 66 entries')).toBeVisible()
  })

  test('a customer filters the notices by title, file name and size, which the page keeps', async ({ page }) => {
    await page.goto(site('damak', '/notices/consumer-notice?lang=ne'))
    await page.locator('.filter-panel summary').click()
    await page.getByLabel('शीर्षक', { exact: true }).fill('मिटर रिडिङ')
    await page.getByLabel('फाइलको नाम', { exact: true }).fill('.pdf')
    await page.getByLabel('कम्तीमा', { exact: true }).fill('१')
    await page.getByRole('combobox', { name: 'एकाइ (आकार)' }).nth(1).selectOption('mb')
    await page.getByLabel('बढीमा', { exact: true }).fill('१.५')
    await page.getByRole('button', { name: 'छनोट', exact: true }).click()
    await expect(page.getByRole('link', { name: 'आकार: १ केबी – १.५ एमबी' })).toBeVisible()
    const titles = await page.getByRole('rowheader').allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    for (const title of titles) expect(title).toContain('मिटर रिडिङ')
    await page.locator('.filter-panel summary').click()
    await expect(page.getByLabel('बढीमा', { exact: true })).toHaveValue('१.५')
    await page.getByLabel('बढीमा', { exact: true }).fill('')
    await page.getByRole('combobox', { name: 'एकाइ (आकार)' }).first().selectOption('mb')
    await page.getByLabel('कम्तीमा', { exact: true }).fill('२०')
    await page.getByRole('button', { name: 'छनोट', exact: true }).click()
    await expect(page.getByText('कुनै विवरण उपलब्ध छैन')).toBeVisible()
  })

  test('an invalid URL parameter shows the nearest page', async ({ page }) => {
    const answer = await page.goto(
      site('damak', '/notices/consumer-notice?lang=en&page=9999&limit=11&sortBy=%00&search='),
    )
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('Showing 61 to 66 of 66 entries')).toBeVisible()
  })
})

for (const width of [360, 1280])
  test(`the tender notices are accessible, ${width} px wide, in Nepali`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, site('damak', '/notices/tender-notices?lang=ne'))
    await expect(page.getByText('म्याद समाप्त').first()).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('a file is served complete, in ranges, for HEAD, and to its own organisation only', async ({ request }) => {
  // Only browsers resolve names below localhost.
  const send = (path: string, { town = 'damak', method = 'GET', ...headers }: Record<string, string> = {}) =>
    request.fetch(`http://127.0.0.1:${process.env.PRODUCT_PORT}${path}`, {
      method,
      headers: { host: `${town}.localhost`, ...headers },
    })
  const list = await send('/web-resources/customer/reports/487?type=consumer&limit=1')
  const [row] = ((await list.json()) as { data: { url: string; size: number }[] }).data
  const { url, size } = row!
  const whole = await send(url)
  expect(whole.status()).toBe(200)
  expect((await whole.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await whole.body()).length).toBe(size)
  const head = await send(url, { method: 'HEAD' })
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(size)])
  const part = await send(url, { range: 'bytes=0-4' })
  expect([part.status(), (await part.body()).toString()]).toEqual([206, '%PDF-'])
  expect((await send(url, { 'if-none-match': whole.headers().etag! })).status()).toBe(304)
  const foreign = await send(url, { town: 'kakarvitta', accept: 'text/html' })
  expect(foreign.status()).toBe(404)
  expect(await foreign.text()).toContain('Page not found')
})
