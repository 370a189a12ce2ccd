// Journey: a customer adds a passkey on a phone and logs in with it alone.

import { expect, test } from '@playwright/test'
import { password, signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

test('a customer adds a passkey under Devices, logs in with it, and removes it', async ({ browser }) => {
  const page = await signedIn(browser, '10425', { viewport: { width: 360, height: 780 } })
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const asksThePerson = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...asksThePerson } })

  await open(page, site('damak', '/account/devices'))
  await page.getByRole('button', { name: 'पासकी थप्नुहोस्' }).click()
  await page.getByLabel('नाम').fill('मेरो फोन')
  await page.getByLabel('हालको पासवर्ड').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'पासकी थप्नुहोस्' }).click()
  const own = page.locator('#passkeys li', { hasText: 'मेरो फोन' })
  await expect(own.getByText('damak.localhost', { exact: false })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('user'))
  await open(page, site('damak', '/login'))
  await page.getByRole('button', { name: 'पासकीबाट लगइन गर्नुहोस्' }).click()
  await page.waitForURL(/\/account$/)

  await open(page, site('damak', '/account/devices'))
  await own.getByRole('button', { name: 'पासकी मेरो फोन हटाउनुहोस्' }).click()
  await expect(own).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('user'))
  await open(page, site('damak', '/login'))
  await page.getByRole('button', { name: 'पासकीबाट लगइन गर्नुहोस्' }).click()
  await expect(page.getByText('यो पासकी यहाँ दर्ता छैन वा हटाइएको छ।', { exact: false })).toBeVisible()
})
