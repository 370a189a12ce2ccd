// How does a person of the demonstration come into the signed-in rooms, in Nepali, in a browser of their own?

import type { Browser, Page } from '@playwright/test'
import { open, site } from './site.ts'

/** Drawn by the product that runs; empty while Playwright only lists the journeys. */
export const password = process.env.PRODUCT_PASSWORD ?? ''

export async function signedIn(
  browser: Browser,
  who: string,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const page = await (await browser.newContext(viewport && { viewport })).newPage()
  await enterAs(page, who)
  return page
}

/** The same in the browser that is there. */
export async function enterAs(page: Page, who: string): Promise<void> {
  await open(page, site('damak', '/login?lang=ne'))
  await page.getByLabel('ग्राहक नम्बर, फोन वा इमेल').fill(who)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
  await page.waitForURL(/\/(staff|account)$/)
}
