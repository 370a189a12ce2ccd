// Journey in Nepali on a phone: an online payment that went to a wrong customer number is moved to the right one by two persons, and its receipt says so.

import { expect, test, type Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }
const reason = 'छिमेकीको नम्बर टाइप भएको'

test('an online payment is moved to the right number, and its receipt and /verify say so', async ({ browser }) => {
  test.slow()
  const clerk = await signedIn(browser, 'ramesh@damak.example', phone)
  await openOnlineReceipt(clerk)
  const receipt = clerk.url().split('?')[0]!
  const code = await clerk.locator('.receipt-code').innerText()
  await clerk.getByRole('link', { name: 'सही नम्बरमा सार्नुहोस्' }).press('Enter')
  await expect(clerk.getByRole('heading', { level: 1, name: 'सार्नुहोस्' })).toBeVisible()
  const send = clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' })
  await send.press('Enter')
  await expect(clerk.locator('#move-payment-errors')).toBeVisible()
  await clerk.getByLabel('सही ग्राहक नम्बर').fill('१०५५०')
  await clerk.getByLabel('कारण').fill(reason)
  await expectFits(clerk)
  await send.press('Enter')
  await expect(clerk).toHaveURL(/\/staff\/refunds$/)

  const approver = await signedIn(browser, 'bishnu@damak.example', phone)
  await open(approver, site('damak', '/staff/refunds'))
  await expect(approver.getByText(reason)).toBeVisible()
  await expect(approver.getByText('अर्को नम्बरमा सार्ने: ')).toBeVisible()
  await expectFits(approver)
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByText('रकम खातामा लेखियो')).toBeVisible()

  await open(clerk, receipt)
  await expect(clerk.getByText('यो रसिदको भुक्तानी अर्को ग्राहक नम्बरमा सारिएको छ')).toBeVisible()
  await expect(clerk.getByText('सारिएको / MOVED')).toBeVisible()
  await expect(clerk.getByRole('link', { name: 'सही नम्बरमा सार्नुहोस्' })).toHaveCount(0)
  await expectFits(clerk)
  await clerk.getByRole('link', { name: /^रसिद \S+/ }).press('Enter')
  await expect(clerk.locator('.receipt')).toContainText('10550')

  await open(clerk, site('damak', `/verify?code=${code}`))
  await expect(clerk.getByText('यो रसिदको भुक्तानी अर्को ग्राहक नम्बरमा सारिएको छ')).toBeVisible()
  await expectFits(clerk)
})

/** Of a customer who pays through a gateway in the demonstration. */
async function openOnlineReceipt(page: Page): Promise<void> {
  await open(page, site('damak', '/staff/receipts?search=10428'))
  const paid = page.getByRole('row').filter({ hasText: 'अनलाइन भुक्तानी' }).first()
  await paid.getByRole('link').first().press('Enter')
  await expect(page.locator('.receipt')).toBeVisible()
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
