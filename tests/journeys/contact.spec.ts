// Journey: the complaint form on the contact page, which loads no React, with script, without it and by keyboard.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

const typed = {
  message: 'तीन दिनदेखि पानी आएको छैन',
  tol: 'आदर्श टोल',
  name: 'सीता शर्मा',
  email: 'sita@example.org',
  address: 'Damak-5',
}

async function fill(page: Page, phone: string): Promise<void> {
  await page.locator('[name=type][value=no-water]').check()
  await page.locator('[name=ward]').selectOption('5')
  await page.locator('[name=consent]').check()
  for (const [name, value] of Object.entries({ ...typed, phone })) await page.locator(`[name=${name}]`).fill(value)
}

async function expectKept(page: Page, phone: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, phone, ward: '5' }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  for (const choice of ['[name=type][value=no-water]', '[name=consent]'])
    await expect(page.locator(choice)).toBeChecked()
}

const labels = {
  en: { send: 'Send complaint', fix: 'Please fix the errors in the form', done: 'Your complaint has been registered' },
  ne: { send: 'गुनासो पठाउनुहोस्', fix: 'कृपया फारामका त्रुटि सच्याउनुहोस्', done: 'तपाईंको गुनासो दर्ता भयो' },
}

for (const language of ['en', 'ne'] as const) {
  const { send, fix, done } = labels[language]
  test(`without script, in ${language}: refused with all values kept, then registered, once for repeated requests`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(site('damak', `/contact?lang=${language}`))
    await fill(page, '12')
    await page.getByRole('button', { name: send }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('#complaint-errors')).toBeFocused()
    await expect(page.locator('#complaint-errors')).toContainText(fix)
    await expect(page.locator('#complaint-errors li')).toHaveCount(1)
    await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
    await expectKept(page, '12')

    await page.goto(site('damak', '/contact'))
    await fill(page, '9841234500')
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: done })).toBeVisible()
    const receipt = page.url()
    await page.goBack()
    await fill(page, '9841234500')
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: done })).toBeVisible()
    expect(page.url()).toBe(receipt)
    await context.close()
  })
}

test('with script the same form is sent by keyboard, and the full form takes over refused values', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, site('damak', '/contact'))
  await expect(page.getByText(/Open now|Closed/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send a complaint or suggestion' }).press('Enter')
  await expect(page).toHaveURL(/#write$/)
  for (const name of await focusable(page)) expect(name, 'what only script could serve').not.toMatch(/latitude|photos/)
  await fill(page, '12')
  await page.locator('[name=consent]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/complaint/)
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
  await expect(page.locator('#complaint-errors')).toContainText('Phone number')
  await expectKept(page, '12')
  await expectAccessible(page)
  await page.locator('[name=phone]').fill('9841234501')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByRole('heading', { name: 'Your complaint has been registered' })).toBeVisible()
})

const checked = {
  en: {
    phone: 'Please enter a valid phone number',
    required: 'This field is required',
    consent: 'without your consent',
  },
  ne: { phone: 'कृपया मान्य फोन नम्बर लेख्नुहोस्', required: 'यो विवरण अनिवार्य छ', consent: 'सहमतिविना' },
}

for (const language of ['en', 'ne'] as const)
  test(`with script each field is validated on blur, in ${language}, and on input while it shows an error`, async ({
    page,
  }) => {
    await open(page, site('damak', `/contact?lang=${language}`))
    const field = (name: string) => page.locator(`#complaint [name=${name}]`)
    const error = (name: string) => page.locator(`#complaint-${name}-error`)
    await expect(error('phone')).toBeHidden()
    await field('phone').fill('12')
    await field('email').focus()
    await expect(error('phone')).toHaveText(checked[language].phone)
    await expect(field('phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('phone')).toHaveAccessibleDescription(new RegExp(checked[language].phone))
    await expect(error('email'), 'optional').toBeHidden()
    await field('phone').fill('९८४१२३४५०४')
    await expect(error('phone')).toBeHidden()
    await expect(field('phone')).not.toHaveAttribute('aria-invalid')
    await expect(field('phone')).toHaveAttribute('aria-describedby', 'complaint-phone-help')
    for (const name of ['message', 'consent']) {
      await field(name).focus()
      await field(name).blur()
    }
    await expect(error('message')).toHaveText(checked[language].required)
    await expect(error('consent')).toContainText(checked[language].consent)
    await expectAccessible(page)
  })

test('two people with the same cached copy of the page send two complaints', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const [sita, hari] = [await context.newPage(), await context.newPage()]
  // The copy is renewed every half minute; both requests must fall into one period.
  await expect(async () => {
    for (const page of [sita, hari]) await page.goto(site('kakarvitta', '/contact'))
    const copy = await sita.locator('[name=submission]').inputValue()
    await expect(hari.locator('[name=submission]')).toHaveValue(copy, { timeout: 500 })
  }).toPass()
  for (const [page, phone] of [
    [sita, '9841234502'],
    [hari, '9841234503'],
  ] as const) {
    await fill(page, phone)
    await page.getByRole('button', { name: 'Send complaint' }).click()
    await expect(page.getByRole('heading', { name: 'Your complaint has been registered' })).toBeVisible()
  }
  expect(sita.url()).not.toBe(hari.url())
  await context.close()
})

function focusable(page: Page): Promise<string[]> {
  return page
    .locator('#complaint')
    .locator('input:visible, select:visible, textarea:visible, button:visible')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
}
