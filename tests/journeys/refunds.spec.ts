// Journeys in Nepali on a phone: what a household has paid too much is given back, held money is entered for its payer, and an online payment of a wrong number is moved, when a second person approves.

import { expect, test, type Page } from '@playwright/test'
import { payAtCounter } from './counter-payment.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

// All read the one list of what is to be approved.
test.describe.configure({ mode: 'default' })

const phone = { viewport: { width: 360, height: 740 } }
const reason = 'छिमेकीको नम्बर टाइप भएको'

test('a refund: requested by the clerk, approved by the approver, and on the page of the connection', async ({
  browser,
}) => {
  test.slow()
  await payAtCounter(await signedIn(browser, 'sunita@damak.example'), { customerNumber: '10550', rupees: 20_000 })
  const clerk = await signedIn(browser, 'ramesh@damak.example', { ...phone, opens: false })
  await open(clerk, site('damak', '/staff/connections?search=10550'))
  await clerk.getByRole('link', { name: '१०५५०' }).click()
  await clerk.getByRole('link', { name: 'रकम फिर्ता' }).click()
  await expect(clerk.getByRole('heading', { level: 1, name: '१०५५० को रकम फिर्ता' })).toBeVisible()
  await expectFits(clerk)
  const send = clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' })
  await clerk.getByLabel('रकम (रु.)').fill('१००')
  await clerk.getByLabel('कारण').fill('ग्राहकले धेरै तिर्नुभएको')
  await send.press('Enter')
  await expect(clerk.locator('#refund-form-errors')).toBeVisible()
  await clerk.getByLabel('चेक, रकमान्तर वा फिर्ताको नम्बर').fill('००४५१२')
  await send.press('Enter')
  await expect(clerk.getByRole('heading', { level: 2, name: 'स्वीकृत हुन बाँकी' })).toBeVisible()
  await expectFits(clerk)

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
  await open(approver, site('damak', '/staff/refunds'))
  await expectFits(approver)
  await expect(approver.getByText('ग्राहकले धेरै तिर्नुभएको')).toBeVisible()
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByText('रकम खातामा लेखियो')).toBeVisible()
  await expect(approver.getByText('स्वीकृत हुन बाँकी केही छैन।')).toBeVisible()
  await clerk.reload()
  await expect(clerk.getByRole('table', { name: 'निर्णय भएका' })).toContainText('स्वीकृत')

  await open(approver, site('damak', '/staff/receipts?part=reversed'))
  await expect(approver.getByRole('link', { name: 'उल्टाइएका' })).toHaveAttribute('aria-current', 'page')
  await expectFits(approver)
})

test('held money: a deposit without a number is entered for a customer number by two persons', async ({ browser }) => {
  test.slow()
  const clerk = await signedIn(browser, 'ramesh@damak.example', { ...phone, opens: false })
  await open(clerk, site('damak', '/staff/refunds'))
  const held = clerk.getByRole('table', { name: 'पहिचान हुन बाँकी रकम' })
  const row = held.getByRole('row').filter({ hasText: 'deposit-2' })
  await expectFits(clerk)
  await row.getByRole('link').press('Enter')
  await clerk.getByLabel('भुक्तानीका रूपमा चढाउने').check()
  await clerk.getByLabel('ग्राहक नम्बर', { exact: true }).fill('१०५५०')
  await clerk.getByLabel('कारण').fill('तिर्ने व्यक्तिले बैंक भौचर ल्याउनुभएको')
  await expectFits(clerk)
  await clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).press('Enter')
  await expect(clerk.getByRole('heading', { level: 2, name: 'स्वीकृत हुन बाँकी' })).toBeVisible()

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
  await open(approver, site('damak', '/staff/refunds'))
  const request = approver.getByText('तिर्ने व्यक्तिले बैंक भौचर ल्याउनुभएको')
  await expect(request).toBeVisible()
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByText('रकम खातामा लेखियो')).toBeVisible()
  await expect(approver.getByText('deposit-2')).toHaveCount(0)
})

test('an online payment is moved to the right number, and its receipt and /verify say so', async ({ browser }) => {
  test.slow()
  const clerk = await signedIn(browser, 'ramesh@damak.example', { ...phone, opens: false })
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
  await open(clerk, receipt)
  await expect(clerk.getByText('अर्को ग्राहक नम्बरमा सार्ने अनुरोधको निर्णय हुन बाँकी छ')).toBeVisible()
  await expect(clerk.getByRole('link', { name: 'सही नम्बरमा सार्नुहोस्' })).toHaveCount(0)

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
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
