// Journey: after one visit a receipt is verified by its QR code without a connection, and what cannot be known is said.

import { expect, test } from '@playwright/test'
import { payAtCounter } from './counter-payment.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('the signature of a receipt is verified on a phone that has no connection', async ({ browser, page }) => {
  const cashier = await signedIn(browser, 'sunita@damak.example')
  const { signedCode: code } = await payAtCounter(cashier, { customerNumber: '10425', rupees: 5 })
  await open(page, site('damak', '/verify?lang=ne'))
  await expect.poll(() => page.evaluate(isReadyForNoConnection)).toBe(true)
  await page.context().setOffline(true)

  await page.goto(site('damak', `/verify?code=${code}&lang=ne`))
  await expect(page.getByText('जारी हुँदा सक्कली थियो; पछि उल्टाइएको छ कि छैन थाहा छैन')).toBeVisible()
  await expect(page.getByText('रु. ५', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)

  const changed = `${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`
  await page.goto(site('damak', `/verify?code=${changed}&lang=en`))
  await expect(page.getByText('This receipt is not genuine')).toBeVisible()
  await page.getByLabel('Code on the receipt').fill('R-7K4M-29XQ')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('only the QR code of a receipt can be verified', { exact: false })).toBeVisible()

  await page.context().setOffline(false)
  await page.goto(site('damak', `/verify?code=${code}&lang=en`))
  await expect(page.getByText('This receipt is genuine')).toBeVisible()
})

async function isReadyForNoConnection(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/verify')
  const keys = await caches.match('/.well-known/receipt-keys.json')
  const isOfThisPage = registration?.scope.endsWith('/verify') === true
  return isOfThisPage && registration.active?.state === 'activated' && keys !== undefined
}
