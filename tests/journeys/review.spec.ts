// Journey: on a phone and in Nepali a question gets a day of its next review, and the page of all kinds and the dashboard lead to it.

import { expect, test } from '@playwright/test'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

const phone = { width: 390, height: 844 }

test('a question without English gets a day of review; the page of all kinds shows both, and the day is taken away', async ({
  browser,
}) => {
  test.slow()
  const page = await signedIn(browser, 'maya@damak.example', { viewport: phone, opens: false })
  const question = `पुनरावलोकन गर्नुपर्ने प्रश्न ${Date.now()}`
  await page.goto(site('damak', '/staff/questions/new'))
  await page.locator('[name=questionNe]').fill(question)
  await page.locator('[name=answerNe]').fill('उत्तर')
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await page.waitForURL(/\/staff\/questions\/\d+/)

  await page.getByRole('link', { name: 'पुनरावलोकन मिति तोक्नुहोस्' }).press('Enter')
  const form = page.locator('#act-remind')
  await form.getByRole('textbox').fill('2083/01/01')
  await form.getByRole('button', { name: 'पुनरावलोकन मिति तोक्नुहोस्' }).click()
  await expect(form.getByText('आज वा त्यसपछिको मिति छान्नुहोस्').first()).toBeVisible()
  // Written as the page asks in Nepali: in Bikram Sambat.
  const { date } = inNepal(new Date(Date.now() + 86_400_000))
  const { year, month, day } = toBs(date)!
  const tomorrow = [year, month, day].join('/')
  await form.getByRole('textbox').fill(tomorrow)
  await form.getByRole('button', { name: 'पुनरावलोकन मिति तोक्नुहोस्' }).press('Enter')
  await expect(page.getByText(/पुनरावलोकन गर्ने$/).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(site('damak', '/staff'))
  await expect(page.locator('main').getByText('समीक्षा तथा म्याद').first()).toBeVisible()
  await page.goto(site('damak', '/staff/review'))
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.locator('#due').getByRole('link', { name: question })).toBeVisible()
  await page.locator('#due').getByRole('link', { name: question }).press('Enter')
  await page.waitForURL(/\/staff\/questions\/\d+/)

  await page.getByRole('link', { name: 'पुनरावलोकन मिति तोक्नुहोस्' }).click()
  await form.getByRole('textbox').fill('')
  await form.getByRole('button', { name: 'पुनरावलोकन मिति तोक्नुहोस्' }).click()
  await page.waitForURL((url) => !url.search.includes('remind'))
  await page.goto(site('damak', '/staff/review'))
  await expect(page.locator('#missing').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('#due').getByRole('link', { name: question })).toHaveCount(0)
  await page.context().close()
})
