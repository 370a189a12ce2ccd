// Journey: a clerk registers a complaint and an application for people at the counter, and prints their slips.

import { expect, test, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site, whenHydrated } from './site.ts'

const phone = { width: 360, height: 740 }
const wide = { width: 1920, height: 1080 }

test('a complaint reported by telephone is registered on a phone, its slip is in the person’s language, and the person tracks it', async ({
  browser,
}) => {
  test.slow()
  const clerk = await signedIn(browser, 'ramesh@damak.example', { viewport: phone })
  await clerk.getByRole('link', { name: 'काउन्टरमा आएको गुनासो' }).click()
  await whenHydrated(clerk)
  await expectAccessible(clerk)
  expect(await clerk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await clerk.getByRole('button', { name: 'गुनासो दर्ता गर्नुहोस्' }).click()
  await expect(clerk.locator('#counter-complaint-errors')).toBeVisible()
  await clerk.getByLabel('टेलिफोनबाट').check()
  await clerk.getByLabel('अङ्ग्रेजी').check()
  await clerk.locator('[name=type][value=no-water]').check()
  await clerk.locator('[name=message]').fill('No water since the morning')
  await clerk.locator('[name=name]').fill('Sita Sharma')
  await clerk.locator('[name=phone]').fill('9841700301')
  await clerk.locator('[name=consent]').check()
  await clerk.getByRole('button', { name: 'गुनासो दर्ता गर्नुहोस्' }).click()
  await clerk.waitForURL(/\/staff\/complaints\/\d+\/slip$/)
  const slip = clerk.getByRole('region', { name: 'Registration slip' })
  await expect(slip).toContainText('Target date')
  await expectAccessible(clerk)
  const code = await slip.locator('[translate=no]').innerText()
  expect(code).toMatch(/^C-/)

  await clerk.getByLabel('८० मिमि रोल').check()
  await clerk.emulateMedia({ media: 'print' })
  await expect(slip).toBeVisible()
  await expect(clerk.getByRole('button', { name: 'पर्ची छाप्नुहोस्' })).toBeHidden()
  await clerk.emulateMedia({ media: null })
  const printed = (await clerk.pdf({ preferCSSPageSize: true })).toString('latin1')
  // One sheet of 80 mm, in points.
  expect([...printed.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)))).toEqual([
    227,
  ])

  await clerk.getByRole('link', { name: 'गुनासो खोल्नुहोस्' }).click()
  await expect(clerk.getByText('टेलिफोनबाट')).toBeVisible()
  const reporter = await (await browser.newContext()).newPage()
  await open(reporter, site('damak', `/complaint/track?code=${code}&lang=en`))
  await reporter.locator('[name=phone]').fill('9841700301')
  await reporter.getByRole('button', { name: 'Show the complaint' }).click()
  await expect(reporter.getByText('No water since the morning')).toBeVisible()
  await answersMeet(browser, clerk.url())
})

test('an application is registered in the steps of the public form', async ({ browser }) => {
  test.slow()
  const clerk = await signedIn(browser, 'ramesh@damak.example', { language: 'en', viewport: wide })
  await clerk.getByRole('link', { name: 'Application at the counter' }).click()
  await whenHydrated(clerk)
  await expectAccessible(clerk)
  await clerk.getByRole('link', { name: 'Transfer' }).click()
  await expect(clerk).toHaveURL(/view=transfer/)
  await clerk.getByRole('link', { name: 'New connection' }).click()
  await expect(clerk).toHaveURL(/view=new/)
  await clerk.getByLabel('Letter', { exact: true }).check()
  const next = clerk.getByRole('button', { name: /^Next/ })
  await next.click()
  await fill(clerk, { applicantNe: 'सीता शर्मा', applicantEn: 'Sita Sharma', fatherNe: 'राम शर्मा' })
  await fill(clerk, { motherNe: 'गङ्गा शर्मा', grandfatherNe: 'हरि शर्मा', citizenshipNo: '12-34' })
  await fill(clerk, { phone: '9841700302' })
  await next.click()
  await fill(clerk, { ward: '5', tol: 'आदर्श टोल' })
  await next.click()
  await fill(clerk, { kitta: '77', boundaryEast: 'a', boundaryWest: 'b', boundaryNorth: 'c', boundarySouth: 'd' })
  await next.click()
  await clerk.locator('[name=tapType]').selectOption('residential')
  await clerk.locator('[name=classification][value=private]').check()
  await clerk.locator('[name=householdUse][value=yes]').check()
  await fill(clerk, { quantity: '1', waterUsers: '4' })
  await next.click()
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer()
  await clerk
    .locator('[name=citizenship]')
    .setInputFiles({ name: 'citizenship.jpg', mimeType: 'image/jpeg', buffer: photo })
  await next.click()
  await clerk.locator('[name=declared]').check()
  await clerk.locator('[name=consent]').check()
  await clerk.getByRole('button', { name: 'Register application' }).click()
  await clerk.waitForURL(/\/staff\/applications\/\d+\/slip$/)
  const slip = clerk.getByRole('region', { name: 'दर्ता पर्ची' })
  await expect(slip.locator('[translate=no]')).toHaveText(/^A-/)
  await clerk.getByRole('link', { name: 'Open the application' }).click()
  await expect(clerk.getByRole('heading', { name: 'Sita Sharma' })).toBeVisible()
  await expect(clerk.locator('#history')).toContainText(/Ramesh/)

  await expect(clerk.getByRole('navigation', { name: 'Applications' }).getByRole('link').first()).toBeVisible()
  await expect(clerk.locator('#papers')).toContainText('not opened by you')
  await clerk.getByRole('button', { name: /^Open .*citizenship/i }).click()
  const beside = clerk.getByRole('region', { name: 'Document beside the application' })
  await expect(beside.getByRole('img')).toBeVisible()
  const [paper, details] = [await beside.boundingBox(), await clerk.locator('#papers').boundingBox()]
  expect(paper!.x).toBeGreaterThan(details!.x + details!.width)
  await expect(clerk.locator('#papers')).not.toContainText('not opened by you')
  await expectAccessible(clerk)
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
}

/** An answer that another officer gave meanwhile is shown before mine is sent, and my text stays. */
async function answersMeet(browser: Browser, address: string): Promise<void> {
  const kamala = await signedIn(browser, 'kamala@damak.example', { language: 'en', viewport: wide, opens: false })
  await kamala.goto(address)
  await expect(kamala.getByRole('heading', { level: 2, name: 'Actions' })).toBeVisible()
  await expect(kamala.getByRole('navigation', { name: 'Complaints' }).locator('[aria-current]')).toBeVisible()
  await kamala.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(kamala.getByText('The complainant reads English. Write in English.')).toBeVisible()
  const mine = kamala.locator('textarea[name=text]')
  await expect(mine).toHaveAttribute('lang', 'en')
  await mine.fill('We come at ten.')

  const ramesh = await signedIn(browser, 'ramesh@damak.example', { language: 'en', opens: false })
  await ramesh.goto(`${address}?do=answer`)
  await ramesh.locator('textarea[name=text]').fill('A team is on its way.')
  await ramesh.getByRole('button', { name: 'Save' }).click()
  await expect(ramesh.locator('#history')).toContainText('A team is on its way.')

  await kamala.getByRole('button', { name: 'Save' }).click()
  const meanwhile = kamala.getByRole('region', { name: 'Since you opened this form' })
  await expect(meanwhile).toContainText('A team is on its way.')
  await expect(mine).toHaveValue('We come at ten.')
  await expectAccessible(kamala)
  await kamala.getByRole('button', { name: 'Save' }).click()
  await expect(kamala.locator('#history')).toContainText('We come at ten.')
}
