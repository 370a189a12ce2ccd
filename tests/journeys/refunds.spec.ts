// Journey in Nepali on a phone: held money is entered for a customer number by two persons, and is held no longer.

import { expect, test, type Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }

test('held money: requested by the clerk, approved by the approver, receipted', async ({ browser }) => {
  const clerk = await signedIn(browser, 'ramesh@damak.example', phone)
  await open(clerk, site('damak', '/staff/refunds'))
  await expectFits(clerk)
  await clerk.getByRole('link', { name: 'निर्णय गर्नुहोस्' }).first().click()
  await expect(clerk.getByRole('heading', { level: 1, name: /पहिचान हुन बाँकी रकम: रु\./ })).toBeVisible()
  const send = clerk.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' })
  await clerk.getByLabel('भुक्तानीका रूपमा चढाउने').check()
  await clerk.getByLabel('कारण').fill('ग्राहकले बैंक भौचर ल्याउनुभयो')
  await send.press('Enter')
  await expect(clerk.locator('#held-form-errors')).toBeVisible()
  await clerk.getByLabel('ग्राहक नम्बर').fill('१०५५०')
  await send.press('Enter')
  await expect(clerk.getByRole('heading', { level: 2, name: 'स्वीकृत हुन बाँकी' })).toBeVisible()
  await expectFits(clerk)

  const approver = await signedIn(browser, 'bishnu@damak.example', phone)
  await open(approver, site('damak', '/staff/refunds'))
  await expect(approver.getByText('ग्राहकले बैंक भौचर ल्याउनुभयो')).toBeVisible()
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्' }).press('Enter')
  await expect(approver.getByText('रकम खातामा लेखियो')).toBeVisible()
  await expect(approver.getByText('स्वीकृत हुन बाँकी केही छैन।')).toBeVisible()
  await clerk.reload()
  await expect(clerk.getByText('यो रकम फिर्ता गरिसकिएको वा ग्राहक नम्बरमा चढाइसकिएको छ')).toBeVisible()

  await open(approver, site('damak', '/staff/receipts?part=reversed'))
  await expect(approver.getByRole('link', { name: 'उल्टाइएका' })).toHaveAttribute('aria-current', 'page')
  await expectFits(approver)
})

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
