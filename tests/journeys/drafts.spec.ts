// Journey: what is typed on one device is continued on another, in Nepali on a phone; two tabs, a line that is away, another person, leaving.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

const phone = { width: 390, height: 844 }
const kept = (page: Page) => page.getByText('मस्यौदा सुरक्षित गरियो', { exact: true })
const drafts = (page: Page) => page.locator('#drafts')

/** Delays every request about a draft until the returned function is called. */
async function delayDrafts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith('/auth/draft'),
    async (route) => {
      await promise
      await route.fallback()
    },
  )
  return resolve
}

test('an answer begun in the office is continued on the phone, and is gone when it has been sent', async ({
  browser,
}) => {
  test.slow()
  const office = await signedIn(browser, 'kamala@damak.example', { keepsDrafts: true, opens: false })
  const sendDelayed = await delayDrafts(office)
  await office.goto(site('damak', '/staff/complaints/new'))
  const text = '[name=message]'
  await office.locator(text).fill('पाइप फुटेर सडकमा पानी बगिरहेको छ।')
  sendDelayed()
  // Longer than the pause after which the device stores what was typed: the server had it before that.
  await office.waitForTimeout(1000)
  await expect(kept(office)).toBeVisible()
  await expect
    .poll(() => office.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([])

  const other = await signedIn(browser, 'ramesh@damak.example', { keepsDrafts: true })
  await expect(drafts(other), 'another person').toBeHidden()
  await other.goto(site('damak', '/staff/complaints/new'))
  await expect(other.locator(text)).toHaveValue('')
  await other.context().close()

  const mobile = await signedIn(browser, 'kamala@damak.example', { keepsDrafts: true, viewport: phone })
  await expectAccessible(mobile)
  const entry = drafts(mobile).getByRole('link')
  await expect(entry).toHaveCount(1)
  await entry.press('Enter')
  await expect(mobile.locator(text)).toHaveValue('पाइप फुटेर सडकमा पानी बगिरहेको छ।')
  await expect(mobile.getByText('तपाईंले पहिले भर्नुभएको विवरण पुनः राखिएको छ।', { exact: false })).toBeVisible()
  await mobile.locator(text).fill('पाइप फुटेर सडकमा पानी बगिरहेको छ, विद्यालय अगाडि।')
  await expect(kept(mobile)).toBeVisible()

  await office.locator(text).fill('पाइप फुटेको छ।')
  await expect(office.locator('main').getByRole('alert')).toContainText('अर्को ट्याब वा उपकरणमा थप भरिएको छ')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'अर्को विवरण देखाउनुहोस्' }).click()
  await expect(office.locator(text)).toHaveValue('पाइप फुटेर सडकमा पानी बगिरहेको छ, विद्यालय अगाडि।')

  await mobile.goto(site('damak', '/staff'))
  await drafts(mobile)
    .getByRole('button', { name: /^हटाउनुहोस्/ })
    .press('Enter')
  await expect(drafts(mobile)).toBeHidden()
  await mobile.goto(site('damak', '/staff/complaints/new'))
  await expect(mobile.locator(text)).toHaveValue('')
  expect(await mobile.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  for (const page of [office, mobile]) await page.context().close()
})

test('without a line the device keeps the text, leaving asks, and the server has it when the line is back', async ({
  browser,
}) => {
  test.slow()
  const page = await signedIn(browser, 'maya@damak.example', { keepsDrafts: true, viewport: phone, opens: false })
  await page.goto(site('damak', '/staff/questions/new'))
  const text = page.locator('[name=answerNe]')
  await expect(text).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await text.fill('मुख्य पाइप मर्मत')
  await expect(page.getByText('इन्टरनेट सम्पर्क छैन', { exact: false })).toBeVisible()
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.dismiss()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'सारांश' }).first().click()
  await expect.poll(() => questions).toHaveLength(1)
  expect(questions[0]).toContain('सुरक्षित नभएको विवरण')
  await expect(text).toHaveValue('मुख्य पाइप मर्मत')
  await page.context().setOffline(false)
  await expect(kept(page)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('navigation').getByRole('link', { name: 'सारांश' }).first().click()
  await expect(drafts(page).getByRole('link')).toHaveCount(1)
  await drafts(page)
    .getByRole('button', { name: /^हटाउनुहोस्/ })
    .click()
  await expect(drafts(page)).toBeHidden()
  await page.context().close()
})
