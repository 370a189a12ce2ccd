// Journey in Nepali on a phone: a clerk prepares the bills of a month, an approver issues them, and a bill is read and printed.

import { expect, test, type Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }

test('the bills of a month: prepared by the clerk, issued by the approver', async ({ browser }) => {
  const clerk = await signedIn(browser, 'ramesh@damak.example', { ...phone, opens: false })
  await open(clerk, site('damak', '/staff/billing'))
  await expect(clerk.getByRole('heading', { level: 1, name: 'महसुल बिल बनाउने' })).toBeVisible()
  await expectFits(clerk)
  await clerk.getByRole('button', { name: 'बिल तयार गर्नुहोस्' }).press('Enter')
  await clerk.waitForURL(/\/staff\/billing\/\d+$/)
  await expect(clerk.getByText('तयार गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ')).toBeVisible()
  await expect(clerk.getByRole('button', { name: /जारी गर्नुहोस्/ })).toHaveCount(0)
  await expectFits(clerk)

  await clerk.getByRole('link', { name: 'बिल बनिसकेको' }).click()
  await expect(clerk.getByRole('heading', { level: 1, name: 'बिल बनिसकेको' })).toBeVisible()
  await expect(clerk.getByRole('row')).toHaveCount(11)
  await expectFits(clerk)

  const approver = await signedIn(browser, 'bishnu@damak.example', { ...phone, opens: false })
  await open(approver, site('damak', '/staff/billing'))
  await approver.getByRole('link', { name: /जाँचेर स्वीकृत गर्नुहोस्/ }).click()
  await approver.getByRole('button', { name: /स्वीकृत गरी .* बिल जारी गर्नुहोस्/ }).press('Enter')
  await expect(approver.getByText('बिल जारी भयो')).toBeVisible()
  await expect(approver.getByText('बिल जारी भएको')).toBeVisible()
  await expect(approver.getByRole('region', { name: 'जारी भएका बिल' }).getByRole('row')).toHaveCount(11)

  await approver
    .getByRole('link', { name: /^२०८३-८४-/ })
    .first()
    .click()
  await expect(approver.getByRole('heading', { level: 1, name: /बिल नं\. २०८३-८४-/ })).toBeVisible()
  await expect(approver.getByRole('table', { name: 'बिलको विवरण' })).toContainText('न्यूनतम महसुल')
  await expect(approver.getByText('तिर्नुपर्ने जम्मा').first()).toBeVisible()
  await expectFits(approver)
  await approver.emulateMedia({ media: 'print' })
  await expect(approver.getByRole('table', { name: 'बिलको विवरण' })).toBeVisible()
  await expect(approver.getByRole('link', { name: 'खाता' })).toBeHidden()
})

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
