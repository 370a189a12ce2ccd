// Journey: sheets of paper and what is on them; `page-checks.ts` looks at every page in print media.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { signedIn } from './signed-in.ts'
import { open, site } from './site.ts'

for (const language of languages)
  test(`the week of supply of every zone in ${language} takes two sheets, A4 and Letter`, async ({ page }) => {
    await open(page, site('damak', `/water-schedule?lang=${language}`))
    for (const format of ['A4', 'Letter']) {
      expect(sheetsOf(await page.pdf({ format })), format).toBe(2)
    }
  })

for (const language of languages)
  test(`the schedule of a tol in ${language} takes one sheet, A4 and Letter`, async ({ page }) => {
    // Of the zone that has an interruption, a cancelled supply and a changed one.
    await open(page, site('damak', `/water-schedule?tol=ward-1-pipal&lang=${language}`))
    for (const format of ['A4', 'Letter']) expect(sheetsOf(await page.pdf({ format })), format).toBe(1)
  })

for (const format of ['A4', 'Letter'])
  test(`the text of a page begins on the ${format} sheet of the letterhead`, async ({ page, browser }) => {
    await open(page, site('damak', '/provision-executive-director?lang=en'))
    expect(sheetsOf(await page.pdf({ format }))).toBe(2)
    const sita = await signedIn(browser, '10425', { opens: false })
    await sita.goto(site('damak', '/account/payments'))
    await sita.getByRole('heading', { level: 1, name: 'भुक्तानी गर्ने र आफ्ना भुक्तानी' }).waitFor()
    expect(sheetsOf(await sita.pdf({ format }))).toBe(1)
  })

test('on paper no field is divided from its label', async ({ page }) => {
  for (const path of ['/complaint', '/registration/new', '/registration/transfer']) {
    await open(page, site('damak', `${path}?lang=ne`))
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(divisibleFields), path).toEqual([])
  }
})

test('a bill is one A4 sheet in the portal and in the console, a statement is A4, a roll is a roll', async ({
  browser,
}) => {
  const sita = await signedIn(browser, '10425', { opens: false })
  await open(sita, site('damak', '/account/bills?search=10431'))
  const bill = sita.getByRole('main').getByRole('link', { name: /२०८३$/ }).first()
  const [path, month] = [(await bill.getAttribute('href'))!, await bill.innerText()]
  const number = path.split('/').at(-1)!
  await open(sita, site('damak', path))
  await expect(sita.getByRole('table', { name: 'यस बिलको रकम, अघिल्लो बाँकी र जम्मा' })).toContainText('अघिल्लो बाँकी')
  const own = await printed(sita)
  expect([sheetsOf(own), paperOf(own)]).toEqual([1, [210, 297]])
  await open(sita, site('damak', `${path}/roll`))
  await sita.locator('.bill-roll').waitFor()
  expect(paperOf(await printed(sita))).toEqual([80, 297])
  await open(sita, site('damak', '/account/statement/10431'))
  await sita.getByRole('link', { name: 'महसुल बिल' }).first().waitFor()
  expect(paperOf(await printed(sita))).toEqual([210, 297])

  const clerk = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await open(clerk, site('damak', `/staff/bills/${number}`))
  await clerk.getByRole('table', { name: 'बिलको विवरण' }).waitFor()
  const stored = await printed(clerk)
  expect([sheetsOf(stored), paperOf(stored)]).toEqual([1, [210, 297]])
  await clerk.emulateMedia({ media: 'print' })
  await expect(clerk.getByRole('heading', { level: 1 })).toContainText(month)
  const names = clerk.getByText('दमक खानेपानी तथा सरसफाइ उपभोक्ता संस्था', { exact: true })
  expect(await names.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(1)
  await clerk.emulateMedia({ media: null })
  await clerk.getByRole('link', { name: '८० मि.मि. रोलमा छाप्नुहोस्' }).click()
  await expect(clerk.locator('.bill-roll')).toContainText('ग्राहक नम्बर: १०४३१')
  expect(paperOf(await printed(clerk))).toEqual([80, 297])

  // A ledger that is handed out has neither what is done with its entries nor addresses of the console.
  const accountant = await signedIn(browser, 'dipak@damak.example', { opens: false })
  await open(accountant, site('damak', '/staff/connections?search=10431'))
  await accountant.getByRole('link', { name: '१०४३१' }).click()
  await accountant.getByRole('link', { name: 'खाता', exact: true }).click()
  const entries = accountant.getByRole('table', { name: 'प्रविष्टिहरू' })
  await expect(entries.getByRole('link', { name: 'सच्याउनुहोस्' }).first()).toBeVisible()
  await accountant.emulateMedia({ media: 'print' })
  await expect(entries.getByRole('link', { name: 'सच्याउनुहोस्' }).first()).toBeHidden()
  const written = await entries
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
  expect(written.filter((content) => content.includes('/staff'))).toEqual([])
})

/** On the paper that the page asks for. */
function printed(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true })
}

/** Width and height of the first sheet in millimetres. */
function paperOf(file: Buffer): number[] {
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1'))!
  return [width, height].map((points) => Math.round((Number(points) * 25.4) / 72))
}

function sheetsOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Fields that two sheets may share, or that are in a row of a grid, which is drawn over the next one where sheets divide it. */
function divisibleFields(): string[] {
  const fields = [...document.querySelectorAll('main form .field')].filter((field) => field.checkVisibility())
  if (fields.length === 0) return ['no field']
  return fields
    .filter((field) => {
      const row = field.closest('.side-by-side') ?? field
      const isGrid = getComputedStyle(row.parentElement!).display === 'grid'
      return isGrid || getComputedStyle(row).breakInside !== 'avoid'
    })
    .map((field) => field.textContent)
}
