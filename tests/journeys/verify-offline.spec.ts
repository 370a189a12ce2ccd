// Journey: after one visit a receipt is verified by its QR code without a connection, and what cannot be known is said.

import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('the signature of a receipt is verified on a phone that has no connection', async ({ browser, page }) => {
  const cashier = await signedIn(browser, 'sunita@damak.example')
  const code = await cashier.evaluate(signedCodeOfNewReceipt, randomUUID())
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

/** Five rupees in cash; the day may be open already. */
async function signedCodeOfNewReceipt(submission: string): Promise<string> {
  const { access_token: token } = JSON.parse(localStorage.getItem('user')!) as { access_token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (path: string, body: object) =>
    fetch(`/web-resources${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await send('/admin/cashDays/487', { float: 500, submission: crypto.randomUUID() })
  const payment = { customerNumber: '10425', tender: 'cash', rupees: 5, reference: '', submission }
  const { number } = (await (await send('/admin/counter/487/payments', payment)).json()) as { number: string }
  const answer = await fetch(`/web-resources/admin/receipts/487/${number}`, { headers })
  return ((await answer.json()) as { signedCode: string }).signedCode
}
