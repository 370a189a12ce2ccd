// Journey: a clerk compares a file of the register on a phone, sees the refused cell, and writes the good rows.

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
  await page.getByText('केही पङ्क्ति अस्वीकृत भए पनि ठीक पङ्क्ति राख्नुहोस्').click()
  await page.getByRole('button', { name: 'दाँज्नुहोस्' }).click()
  await expect(page.getByText('नयाँ १, परिवर्तन ०, उस्तै ०, अस्वीकृत १')).toBeVisible()
  await expect(page.getByText('वडा १ देखि ३३ सम्म हुन्छन्', { exact: false })).toBeVisible()
  await expectAccessible(page)
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
  await expect(page.getByRole('heading', { name: 'प्रीति फन्टमा टाइप गरिएको पाठ: १ कोठा' })).toBeVisible()
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
