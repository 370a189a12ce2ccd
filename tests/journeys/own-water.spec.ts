// Journey: the visitor's own water on the first page, and the week of every zone: taps, spelling, keys, without script, clock, layout.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectAccessible, open, site, skipPreloader } from './site.ts'

const phone = { width: 390, height: 844 }
const panel = (page: Page) => page.locator('[data-own-water]')
const answer = (page: Page) => panel(page).locator('[data-next-water]:visible')
const anAnswer = /^(Next supply: |Water is being supplied now, until |The next supply time is not known)/

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('two taps on the first visit, none on the next, and nothing moves', async ({ page }) => {
    await open(page, site('damak'))
    await expect(answer(page)).toHaveCount(0)
    await expect(panel(page)).toContainText(/Zone 1, East: (Interrupted|Interruption announced) .+/)
    await expectAccessible(page)
    await page.getByLabel('Your tol or ward').click()
    await page.getByRole('option', { name: 'Himali Tol, Ward 4' }).click()
    await expect(answer(page)).toHaveText(anAnswer)
    await expect(panel(page)).toContainText('Himali Tol, Ward 4')
    await expect(page.locator('[data-when-known]')).toBeFocused()
    await expectAccessible(page)

    await countShifts(page)
    await open(page, site('damak'))
    await expect(answer(page)).toHaveText(anAnswer)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
    await panel(page).getByRole('link', { name: 'The whole week' }).click()
    await page.waitForURL(/\/water-schedule\?tol=ward-4-himali$/)
  })

  for (const language of ['en', 'ne'] as const)
    test(`answer, tasks and slides are in the first screen in ${language}`, async ({ page }) => {
      await chosen(page, 'ward-6-shanti')
      await open(page, site('damak', `/?lang=${language}`))
      await expect(answer(page)).toBeVisible()
      const tasks = await page.locator('section[aria-labelledby=tasks-title]').boundingBox()
      expect(tasks!.y + tasks!.height).toBeLessThan(phone.height)
      expect((await page.locator('[data-slider]').boundingBox())!.height).toBeLessThanOrEqual(240)
    })
})

test('a tol is found by another spelling and taken by keys, and changed', async ({ page }) => {
  await open(page, site('damak'))
  const field = page.getByRole('combobox', { name: 'Your tol or ward' })
  await field.fill('sidhartha tole')
  await expect(page.getByRole('option')).toHaveText(['Siddhartha Tol, Ward 5', 'Siddhartha Tol, Ward 10'])
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Ward 10' })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(panel(page)).toContainText('Siddhartha Tol, Ward 10')

  await panel(page).getByRole('link', { name: 'Change tol' }).click()
  await expect(field).toBeFocused()
  await field.fill('सिद्धार्थ वडा ५')
  await field.press('Enter')
  await expect(panel(page)).toContainText('Siddhartha Tol, Ward 5')

  await panel(page).getByRole('link', { name: 'Change tol' }).click()
  await field.fill('milan')
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.press('Enter')
  await page.waitForURL(/\/water-schedule\?place=milan/)
  await expect(page.getByRole('heading', { name: 'Tols matching “milan”' })).toBeVisible()
})

test('without script the field leads to the page of the tol, in the language of the page', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(site('damak', '/?lang=ne'))
  await page.getByLabel('तपाईंको टोल वा वडा').fill('सगरमाथा टोल, वडा नं. ७')
  await panel(page).getByRole('button', { name: 'हेर्नुहोस्' }).click()
  await page.waitForURL(/\/water-schedule\?tol=ward-7-sagarmatha$/)
  await expect(page.locator('[data-next-water]')).toContainText(/पानी/)
})

test('a tol that is no longer offered is forgotten', async ({ page }) => {
  await chosen(page, 'ward-99-none')
  await open(page, site('damak'))
  await expect(page.getByLabel('Your tol or ward')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tol'))).toBeNull()
})

test('the answer changes at its minute while the page is open, and the page is read anew when its answers have ended', async ({
  page,
}) => {
  await chosen(page, 'ward-2-bazar')
  await page.clock.install()
  await open(page, site('damak'))
  const steps = panel(page).locator('[data-steps]:visible')
  const [second, until] = [
    await steps.locator('[data-from]').nth(1).getAttribute('data-from'),
    await steps.getAttribute('data-until'),
  ]
  await page.clock.setSystemTime(Number(second) * 1000 - 1000)
  await page.clock.runFor(500)
  await expect(steps.locator('[data-from]').first()).toBeVisible()
  await page.clock.setSystemTime(Number(second) * 1000 + 1000)
  await page.clock.runFor(20_000)
  await expect(steps.locator('[data-from]').first()).toBeHidden()
  await expect(steps.locator('[data-from]').nth(1)).toBeVisible()
  const again = page.waitForRequest(site('damak'))
  await page.clock.setSystemTime(Number(until) * 1000 + 1000)
  await page.clock.runFor(20_000)
  await again
})

test('the week is a table of zones and days, with a line for now', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.setFixedTime(Date.now() + 60_000)
  await open(page, site('damak'))
  const table = page.getByRole('table', { name: 'Supply by zone' })
  await expect(table.getByRole('columnheader')).toHaveCount(8)
  await expect(table.getByRole('rowheader')).toHaveText([/^Zone 1/, /^Zone 2/, /^Zone 3/, /^Zone 4/, /^Zone 5/])
  await expect(table.getByRole('row', { name: 'Zone 1' }).getByRole('cell').last()).toContainText(
    /5:30–7:00 AM.*5:00–6:00 PM/,
  )
  const lines = table.locator('line')
  await expect(lines).toHaveCount(5)
  const minutes = await page.evaluate(() => ((Date.now() / 60_000 + 345) % 1440) / 14.4)
  expect(Number.parseFloat((await lines.first().getAttribute('x1'))!)).toBeCloseTo(minutes, 0)
  await expect(table.locator('.hatched').first()).toBeVisible()

  await page.setViewportSize(phone)
  await expect(table.getByRole('columnheader')).toHaveText([/^Zone/, /^Today/, /^Tomorrow/])
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByRole('columnheader')).toHaveCount(8)
  await expect(lines.first()).toBeHidden()
})

test('the page of a tol shows the time on a small phone, and the interruption beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of ['en', 'ne']) {
    await open(page, site('damak', `/water-schedule?tol=ward-1-pipal&lang=${language}`))
    const time = await page.locator('[data-next-water]').boundingBox()
    expect(time!.y + time!.height).toBeLessThan(640)
  }
  const card = page.locator('section', { has: page.locator('[data-next-water]') }).first()
  await expect(card).toContainText('पूर्वी जोनको मूल पाइप मर्मत')
})

async function chosen(page: Page, tol: string): Promise<void> {
  await page.addInitScript((code) => {
    if (location.protocol.startsWith('http') && !sessionStorage.getItem('chosen')) localStorage.setItem('tol', code)
    if (location.protocol.startsWith('http')) sessionStorage.setItem('chosen', '1')
  }, tol)
}

/** Of what is in the page's own area. */
async function countShifts(page: Page): Promise<void> {
  await skipPreloader(page)
  await page.addInitScript(() => {
    const counted = window as unknown as { shifted: number }
    counted.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[])
        if (entry.sources.some(({ node }) => document.querySelector('main')?.contains(node ?? null)))
          counted.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
