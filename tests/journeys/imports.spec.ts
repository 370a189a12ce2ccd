// Journeys: a clerk imports a file of the register on a phone; an accountant one of the ledger, which another person approves.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const register = 'customer_number,name_ne,ward\n19001,गोपाल थापा,3\n19002,रीता बस्नेत,77\n'

test('a file of the register is compared, its refused cell is named, and the good row is written', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { viewport: { width: 360, height: 780 }, opens: false })
  await open(page, site('damak', '/staff/connections'))
  await page.getByRole('link', { name: 'फाइल आयात गर्ने' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'लगत आयात गर्ने' })).toBeVisible()
  const file = { name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(register) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'दाँज्नुहोस्' }).click()
  await expect(page.getByText('नयाँ १, परिवर्तन ०, उस्तै ०, अस्वीकृत १')).toBeVisible()
  await expect(page.getByText('वडा १ देखि ३३ सम्म हुन्छन्', { exact: false })).toBeVisible()
  // Which file it was, though the form waits for another one, and no need to choose it again.
  await expect(page.getByText('register.csv', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'केही पङ्क्ति अस्वीकृत भए पनि ठीक पङ्क्ति राख्नुहोस्' }).click()
  await page.getByRole('button', { name: 'राख्नुहोस्', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'फाइल राखियो' })).toBeVisible()
  await open(page, site('damak', '/staff/connections'))
  await page.getByRole('searchbox').fill('१९००१')
  await expect(page.getByText('गोपाल थापा')).toBeVisible()
})

test('names typed for Preeti are shown beside their text in Unicode and taken only when that is chosen', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { viewport: { width: 360, height: 780 }, opens: false })
  await open(page, site('damak', '/staff/imports/customers?lang=ne'))
  const buffer = Buffer.from('customer_number,name_ne,ward\n19011,uLtf e§/fO{,3\n19012,सीता राई,4\n')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'दाँज्नुहोस्' }).click()
  await expect(page.getByRole('heading', { name: 'प्रीति फन्टमा टाइप गरिएको पाठ: १ कोष्ठ' })).toBeVisible()
  await expect(page.getByText('uLtf e§/fO{', { exact: true })).toBeVisible()
  await expect(page.getByText('गीता भट्टराई', { exact: true })).toBeVisible()
  await expect(page.getByText('नयाँ १, परिवर्तन ०, उस्तै ०, अस्वीकृत १')).toBeVisible()
  await expect(page.getByRole('button', { name: 'राख्नुहोस्', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'युनिकोडको पाठ लिनुहोस्' }).press('Enter')
  await expect(page.getByText('नयाँ २, परिवर्तन ०, उस्तै ०, अस्वीकृत ०')).toBeVisible()
  await page.getByRole('button', { name: 'राख्नुहोस्', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'फाइल राखियो' })).toBeVisible()
  await open(page, site('damak', '/staff/connections'))
  await page.getByRole('searchbox').fill('१९०११')
  await expect(page.getByText('गीता भट्टराई')).toBeVisible()
})

/** Other references and another file each time: a journey is tried twice. */
const stamp = Date.now()
const entries = `customer_number,entry,amount_rs,on,reference,note
10541,payment,250.50,2083/08/02,${stamp}-1,
10541,waiver,40,2083/08/02,${stamp}-2,a leak
10541,fee,100,2083/08/02,${stamp}-3,
`

test('a file with a payment and a waiver is posted when another person has seen its sums and approves it', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 780 }, opens: false }
  const page = await signedIn(browser, 'dipak@damak.example', phone)
  await open(page, site('damak', '/staff/imports/ledger?lang=ne'))
  const file = { name: `${stamp}.csv`, mimeType: 'text/csv', buffer: Buffer.from(entries) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'दाँज्नुहोस्' }).press('Enter')
  await expect(page.getByText('यसमा भुक्तानी र निर्णयका पङ्क्ति २।', { exact: false })).toBeVisible()
  await expect(page.getByRole('table', { name: 'खातामा लेखिने रकम' })).toContainText('-२५०.५०')
  await page.getByRole('button', { name: 'स्वीकृतिका लागि पठाउनुहोस्' }).press('Enter')
  await expect(page.getByText('अर्को व्यक्तिले स्वीकृत नगरुन्जेल केही राखिँदैन।', { exact: false })).toBeVisible()
  await expectAccessible(page)

  const approver = await signedIn(browser, 'bishnu@damak.example', { viewport: { width: 360, height: 780 } })
  await approver.getByRole('link', { name: 'स्वीकृत गर्नुपर्ने खाताका प्रविष्टिका फाइल', exact: false }).first().click()
  await approver.getByRole('link', { name: `${stamp}.csv` }).press('Enter')
  await expect(approver.getByRole('table', { name: 'खातामा लेखिने रकम' })).toContainText('मिनाहा')
  await expectAccessible(approver)
  await approver.getByRole('button', { name: 'स्वीकृत गर्नुहोस्', exact: true }).press('Enter')
  await expect(approver.getByRole('heading', { name: 'फाइल राखियो' })).toBeVisible()
  await expect(approver.getByText('स्वीकृत गर्ने: विष्णु अधिकारी', { exact: false })).toBeVisible()
  await open(page, site('damak', '/staff/imports/ledger'))
  await expect(page.getByRole('heading', { name: 'स्वीकृत हुन बाँकी फाइल' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${stamp}.csv` })).toHaveCount(0)
})
