// Journey: tables and the calculator load their script when somebody begins to use them, and lose nothing done meanwhile.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open, openUnused, site } from './site.ts'

const list = '/notices/tender-notices'

/** The modules of React and of the page's island that the page has requested. */
function modulesOf(page: Page): string[] {
  const modules: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) modules.push(request.url())
  })
  return modules
}

/** Every module arrives two seconds late, as over a weak signal. */
async function slowModules(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
}

for (const path of [list, '/tarrif-calculator', '/meter-reading-schedule'])
  test(`${path} loads no module until a control is used`, async ({ page }) => {
    const modules = modulesOf(page)
    await openUnused(page, site('damak', path))
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('PageDown')
    expect(modules).toEqual([])
    await open(page, site('damak', path))
    expect(modules.length).toBeGreaterThan(2)
  })

test('a stored table theme is shown without use', async ({ page }) => {
  await openUnused(page, site('damak', list))
  await page.evaluate(() => localStorage.setItem('tableTheme', 'dark'))
  await page.reload()
  await expect(page.locator('[data-theme=dark]').first()).toBeVisible()
})

test('a button pressed before its script is there acts when it is', async ({ page }) => {
  await slowModules(page)
  await openUnused(page, site('damak', list))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
})

test('rows can be selected when a mouse enters the list, which stays in its place', async ({ page }) => {
  await openUnused(page, site('damak', list))
  const first = page.locator('tbody tr').first()
  await first.scrollIntoViewIfNeeded()
  const placeOf = () => first.evaluate((row) => row.getBoundingClientRect().toJSON() as { top: number; height: number })
  const before = await placeOf()
  await first.hover()
  await expect(first.getByRole('checkbox')).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

test('a touched link is followed, and loads no module', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const modules = modulesOf(page)
  await openUnused(page, site('damak', '/notices/consumer-notice'))
  await page.getByRole('link', { name: 'Next page' }).tap()
  await page.waitForURL(/page=2/)
  expect(modules).toEqual([])
  await context.close()
})

test('a search typed before the script is there is found when it is', async ({ page }) => {
  await slowModules(page)
  await openUnused(page, site('damak', list))
  await page.locator('main').getByRole('searchbox').pressSequentially('pipe')
  await page.waitForURL(/search=pipe/, { timeout: 15_000 })
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('pipe')
})

test('units typed before the script is there are calculated when it is', async ({ page }) => {
  await slowModules(page)
  await openUnused(page, site('damak', '/tarrif-calculator'))
  await page.getByLabel('Consumption units').fill('25')
  await expect(page.locator('#result tfoot td')).toContainText('Rs', { timeout: 15_000 })
})

test('when the script cannot be loaded, links and search work as without it', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await openUnused(page, site('damak', list))
  await page.locator('main').getByRole('searchbox').fill('pipe')
  await page.locator('main').getByRole('searchbox').press('Enter')
  await page.waitForURL(/search=pipe/)
})

/** The rows that the script fetches when the list is first used. */
const rowsOfList = /\/customer\/reports\/487\?/

test('the fetched rows of a list are those of its document, which keeps its elements', async ({ page }) => {
  await openUnused(page, site('damak', list))
  const first = page.locator('tbody tr').first()
  await first.evaluate((row) => row.setAttribute('data-from-document', ''))
  await first.hover()
  await expect(first.getByRole('checkbox')).toBeVisible({ timeout: 15_000 })
  await expect(first).toHaveAttribute('data-from-document')
})

test('what was published since the document was rendered is shown at the first use', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...request) => {
      const response = await send(...request)
      if (!response.url.includes('/customer/reports/487?')) return response
      const answer = (await response.json()) as { data: { titleEn: string }[] }
      answer.data[0]!.titleEn = 'Published a minute ago'
      return Response.json(answer)
    }
  })
  await openUnused(page, site('damak', list))
  await page.locator('tbody tr').first().hover()
  await expect(page.getByRole('link', { name: 'Published a minute ago', exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('tbody tr').first().getByRole('checkbox')).toBeVisible({ timeout: 15_000 })
})

test('rows that cannot be fetched stay as they are, and the next press tries again', async ({ page }) => {
  await page.route(rowsOfList, (route) => route.abort())
  await openUnused(page, site('damak', list))
  const rows = await page.locator('tbody').innerText()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByText('Failed to load data. Please try again.').first()).toBeVisible({ timeout: 15_000 })
  expect(await page.locator('tbody').innerText()).toBe(rows)
  // Hovering and pressing each have tried once.
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await page.unroute(rowsOfList)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
})
