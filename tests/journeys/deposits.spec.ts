// Journey in Nepali on a phone: cash is recorded on a wrong slip, the deposit is reversed by two persons, and the cash is to be deposited again.

import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }

test('a wrong slip is reversed when a second person approves', async ({ browser }) => {
  test.slow()
  const slip = `J-${randomInt(1e6)}`
  const accountant = await signedIn(browser, 'dipak@damak.example', { ...phone, opens: false })
  await open(accountant, site('damak', '/staff/deposits'))
  const day = accountant.locator('#cash tbody tr').first()
  const cashier = await day.getByRole('checkbox').getAttribute('aria-label')
  await day.getByRole('checkbox').press('Space')
  const counted = await accountant.getByText(/^छानिएका: १ वटा/).innerText()
  const rupees = /रु\. ([०-९,]+)/.exec(counted)![1]!.replaceAll(',', '')
  await accountant.locator('[name=bank]').fill('राष्ट्रिय वाणिज्य बैंक')
  await accountant.locator('[name=slip]').fill(slip)
  await accountant.locator('[name=rupees]').fill(rupees)
  await accountant.keyboard.press('Enter')
  await expect(accountant.getByText('बैंक दाखिला चढाइयो')).toBeVisible()
  await accountant.getByRole('link', { name: slip }).click()
  await expect(accountant.getByRole('table', { name: 'यस भौचरका नगद दिन' })).toBeVisible()
  await expectFits(accountant)
  await accountant.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).press('Enter')
  await expect(accountant.locator('#deposit-reversal-errors')).toBeVisible()
  await accountant.getByLabel('के गलत भयो').fill('अर्को दिनको भौचर चढाइएको')
  await accountant.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).press('Enter')
  await expect(accountant.getByText('अनुरोध गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ')).toBeVisible()
  await expectFits(accountant)

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
  await open(approver, site('damak', '/staff/deposits'))
  await expectFits(approver)
  await approver.locator('#reversals').getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByText('दाखिला उल्टाइयो; रकम फेरि दाखिला गर्न बाँकी छ')).toBeVisible()
  await expect(approver.locator('#reversals')).toHaveCount(0)

  await open(accountant, site('damak', '/staff/deposits'))
  await expect(accountant.getByRole('checkbox', { name: cashier! })).toBeVisible()
  await accountant.getByRole('link', { name: slip }).click()
  await expect(accountant.getByRole('table', { name: 'निर्णय भएका अनुरोध' })).toContainText('स्वीकृत')
  await expectFits(accountant)
  for (const page of [accountant, approver]) await page.context().close()
})

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
}
