// Journey on a phone: a report of a period, whose heading has both days; a day that cannot be read is answered at its field, without figures of another one.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

test('a report says of which days it is, and at which field a day cannot be read', async ({ browser }) => {
  const page = await signedIn(browser, 'dipak@damak.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('damak', '/staff/reports?report=collection&from=ad&from=2026-02-30&on=ad&on=2026-11-20'))
  const from = page.getByLabel('मितिदेखि', { exact: true })
  await expect(from).toHaveValue('2026-02-30')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^मितिदेखि: .*वर्ष-महिना-दिनको क्रममा/)
  await expect(page.getByLabel('मितिसम्म', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('सुरुको बाँकी')).toHaveCount(0)
  await expectAccessible(page)

  await from.fill('2026-11-01')
  await page.getByRole('button', { name: 'देखाउनुहोस्' }).click()
  await expect(page.getByText(/^माग, सङ्कलन र बाँकी, .*कात्तिक १५.* – .*मङ्सिर ४/)).toBeVisible()
  await expect(page.getByText('सुरुको बाँकी').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.goto(site('damak', '/staff/collections?from=ad&from=2026-11-01&until=bs&until=2083/13/01'))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('मितिसम्म: महिना १ देखि १२ सम्म हुनुपर्छ')
  await expect(page.getByLabel('मितिसम्म', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('जम्मा')).toHaveCount(0)
})
