// Journey: apply for a tap by keyboard, on a phone, without script, in both languages, and offline.

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { paperBytes } from '#tests/applications.ts'
import { requestSite } from './pages.ts'
import { requestSession } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { width: 360, height: 740 }
const picture = paperBytes('png')
const pdf = paperBytes('pdf')

let callers = 0
/** A new phone number for every application, so that no limit is reached. */
function ownPhone(): string {
  callers += 1
  return `98510${String(Date.now() % 1000).padStart(3, '0')}${String(callers).padStart(2, '0')}`
}

const applicant = {
  applicantNe: 'सीता शर्मा',
  applicantEn: 'Sita Sharma',
  fatherNe: 'राम शर्मा',
  motherNe: 'गङ्गा शर्मा',
  grandfatherEn: 'Krishna Sharma',
  citizenshipNo: '०४-०१-७५-०१२३४',
}
const place = { district: 'झापा', ward: '५', tol: 'शान्ति टोल' }
const land = {
  kitta: '१२३४',
  boundaryEast: 'बाटो',
  boundaryWest: 'हरिको घर',
  boundaryNorth: 'कुलो',
  boundarySouth: 'मन्दिर',
}

function field(page: Page, name: string): Locator {
  return page.locator(`#application-${name}`)
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function fillWater(page: Page): Promise<void> {
  await field(page, 'tapType').selectOption('residential')
  await page.locator('input[name=classification][value=private]').check()
  await page.locator('input[name=householdUse][value=yes]').check()
  await fill(page, { quantity: '1', waterUsers: '६' })
}

async function follow(page: Page, code: string, number: string): Promise<void> {
  await page.locator('#track-code').fill(code.toLowerCase())
  await page.locator('#track-phone').fill(number)
  await page.locator('#track-phone').press('Enter')
}

test('by keyboard alone, on a phone, step by step, with papers, to the code and its history', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  const number = ownPhone()
  await open(page, site('damak', '/registration/new?lang=en'))
  await expectAccessible(page)

  // The first step is refused while something is missing, and the first wrong field has the focus.
  await field(page, 'email').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'applicantNe')).toBeFocused()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await expectAccessible(page)

  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await tabTo(page, name)
      await page.keyboard.insertText(value)
    }
    await page.keyboard.press('Enter')
  }
  await type({ ...applicant, phone: number })
  await expect(page.getByRole('heading', { name: 'Place', exact: true })).toBeFocused()
  await type(place)
  await expect(page.getByRole('heading', { name: 'Land and house' })).toBeFocused()
  await type(land)
  await expect(page.getByRole('heading', { name: 'Tap and water' })).toBeFocused()

  await tabTo(page, 'tapType')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'classification')
  await page.keyboard.press('Space')
  await tabTo(page, 'quantity')
  await page.keyboard.insertText('1')
  await tabTo(page, 'householdUse')
  await page.keyboard.press('Space')
  await tabTo(page, 'waterUsers')
  await page.keyboard.insertText('६')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused()

  await field(page, 'citizenship').setInputFiles({ name: 'नागरिकता.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('नागरिकता.jpg')).toBeVisible()
  await field(page, 'landCertificate').setInputFiles({ name: 'lalpurja.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expectAccessible(page)
  await field(page, 'landCertificate').focus()
  await page.getByRole('button', { name: 'Next' }).press('Enter')

  const review = page.locator('#application dl')
  await expect(review.filter({ hasText: 'सीता शर्मा' })).toBeVisible()
  await expect(review.filter({ hasText: 'lalpurja.pdf' })).toBeVisible()
  await expect(review.filter({ hasText: 'Residential' })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'declared')
  await page.keyboard.press('Space')
  await tabTo(page, 'consent')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send application' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Your application is registered' })).toBeVisible()
  await expect(page.getByText('Building permit / house map')).toBeVisible()
  await expect(page.getByText('Copy of citizenship certificate')).toHaveCount(0)
  await expectAccessible(page)
  const code = (await page.locator('strong.figures').textContent())!
  expect(code).toMatch(/^A-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  await page.getByRole('link', { name: 'Track or print the application' }).press('Enter')
  await expect(page.locator('#track-code')).toHaveValue(code)
  await follow(page, code, number)
  await expect(page.getByText('The office is preparing the application.')).toBeVisible()
  await expect(page.getByText('Sita Sharma')).toBeVisible()
  await expectAccessible(page)
  expect(page.url()).not.toContain(number)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('without script, in Nepali: refused with its errors, corrected, sent, followed and printed', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const number = ownPhone()
  await page.goto(site('damak', '/registration/transfer?lang=ne'))
  await fill(page, { ...applicant, ...place, ward: '९९', kitta: '१२३४', phone: number, waterUsers: '4' })
  await field(page, 'tapType').selectOption('other')
  await page.getByRole('button', { name: 'निवेदन पठाउनुहोस्' }).click()

  const summary = page.locator('#application-errors')
  await expect(summary).toContainText('कृपया फारामका त्रुटि सच्याउनुहोस्')
  await expect(summary).toContainText('वडा नं.: ५० भन्दा कम हुनुपर्छ')
  await expect(summary).toContainText('ग्राहक नम्बर: यो विवरण अनिवार्य छ')
  await expect(field(page, 'applicantNe')).toHaveValue('सीता शर्मा')

  await fill(page, { ward: '9', customerNo: 'D-1203', sellerNe: 'गोपाल राई' })
  await page.locator('input[name=transferReason][value=sale]').check()
  for (const name of ['arrearsKnown', 'declared', 'consent']) await field(page, name).check()
  await field(page, 'oldBill').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'निवेदन पठाउनुहोस्' }).click()
  await expect(page.getByRole('heading', { name: 'तपाईंको निवेदन दर्ता भयो' })).toBeVisible()

  const code = (await page.locator('strong.figures').textContent())!
  await page.getByRole('link', { name: 'स्थिति हेर्नुहोस् वा मुद्रण गर्नुहोस्' }).click()
  await follow(page, code, '9800000000')
  await expect(page.locator('#track-refusal')).toContainText('यो निवेदन नम्बर र फोन नम्बरको निवेदन फेला परेन')
  await follow(page, code, number)
  await expect(page.getByText('कार्यालयले निवेदन तयार गर्दै छ।')).toBeVisible()

  await page.getByRole('button', { name: 'फाराम मुद्रण गर्नुहोस्' }).click()
  const paper = page.locator('article.paper')
  await expect(paper).toContainText('गोपाल राई')
  await expect(paper.locator('.paper-qr')).toContainText(code)
  await expect(paper).toContainText('तयार गर्ने')
  await page.getByRole('button', { name: 'अङ्ग्रेजी' }).click()
  await expect(paper).toContainText('Prepared by')
  await expect(paper).not.toContainText('तयार गर्ने')
  await context.close()
})

test('a connection lost after the request arrived: no value is lost, and it is registered once', async ({ page }) => {
  test.slow()
  const number = ownPhone()
  await open(page, site('kakarvitta', '/registration/new?lang=en'))
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await fill(page, { ...applicant, phone: number })
  await next()
  await fill(page, place)
  await next()
  await fill(page, land)
  await next()
  await fillWater(page)
  await next()
  await next()
  await field(page, 'declared').check()
  await field(page, 'consent').check()

  const codes: string[] = []
  await page.route('**/customer/applications/**', async (route) => {
    const url = new URL(route.request().url())
    const { host } = url
    url.hostname = '127.0.0.1'
    const answer = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } })
    codes.push((await answer.json()).code)
    if (codes.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('The connection was lost')).toBeVisible()
  await expectAccessible(page)
  await expect(field(page, 'applicantEn')).toHaveValue('Sita Sharma')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('strong.figures')).toHaveText(codes[0]!)
  expect(codes[1]).toBe(codes[0])
})

test('a draft of a page that is left at once has what was typed last', async ({ page }) => {
  await open(page, site('damak', '/registration/new?lang=en'))
  await fill(page, { applicantNe: applicant.applicantNe, applicantEn: applicant.applicantEn })
  await page.goto(site('damak', '/'))
  await open(page, site('damak', '/registration/new?lang=en'))
  await expect(field(page, 'applicantEn')).toHaveValue(applicant.applicantEn)
})

test('a draft is restored after the page was closed, without consent', async ({ page }) => {
  const address = site('damak', '/registration/new?lang=ne')
  await open(page, address)
  await page.locator('input[name=gender][value=female]').check()
  // A name in one script is enough: entered in the other, the error disappears.
  await page.getByRole('button', { name: 'अर्को' }).click()
  await expect(page.locator('#application-grandfatherNe-error')).toBeVisible()
  await fill(page, applicant)
  await expect(page.locator('#application-grandfatherNe-error')).toHaveCount(0)
  await expect(page.getByText('मस्यौदा यस उपकरणमा सुरक्षित गरियो')).toBeAttached()
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(applicant.citizenshipNo)
  await open(page, address)
  await expect(field(page, 'applicantNe')).toHaveValue('सीता शर्मा')
  await expect(page.locator('input[name=gender][value=female]')).toBeChecked()

  // Another person on the same device finds no number of citizenship or land.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(applicant.citizenshipNo)
  await expect(field(page, 'citizenshipNo')).toHaveValue(applicant.citizenshipNo)
  const later = await page.context().newPage()
  await open(later, address)
  await expect(field(later, 'applicantNe')).toHaveValue('सीता शर्मा')
  await expect(field(later, 'citizenshipNo')).toHaveValue('')
  await later.close()

  // It opens at the last step, but not beyond the files, which must be selected again.
  const at = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })
  const next = () => page.getByRole('button', { name: 'अर्को' }).click()
  await field(page, 'phone').fill(ownPhone())
  await next()
  await fill(page, place)
  await next()
  await expect(at('जग्गा र घर')).toBeFocused()
  await expect.poll(() => stepInDraft(page)).toBe('land')
  await open(page, address)
  await expect(at('जग्गा र घर')).toBeVisible()
  await expect(at('निवेदक')).toBeHidden()
  await expect(page.getByRole('button', { name: '१. निवेदक (पूरा भयो)' })).toBeVisible()
  await fill(page, land)
  await next()
  await fillWater(page)
  await next()
  await next()
  await expect(field(page, 'declared')).toBeVisible()
  await expect.poll(() => stepInDraft(page)).toBe('review')
  await open(page, address)
  await expect(at('कागजात')).toBeVisible()
  await page.getByRole('button', { name: 'मस्यौदा हटाई नयाँ सुरु गर्नुहोस्' }).click()
  await expect(field(page, 'applicantNe')).toHaveValue('')
})

test('a draft of a transfer remembers that dues follow the tap, and continues at its last step', async ({ page }) => {
  test.slow()
  const address = site('damak', '/registration/transfer?lang=en')
  const at = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await open(page, address)
  await fill(page, { customerNo: 'D-1203', sellerNe: 'गोपाल राई' })
  await page.locator('input[name=transferReason][value=sale]').check()
  await field(page, 'arrearsKnown').check()
  await next()
  await fill(page, { ...applicant, phone: ownPhone() })
  await next()
  await fill(page, place)
  await next()
  await fill(page, { kitta: land.kitta })
  await next()
  await expect(at('Tap and water')).toBeFocused()
  await expect.poll(() => stepInDraft(page, 'transfer')).toBe('water')

  await open(page, address)
  await expect(at('Tap and water')).toBeVisible()
  await expect(at('Tap and transferor')).toBeHidden()
  await expect(field(page, 'customerNo')).toHaveValue('D-1203')
  await expect(field(page, 'arrearsKnown')).toBeChecked()

  await field(page, 'tapType').selectOption('residential')
  await fill(page, { waterUsers: '6' })
  await next()
  await next()
  for (const name of ['declared', 'consent']) await field(page, name).check()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { name: 'Your application is registered' })).toBeVisible()
})

for (const [lang, title] of [
  ['en', 'Connection application'],
  ['ne', 'धारा जडान आवेदन'],
] as const)
  test(`the choice and the blank form are accessible (${lang})`, async ({ page }) => {
    await open(page, site('damak', `/registration?lang=${lang}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.goto(site('damak', `/registration/print?kind=transfer&lang=${lang}`))
    await expect(page.locator('.paper-signature')).toHaveCount(3)
    await expect(page.locator('.paper-boundaries')).toContainText('पूर्व')
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.paper-tools')).toBeHidden()
  })

for (const kind of ['new', 'transfer'])
  for (const language of ['en', 'ne', 'both'])
    test(`the printed form of the kind ${kind} in ${language} fits its sheets, A4 and Letter`, async ({ page }) => {
      await page.goto(site('damak', `/registration/print?kind=${kind}&in=${language}`))
      for (const format of ['A4', 'Letter']) {
        const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
        expect(sheets, format).toHaveLength(language === 'both' ? 2 : 1)
      }
    })

test('without script the printed form has the photograph, and space for the names of the neighbour', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site('damak', '/registration/new?lang=en'))
  const names = { neighbourNe: 'कृष्ण प्रसाद भट्टराई', neighbourEn: 'Krishna Prasad Bhattarai' }
  await fill(page, { ...applicant, ...place, ...names, phone: ownPhone() })
  await field(page, 'photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Print instead of sending' }).click()
  const paper = (await opened).locator('article.paper')
  const photo = paper.locator('.paper-photo img')
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  await expect(photo).toHaveJSProperty('complete', true)
  expect(await photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const line = paper.locator('.paper-double .paper-value')
  await expect(line).toContainText(names.neighbourEn)
  expect((await line.boundingBox())!.height, 'at most two lines').toBeLessThan(40)
  await context.close()
})

test('an unsent form can be printed', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, site('damak', '/registration/new?lang=en'))
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await fill(page, { ...applicant, phone: ownPhone() })
  await next()
  await fill(page, place)
  await next()
  await fill(page, land)
  await next()
  await fillWater(page)
  await next()
  await next()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Print instead of sending' }).click()
  const paper = (await opened).locator('article.paper')
  await expect(paper).toContainText('सीता शर्मा')
  await expect(paper).toContainText('हरिको घर')
  await expect(paper.locator('.paper-qr')).toHaveCount(0)
})

test('a returned application is corrected on one page and sent again', async ({ page }) => {
  test.slow()
  const { code, phone: number } = await returnedApplication()
  await page.setViewportSize(phone)
  await open(page, site('damak', `/registration/track?code=${code}&lang=ne`))
  await follow(page, code, number)
  await page.getByRole('button', { name: 'सच्याएर पुनः पठाउनुहोस्' }).click()
  await expect(field(page, 'phone')).toHaveValue('९८०-६८००००६')
  await expect(field(page, 'ward')).toHaveValue(/^[०-९]+$/)
  await expect(field(page, 'citizenshipNo')).toHaveValue('SAMPLE-0001')
  await open(page, site('damak', `/registration/track?code=${code}&lang=en`))
  await follow(page, code, number)
  await expect(page.locator('[lang=ne]', { hasText: 'चार किल्ला नक्सासँग मिलेन' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Correct and resubmit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct the application')
  await expect(field(page, 'applicantNe')).toHaveValue('गोमा खतिवडा')
  await expect(page.getByText('Already uploaded. Choose a file only to replace it.').first()).toBeVisible()
  await field(page, 'boundaryEast').fill('')
  for (const name of ['declared', 'consent']) await field(page, name).check()
  await page.getByRole('button', { name: 'Send corrected application' }).click()
  await expect(field(page, 'boundaryEast')).toBeFocused()
  await field(page, 'boundaryEast').fill('नहर')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send corrected application' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your correction has been sent to the office')
  await expect(page.locator('strong.figures')).toHaveText(code)
  await page.goto(site('damak', `/registration/track?code=${code}&lang=en`))
  await follow(page, code, number)
  await expect(page.getByText('Corrected and resubmitted')).toBeVisible()
})

/** The returned application of the demonstration. */
async function returnedApplication(): Promise<{ code: string; phone: string }> {
  const { accessToken } = await requestSession('damak', 'gita@damak.example')
  const authorization = `Bearer ${accessToken.token}`
  const { body } = await requestSite('damak', '/web-resources/admin/applications/487?state=returned', { authorization })
  const { data } = JSON.parse(body.toString()) as { data: { code: string }[] }
  return { code: data[0]!.code, phone: '9806800006' }
}

function stepInDraft(page: Page, kind = 'new'): Promise<string> {
  return page.evaluate((name) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(name))
    const drafts = keys.map((key) => JSON.parse(localStorage.getItem(key)!))
    return drafts.toSorted((a, b) => b.turn - a.turn)[0]?.step
  }, `draft:application-${kind}-487#`)
}

/** Presses Tab until the field (the first of its name) has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const at = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    if (at === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} was not reached by Tab`)
}
