// Journey: what script adds to every page: menu under the mouse, slides, sticky bar, map on demand; and print.

import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { open, site } from './site.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
/** The group whose button has this name, and its pages. */
const menuOfNotices = (page: Page) => page.locator('.menu-group', { has: page.getByText('Notices', { exact: true }) })

test('on wide screens a group opens under the mouse and closes when it leaves or on Escape', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, site('damak'))
  const notices = page.getByRole('button', { name: 'Notices' })
  const tenders = menuOfNotices(page).getByRole('link', { name: 'Tender notices' })
  await notices.hover()
  await expect(tenders).toBeVisible()
  await expect(notices).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 700)
  await expect(tenders).toBeHidden()
  await notices.hover()
  await page.keyboard.press('Escape')
  await expect(tenders).toBeHidden()
  await expect(notices).toHaveAttribute('aria-expanded', 'false')
})

test('without script groups open on hover and on focus', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide })
  const page = await context.newPage()
  await page.goto(site('damak'))
  const tenders = menuOfNotices(page).getByRole('link', { name: 'Tender notices' })
  await expect(tenders).toBeHidden()
  await page.getByRole('button', { name: 'Notices' }).hover()
  await expect(tenders).toBeVisible()
  await page.mouse.move(640, 700)
  await page.getByRole('button', { name: 'Notices' }).focus()
  await expect(tenders).toBeVisible()
  await context.close()
})

test('on a phone the menu is collapsed, without gallery, contact and language', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, site('damak'))
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const list = page.getByRole('navigation', { name: 'Main menu' })
  await expect(list).toBeHidden()
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByRole('link', { name: 'Career' })).toBeVisible()
  for (const name of ['Gallery', 'Contact', 'नेपाली']) await expect(list.getByText(name, { exact: true })).toBeHidden()
  const services = list.locator('.menu-group', { hasText: 'Services' })
  await expect(services.getByRole('link', { name: 'Tariff calculator' })).toBeHidden()
  await services.getByRole('button').click()
  await expect(services.getByRole('link', { name: 'Tariff calculator' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test('on a phone the menu opens below the sticky header with the group of the page, and closes with a press beside it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, site('damak', '/notices/consumer-notice'))
  await page.evaluate(() => scrollTo(0, 900))
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const current = page.getByRole('link', { name: 'Consumer notice', exact: true }).locator('visible=true').first()
  await expect(current).toHaveAttribute('aria-current', 'page')
  const [header, menu] = [page.getByRole('banner'), page.locator('.main-menu > div')]
  const [above, below] = [await header.boundingBox(), await menu.boundingBox()]
  expect(below!.y).toBeCloseTo(above!.y + above!.height, 0)
  await page.mouse.click(10, 730)
  await expect(menu).toBeHidden()
})

test('without script the menu of a phone is below the header, with its groups open', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(site('damak'))
  const tenders = menuOfNotices(page).getByRole('link', { name: 'Tender notices' })
  await expect(tenders).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(tenders).toBeVisible()
  await tenders.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tender notices/)
  await context.close()
})

test('slides advance after five seconds, pause under the mouse, and stop when stopped', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.clock.install()
  await open(page, site('damak'))
  await page.mouse.move(640, 5)
  await expectDot(page, 0)
  await page.clock.runFor(5000)
  await expectDot(page, 1)
  await page.locator('[data-slider]').hover()
  await page.clock.runFor(15_000)
  await expectDot(page, 1)
  await page.locator('[data-slide="2"]').click()
  await expectDot(page, 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(640, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(15_000)
  await expectDot(page, 2)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('slides do not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, site('damak'))
  await page.clock.runFor(15_000)
  await expectDot(page, 0)
})

test('the map is loaded only on demand', async ({ page }) => {
  const requested: string[] = []
  await page.route(/openstreetmap/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await open(page, site('damak'))
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.locator('iframe[title="Map of the office"]')).toBeVisible()
  await expect.poll(() => requested.length).toBe(1)
})

test('the menu is not sticky on the gallery', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(page, site('damak', '/gallery'))
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled', '')
})

test('print has no menu, and links with their addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, site('damak'))
  await expect(page.locator('nav').first()).toBeHidden()
  const address = await page
    .locator('main a[href="/contact"]')
    .last()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('/contact')
})

test('print begins with the letterhead, also with the sticky bar, and the footer is not separated from the end of a long text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 690, height: 800 })
  await open(page, site('damak', '/news/water-quality-first-quarter'))
  await page.evaluate(() => scrollTo(0, 600))
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('header').first()
  await expect(head).toHaveCSS('position', 'relative')
  await expect(head).toContainText('info@damak.example')
  await expect(page.locator('body > footer')).toHaveCSS('break-before', 'avoid')
  await expect(page.locator('div:has(> div > article)')).toHaveCSS('display', 'block')
})

async function expectDot(page: Page, index: number): Promise<void> {
  await expect(page.locator(`[data-slide="${index}"]`)).toHaveAttribute('aria-current', 'true')
}
