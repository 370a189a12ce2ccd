// Does the example form of the specification check, refuse, announce and succeed as written?

import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

test('errors give a toast and the first field, a right form its success', async ({ page }) => {
  await open(page, site('damak', '/examples/form'))
  await expectAccessible(page)
  await page.locator('[name=name]').fill('Sita')
  await page.locator('[name=email]').fill('sita@mail.example')
  await page.locator('[name=age]').fill('१७')
  await page.locator('[name=password]').fill('Paani#12')
  await page.locator('[name=again]').fill('Paani#1')
  await page.locator('[name=message]').fill('नमस्ते')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('.toasts')).toContainText('Please fix the errors in the form')
  await expect(page.locator('[name=age]')).toBeFocused()
  await expect(page.getByText('Must match Password').first()).toBeVisible()
  await page.locator('[name=age]').fill('१८')
  await page.locator('[name=again]').fill('Paani#12')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('.toasts')).toContainText('Form submitted successfully!')
  await expect(page.locator('[name=name]')).toHaveValue('')
})

test('the same without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', '/examples/form'))
  await page.locator('[name=name]').fill('Sita')
  await page.locator('[name=password]').fill('Paani#12')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please fix the errors in the form')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Sita')
  await expect(page.locator('[name=password]')).toHaveValue('')
  await context.close()
})
