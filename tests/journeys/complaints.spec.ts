// Journey: send and track a complaint by keyboard, on a phone, without script, in both languages, and offline.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, open, site } from './site.ts'

const phone = '9841234567'

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
}

async function codeOf(page: Page): Promise<string> {
  await page.waitForURL(/\/complaint\/received\//)
  const code = await page.locator('p[translate="no"]').innerText()
  expect(code).toMatch(/^C-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  return code
}

/** Presses Tab until the control is reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)) === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

async function fill(page: Page): Promise<void> {
  await page.locator('[name=type][value=no-water]').check()
  await page.locator('[name=message]').fill('No water for three days')
  await page.locator('[name=name]').fill('Sita Sharma')
  await page.locator('[name=phone]').fill(phone)
  await page.locator('[name=consent]').check()
}

test('a complaint is sent, tracked and commented by keyboard alone', async ({ page }) => {
  await open(page, site('damak', '/complaint'))
  await expectAccessible(page)
  await tabTo(page, 'type')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Low pressure' })).toBeChecked()
  await tabTo(page, 'message')
  await page.keyboard.type('No water for three days')
  await tabTo(page, 'name')
  await page.keyboard.type('Sita Sharma')
  await tabTo(page, 'phone')
  await page.keyboard.type('९८४१२३४५६७')
  await tabTo(page, 'consent')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const code = await codeOf(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Track this complaint' }).press('Enter')
  await page.waitForURL(/track/)
  await expect(page.locator('[name=code]')).toHaveValue(code)
  await tabTo(page, 'phone')
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: code })).toBeFocused()
  await expectAccessible(page)
  await tabTo(page, 'text')
  await page.keyboard.type('Now there is a little')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Now there is a little')).toBeVisible()
})

test('a refused form focuses the first error and shows a summary with links to the others', async ({ page }) => {
  await open(page, site('damak', '/complaint'))
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.locator('[name=type]').first()).toBeFocused()
  await expect(page.locator('#complaint-errors')).toContainText('Please fix the errors in the form')
  await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.locator('#complaint-errors').getByRole('link', { name: /Phone/ }).click()
  await expect(page.locator('[name=phone]')).toBeFocused()
  await page.keyboard.type(phone)
  await expect(page.locator('[name=phone]')).not.toHaveAttribute('aria-invalid')
})

test('a field shows its error on blur', async ({ page }) => {
  await open(page, site('damak', '/complaint'))
  await page.locator('[name=email]').fill('sita@')
  await page.locator('[name=address]').focus()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})

test('on a phone of 360 pixels, in Nepali, with a photograph', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await open(page, site('kakarvitta', '/complaint?lang=ne'))
  await fill(page)
  await page
    .locator('[name=photos]')
    .setInputFiles({ name: 'धारा.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect(page.getByText('धारा.jpg')).toBeVisible()
  await expect(page.locator('form img')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'गुनासो पठाउनुहोस्' }).click()
  const code = await codeOf(page)
  await page.goto(site('kakarvitta', '/complaint/track'))
  await page.locator('[name=code]').fill(code.toLowerCase())
  await page.locator('[name=phone]').fill('९८४-१२३४५६७')
  await page.getByRole('button', { name: 'गुनासो हेर्नुहोस्' }).click()
  await expect(page.getByText('गुनासो दर्ता भयो')).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('without script: refused with the values kept, then sent, tracked and commented', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', '/complaint'))
  await fill(page)
  await page.locator('[name=phone]').fill('12')
  await page
    .locator('[name=photos]')
    .setInputFiles({ name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByText('Please fix the errors in the form')).toBeVisible()
  await expect(page.locator('#complaint-errors')).toBeFocused()
  await expect(page.locator('[name=message]')).toHaveValue('No water for three days')
  await expect(page.locator('[name=type][value=no-water]')).toBeChecked()
  await page.locator('[name=phone]').fill(phone)
  await page.getByRole('button', { name: 'Send complaint' }).click()
  const code = await codeOf(page)

  await page.getByRole('link', { name: 'Track this complaint' }).click()
  await page.locator('[name=phone]').fill('9800000000')
  await page.getByRole('button', { name: 'Show the complaint' }).click()
  await expect(page.getByText('No complaint matches this complaint number')).toBeVisible()
  await page.locator('[name=phone]').fill(phone)
  await page.getByRole('button', { name: 'Show the complaint' }).click()
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await page.locator('[name=text]').fill('Still dry')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Still dry')).toBeVisible()
  expect(page.url()).not.toContain(phone)
  await context.close()
})

test('a connection lost while sending keeps all values and sends once after it returns', async ({ page, context }) => {
  await open(page, site('damak', '/complaint'))
  await fill(page)
  // The first request arrives, but its response is lost.
  let answers = 0
  await page.route('**/customer/complaints/*', async (route) => {
    answers += 1
    if (answers > 1) return route.continue()
    // Node does not resolve the organisations' names; the path identifies the organisation.
    await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/[^:]+/, '//127.0.0.1'),
    })
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByText('The connection was lost')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The connection was lost')).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue('No water for three days')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await codeOf(page)
  expect(answers).toBeGreaterThanOrEqual(2)
})

test('a draft survives a closed page, is announced, and can be discarded', async ({ page }) => {
  await open(page, site('damak', '/complaint'))
  await fill(page)
  await expect(page.getByText('Draft saved on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByText('has been filled in again')).toBeVisible()
  await expect(page.locator('[name=message]')).toHaveValue('No water for three days')
  await expect(page.locator('[name=type][value=no-water]')).toBeChecked()
  await expect(page.locator('[name=consent]')).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.locator('[name=message]')).toHaveValue('')
})

test('two presses of the button send once', async ({ page }) => {
  await open(page, site('damak', '/complaint'))
  await fill(page)
  let posts = 0
  await page.route('**/customer/complaints/*', async (route) => {
    posts += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    return route.continue()
  })
  await page.getByRole('button', { name: 'Send complaint' }).dblclick()
  await codeOf(page)
  expect(posts).toBe(1)
})
