// Is what people send really dealt with: a new officer answers a complaint, and three hands bring an application to its approval, in Nepali?

import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

const password = 'himal-nadi-bagaicha'

test('an officer finds an open complaint, answers it, and the answer stands in its history', async ({ browser }) => {
  const page = await signIn(browser, 'kamala')
  await page.getByRole('link', { name: /^गुनासोहरू/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('गुनासोहरू')
  await page.goto(site('damak', '/staff/complaints?state=open'))
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('C-')
  await expectAccessible(page)
  await page.locator('#acts summary').getByText('जवाफ दिनुहोस्', { exact: true }).click()
  const answer = 'मर्मत टोली भोलि बिहान आउँछ।'
  const opened = page.locator('#acts details[open]')
  await opened.getByLabel('गुनासोकर्ताले पढ्ने विवरण').fill(answer)
  await opened.getByRole('button', { name: 'जवाफ दिनुहोस्' }).click()
  await expect(page.locator('#history')).toContainText(answer)
  await expect(page.locator('#history')).toContainText('Kamala Limbu')
  await page.context().close()
})

test('an application is prepared by one, checked by a second and approved by a third', async ({ browser }) => {
  const clerk = await signIn(browser, 'ramesh')
  await clerk.goto(site('damak', '/staff/applications?state=submitted'))
  await clerk.getByRole('rowheader').getByRole('link').first().click()
  await clerk.waitForURL(/\/staff\/applications\/\d+/)
  const address = clerk.url()
  await expectAccessible(clerk)
  await sign(clerk, 'तयार गरेको दस्तखत गर्नुहोस्', 'तयार भयो')
  await clerk.context().close()
  const checker = await signIn(browser, 'gita')
  await checker.goto(address)
  await sign(checker, 'चेक जाँच गरेको दस्तखत गर्नुहोस्', 'चेक जाँच भयो')
  await checker.context().close()
  const approver = await signIn(browser, 'bishnu')
  await approver.goto(address)
  await sign(approver, 'स्वीकृत गर्नुहोस्', 'स्वीकृत भयो')
  await approver.context().close()
})

test('an administrator is led to the second factor before anything else', async ({ browser }) => {
  const page = await signIn(browser, 'rajendra', '**/staff/second-factor')
  await expect(page.getByText('प्रशासकका लागि यो अनिवार्य छ')).toBeVisible()
  await page.getByRole('button', { name: 'सुरु गर्नुहोस्' }).click()
  await expect(page.getByRole('img', { name: 'क्यूआर कोडमा साँचो' })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})

async function signIn(browser: Browser, name: string, arrived = '**/staff'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await open(page, site('damak', '/login?lang=ne'))
  await page.getByLabel('ग्राहक नम्बर, फोन वा इमेल').fill(`${name}@damak.example`)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
  await page.waitForURL(arrived)
  return page
}

async function sign(page: Page, act: string, done: string): Promise<void> {
  await page.locator('#acts summary').getByText(act, { exact: true }).click()
  const opened = page.locator('#acts details[open]')
  for (const tick of await opened.getByRole('checkbox').all()) await tick.check()
  await opened.getByLabel('मेरो पद').fill('सहायक')
  await opened.getByRole('button', { name: act }).click()
  await expect(page.locator('#steps')).toContainText(done)
}
