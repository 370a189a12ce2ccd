// Journey of an accountant on a phone: a month of the ledger is closed after it was confirmed, and the next one is offered or said to be open still.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

test('a month is closed on the page of the ledger, once it was confirmed', async ({ browser }) => {
  const page = await signedIn(browser, 'kiran@kakarvitta.example', { town: 'kakarvitta', opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('kakarvitta', '/staff/ledger?lang=ne'))
  const section = page.getByRole('region', { name: 'बन्द गरिएका महिना' })
  const close = section.getByRole('button', { name: /बन्द गर्नुहोस्$/ })
  const offered = await close.textContent()
  await expectAccessible(page)

  await close.click()
  const dialog = page.getByRole('dialog', { name: offered! })
  await expect(dialog.getByText('यो फेरि खुल्दैन', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(close).toHaveText(offered!)

  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: offered! }).click()
  await expect(page.getByText(offered!.replace('बन्द गर्नुहोस्', 'बन्द गरियो'))).toBeVisible()
  await expect(section.getByRole('button', { name: offered! })).toHaveCount(0)
})
