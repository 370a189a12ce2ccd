// Journey: an editor adds files to the media library on a phone, is offered the same file again, and describes it in both languages.

import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { sampleFile } from '#tests/sample-files.ts'
import { expectTenRows } from './density.ts'
import { requestSite } from './pages.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, site } from './site.ts'

const phone = { width: 360, height: 740 }

/** A photograph of one colour. */
async function photograph(name: string, background: string, side = 600) {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
}

test('files are added on a phone, the same one is offered again, and a description in both languages is required once', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'maya@damak.example', { viewport: phone, opens: false })
  await page.goto(site('damak', '/staff/media'))
  await expect(page.getByRole('heading', { level: 1, name: 'मिडिया सङ्ग्रह' })).toBeVisible()
  const choose = page.getByLabel('फाइल छान्नुहोस्')
  await choose.setInputFiles([await photograph('pump.jpg', '#0b6e4f'), await photograph('tank.jpg', '#073b4c')])
  const uploads = page.getByRole('list', { name: 'थपिँदै गरेका फाइल' })
  await expect(uploads.getByText('थपियो')).toHaveCount(2)
  await choose.setInputFiles([await photograph('again.jpg', '#0b6e4f')])
  await expect(uploads.getByText('पहिलेदेखि नै थियो', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  await page.getByRole('link', { name: /^विवरण नभएका/ }).click()
  await page.getByRole('link', { name: 'pump.jpg' }).first().click()
  await page.getByLabel('नेपालीमा विवरण').fill('पम्प हाउस')
  const save = page.getByRole('button', { name: 'विवरण सुरक्षित गर्नुहोस्' })
  await save.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('अङ्ग्रेजीमा विवरण')
  await page.getByLabel('अङ्ग्रेजीमा विवरण').fill('The pump house')
  await save.click()
  await expect(page.getByText('विवरण सुरक्षित भयो')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पम्प हाउस')
  await expect(page.getByRole('img', { name: 'पम्प हाउस' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'फिर्ता लिनुहोस्' }).click()
  await expect(page.getByText('फाइल फिर्ता लिइयो')).toBeVisible()
  await expect(page.getByRole('button', { name: 'पुनः राख्नुहोस्' })).toBeVisible()
})

test('a picture of the gallery names its album; ten rows are seen at once', async ({ browser }) => {
  const page = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/media'))
  await expectTenRows(page, page.locator('main .sheet tbody tr'))
  await page.goto(site('damak', '/staff/media?kind=picture&sortBy=addedAt&sortOrder=asc'))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.waitForURL(/\/staff\/media\/\d+/)
  await expect(page.getByRole('link', { name: /^(Album|Member|Article|Page): / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
})

test('photographs that have arrived become an album with one touch, and one text describes them', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'maya@damak.example', { viewport: phone, opens: false })
  await page.goto(site('damak', '/staff/media'))
  const pictures = [photograph('source.jpg', '#1d3557', 500), photograph('users.jpg', '#457b9d', 500)]
  await page.getByLabel('फाइल छान्नुहोस्').setInputFiles(await Promise.all(pictures))
  await page.getByRole('link', { name: 'यी २ तस्बिरको एल्बम बनाउनुहोस्' }).click()
  await page.locator('[name=titleNe]').fill('जाँचको एल्बम')
  await page.locator('input[name=takenOn]').last().fill('२०८३/०८/०५')
  await page.locator('[name=sharedNe]').fill('मुहान सफा गर्दै उपभोक्ता')
  await page.locator('[name=sharedEn]').fill('Users clean the source')
  await page.getByRole('radio', { name: 'मस्यौदाका रूपमा राख्ने' }).check()
  await expectAccessible(page)
  await page.locator('main button[type=submit]').last().click()
  await page.waitForURL(/\/staff\/albums\/\d+/)
  await expect(page.getByText('मुहान सफा गर्दै उपभोक्ता').first()).toBeVisible()
})

const partBytes = 256 * 1024

test('a file arrives whole over a line that is cut twice, and goes on where it was; another is cancelled', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'maya@damak.example', { viewport: phone, language: 'en', opens: false })
  await page.goto(site('damak', '/staff/media'))
  const report = Buffer.from(sampleFile('pdf', `line ${Date.now()} ${'x'.repeat(5 * partBytes)}`))
  const { starts, cuts } = await cutTwice(page)
  const uploads = page.getByRole('list', { name: 'Files that are being added' })
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'report.pdf', mimeType: 'application/pdf', buffer: report }])
  await expect(uploads.getByText('The connection was lost at', { exact: false })).toBeVisible()
  await expect(uploads.getByText('Added', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(cuts()).toBe(2)
  // A busy server may be asked for a part again; none that has arrived is sent anew after a cut.
  expect([...new Set(starts())]).toEqual([0, 1, 2, 3, 4, 5].map((part) => part * partBytes))
  expect(starts()).toEqual(starts().toSorted((one, other) => one - other))
  await uploads.getByRole('link', { name: 'Describe it' }).click()
  const [opened] = await Promise.all([
    page.waitForRequest(/\/admin\/media\/487\/\d+\/file$/),
    page.getByRole('button', { name: 'Open the PDF file' }).click(),
  ])
  const { authorization = '' } = await opened.allHeaders()
  const { body } = await requestSite('damak', new URL(opened.url()).pathname, { authorization })
  expect([body.length, body.equals(report)]).toEqual([report.length, true])

  await page.goto(site('damak', '/staff/media'))
  await page.route(/\/parts$/, () => undefined)
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'other.pdf', mimeType: 'application/pdf', buffer: report }])
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE')
  await uploads.getByRole('button', { name: 'Cancel: other.pdf' }).click()
  await cancelled
  await expect(uploads.getByText('Cancelled')).toBeVisible()
})

/** Cuts the line at the third and at the fifth part; `starts` are those of the parts that arrived. */
async function cutTwice(page: Page): Promise<{ starts: () => number[]; cuts: () => number }> {
  const starts: number[] = []
  const cutAt = new Set([2 * partBytes, 4 * partBytes])
  let cuts = 0
  await page.route(/\/parts$/, async (route) => {
    const start = Number(/name="start"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()!.toString('latin1'))![1])
    if (cutAt.delete(start)) {
      cuts += 1
      return route.abort('connectionreset')
    }
    starts.push(start)
    return route.continue()
  })
  return { starts: () => starts, cuts: () => cuts }
}

test('a described picture of the library becomes the photograph of a member', async ({ browser }) => {
  const page = await signedIn(browser, 'maya@damak.example', { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/media'))
  await page.getByLabel('Choose files').setInputFiles([await photograph('sarita.jpg', '#5a189a')])
  await page.getByRole('link', { name: 'Describe it' }).click()
  await page.getByLabel('Description in Nepali').fill('सरिता खड्का धारामा')
  await page.getByLabel('Description in English').fill('Sarita Khadka at a tap')
  await page.getByRole('button', { name: 'Save the description' }).click()
  await expect(page.getByText('The description is saved')).toBeVisible()
  const file = page.url()

  await page.goto(site('damak', '/staff/members/new'))
  await page.getByLabel('Group').selectOption('staff')
  await page.getByLabel('Name, in English').fill('Sarita Khadka')
  await page.getByRole('button', { name: 'Choose from the media library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Media library' })
  await dialog.getByRole('searchbox').fill('at a tap')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sarita Khadka at a tap' }).click()
  await expect(page.getByText('Chosen from the library')).toBeVisible()
  await page.getByLabel('Save as draft').check()
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sarita Khadka' })).toBeVisible()
  await page.goto(file)
  await expect(page.getByRole('link', { name: 'Member: Sarita Khadka' })).toBeVisible()
})
