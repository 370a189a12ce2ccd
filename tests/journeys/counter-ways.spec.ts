// Journey in Nepali on a phone by keyboard: a wallet reference and a fee without a customer number at the counter, verified by the accountant; and the count of the drawer.

import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { payAtCounter } from './counter-payment.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { viewport: { width: 360, height: 740 } }

test('a wallet reference is unpaid until the accountant has verified it; a fee is receipted at once', async ({
  browser,
}) => {
  test.slow()
  const cashier = await signedIn(browser, 'sunita@damak.example', phone)
  await payAtCounter(cashier, { customerNumber: '10557', rupees: 100 })
  await open(cashier, site('damak', '/staff/counter'))
  const reference = `WAY${randomInt(1e8)}`
  // As a scanner types the code of the bill.
  await cashier.getByLabel('ग्राहक नम्बर').fill('http://damak.localhost/pay?number=10557')
  await cashier.keyboard.press('Enter')
  await cashier.getByLabel('वालेट', { exact: true }).check()
  await cashier.locator('[name=rupees]').fill('१५०.५०')
  await cashier.locator('[name=reference]').fill(reference)
  await cashier.keyboard.press('Enter')
  await expect(cashier.locator('#take-payment-errors')).toBeVisible()
  await expectFits(cashier)
  await cashier.locator('select[name=gateway]').selectOption('esewa')
  await cashier.locator('[name=reference]').press('Enter')
  await expect(cashier.getByText(`वालेट सन्दर्भ ${reference}`)).toBeVisible()
  await expect(cashier.locator('[name=customerNumber]')).toBeFocused()

  await open(cashier, site('damak', '/staff/counter/fees'))
  await cashier.locator('select[name=purpose]').selectOption({ index: 1 })
  await expect(cashier.locator('[name=rupees]')).toHaveValue('१००')
  await expectFits(cashier)
  await cashier.locator('[name=payer]').fill('हरि शर्मा')
  await cashier.keyboard.press('Enter')
  // One step back from the form, and the receipt is on the paper while the page stays.
  await expect(cashier.locator('select[name=purpose]')).toBeFocused()
  await cashier.evaluate(keepPrint)
  await cashier.keyboard.press('Shift+Tab')
  await expect(cashier.getByRole('button', { name: 'रसिद छाप्नुहोस्' })).toBeFocused()
  await cashier.keyboard.press('Enter')
  await expect(cashier.locator('select[name=purpose]')).toBeFocused()
  await expect(cashier.locator('html')).toHaveAttribute('data-printed', /हरि शर्मा/)
  await expect(cashier.locator('.receipt')).toHaveCount(0)
  await cashier.getByRole('link', { name: 'रसिद', exact: true }).last().press('Enter')
  await expect(cashier.getByRole('button', { name: 'प्रतिलिपि छाप्नुहोस्' })).toBeVisible()

  const accountant = await signedIn(browser, 'dipak@damak.example', { ...phone, opens: false })
  await open(accountant, site('damak', '/staff/wallet-payments'))
  const pending = accountant.locator('#pending > div > div, #pending div.grid').filter({ hasText: reference }).first()
  await expectFits(accountant)
  await pending.getByLabel('प्रमाणित गर्ने आधार').fill('मर्चेन्ट एपमा देखियो')
  await pending.getByRole('button', { name: 'प्रमाणित गरी चढाउनुहोस्' }).press('Enter')
  await expect(accountant.getByText('भुक्तानी चढाइयो र रसिद जारी भयो')).toBeVisible()
  await expect(
    accountant.getByRole('region', { name: 'प्रमाणित वा अस्वीकृत' }).or(accountant.locator('#decided')),
  ).toContainText(reference)
})

test('what is counted for closing the day is added up, and what is no number is refused at its field', async ({
  browser,
}) => {
  test.slow()
  const cashier = await signedIn(browser, 'sunita@damak.example', phone)
  await payAtCounter(cashier, { customerNumber: '10557', rupees: 100 })
  await open(cashier, site('damak', '/staff/counter/close'))
  await expect(cashier.getByLabel('रु. १,०००')).toBeFocused()
  await cashier.keyboard.type('२')
  await cashier.getByLabel('रु. ५', { exact: true }).fill('3')
  const sum = cashier.locator('p').filter({ hasText: 'गनिएको रकम' }).locator('output')
  await expect(sum).toHaveText('रु. २,०१५')
  await cashier.getByLabel('रु. १', { exact: true }).fill('x')
  await expect(sum).toHaveText('–')
  await cashier.keyboard.press('Enter')
  await expect(cashier.locator('#close-day-errors')).toBeVisible()
  await expectFits(cashier)
})

/** In the page: a browser without a window prints nothing. */
function keepPrint(): void {
  window.print = () => {
    document.documentElement.dataset['printed'] = document.querySelector('.print-only .receipt')!.textContent
    dispatchEvent(new Event('afterprint'))
  }
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
