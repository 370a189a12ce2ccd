// Journey: the console's frame and forms: navigation on a phone, drafts of an action, the row that was opened.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { officeScreen } from './density.ts'
import { requestSite } from './pages.ts'
import { password, signedIn, savedDraft } from './signed-in.ts'
import { expectAccessible, site, whenHydrated } from './site.ts'

const rows = '.sheet tbody tr'

/** Sends a complaint with a photograph, as an app would, and returns its tracking code. */
async function sendComplaint(phone: string, message: string): Promise<string> {
  const blue = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0ea5e9' } })
  const form = new FormData()
  const fields = { type: 'no-water', message, tol: 'आदर्श टोल', ward: '5', name: 'Meena Rai', phone, consent: 'true' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('photos', new File([new Uint8Array(await blue.jpeg().toBuffer())], 'tap.jpg', { type: 'image/jpeg' }))
  const sent = new Response(form)
  const path = '/web-resources/customer/complaints/487'
  const headers = { 'content-type': sent.headers.get('content-type')! }
  const answer = await requestSite('damak', path, headers, 'POST', new Uint8Array(await sent.arrayBuffer()))
  expect(answer.status, answer.body.toString()).toBe(201)
  return (JSON.parse(answer.body.toString()) as { code: string }).code
}

/** Opens the form of an action on the complaint with this code. */
async function openAction(page: Page, code: string, action: string): Promise<void> {
  await page.goto(site('damak', `/staff/complaints?view=all&search=${code}`))
  await page.getByRole('link', { name: code }).click()
  await page.getByRole('link', { name: action, exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: action })).toBeFocused()
}

/** Lets the browser's session expire; the next request ends it. */
async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as object
    localStorage.setItem('user', JSON.stringify({ ...user, access_expires_at: 1, refresh_expires_at: 1 }))
  })
}

async function signInHere(page: Page, identifier: string): Promise<void> {
  await whenHydrated(page)
  await page.getByLabel('Customer number, phone or email').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('the inbox shows the first words, the place, the age and the photographs of a complaint', async ({ browser }) => {
  const clerk = await signedIn(browser, 'ramesh@damak.example', {
    language: 'en',
    viewport: officeScreen,
    opens: false,
  })
  const code = await sendComplaint('9841700051', 'There has been no water since Friday morning')
  await clerk.goto(site('damak', `/staff/complaints?view=all&search=${code}`))
  const row = clerk.locator(rows).filter({ hasText: code })
  await expect(row).toContainText('There has been no water since Friday morning')
  await expect(row).toContainText('आदर्श टोल')
  await expect(row).toContainText('today')
  await expect(row).toContainText('photos: 1')
  await clerk.context().close()
})

test('on a phone the navigation is one row of at most 56 pixels with four places, the others behind "More"', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { viewport: { width: 360, height: 740 }, opens: false })
  for (const [language, more, label] of [
    ['ne', 'थप', 'महसुल बिल'],
    ['en', 'More', 'Bills'],
  ] as const) {
    await page.goto(site('damak', `/staff/complaints?lang=${language}`))
    const navigation = page.getByRole('navigation', { name: language === 'en' ? 'My pages' : 'मेरा पृष्ठहरू' })
    await expect(navigation.getByRole('link')).toHaveCount(4)
    expect((await navigation.boundingBox())!.height).toBeLessThanOrEqual(56)
    await expectAccessible(page)
    const button = navigation.getByRole('button', { name: more })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await navigation.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(/\/staff\/bills$/)
    await expect(navigation.getByRole('link')).toHaveCount(4)
  }
  await page.context().close()
})

test('what was typed in an action survives a lost connection, a reload and an expired session, for its writer alone', async ({
  browser,
}) => {
  test.slow()
  const page = await signedIn(browser, 'ramesh@damak.example', { language: 'en', opens: false })
  const code = await sendComplaint('9841700052', 'The meter leaks')
  await openAction(page, code, 'Answer')
  const answer = page.locator('textarea[name=text]')
  await answer.fill('We come tomorrow morning.')
  await expect(page.getByText(savedDraft).first()).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('We come tomorrow morning.')

  await page.route('**/web-resources/admin/complaints/487/*/answers', (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#act').getByRole('alert')).toBeVisible()
  await expect(answer).toHaveValue('We come tomorrow morning.')
  await page.unroute('**/web-resources/admin/complaints/487/*/answers')

  await expireSession(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/login\?from=/)
  await signInHere(page, 'kamala@damak.example')
  await page.waitForURL(/do=answer/)
  await expect(answer).toBeVisible()
  await page.waitForTimeout(500)
  await expect(answer, 'another person in the same tab').toHaveValue('')

  await expireSession(page)
  await answer.fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/login\?from=/)
  await signInHere(page, 'ramesh@damak.example')
  await page.waitForURL(/do=answer/)
  await expect(answer).toHaveValue('We come tomorrow morning.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#history').getByText('We come tomorrow morning.')).toBeVisible()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(answer, 'sent').toHaveValue('')

  await answer.fill('Not meant to be sent')
  await expect(page.getByText(savedDraft).first()).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(answer, 'cancelled').toHaveValue('')
  await page.context().close()
})

const title = (page: Page) => page.locator('[name=titleEn]')

test('a correction survives a reload; one typed before another correction sees what changed', async ({ browser }) => {
  test.slow()
  const maya = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  await maya.goto(site('damak', '/staff/news?search=Bids+invited'))
  const address = await maya.locator(`${rows} a[href^="/staff/news/"]`).first().getAttribute('href')
  await maya.goto(site('damak', `${address}?do=change`))
  const earlier = await title(maya).inputValue()
  await title(maya).fill(`${earlier} (draft)`)
  await expect(maya.getByText(savedDraft).first()).toBeVisible()

  const other = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  await other.goto(site('damak', `${address}?do=change`))
  await title(other).fill(`${earlier} (other)`)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${earlier} (other)`)
  await other.context().close()

  await maya.reload()
  await expect(title(maya)).toHaveValue(`${earlier} (draft)`)
  await maya.getByRole('button', { name: 'Save' }).click()
  await expect(maya.getByRole('heading', { name: 'Current version' })).toBeVisible()
  await expect(maya.getByText(`${earlier} (other)`, { exact: true }).last()).toBeVisible()
  await expectAccessible(maya)
  await title(maya).fill(earlier)
  await maya.getByRole('button', { name: 'Save' }).click()
  await expect(maya.getByRole('heading', { level: 1 })).toHaveText(earlier)
  await maya.context().close()
})

test('signing out in another tab removes what was typed in this one', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { language: 'en', opens: false })
  const code = await sendComplaint('9841700053', 'Dirty water')
  await openAction(page, code, 'Answer')
  await page.locator('textarea[name=text]').fill('A name that nobody else must read')
  const other = await page.context().newPage()
  await other.goto(site('damak', '/staff'))
  await other.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('nobody else must read')
  await page.context().close()
})

test('the row that was opened has the focus after coming back, by the browser and by the link', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/complaints?view=all'))
  const links = page.locator(`${rows} a[href^="/staff/complaints/"]`)
  const href = await links.nth(2).getAttribute('href')
  const opened = page.locator(`main a[href="${href}"]`)
  await opened.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Actions' })).toBeVisible()
  await page.goBack()
  await expect(opened).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(opened).not.toBeFocused()
  await page.context().close()
})
