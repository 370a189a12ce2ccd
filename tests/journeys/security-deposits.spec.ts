// Journey in Nepali on a phone: a security deposit is taken at the counter with its receipt, given back by two persons, and seen by the household.

import { expect, test, type Page } from '@playwright/test'
import { payAtCounter } from './counter-payment.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

/** Of Sita, who signs in with the number of her first tap. */
const secondTap = '10431'
const phone = { viewport: { width: 360, height: 740 } }

test('a deposit is taken, receipted and given back when a second person approves', async ({ browser }) => {
  test.slow()
  const cashier = await signedIn(browser, 'sunita@damak.example', phone)
  // Opens the day where no other journey has.
  await payAtCounter(cashier, { customerNumber: '10540', rupees: 5 })
  await open(cashier, site('damak', '/staff/counter'))
  await cashier.getByRole('link', { name: 'धरौटी' }).press('Enter')
  await expectFits(cashier)
  await expect(cashier.getByLabel('ग्राहक नम्बर')).toBeFocused()
  await cashier.keyboard.type('१०५४०')
  await cashier.keyboard.press('Enter')
  await expect(cashier.locator('#take-deposit-errors')).toBeVisible()
  await cashier.getByLabel('नगद (रु.)').fill('५००')
  await cashier.keyboard.press('Enter')
  await expect(cashier.getByText('१०५४० को धरौटी: रु. ५००')).toBeVisible()
  await cashier.getByRole('link', { name: 'रसिद' }).last().click()
  await expect(cashier.getByRole('listitem').filter({ hasText: 'Security deposit' })).toBeVisible()
  await expectFits(cashier)

  const clerk = await signedIn(browser, 'ramesh@damak.example', { ...phone, opens: false })
  await open(clerk, site('damak', '/staff/connections?search=10540'))
  await clerk.getByRole('link', { name: '१०५४०' }).click()
  await clerk.getByRole('link', { name: 'धरौटी' }).click()
  await expect(clerk.getByRole('heading', { level: 1, name: '१०५४० को धरौटी' })).toBeVisible()
  await expectFits(clerk)
  await clerk.getByLabel('फिर्ता गर्ने').check()
  await clerk.getByLabel('रकम (रु.)').fill('५००')
  await clerk.getByLabel('कारण').fill('घर बिक्री भई धारा बन्द गरिएको')
  await clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).press('Enter')
  await expect(clerk.locator('#deposit-form-errors')).toBeVisible()
  await clerk.getByLabel('चेक वा रकमान्तर नम्बर').fill('००४५१३')
  await clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).press('Enter')
  await expect(clerk.getByRole('heading', { level: 2, name: 'स्वीकृत हुन बाँकी' })).toBeVisible()

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
  await open(approver, site('damak', '/staff/security-deposits'))
  await expectFits(approver)
  await approver.getByRole('link', { name: 'ग्राहक नम्बर १०५४०' }).click()
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByText('रकम खातामा लेखियो')).toBeVisible()
  await expect(approver.getByRole('table', { name: 'निर्णय भएका' })).toContainText('स्वीकृत')
  await expectFits(approver)
  for (const page of [cashier, clerk, approver]) await page.context().close()
})

test('the household sees its deposit', async ({ browser }) => {
  const cashier = await signedIn(browser, 'sunita@damak.example', phone)
  await payAtCounter(cashier, { customerNumber: '10540', rupees: 5 })
  await open(cashier, site('damak', '/staff/counter/deposits'))
  await cashier.getByLabel('ग्राहक नम्बर').fill(secondTap)
  await cashier.getByLabel('नगद (रु.)').fill('300')
  await cashier.getByRole('button', { name: 'लिई रसिद दिनुहोस्' }).click()
  await expect(cashier.getByText('१०४३१ को धरौटी: रु. ३००')).toBeVisible()
  const holder = await signedIn(browser, '10425', phone)
  await expect(holder.getByText('कार्यालयमा रहेको धरौटी: रु. ३००')).toBeVisible()
  for (const page of [cashier, holder]) await page.context().close()
})

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
}
