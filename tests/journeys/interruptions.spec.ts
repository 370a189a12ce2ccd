// Journey: an interruption announced at night from a phone, in Nepali: two touches, public at once, changed, ended.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site, whenHydrated } from './site.ts'

const phone = { width: 390, height: 844 }

test('announced from the dashboard, read by visitors, corrected, and ended when water is back', async ({ browser }) => {
  const officer = await signedIn(browser, 'kamala@damak.example', { viewport: phone })
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()

  await officer.getByRole('link', { name: 'पानी अवरोधको सूचना दिनुहोस्' }).click()
  await whenHydrated(officer)
  const notice = officer.getByRole('region', { name: 'सर्वसाधारणले पढ्ने सूचना' })
  await expect(notice).toContainText('मुख्य पाइप फुटेकाले मर्मत भइरहेको छ।')
  await expect(notice).toContainText('सबै वितरण जोन')
  await expectAccessible(officer)
  // Only one tol, so that other journeys keep their water.
  await officer.getByLabel('कहाँ').selectOption({ label: 'टोल: प्रगति टोल, वडा नं. ३' })
  await officer.getByLabel('करिब ४ घण्टा').check()
  await expect(notice).toContainText('१ टोलका बासिन्दालाई देखिन्छ')
  await officer.getByRole('button', { name: 'अहिले प्रकाशित गर्नुहोस्' }).click()
  await expect(officer).toHaveURL(/\/staff\/interruptions$/)
  const row = officer.getByRole('listitem').filter({ hasText: 'प्रगति टोल' })
  await expect(row).toContainText('हाल अवरुद्ध')
  await expectAccessible(officer)

  await open(visitor, site('damak', '/water-schedule?lang=ne'))
  await expect(visitor.getByText('प्रगति टोल', { exact: false }).first()).toBeVisible()
  await expect(visitor.getByText('मुख्य पाइप फुटेकाले मर्मत भइरहेको छ।').first()).toBeVisible()

  await row.getByRole('link', { name: 'परिवर्तन गर्नुहोस्' }).click()
  await whenHydrated(officer)
  await officer.getByLabel('कारण', { exact: true }).selectOption({ label: 'आफ्नै शब्दमा' })
  await officer.getByRole('button', { name: 'परिवर्तन सुरक्षित गर्नुहोस्' }).click()
  await expect(officer.getByText('कारण दुवै भाषामा लेख्नुहोस्').first()).toBeVisible()
  await officer.getByLabel('कारण (नेपालीमा)').fill('ठुलो भल्भ फेरिँदै छ।')
  await officer.getByLabel('कारण (अङ्ग्रेजीमा)').fill('A large valve is being replaced.')
  await officer.getByRole('button', { name: 'परिवर्तन सुरक्षित गर्नुहोस्' }).click()
  await expect(row).toContainText('ठुलो भल्भ फेरिँदै छ।')
  await open(visitor, site('damak', '/water-schedule?lang=en'))
  await expect(visitor.getByText('A large valve is being replaced.').first()).toBeVisible()

  await row.getByRole('button', { name: 'पानी आयो' }).click()
  await expect(row).toHaveCount(0)
  await open(visitor, site('damak', '/water-schedule?lang=en'))
  await expect(visitor.getByText('A large valve is being replaced.')).toHaveCount(0)
})
