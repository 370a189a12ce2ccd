// Journey: sessions in the browser: sign-in, renewal, expiry and sign-out, in one tab and in two.

import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { password, signInByApi, signInByForm } from './signed-in.ts'
import { expectAccessible, open, openUnused, site, whenHydrated } from './site.ts'

const sita = '10425'
const minute = 60_000
const day = 24 * 60 * minute

test('a customer signs in, is stored as specified, and signs out', async ({ page }) => {
  const sent = authorizations(page)
  await signIn(page, sita)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sita Sharma')
  const user = await stored(page)
  expect(Object.keys(user!).toSorted()).toEqual([
    'access_expires_at',
    'access_token',
    'refresh_expires_at',
    'refresh_token',
  ])
  expect(user!.access_expires_at - Date.now()).toBeGreaterThan(13 * minute)
  expect(user!.refresh_expires_at - Date.now()).toBeGreaterThan(29 * day)
  expect(sent.get('/web-resources/auth/login')).toMatch(/^Basic /)
  expect(sent.get('/web-resources/auth/me')).toBe(`Bearer ${user!.access_token}`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(site('damak', '/'))
  expect(await stored(page)).toBeNull()
  await page.goto(site('damak', '/account'))
  await expect(page).toHaveURL(/\/login\?from=%2Faccount$/)
})

test('a wrong password is refused with a message on the same page', async ({ page }) => {
  await open(page, site('damak', '/login'))
  await page.getByLabel('Customer number, phone or email').fill(sita)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('Incorrect username or password')
  expect(await stored(page)).toBeNull()
})

test('the right password of somebody without a number here is told so, on a phone in Nepali', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, site('damak', '/login?lang=ne'))
  await page.getByLabel('ग्राहक नम्बर, फोन वा इमेल').fill('hari@customers.example')
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'लगइन गर्नुहोस्', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('कुनै ग्राहक नम्बर जोडिएको छैन')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await stored(page)).toBeNull()
})

test('between access and refresh expiry there is one renewal, which pending requests reuse, also in two tabs', async ({
  page,
  context,
}) => {
  await signInByApi(page, sita, { language: 'en' })
  const other = await context.newPage()
  const renewals = countRenewals(context)
  const before = (await stored(page))!.access_token
  const later = new Date(Date.now() + 16 * minute)
  for (const tab of [page, other]) await tab.clock.setFixedTime(later)
  await Promise.all([page.goto(site('damak', '/account/devices')), other.goto(site('damak', '/account/details'))])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Details and language')
  expect(renewals.count).toBe(1)
  expect((await stored(page))!.access_token).not.toBe(before)
})

test('after the refresh expiry the user is removed, a toast is shown for five seconds, and the browser is at /login', async ({
  page,
  context,
}) => {
  await signInByApi(page, sita, { language: 'en' })
  const renewals = countRenewals(context)
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 31 * day))
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'Devices' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  const toast = page.getByText('Session expired. Please login again.!')
  // What is rendered takes effect after a frame, of which a paused clock gives none.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  const box = (await toast.boundingBox())!
  expect(box.x + box.width / 2, 'at the right').toBeGreaterThan(page.viewportSize()!.width / 2)
  expect(box.y, 'at the top').toBeLessThan(page.viewportSize()!.height / 3)
  await page.clock.runFor(4900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast).toBeHidden()
  expect(await stored(page)).toBeNull()
  expect(renewals.count).toBe(0)
})

test('a 401 after the refresh expiry ends the session the same way', async ({ page }) => {
  await signInByApi(page, sita, { language: 'en' })
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!)
    localStorage.setItem('user', JSON.stringify({ ...user, access_token: 'worn', refresh_expires_at: Date.now() - 1 }))
  })
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'Devices' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Session expired. Please login again.!')).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('a failed refresh removes the user, shows an alert, and redirects to /login', async ({ page, context }) => {
  await signInByApi(page, sita, { language: 'en' })
  await context.route('**/auth/refresh-token', (route) => route.fulfill({ status: 500, body: 'no' }))
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.accept()
  })
  await page.clock.setFixedTime(new Date(Date.now() + 16 * minute))
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'Devices' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  expect(alerts).toEqual(['alert: Session expired. Please log in again.'])
  expect(await stored(page)).toBeNull()
})

test('signing in again returns to the previous page with its filters', async ({ page }) => {
  await signInByApi(page, sita, { language: 'en' })
  await page.getByRole('link', { name: 'Details and language' }).first().click()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.clock.setFixedTime(new Date(Date.now() + 31 * day))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await whenHydrated(page)
  await fillIn(page, sita)
  await expect(page).toHaveURL(/\/account\/details$/)
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

test('a public page names whoever is signed in, and offers the login to everybody else', async ({ page }) => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const account = link('Sita Sharma, My account')
  await open(page, site('damak', '/news?lang=en'))
  await expect(link('Login')).toBeVisible()
  await expect(page.locator('a[data-account]').filter({ visible: true })).toHaveCount(0)
  await signIn(page, sita)
  await open(page, site('damak', '/news?lang=en'))
  await expect(link('Login')).toBeHidden()
  await expect(account).toHaveText('Sita Sharma')
  await account.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sita Sharma')
})

test('signing out removes the drafts of this device', async ({ page }) => {
  await signIn(page, sita)
  await page.evaluate(() => localStorage.setItem('draft:complaint#tab', '{}'))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(site('damak', '/'))
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('what was typed just before signing out is not stored again', async ({ page }) => {
  await signInByApi(page, 'maya@damak.example', { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/documents/new'))
  // In one turn of the page: the pause after which a draft is stored has not passed, and leaving the page stores at once.
  await page.locator('[name=titleEn]').evaluate((field: HTMLInputElement) => {
    field.value = 'Typed last'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')]
    buttons.find(({ textContent }) => textContent === 'Log out')!.click()
  })
  await expect(page).toHaveURL(site('damak', '/'))
  expect(await page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('Typed last')))).toEqual(
    [],
  )
})

test('“Log in” pressed before its script is there signs in when it is', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await openUnused(page, site('damak', '/login'))
  await page.getByLabel('Customer number, phone or email').fill(sita)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.locator('form[aria-busy=true]')).toBeVisible()
  await page.waitForURL('**/account', { timeout: 15_000 })
})

test('“Log in” whose script cannot be loaded returns the form with the identifier', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await openUnused(page, site('damak', '/login'))
  await page.getByLabel('Customer number, phone or email').fill(sita)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('The page was still loading')).toBeVisible()
  await expect(page.getByLabel('Customer number, phone or email')).toHaveValue(sita)
})

test('an invalid stored user is ignored', async ({ page }) => {
  await open(page, site('damak', '/login'))
  for (const broken of ['{', '[]', '{"access_token":"x"}', '7']) {
    await page.evaluate((text) => localStorage.setItem('user', text), broken)
    await page.goto(site('damak', '/account'))
    await expect(page).toHaveURL(/\/login\?from=%2Faccount$/)
  }
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signInByApi(page, sita, { language: 'en' })
  const other = await context.newPage()
  await other.goto(site('damak', '/account/details'))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Details and language')
  await page.getByRole('button', { name: 'Log out' }).click()
  await other.waitForURL('**/login?from=%2Faccount%2Fdetails')
})

test('signed-in pages are accessible on a phone, in Nepali', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInByForm(page, '१०४२५')
  for (const path of ['/account', '/account/details', '/account/password', '/account/devices']) {
    await page.goto(site('damak', path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    const menu = page.locator('header summary')
    await menu.click()
    await expect(page.getByRole('button', { name: 'लगआउट', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    await expectAccessible(page)
  }
})

test('without script the sign-in page shows a notice with the office’s phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', '/login'))
  const notice = await page.locator('main noscript').evaluate((element) => element.textContent)
  expect(notice).toContain('You need JavaScript to log in')
  expect(notice).toContain('023-000487')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeHidden()
  await context.close()
})

async function signIn(page: Page, identifier: string): Promise<void> {
  await open(page, site('damak', '/login'))
  await fillIn(page, identifier)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}

async function fillIn(page: Page, identifier: string): Promise<void> {
  await page.getByLabel('Customer number, phone or email').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

type User = { access_token: string; access_expires_at: number; refresh_token: string; refresh_expires_at: number }

function stored(page: Page): Promise<User | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as User | null)
}

/** The Authorization header last sent to each address. */
function authorizations(page: Page): Map<string, string> {
  const sent = new Map<string, string>()
  page.on('request', (request) => {
    const value = request.headers().authorization
    if (value) sent.set(new URL(request.url()).pathname, value)
  })
  return sent
}

function countRenewals(context: BrowserContext): { count: number } {
  const renewals = { count: 0 }
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) renewals.count += 1
  })
  return renewals
}
