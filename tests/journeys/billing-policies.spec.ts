// Journey in Nepali on a phone: an administrator sees a wrong fee refused, requests one person in place of two, and withdraws it.

import { expect, test, type Page } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

/** Saves nothing that other journeys bill by: two persons stay. */
test('one person in place of two is a request that stays undecided until another administrator', async ({
  browser,
}) => {
  const office = await signedInAsAdministrator(browser, { viewport: { width: 360, height: 740 }, opens: false })
  await open(office, site('damak', '/staff/billing-policies?lang=ne'))
  await expect(office.getByRole('heading', { level: 1, name: 'बिलसम्बन्धी नीति' })).toBeVisible()
  await expectFits(office)
  const edits = await office.locator('#history li').count()

  await office.getByLabel('तोकिएको शुल्क लाग्ने').check()
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).press('Enter')
  await expect(office.locator('main').getByRole('alert')).toContainText('शुल्क लेख्नुहोस्')
  await office.getByLabel('केही नलाग्ने').check()

  await office.getByLabel('एकै जनाले तयार र स्वीकृत गर्ने').check()
  await office.getByLabel('के र किन परिवर्तन गरियो').fill('कर्मचारी कम छन्')
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).press('Enter')
  await expect(office.locator('#history li')).toHaveCount(edits + 1)
  await expect(office.getByText('निर्णय बाँकी: दुईको सट्टा एक जना')).toBeVisible()
  await expect(office.getByText('अर्को प्रशासकले स्वीकृत गर्नुपर्छ')).toBeVisible()
  await expect(office.getByRole('button', { name: 'एक जना स्वीकृत गर्नुहोस्' })).toHaveCount(0)
  await expect(office.getByLabel('अर्को व्यक्तिले स्वीकृत गर्ने')).toBeChecked()
  await expectFits(office)
  await office.getByRole('button', { name: 'अनुरोध फिर्ता लिनुहोस्' }).press('Enter')
  await expect(office.getByText('निर्णय बाँकी: दुईको सट्टा एक जना')).toHaveCount(0)

  await open(office, site('damak', '/staff/billing/late?lang=ne'))
  await expect(office.getByRole('heading', { level: 1, name: 'पुरानो महसुल दरबाट जारी बिल' })).toBeVisible()
  await expectFits(office)
})

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
