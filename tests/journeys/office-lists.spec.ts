// Journey: on a phone and in Nepali an administrator edits each list of the office row by row, and visitors see each change at once.

import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { addDays } from '#kit/calendar/civil-date.ts'
import { typedDate } from '#kit/calendar/date-entry.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { expectTenRows, officeScreen } from './density.ts'
import { dragOver, fingerOf, mouseOf } from './dragging.ts'
import { requestSite } from './pages.ts'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

const phone = { width: 390, height: 844 }

// One session for all, and what one changes another reads.
test.describe.configure({ mode: 'serial' })

let signedIn: BrowserContext
test.beforeAll(async ({ browser }) => {
  signedIn = (await signedInAsAdministrator(browser, { opens: false })).context()
})
test.afterAll(() => signedIn.close())

/** A page of the administrator, of this size. */
async function openOffice(viewport: { width: number; height: number }): Promise<Page> {
  const page = await signedIn.newPage()
  await page.setViewportSize(viewport)
  return page
}

type List = {
  name: string
  add: string
  title: string
  page: string
  fill: (page: Page) => Promise<void>
  /** Opens the part of the page that has the row. */
  unfold?: (page: Page) => Promise<void>
}

const lists: List[] = [
  {
    name: 'holidays',
    add: 'बिदा थप्नुहोस्',
    title: 'जाँचको बिदा',
    page: '/contact?lang=ne',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'मिति', exact: true }).fill(typedDate(await freeDay(), 'bs', 'ne'))
      await page.getByLabel('बिदाको नाम (नेपालीमा)').fill('जाँचको बिदा')
    },
  },
  {
    name: 'offices',
    add: 'कार्यालय थप्नुहोस्',
    title: 'जाँच काउन्टर',
    page: '/contact?lang=ne',
    fill: async (page) => {
      await page.getByLabel('नाम (नेपालीमा)').fill('जाँच काउन्टर')
      await page.getByLabel('ठेगाना (नेपालीमा)').fill('दमक–६')
      await page.getByLabel('टेलिफोन').fill('०२३-०००४९०')
    },
  },
  {
    name: 'hours',
    add: 'समय थप्नुहोस्',
    title: 'आइतबार · दिउँसो १२:३०–२:०० बजे',
    page: '/contact?lang=ne',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'वर्षको केही अवधि' }).check()
      await page.getByLabel('सुरु हुने महिना').selectOption('चैत')
      await page.getByLabel('सुरु हुने गते').fill('२९')
      await page.getByLabel('अन्त्य हुने महिना').selectOption('चैत')
      await page.getByLabel('अन्त्य हुने गते').fill('३०')
      for (const day of ['सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार'])
        await page.getByRole('checkbox', { name: day }).uncheck()
      await page.getByLabel('खुल्ने समय').selectOption('12:30')
      await page.getByLabel('बन्द हुने समय').selectOption('14:00')
    },
  },
  {
    name: 'officers',
    add: 'पदाधिकारी थप्नुहोस्',
    title: 'जाँच प्रवक्ता',
    page: '/contact?lang=ne',
    fill: async (page) => {
      await page.getByLabel('जिम्मेवारी').selectOption('प्रवक्ता')
      await page.getByLabel('नाम (नेपालीमा)').fill('जाँच प्रवक्ता')
    },
  },
  {
    name: 'links',
    add: 'लिङ्क थप्नुहोस्',
    title: 'जाँच बोर्ड',
    page: '/news?lang=ne',
    fill: async (page) => {
      await page.getByLabel('लिङ्कको नाम (नेपालीमा)').fill('जाँच बोर्ड')
      await page.getByLabel('वेब ठेगाना').fill('https://board.example')
      await page.getByLabel('निकायको प्रकार').selectOption('अन्य')
    },
  },
  {
    name: 'gateways',
    add: 'भुक्तानी माध्यम थप्नुहोस्',
    title: 'जाँच पे',
    page: '/news?lang=ne',
    fill: async (page) => {
      await page.getByLabel('नाम (नेपालीमा)').fill('जाँच पे')
      await page.getByLabel('वेब ठेगाना').fill('https://pay.example')
      const logo = sharp({ create: { width: 80, height: 30, channels: 3, background: '#0b4f45' } })
      const buffer = await logo.png().toBuffer()
      await page.locator('[name=logo]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await expect(page.getByText('logo.png')).toBeVisible()
    },
  },
  {
    name: 'complaint-types',
    add: 'प्रकार थप्नुहोस्',
    title: 'जाँचको प्रकार',
    page: '/complaint?lang=ne',
    fill: async (page) => {
      await page.getByLabel('प्रकारको नाम (नेपालीमा)').fill('जाँचको प्रकार')
      await page.getByLabel('प्रकारको नाम (अङ्ग्रेजीमा)').fill('Type of the test')
      await page.getByLabel('समयसीमा').fill('१६')
    },
    unfold: (page) => page.locator('summary', { hasText: 'अन्य विषय' }).click(),
  },
]

/** A day to come without a holiday. */
async function freeDay(): Promise<string> {
  const { body } = await requestSite('damak', '/web-resources/customer/offices/487')
  const { holidays } = JSON.parse(body.toString()) as { holidays: { day: string }[] }
  let day = addDays(inNepal(new Date()).date, 1)
  while (holidays.some((holiday) => holiday.day === day)) day = addDays(day, 1)
  return day
}

/** What visitors see of the row; the logo of a gateway has its name as its text. */
function seen(page: Page, { name, title }: List) {
  if (name === 'gateways') return page.locator('footer').getByRole('link', { name: title })
  if (name === 'hours') return page.locator('main').getByText('चैत २९')
  return page.locator('main, footer').getByText(title)
}

function rowsIn(page: Page) {
  return page.locator('main ol > li')
}

function titlesIn(page: Page) {
  return rowsIn(page).locator('a:first-child')
}

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
}

test('a row of each list is added, seen by visitors and removed; one is restored and removed again', async ({
  page: visitor,
}) => {
  test.setTimeout(300_000)
  const office = await openOffice(phone)
  for (const list of lists) {
    await test.step(list.name, async () => {
      const { name, add, title, page, fill } = list
      // Frame, removal and restoration are the same for every list.
      const isFirst = list === lists[0]
      await office.goto(site('damak', `/staff/${name}?lang=ne`))
      if (isFirst) await expectFits(office)
      await office.getByRole('link', { name: add }).click()
      await expect(office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' })).toBeVisible()
      // The form of hours is complete as it opens.
      if (name !== 'hours') {
        await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
        await expect(office.locator('main').getByRole('alert')).toBeVisible()
      }
      await expectFits(office)
      await expectReadableInTheDark(office)
      await fill(office)
      await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
      const row = office.getByRole('link', { name: title, exact: true })
      await expect(row).toBeVisible()
      await open(visitor, site('damak', page))
      await list.unfold?.(visitor)
      await expect(seen(visitor, list).first()).toBeVisible()

      await office.getByRole('link', { name: `${title} हटाउनुहोस्` }).click()
      await expect(office.getByRole('heading', { name: 'यो विवरण वेबसाइटबाट हटाउने हो?' })).toBeFocused()
      if (isFirst) await expectFits(office)
      await office.getByRole('button', { name: 'हटाउनुहोस्', exact: true }).click()
      await expect(office.getByText('हालै हटाइएका')).toBeVisible()
      await open(visitor, site('damak', page))
      await expect(seen(visitor, list)).toHaveCount(0)
      if (!isFirst) return

      // The newest first: an earlier try has left another one.
      await office
        .getByRole('button', { name: `${title} पुनः राख्नुहोस्` })
        .first()
        .click()
      await expect(row).toBeVisible()
      await open(visitor, site('damak', page))
      await list.unfold?.(visitor)
      await expect(seen(visitor, list).first()).toBeVisible()
      await row.click()
      await expect(office.getByText('पुनः राखियो', { exact: true })).toBeVisible()
      await expectFits(office)
      await office.goto(`${office.url()}?do=remove`)
      await office.getByRole('button', { name: 'हटाउनुहोस्', exact: true }).click()
      await expect(office.getByText('हालै हटाइएका')).toBeVisible()
    })
  }
})

/** A detail of which no other journey speaks: they run meanwhile. */
test('a link of the organisation is changed with a note, and visitors see it', async ({ page: visitor }) => {
  const office = await openOffice(phone)
  await office.goto(site('damak', '/staff/organisation?lang=ne'))
  const details = office.locator('#details')
  const channel = details.locator('[name=youtubeUrl]')
  await channel.waitFor()
  const before = await channel.inputValue()
  const edits = await office.locator('#history li').count()
  const link = visitor.locator('footer a[href="https://www.youtube.com/@damak"]')
  await expectFits(office)
  await channel.fill('https://www.youtube.com/@damak')
  await details.getByLabel('के र किन परिवर्तन गरियो').fill('जाँचका लागि')
  await details.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 1)
  await expect(office.locator('#history')).toContainText('जाँचका लागि')
  await expectFits(office)
  await open(visitor, site('damak', '/news?lang=ne'))
  await expect(link).toHaveCount(1)
  await channel.fill(before)
  await details.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 2)
  await open(visitor, site('damak', '/news?lang=ne'))
  await expect(link).toHaveCount(0)
})

test('the policies are changed with a note, and the history says so', async () => {
  const office = await openOffice(phone)
  await office.goto(site('damak', '/staff/policies?lang=ne'))
  const wards = office.getByLabel('वडा सङ्ख्या')
  await wards.waitFor()
  await expectFits(office)
  await expectReadableInTheDark(office)
  const before = await wards.inputValue()
  const edits = await office.locator('#history li').count()
  await office.getByLabel('समाधान भएको गुनासो पुनः खोल्न सकिने दिन').fill('४००')
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('main').getByRole('alert')).toBeVisible()
  await office.getByLabel('समाधान भएको गुनासो पुनः खोल्न सकिने दिन').fill('७')
  await wards.fill('१०')
  await office.getByLabel('के र किन परिवर्तन गरियो').fill('दमकमा १० वडा छन्')
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 1)
  await expect(office.locator('#history')).toContainText('दमकमा १० वडा छन्')
  await expect(wards).toHaveValue('१०')
  await expectFits(office)
  await wards.fill(before)
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 2)
})

test('a text of an SMS is changed after a refusal, previewed while it is typed, and the original is restored', async () => {
  const office = await openOffice(phone)
  await office.goto(site('damak', '/staff/templates?lang=ne'))
  await expectFits(office)
  await office.getByRole('link', { name: 'गुनासो समाधान: एसएमएस' }).click()
  const nepali = office.getByLabel('पाठ (नेपालीमा)')
  await nepali.waitFor()
  const edits = await office.locator('#history li').count()
  await nepali.fill('गुनासो {kod} समाधान भयो')
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('main').getByRole('alert').first()).toContainText('{kod}')
  await expectFits(office)
  await expectReadableInTheDark(office)
  await nepali.fill('गुनासो {code} समाधान भयो')
  await expect(office.getByText('गुनासो C-7K3M-P2X9 समाधान भयो')).toBeVisible()
  await expect(office.getByText('१ वटा एसएमएसमा पठाइन्छ').first()).toBeVisible()
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 1)
  await office.getByRole('button', { name: 'सुरुकै पाठ प्रयोग गर्नुहोस्' }).click()
  await expect(office.locator('#history li')).toHaveCount(edits + 2)
  await expect(office.getByRole('button', { name: 'सुरुकै पाठ प्रयोग गर्नुहोस्' })).toHaveCount(0)
})

test('rows are moved by keyboard, the focus stays on the row, and visitors see the order', async ({
  page: visitor,
}) => {
  const office = await openOffice(phone)
  await office.goto(site('damak', '/staff/offices?lang=en'))
  const titles = office.locator('main ol > li a:first-child')
  await expect(titles.first()).toBeVisible()
  const before = await titles.allTextContents()
  expect(before.length).toBeGreaterThan(1)
  const up = office.getByRole('button', { name: `Move ${before[1]} up` })
  await up.focus()
  await office.keyboard.press('Enter')
  await expect(titles.first()).toHaveText(before[1]!)
  await expect(up).toBeFocused()
  await expect(office.getByText(`${before[1]} is now number 1 of ${before.length}`)).toBeAttached()
  await open(visitor, site('damak', '/contact?lang=en'))
  await expect(visitor.locator('#offices h3').first()).toHaveText(before[1]!)
  await office.getByRole('button', { name: `Move ${before[1]} down` }).click()
  await expect(titles.first()).toHaveText(before[0]!)
})

test('a row is dragged by finger and by mouse, Escape leaves it where it was, and visitors see the order', async ({
  page: visitor,
}) => {
  const office = await openOffice(phone)
  await office.goto(site('damak', '/staff/links?lang=ne'))
  const rows = office.locator('main ol > li')
  const titles = rows.locator('a:first-child')
  await expect(titles.nth(2)).toBeVisible()
  await expectFits(office)
  const [first, second, third, ...rest] = await titles.allTextContents()
  const moved = [second!, third!, first!, ...rest]

  const finger = await fingerOf(office)
  await dragOver(finger, rows.nth(0), rows.nth(2))
  await finger.release()
  await expect(titles).toHaveText(moved)
  await expect(office.locator('main output')).toContainText(`${first} अब`)
  await office.reload()
  await expect(titles).toHaveText(moved)
  await open(visitor, site('damak', '/news?lang=ne'))
  const shown = await visitor.locator('footer').innerText()
  const places = moved.slice(0, 3).map((title) => shown.indexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)

  await office.setViewportSize(officeScreen)
  const mouse = mouseOf(office)
  await dragOver(mouse, rows.nth(2), rows.nth(0))
  await office.keyboard.press('Escape')
  await mouse.release()
  await expect(titles).toHaveText(moved)
  await dragOver(mouse, rows.nth(2), rows.nth(0))
  await mouse.release()
  await expect(titles).toHaveText([first!, second!, third!, ...rest])
})

test('two people move rows of one list: the second is warned and sees the order of the first', async () => {
  const [office, second] = [await openOffice(officeScreen), await openOffice(officeScreen)]
  for (const page of [office, second]) {
    await page.goto(site('damak', '/staff/gateways?lang=ne'))
    await expect(page.locator('main ol > li').nth(1)).toBeVisible()
  }
  const before = await titlesIn(office).allTextContents()
  const moved = [before[1]!, before[0]!, ...before.slice(2)]
  const mouse = mouseOf(office)
  await dragOver(mouse, rowsIn(office).nth(0), rowsIn(office).nth(1))
  await mouse.release()
  await expect(titlesIn(office)).toHaveText(moved)
  await expect(office.locator('main output')).toContainText(before[0]!)

  const other = mouseOf(second)
  await dragOver(other, rowsIn(second).last(), rowsIn(second).first())
  await other.release()
  await expect(second.getByText('यसबीच अरू कसैले यो सूची परिवर्तन गरेको छ')).toBeVisible()
  await expect(titlesIn(second)).toHaveText(moved)
  await dragOver(other, rowsIn(second).nth(0), rowsIn(second).nth(1))
  await other.release()
  await expect(second.locator('main output')).toContainText(before[1]!)
  await office.reload()
  await expect(titlesIn(office)).toHaveText(before)
})

test('who saves over a newer version sees it beside the own text, and decides', async () => {
  const office = await openOffice(officeScreen)
  await office.goto(site('damak', '/staff/links?lang=ne'))
  await office.locator('main ol > li a').first().click()
  await office.getByLabel('वेब ठेगाना').waitFor()
  const address = office.url()
  const url = await office.getByLabel('वेब ठेगाना').inputValue()
  const second = await openOffice(officeScreen)
  await second.goto(address)
  await second.getByLabel('वेब ठेगाना').fill('https://second.example')
  await office.getByLabel('वेब ठेगाना').fill('https://first.example')
  await office.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(office.getByText('सुरक्षित भयो', { exact: false })).toBeVisible()

  await second.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(second.locator('main').getByRole('alert')).toContainText('परिवर्तन गर्नुभएको छ')
  await expect(second.getByText('https://first.example')).toBeVisible()
  await expect(second.getByLabel('वेब ठेगाना')).toHaveValue('https://second.example')
  await expectAccessible(second)
  await second.getByLabel('वेब ठेगाना').fill(url)
  await second.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(second.getByText('सुरक्षित भयो', { exact: false })).toBeVisible()
})

test('ten holidays are seen at 1366 × 768, in both languages', async () => {
  const office = await openOffice(officeScreen)
  for (const language of ['ne', 'en']) {
    await office.goto(site('damak', `/staff/holidays?lang=${language}`))
    await expectTenRows(office, office.locator('main ol').first().locator('> li'))
  }
})
