// Journey: what a signed-in customer finds on public pages: their name, and forms that start from their account.

import { expect, test } from '@playwright/test'
import { requestSite } from './pages.ts'
import { signInByApi } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const sita = '10425'
const clear = { en: 'Clear', ne: 'खाली गर्नुहोस्' }

test('a complaint starts from the account, visibly, and is emptied by one press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInByApi(page, sita)
  await open(page, site('damak', '/complaint?lang=ne'))
  const field = (name: string) => page.locator(`#complaint [name=${name}]`)
  await expect(page.getByText('तपाईंको खातामा भएको विवरण भरिएको छ।')).toBeVisible()
  const filled = {
    name: 'सीता शर्मा',
    email: 'sita@customers.example',
    ward: '5',
    tol: 'सिद्धार्थ टोल',
    customerNumber: '10425',
  }
  for (const [name, value] of Object.entries(filled)) await expect(field(name)).toHaveValue(value)
  await expectAccessible(page)
  await page.getByRole('button', { name: clear.ne }).click()
  for (const name of Object.keys(filled)) await expect(field(name)).toHaveValue('')
  await expect(page.getByRole('button', { name: clear.ne })).toHaveCount(0)

  // What was emptied is a draft, which wins over the account.
  await expect(page.getByText('मस्यौदा यस उपकरणमा सुरक्षित गरियो')).toBeAttached()
  await open(page, site('damak', '/complaint?lang=ne'))
  await expect(field('name')).toHaveValue('')
})

test('the form of the contact page starts from the account too, without React', async ({ page }) => {
  await signInByApi(page, sita)
  await open(page, site('damak', '/contact?lang=ne'))
  const field = (name: string) => page.locator(`#complaint [name=${name}]`)
  await expect(field('name')).toHaveValue('सीता शर्मा')
  await expect(field('ward')).toHaveValue('5')
  await expectAccessible(page)
  await page.getByRole('button', { name: clear.ne }).click()
  for (const name of ['name', 'ward', 'tol', 'email']) await expect(field(name)).toHaveValue('')
  await expect(page.getByRole('button', { name: clear.ne })).toBeHidden()
})

test('an application starts from the account, a transfer without the place', async ({ page }) => {
  await signInByApi(page, sita, { language: 'en' })
  const field = (name: string) => page.locator(`#application-${name}`)
  await open(page, site('damak', '/registration/new?lang=en'))
  const place = { ward: '5', tol: 'Siddhartha Tol' }
  const applicant = { applicantEn: 'Sita Sharma', applicantNe: 'सीता शर्मा', email: 'sita@customers.example' }
  for (const [name, value] of Object.entries({ ...applicant, ...place })) await expect(field(name)).toHaveValue(value)
  for (const [name, value] of Object.entries({ district: 'Jhapa', localLevel: 'Damak Municipality' }))
    await expect(field(name)).toHaveValue(value)
  await open(page, site('damak', '/registration/transfer?lang=en'))
  for (const [name, value] of Object.entries(applicant)) await expect(field(name)).toHaveValue(value)
  for (const name of Object.keys(place)) await expect(field(name)).toHaveValue('')
})

test('the calculator starts from the customer’s tap, not where the address has values', async ({ page }) => {
  await signInByApi(page, sita, { language: 'en' })
  await page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('account')!)
    account.customer.taps[0].customerType = 'industrial'
    localStorage.setItem('account', JSON.stringify(account))
  })
  const type = page.getByLabel('Customer type')
  await page.goto(site('damak', '/tarrif-calculator?lang=en'))
  await expect(page.getByText('Filled in from your account.')).toBeVisible()
  await expect(type).toHaveValue('industrial')
  await page.getByRole('button', { name: clear.en }).click()
  await expect(type).toHaveValue('residential')
  await open(page, site('damak', '/tarrif-calculator?customerType=residential&lang=en'))
  await expect(type).toHaveValue('residential')
  await expect(page.getByText('Filled in from your account.')).toHaveCount(0)
})

test('the name is on the device only, in both languages, and is removed with the session', async ({ page }) => {
  await signInByApi(page, sita, { language: 'en' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, site('damak', '/news?lang=ne'))
  await expect(page.getByRole('link', { name: 'सीता शर्मा, मेरो खाता' }).filter({ visible: true })).toHaveText(
    'सीता शर्मा',
  )
  await expectAccessible(page)
  for (const path of ['/news', '/complaint', '/tarrif-calculator'])
    expect((await requestSite('damak', path)).body.toString()).not.toContain('Sita Sharma')
  await page.goto(site('damak', '/account?lang=en'))
  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(site('damak', '/'))
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBeNull()
  await open(page, site('damak', '/complaint?lang=en'))
  await expect(page.locator('#complaint [name=name]')).toHaveValue('')
})
