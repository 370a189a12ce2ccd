// Journeys in Nepali on a phone: a bill attached to a complaint, as customer and officer see it, and a statement with the earlier books and its print.

import { expect, test, type Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }
const message = 'अघिल्लो महिनाभन्दा दोब्बर आयो'

test('a complaint about a bill leads its customer to the bill, and shows the officer what it says', async ({
  browser,
}) => {
  const sita = await signedIn(browser, '10425', { ...phone, opens: false })
  await open(sita, site('damak', '/account/bills'))
  await sita.getByRole('main').getByRole('link', { name: /२०८३$/ }).first().click()
  await sita.getByRole('textbox', { name: 'के मिलेन?' }).fill(message)
  await sita.getByRole('textbox', { name: 'तपाईंको फोन नम्बर' }).fill('9841700071')
  await sita.getByRole('button', { name: 'गुनासो पठाउनुहोस्' }).click()
  await sita.waitForURL(/\/account\/complaints\/C-/)
  await expect(sita.getByText(message)).toBeVisible()
  const bill = sita.getByRole('link', { name: /^२०८३-८४-/ })
  await expect(bill).toBeVisible()
  await expectFits(sita)
  const number = (await bill.innerText()).split(',')[0]!
  await bill.click()
  await expect(sita.getByText(number, { exact: true })).toBeVisible()
  // Who opens the bill again sees that a complaint was sent.
  await expect(sita.locator('#doubt').getByRole('link', { name: /^C-/ }).first()).toBeVisible()

  const officer = await signedIn(browser, 'kamala@damak.example', { ...phone, opens: false })
  await open(officer, site('damak', `/staff/complaints?view=all&search=${encodeURIComponent(message)}`))
  await officer.getByRole('main').getByRole('link', { name: /^C-/ }).first().click()
  const attached = officer.getByRole('region', { name: 'संलग्न बिल' })
  await expect(attached).toContainText(number)
  await expect(attached).toContainText('यस बिलको रिडिङ')
  await expect(attached.getByRole('link')).toHaveCount(0)
  await expectFits(officer)
})

test('a statement has the earlier books, links its bills, and is printed with whose it is', async ({ browser }) => {
  const page = await signedIn(browser, '10425', { ...phone, opens: false })
  // A window that the browser blocks: the page itself is printed.
  await page.addInitScript(() => {
    window.open = () => null
    window.print = () => {}
  })
  await open(page, site('damak', '/account/statement/10431'))
  const earlier = page.getByRole('region', { name: 'पहिलेको लगतबाट' })
  await expect(earlier.getByText('D-BILL-3')).toBeVisible()
  await expectFits(page)
  await earlier.getByRole('button', { name: 'विकल्पहरू' }).click()
  await earlier.getByRole('button', { name: 'मुद्रण गर्नुहोस्' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'मुद्रण गर्नुहोस्' }).click()
  const sheet = page.locator('.print-sheet')
  await expect(sheet).toContainText('सीता शर्मा')
  await expect(sheet).toContainText('यी प्रविष्टिअघिको बाँकी')
  await expect(sheet).toContainText('रु. ९०३')

  // A print of a search claims no balances of the rows between.
  await open(page, site('damak', '/account/statement/10431?search=2083/05'))
  await expect(page.getByText('“२०८३/०५” खोज्दा भेटिएका प्रविष्टि मात्र', { exact: false })).toBeVisible()
  const statement = page.getByRole('main')
  await statement.getByRole('button', { name: 'विकल्पहरू' }).first().click()
  await statement.getByRole('button', { name: 'मुद्रण गर्नुहोस्' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'मुद्रण गर्नुहोस्' }).click()
  await expect(sheet).toContainText('“२०८३/०५” खोज्दा भेटिएका')
  await expect(sheet).not.toContainText('यी प्रविष्टिअघिको बाँकी')
  await open(page, site('damak', '/account/statement/10431'))
  await page.getByRole('link', { name: 'महसुल बिल' }).first().click()
  await page.waitForURL(/\/account\/bills\/\d{4}-\d{2}-\d+$/)
})

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
