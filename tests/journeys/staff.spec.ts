// Journey: on a phone and in Nepali an administrator invites somebody without a mail server, corrects the details, suspends and readmits.

import { expect, test } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, site } from './site.ts'

const phone = { width: 390, height: 844 }

test('without a mail server the code is read out; name, suspension and its reason are in the record', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const office = await signedInAsAdministrator(browser, { viewport: phone, opens: false })
  const expectFits = async () => {
    await expectAccessible(office)
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  }
  await office.goto(site('damak', '/staff/people/new?lang=ne'))
  await expect(office.getByText('इमेल सर्भर नजोडिएकाले आमन्त्रण पठाइँदैन', { exact: false })).toBeVisible()
  await expect(office.getByText('एउटै व्यक्तिलाई दिन मिल्दैन', { exact: false })).toBeVisible()
  await expectFits()
  await office.getByLabel('अङ्ग्रेजीमा नाम').fill('Journey Person')
  await office.getByLabel('इमेल').fill('journey.person@damak.example')
  await office.getByRole('checkbox', { name: 'फाँटवाला (तयार गर्ने)' }).check()
  await office.getByRole('checkbox', { name: 'चेक जाँच गर्ने' }).check()
  await office.getByRole('button', { name: 'आमन्त्रण पठाउनुहोस्' }).click()
  await expect(office.locator('main').getByRole('alert').first()).toContainText('एउटा भूमिका मात्र छान्नुहोस्')
  await office.getByRole('checkbox', { name: 'चेक जाँच गर्ने' }).uncheck()
  await office.getByRole('button', { name: 'आमन्त्रण पठाउनुहोस्' }).click()
  await expect(office.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
  await expectFits()

  await office.goto(site('damak', '/staff/messages?lang=ne'))
  await office.getByRole('link', { name: 'नयाँ कोड देखाउनुहोस्: j•••@damak.example' }).first().click()
  await expect(office.getByRole('heading', { level: 1, name: 'Journey Person' })).toBeVisible()
  const other = await office.context().newPage()
  await other.goto(office.url())
  await other.getByLabel('फोन').fill('9811000045')
  await other.getByRole('button', { name: 'विवरण सुरक्षित गर्नुहोस्' }).click()
  await expect(other.getByText('विवरण सुरक्षित भयो')).toBeVisible()
  await other.close()
  await office.getByLabel('नेपालीमा नाम').fill('यात्रा कर्मचारी')
  await office.getByRole('button', { name: 'विवरण सुरक्षित गर्नुहोस्' }).click()
  const newer = office.getByRole('region', { name: 'हालको विवरण' })
  await expect(newer).toContainText('९८१-१००००४५')
  await expect(office.getByLabel('नेपालीमा नाम')).toHaveValue('यात्रा कर्मचारी')
  await expectFits()
  await office.getByRole('button', { name: 'विवरण सुरक्षित गर्नुहोस्' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'यात्रा कर्मचारी' })).toBeVisible()
  await office.getByLabel('कारण').fill('जाँचका लागि निलम्बन')
  await office.getByRole('button', { name: 'निलम्बन गर्नुहोस्' }).click()
  await expect(office.locator('#suspensions')).toContainText('जाँचका लागि निलम्बन')
  await expectFits()
  await expectReadableInTheDark(office)
  await office.getByRole('button', { name: 'निलम्बन फुकुवा गर्नुहोस्' }).click()
  await expect(office.locator('#suspensions')).toContainText('फुकुवा गर्नुभएको')
  await office.context().close()
})
