// Journey: the shell of every page with mouse, keyboard, phone, without script, in both languages.

import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

test('a first visit shows the preloader for a moment with the page locked, the second does not', async ({ page }) => {
  await page.goto(site('damak'), { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/preloading/)
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await page.goto(site('damak', '/members'))
  await expect(page.locator('html')).not.toHaveClass(/preloading/)
})

test('each host shows its own organisation, an unknown one the default', async ({ page }) => {
  await open(page, site('kakarvitta'))
  await expect(page.getByRole('banner')).toContainText('Kakarvitta')
  await open(page, site('damak').replace('damak', 'nobody'))
  await expect(page.getByRole('banner')).toContainText('Damak')
})

test('only an organisation with a history has it in its menu', async ({ page }) => {
  await open(page, site('kakarvitta'))
  await expect(page.locator('nav a[href="/organization-history"]').first()).toBeAttached()
  await open(page, site('damak'))
  await expect(page.locator('nav a[href="/organization-history"]')).toHaveCount(0)
})

test('the language switch stays on the page, is stored, and works without script', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(site('damak', '/members'))
    await page.getByRole('link', { name: 'नेपाली' }).locator('visible=true').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    expect(new URL(page.url()).pathname).toBe('/members')
    await page.goto(site('damak', '/news'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await context.close()
  }
})

test('a stored language is used only when it is en or ne', async ({ page }) => {
  await open(page, site('damak'))
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'ne'))
  await page.goto(site('damak', '/members'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'xx'))
  await page.goto(site('damak', '/members'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the menu opens by keyboard, closes on Escape and marks the current page', async ({ page }) => {
  await open(page, site('damak', '/members'))
  const services = page.getByRole('button', { name: 'Services' }).locator('visible=true')
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Tariff calculator' }).locator('visible=true').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('nav a[aria-current="page"][href="/members"]').first()).toBeAttached()
})

test('the menu becomes sticky after a hundred pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, site('damak'))
  const root = page.locator('html')
  await page.mouse.wheel(0, 400)
  await expect(root).toHaveAttribute('data-scrolled', '')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(root).not.toHaveAttribute('data-scrolled', '')
})

test('a small bar is sticky, but not at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, site('damak'))
  const header = page.getByRole('banner')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(header).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => scrollTo(0, 900))
  await expect(header).not.toBeInViewport()
})

test('an unknown address gets a designed 404 with the shell, in both languages', async ({ page }) => {
  for (const [lang, text] of [
    ['en', 'Page not found'],
    ['ne', 'पृष्ठ फेला परेन'],
  ]) {
    const answer = await page.goto(site('damak', `/no/such/page?lang=${lang}`))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text!)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
    await expectAccessible(page)
  }
})

test('on a phone the office can be called from above the header', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const [language, number] of [
      ['en', '023-000487'],
      ['ne', '०२३-०००४८७'],
    ]) {
      await open(page, site('damak', `/members?lang=${language}`))
      const call = page.getByRole('link', { name: number! }).first()
      await expect(call).toBeInViewport()
      await expect(call).toHaveAttribute('href', 'tel:023000487')
      expect((await call.boundingBox())!.y).toBeLessThan((await page.getByRole('banner').boundingBox())!.y)
    }
  }
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(page.getByRole('banner').getByRole('link', { name: '०२३-०००४८७' })).toBeVisible()
})
