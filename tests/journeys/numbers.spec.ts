// Journey: on a phone and in Nepali the head of the office reads the numbers of a month, in both calendars; visits are counted from cached pages too.

import { expect, test } from '@playwright/test'
import { toAsciiDigits } from '#kit/language.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

const visitor =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

test('complaints by type, open applications and visits by page, without a person', async ({ browser }) => {
  test.setTimeout(90_000)
  const office = await signedIn(browser, 'bishnu@damak.example', {
    viewport: { width: 390, height: 844 },
    opens: false,
  })
  const row = office.locator('#visits tr').filter({ hasText: '/accessibility' })
  const visits = async () => {
    await open(office, site('damak', '/staff/numbers?lang=ne'))
    await expect(office.getByRole('heading', { level: 1, name: 'तथ्याङ्क' })).toBeVisible()
    if ((await row.count()) === 0) return 0
    return Number(toAsciiDigits(await row.locator('td').last().innerText()))
  }
  const before = await visits()
  const reader = await browser.newContext({ userAgent: visitor })
  const robot = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  for (const context of [reader, reader, reader, robot]) {
    const page = await context.newPage()
    await page.goto(site('damak', '/accessibility?lang=ne'))
    await page.close()
  }
  const stored = await reader.cookies()
  expect(stored.map(({ name }) => name)).toEqual(['preferredLanguage'])

  // Visits are written in batches: the first one may not hold all three.
  await expect.poll(visits, { timeout: 40_000 }).toBe(before + 3)
  await expect(office.locator('#complaints tbody tr').first()).toBeVisible()
  await expect(office.locator('#applications tbody tr')).toHaveCount(4)
  await expectAccessible(office)
  await expectReadableInTheDark(office)
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const month = office.getByLabel('महिना')
  await month.selectOption({ index: 1 })
  await office.getByRole('button', { name: 'हेर्नुहोस्' }).click()
  await expect(office).toHaveURL(/month=\d{4}%2F\d\d/)
  await expect(office.locator('main')).toContainText('गतेदेखि')
  await office.getByRole('link', { name: 'इस्वी संवत्' }).click()
  await expect(office).toHaveURL(/calendar=ad/)
  await expect(month.locator('option').first()).toContainText(
    /(जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर)/,
  )
  for (const context of [office.context(), reader, robot]) await context.close()
})
