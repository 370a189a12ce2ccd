// Journey: next water supply and reading day of a tol: choice, search, without script, calendar feed, print.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { expectAccessible, open, site } from './site.ts'

const nextWater = (page: Page) => page.locator('[data-next-water]')

test('a tol is chosen once and stored by the browser, for water and for readings', async ({ page }) => {
  await open(page, site('damak', '/water-schedule'))
  await expectAccessible(page)
  await page.getByLabel('Choose your tol').selectOption({ label: 'Himali Tol' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL(/[?&]tol=ward-\d+-himali/)
  await expect(nextWater(page)).toHaveText(
    /^(Next supply: .+|Water is being supplied now, until )\b\d{1,2}:\d\d.* [AP]M$/,
  )
  await expect(page.getByRole('heading', { name: 'Seven days' })).toBeVisible()
  await expect(page.locator('#week ol > li')).toHaveCount(7)
  await expectAccessible(page)

  await page.goto(site('damak', '/water-schedule'))
  await page.waitForURL(/[?&]tol=ward-\d+-himali/)
  await page.goto(site('damak', '/meter-reading-schedule'))
  await page.waitForURL(/[?&]tol=ward-\d+-himali/)
  await expect(page.locator('[data-reading-day]')).toContainText('Your reading day')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Change tol' }).click()
  await expect(page.getByLabel('Choose your tol')).toBeVisible()
})

test('a tol is found by spelling variants of its name, in Nepali', async ({ page }) => {
  await open(page, site('damak', '/water-schedule?lang=ne'))
  await page.getByLabel('वा नामबाट खोज्नुहोस्').fill('सान्ती')
  await page.locator('main').getByRole('button', { name: 'खोज्नुहोस्' }).click()
  await page.getByRole('link', { name: 'शान्ति टोल, वडा नं. १' }).first().click()
  await expect(nextWater(page)).toContainText(/पानी/)
  await expect(page.locator('#week')).not.toContainText(/[0-9]/)
  await expect(page.getByText('पूर्वी जोनको मूल पाइप मर्मत').first()).toBeVisible()
  await expectAccessible(page)
})

test('an interruption is in the card of the answer, and its supplies are struck through', async ({ page }) => {
  await open(page, site('damak', '/water-schedule?tol=ward-1-pipal'))
  const card = page.locator('section', { has: nextWater(page) }).first()
  await expect(card).toContainText('The main of the east zone is being repaired')
  await expect(page.locator('#week li').first().locator('del')).toHaveText('5:00–6:00 PM')
})

test('all content is present without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(site('kakarvitta', '/water-schedule'))
  await page.getByLabel('Choose your tol').selectOption({ label: 'Pragati Tol' })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(nextWater(page)).toBeVisible()
  await page.getByRole('link', { name: 'Next seven days' }).click()
  await expect(page.locator('#week li[aria-current]')).toHaveCount(0)
  await page.getByRole('link', { name: 'From today' }).click()
  await expect(page.locator('#week li[aria-current=date]')).toHaveCount(1)

  await page.goto(site('kakarvitta', '/meter-reading-schedule?tol=ward-10-pragati'))
  await page.locator('#list summary', { hasText: 'Filters' }).click()
  await page.getByLabel('Ward', { exact: true }).selectOption({ label: 'Ward 10' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.waitForURL(/[?&]tol=ward-10-pragati/)
  await expect(page.locator('#list tbody tr')).toHaveCount(10)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.locator('#list tbody tr')).toHaveCount(2)
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible()
})

test('the list of reading days is filtered, sorted and searched without a page load', async ({ page }) => {
  await open(page, site('damak', '/meter-reading-schedule?tol=ward-5-bazar'))
  const rows = page.locator('#list tbody tr')
  await page.locator('#list summary', { hasText: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Month' }).and(page.locator('input')).click()
  await page.getByRole('option', { name: 'Poush' }).click()
  await page.waitForURL(/[?&]month=9/)
  await expect(rows.first()).toContainText('Poush 20')
  await page.getByRole('columnheader', { name: 'Ward' }).getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'Ward' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).toContainText('Ward 1')
  await page.locator('main').getByRole('searchbox').fill('बजार टोल')
  await expect(rows.first()).toContainText('Bazar Tol')
  await expect(page.locator('[data-reading-day]')).toBeVisible()
  await expectAccessible(page)
})

test('a calendar program gets the feed, and 304 while it is unchanged', async ({ page, request }) => {
  await open(page, site('damak', '/water-schedule?tol=ward-1-pipal&lang=ne'))
  const subscription = await page.getByRole('link', { name: 'क्यालेन्डरमा थप्नुहोस्' }).getAttribute('href')
  const address = subscription!.replace(/^webcal:/, 'http:')
  expect(address).toBe(site('damak', '/water-schedule/ward-1-pipal.ics?lang=ne'))
  const local = { headers: { host: new URL(address).host } }
  const feed = await request.get(address.replace('damak.localhost', '127.0.0.1'), local)
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await feed.text()) as string)
  const events = calendar.getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThan(150)
  expect(events.filter((event) => event.getFirstPropertyValue('status') === 'CANCELLED')).toHaveLength(1)
  const again = await request.get(address.replace('damak.localhost', '127.0.0.1'), {
    headers: { ...local.headers, 'if-none-match': feed.headers().etag! },
  })
  expect(again.status()).toBe(304)
})

test.describe('on paper', () => {
  for (const language of ['en', 'ne'] as const) {
    test(`the schedule of a tol is one sheet in ${language}`, async ({ page }) => {
      await open(page, site('damak', `/water-schedule?tol=ward-1-pipal&lang=${language}`))
      const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    })
  }
})

test('nothing overflows the page at any width', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/water-schedule?tol=ward-9-ekata&lang=ne',
      '/meter-reading-schedule?tol=ward-5-bazar&lang=ne',
    ]) {
      await open(page, site('damak', path))
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
