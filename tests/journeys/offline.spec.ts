// Journey: without a connection a page is answered by the one that was stored; with it again, as always.

import { expect, test } from '@playwright/test'
import { expectAccessible, open, openUnused, site } from './site.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('a visitor without a connection reads what to do, under the organisation’s name, in the reader’s language first', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await open(page, site('damak', '/contact?lang=ne'))
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  expect(worker.url()).toBe(site('damak', '/service-worker.js'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => caches.match('/offline').then(Boolean))).toBe(true)
  expect(refused).toEqual([])

  await page.context().setOffline(true)
  await page.goto(site('damak', '/tariff'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('इन्टरनेट सम्पर्क छैन')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No connection')
  await expect(page.getByText('दमक खानेपानी', { exact: false }).first()).toBeVisible()
  // The style sheet was stored too.
  expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)).toBeGreaterThan(10)
  await expectAccessible(page)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'पुनः प्रयास गर्नुहोस्' }).click()
  await expect(page).toHaveURL(site('damak', '/tariff'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('इन्टरनेट सम्पर्क छैन')
})

test('the page of one organisation is not shown for another', async ({ page }) => {
  await openUnused(page, site('kakarvitta'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => caches.match('/offline').then((stored) => stored?.text())))
    .toContain('Kakarvitta')
  await page.context().setOffline(true)
  await expect(page.goto(site('damak'))).rejects.toThrow()
})
