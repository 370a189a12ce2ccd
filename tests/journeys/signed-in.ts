// Signed-in people of the demonstration: by the API, or through the sign-in form.

import type { Browser, Page } from '@playwright/test'
import { userAfter, userKey } from '#platform/browser-session.ts'
import type { Renewed } from '#platform/browser-session.ts'
import type { Language } from '#kit/language.ts'
import { ask } from './pages.ts'
import { open, site, skipPreloader } from './site.ts'
import type { Town } from './site.ts'

/** Drawn by the product that runs; empty while Playwright only lists the journeys. */
export const password = process.env.PRODUCT_PASSWORD ?? ''

type SignIn = { town?: Town; language?: Language }
type Viewport = { width: number; height: number }

/** The person's first page in a browser of their own, in Nepali unless told. */
export async function signedIn(
  browser: Browser,
  identifier: string,
  { viewport, ...where }: SignIn & { viewport?: Viewport } = {},
): Promise<Page> {
  const page = await (await browser.newContext(viewport && { viewport })).newPage()
  await signInByApi(page, identifier, where)
  return page
}

/**
 * Stores a new session of the person in this browser and opens their first page. The form is not walked through:
 * `session.spec.ts` does that.
 */
export async function signInByApi(
  page: Page,
  identifier: string,
  { town = 'damak', language = 'ne' }: SignIn = {},
): Promise<void> {
  const { person, ...tokens } = await requestSession(town, identifier)
  await skipPreloader(page)
  await page.context().addCookies([{ name: 'preferredLanguage', value: language, url: site(town) }])
  // A file of the site, which runs no script, for its storage.
  await page.goto(site(town, '/robots.txt'))
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key!, value!)),
    [
      [userKey, JSON.stringify(userAfter(tokens, Date.now()))],
      ['preferredLanguage', language],
    ],
  )
  await page.goto(site(town, person.kind === 'staff' ? '/staff' : '/account'))
  await page.getByRole('button', { name: /^(Log out|लगआउट)$/ }).waitFor()
}

type Session = Renewed & { person: { kind: 'staff' | 'customer' } }

export async function requestSession(town: Town, identifier: string): Promise<Session> {
  const credentials = { identifier, password, deviceName: 'Journey' }
  const { status, body } = await ask(town, '/web-resources/auth/login', json, 'POST', JSON.stringify(credentials))
  if (status !== 200) throw new Error(`${identifier} is not signed in: ${status} ${body}`)
  return JSON.parse(body.toString()) as Session
}

const json = { 'content-type': 'application/json' }

/** Through the form, in Nepali, in this browser. */
export async function signInByForm(page: Page, identifier: string): Promise<void> {
  await open(page, site('damak', '/login?lang=ne'))
  await page.getByLabel('ग्राहक नम्बर, फोन वा इमेल').fill(identifier)
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
  await page.waitForURL(/\/(staff|account)$/)
}
