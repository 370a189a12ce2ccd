// Journey: the tariff calculator without script, while typing, by keyboard, from a shared link, and the printed tariff.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

const path = '/tarrif-calculator'
/** Maximum compressed bytes of the calculator's scripts. */
const maxScriptBytes = 64 * 1024

const total = (page: Page) => page.locator('#result tfoot td')

test('without script: a form, a readable URL and the charge explained', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', path))
  await page.getByLabel('Consumption units').fill('२५')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe(path)
  expect(Object.fromEntries(searchParams)).toMatchObject({ customerType: 'residential', tapSize: '1/2', units: '२५' })
  await expect(page.locator('#result')).toContainText('Units 21 to 25: 5 × Rs. 17')
  await expect(total(page)).toHaveText('Rs. 315')
  await expect(page.locator('#result')).toContainText('Sample rates for demonstration')
  await expect(page.locator('#result')).toContainText('Fiscal year 2083/84, in force from 17 July 2026')
  await page.goto(`${page.url().replace('#result', '')}&lang=ne`)
  await expect(total(page)).toHaveText('रु. ३१५')
  await expect(page.locator('#result')).toContainText('युनिट २१ देखि २५ सम्म: ५ × रु. १७')
  await context.close()
})

test('without script: errors are shown at their fields, and only the fields of the calculation are visible', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', path))
  await page.getByLabel('Range').check()
  await expect(page.getByLabel('Consumption units')).toBeHidden()
  await page.getByLabel('From unit').fill('30')
  await page.getByLabel('To unit').fill('2.5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByLabel('To unit')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('To unit')).toHaveAccessibleDescription(/Units must be a whole number/)
  await expect(page.getByLabel('From unit')).not.toHaveAttribute('aria-invalid')
  await context.close()
})

test('while typing: calculated at once, without a request, and the URL is updated', async ({ page }) => {
  await open(page, site('kakarvitta', path))
  const requested: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) requested.push(request.url())
  })
  await page.getByLabel('Consumption units').pressSequentially('25')
  await expect(total(page)).toHaveText('Rs. 473')
  await expect(page.locator('#result > output')).toHaveText('25 units: Rs. 473')
  await page.getByLabel('Customer type').selectOption('Commercial')
  await expect(total(page)).toHaveText('Rs. 990')
  await page.getByLabel('Fiscal year').selectOption('2082/83, from 17 July 2025')
  await expect(total(page)).toHaveText('Rs. 870')
  await page.getByLabel('Between two meter readings').check()
  await page.getByLabel('Previous reading').fill('४,३२१')
  await page.getByLabel('Current reading').fill('4331')
  await expect(page.locator('#result')).toContainText('From reading 4,321 to reading 4,331: 10 units')
  await page.getByLabel('Current reading').blur()
  expect(requested).toEqual([])
  const amount = await total(page).textContent()
  await page.reload()
  await expect(total(page)).toHaveText(amount!)
})

test('a range lists each unit, and a row links to its explanation', async ({ page }) => {
  await open(page, site('damak', path))
  await page.getByLabel('Range').check()
  await page.getByLabel('From unit').fill('9')
  await page.getByLabel('To unit').fill('12')
  const rows = page.locator('#result tbody tr')
  await expect(rows).toHaveText([
    /^9\s*90\s*80\s*—$/,
    /^10\s*90\s*80\s*—$/,
    /^11\s*104\s*80\s*14$/,
    /^12\s*118\s*80\s*14$/,
  ])
  await page.getByLabel('To unit').fill('209')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByLabel('To unit')).toBeFocused()
  await expect(page.getByLabel('To unit')).toHaveAccessibleDescription(/A range can include at most 200 units/)
  await page.getByLabel('To unit').fill('12')
  await page.getByRole('link', { name: 'Calculation for 11 units' }).click()
  await expect(total(page)).toHaveText('Rs. 104')
})

test('by keyboard alone, in Nepali', async ({ page }) => {
  await open(page, site('damak', `${path}?lang=ne`))
  await page.getByLabel('ग्राहकको प्रकार').focus()
  for (let place = 0; place < 2; place += 1) await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('खपत युनिट')).toBeFocused()
  await page.keyboard.type('११')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'परिणाम' })).toBeFocused()
  await expect(total(page)).toHaveText('रु. १०४')
  await expectAccessible(page)
})

test('only sizes that have a tariff are offered, for every customer type, metered or not', async ({
  page,
  browser,
}) => {
  await open(page, site('damak', path))
  await page.getByLabel('Consumption units').fill('9')
  const types = await page.getByLabel('Customer type').locator('option').allTextContents()
  const tried: string[] = []
  for (const type of types) {
    await page.getByLabel('Customer type').selectOption(type)
    for (const size of await page.getByLabel('Tap size').locator('option').allTextContents()) {
      await page.getByLabel('Tap size').selectOption(size)
      await expect(total(page), `${type}, ${size}`).toBeVisible()
      tried.push(`${type} ${size}`)
    }
  }
  expect(tried.length).toBeGreaterThan(types.length)
  // Without script the list cannot change: every published size is offered.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(site('damak', path))
  const all = await plain.getByLabel('Tap size').locator('option').allTextContents()
  expect(new Set(tried.map((pair) => all.find((size) => pair.endsWith(size)))).has(undefined)).toBe(false)
  await plain.context().close()
})

test('a missing tariff shows a message, and without a meter there are no unit fields', async ({ page }) => {
  // High enough not to scroll: the sticky menu would cover the breadcrumbs.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await open(page, site('damak', path))
  await page.goto(site('damak', `${path}?customerType=industrial&tapSize=1/2&meter=metered&year=2083/84&units=9`))
  await expect(page.locator('#result')).toContainText(
    'No tariff is published for this selection in fiscal year 2083/84',
  )
  await expectAccessible(page)
  await page.getByLabel('Customer type').selectOption('Residential')
  await page.getByLabel('Unmetered').check()
  await expect(page.getByLabel('Consumption units')).toBeHidden()
  await expect(total(page)).toHaveText('Rs. 260')
})

for (const language of ['en', 'ne']) {
  test(`the whole tariff in ${language}: editions, print and accessibility`, async ({ page }) => {
    await open(page, site('kakarvitta', `/tariff?lang=${language}`))
    await expectAccessible(page)
    await page.locator('main nav a').nth(1).click()
    await expect(page.locator('main nav a[aria-current]')).toContainText(
      language === 'en' ? '15 January 2026' : 'माघ १ गते',
    )
    await expect(page.locator('main table').first().locator('tbody tr')).toHaveCount(3)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 688, height: 970 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main table').first()).toHaveCSS('display', 'table')
    await expect(page.locator('main nav')).toBeHidden()
  })
}

test('the script of the calculator stays within its bytes', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js'))
      scripts.push(request.sizes().then((sizes) => sizes.responseBodySize))
  })
  await open(page, site('damak', path))
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThanOrEqual(maxScriptBytes)
})
