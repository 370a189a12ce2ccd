// Journey: on a phone and in Nepali an administrator adds a zone, a tol and its reading day, copies the month, and closes the tol; visitors see each change.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

const phone = { width: 390, height: 844 }

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
}

test('a zone, a tol and its reading day are added, and the closed tol leads to its successor', async ({ browser }) => {
  test.setTimeout(240_000)
  const office = await signedInAsAdministrator(browser, { viewport: phone, opens: false })
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()
  const save = () => office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()

  await office.goto(site('damak', '/staff/zones?lang=ne'))
  await expectFits(office)
  await office.getByRole('link', { name: 'जोन थप्नुहोस्' }).click()
  await office.getByLabel('नाम (नेपालीमा)').fill('जाँच जोन')
  await office.getByLabel('नाम (अङ्ग्रेजीमा)').fill('Test Zone')
  await expectFits(office)
  await save()
  await expect(office.getByRole('link', { name: 'जाँच जोन', exact: true })).toBeVisible()

  await office.goto(site('damak', '/staff/tols/new?lang=ne'))
  await office.getByLabel('नाम (नेपालीमा)').fill('जाँच टोल')
  await office.getByLabel('नाम (अङ्ग्रेजीमा)').fill('Test Tol')
  await office.getByLabel('वडा नं.').fill('३')
  await office.getByLabel('वितरण जोन').selectOption('जाँच जोन')
  await expectFits(office)
  await expectReadableInTheDark(office)
  await save()
  await expect(office.getByRole('link', { name: 'जाँच टोल', exact: true })).toBeVisible()
  await expectFits(office)
  await open(visitor, site('damak', '/water-schedule?tol=test-tol&lang=ne'))
  await expect(visitor.locator('main')).toContainText('जाँच टोल')

  await office.goto(site('damak', '/staff/reading-days/new?lang=ne'))
  await office.getByLabel('वडा वा टोल').selectOption('जाँच टोल, वडा नं. ३')
  await office.getByLabel('साल').fill('२०८४')
  await office.getByLabel('महिना').selectOption('वैशाख')
  await office.getByLabel('सुरु गते').fill('३०')
  await office.getByLabel('अन्तिम गते').fill('३१')
  await office.getByLabel('मिटर रिडर (नेपालीमा)').fill('जाँच रिडर')
  await office.getByLabel('मिटर रिडर (अङ्ग्रेजीमा)').fill('Test Reader')
  await expectFits(office)
  await save()
  // The list shows fifty rows at first, and this month is after them.
  await office.getByRole('button', { name: 'वटा देखाउनुहोस्' }).click()
  await expect(office.getByRole('link', { name: /^२०८४ वैशाख ३०–३१ गते · .*वडा नं\. ३$/ })).toBeVisible()
  await office.getByRole('button', { name: 'महिना प्रतिलिपि गर्नुहोस्' }).click()
  await expect(office.getByRole('link', { name: /^२०८४ जेठ .*वडा नं\. ३$/ })).toBeVisible()
  await expectFits(office)
  await open(visitor, site('damak', '/meter-reading-schedule?lang=ne&year=2084&month=1'))
  await expect(visitor.locator('main')).toContainText('जाँच रिडर')

  await office.goto(site('damak', '/staff/tols?lang=ne'))
  await office.getByRole('link', { name: 'जाँच टोल हटाउनुहोस्' }).click()
  await expect(office.getByRole('heading', { name: 'यो विवरण वेबसाइटबाट हटाउने हो?' })).toBeFocused()
  await office.getByRole('button', { name: 'हटाउनुहोस्', exact: true }).click()
  await expect(office.locator('main').getByRole('alert').first()).toBeVisible()
  await expectFits(office)
  const successor = office.getByLabel('यसको सट्टा')
  await successor.selectOption({ index: 1 })
  const name = await successor.locator('option:checked').textContent()
  await office.getByRole('button', { name: 'हटाउनुहोस्', exact: true }).click()
  await expect(office.getByText('हालै हटाइएका')).toBeVisible()
  await open(visitor, site('damak', '/water-schedule?tol=test-tol&lang=ne'))
  await expect(visitor.locator('main')).toContainText(name!.split(',')[0]!)
  await open(visitor, site('damak', '/meter-reading-schedule?lang=ne&year=2084&month=1'))
  await expect(visitor.locator('main')).not.toContainText('जाँच रिडर')
})
