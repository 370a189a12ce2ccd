// Journey: on a phone and in Nepali the office changes one thing of each published kind, and a visitor sees it; the order, rows of a list, drafts.

import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectTenRows } from './density.ts'
import { boxOf, dragOver, fingerOf, mouseOf } from './dragging.ts'
import { signedIn, savedDraft } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const phone = { width: 390, height: 844 }
const rows = 'main .sheet tbody tr'

/** `list`: the part of the list that is opened, `field`: the one that is corrected, `page`: where a visitor reads it. */
const kinds = [
  { name: 'members', list: '?kind=staff', field: 'titleNe', text: 'वरिष्ठ मिटर पाठक', page: '/members' },
  { name: 'slides', list: '', field: 'titleNe', text: 'धारा खोल्नुअघि पानी उमाल्नुहोस्', page: '/' },
  { name: 'charter', list: '', field: 'timeNe', text: 'बढीमा नौ कार्यदिन', page: '/miscellaneous' },
  { name: 'questions', list: '', field: 'answerNe', text: 'कार्यालयको पहिलो तलामा सोध्नुहोस्।', page: '/miscellaneous' },
  { name: 'albums', list: '', field: 'titleNe', text: 'मूल सफाइ कार्यक्रम', page: '/gallery' },
  { name: 'pages', list: '', field: 'titleNe', text: 'हाम्रो नयाँ परिचय', page: '' },
  { name: 'disclosures', list: '', field: 'titleNe', text: 'यस त्रैमासिकको संशोधित विवरण', page: '/categories' },
  { name: 'water-tests', list: '', field: 'placeNe', text: 'पानीट्याङ्की नजिकको धारा', page: '/' },
]

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('an item of each kind is corrected on a phone, and read by a visitor', async ({ browser, page: visitor }) => {
  test.setTimeout(300_000)
  const page = await editorOn(browser, phone)
  for (const { name, list, field, text, page: address } of kinds)
    await test.step(name, async () => {
      await page.goto(site('damak', `/staff/${name}${list}${list ? '&' : '?'}view=published`))
      await page.locator(rows).first().getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/staff/${name}/\\d+$`))
      await page.getByRole('link', { name: 'विवरण सच्याउनुहोस्' }).click()
      await page.locator(`[name="${field}"]`).fill(text)
      // With the item above it; the form of a new item has the same fields.
      await expectFits(page)
      await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
      await expect(page.getByText('सुरक्षित भयो')).toBeVisible()
      await expect(page.locator('main')).toContainText(text)
      const shownAt = address || (await page.getByRole('link', { name: 'वेबसाइटमा यो पृष्ठ' }).getAttribute('href'))!
      await open(visitor, site('damak', `${shownAt}?lang=ne`))
      await expect(visitor.locator('main')).toContainText(text)
    })
  await page.context().close()
})

test('ten rows of each list are seen on the screen of an office', async ({ browser }) => {
  const page = await editorOn(browser)
  for (const { name } of kinds) {
    await page.goto(site('damak', `/staff/${name}?lang=ne`))
    await expectTenRows(page, page.locator(rows))
  }
  await page.context().close()
})

test('a member is moved up by the keyboard, and a visitor sees the new order', async ({ browser, page: visitor }) => {
  const page = await editorOn(browser, phone)
  await open(visitor, site('damak', '/members?lang=ne'))
  const before = await headingsOf(visitor)
  await page.goto(site('damak', '/staff/members'))
  await page.getByRole('link', { name: 'क्रम मिलाउनुहोस्' }).click()
  await expectFits(page)
  const second = page.locator('main section').first().getByRole('listitem').nth(1)
  const button = second.getByRole('button', { name: 'माथि सार्नुहोस्' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main output')).toContainText('१ औँ')
  await expect(page.locator('main section').first().getByRole('listitem').first().getByRole('button')).toBeFocused()
  await open(visitor, site('damak', '/members?lang=ne'))
  expect((await headingsOf(visitor)).slice(0, 2)).toEqual([before[1], before[0]])
  await page.context().close()
})

test('services of the charter are dragged by mouse, and by a finger beyond the edge of the screen', async ({
  browser,
  page: visitor,
}) => {
  const page = await editorOn(browser, phone)
  const rows = page.locator('main ol > li')
  const titles = rows.locator('> :first-child')
  await page.goto(site('damak', '/staff/charter/order'))
  await expect(rows.nth(2)).toBeVisible()
  await expectFits(page)
  const [first, second, third, ...rest] = await titles.allTextContents()
  const mouse = mouseOf(page)
  await dragOver(mouse, rows.nth(2), rows.nth(0))
  await mouse.release()
  await expect(titles).toHaveText([third!, first!, second!, ...rest])
  await expect(page.locator('main output')).toContainText('१ औँ')

  const handle = rows.first().locator('[data-drag-handle]')
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = await boxOf(handle)
  const finger = await fingerOf(page)
  await finger.press(x + width / 2, y + height / 2)
  await finger.move(x + width / 2, phone.height - 10)
  await expect.poll(async () => (await boxOf(rows.last())).y).toBeLessThan(phone.height - 200)
  await finger.release()
  await expect(titles).toHaveText([first!, second!, ...rest, third!])
  await expect(page.locator('main output')).not.toContainText('मध्ये १ औँ')
  await open(visitor, site('damak', '/miscellaneous?lang=ne'))
  await expect(visitor.locator('#charter tbody tr').last()).toContainText(third!.trim())
  await page.context().close()
})

test('documents of a service are added, moved and kept in a draft, by the keyboard alone', async ({
  browser,
  page: visitor,
}) => {
  const page = await editorOn(browser, phone)
  await page.goto(site('damak', '/staff/charter?view=published'))
  await page.locator(rows).last().getByRole('link').first().click()
  await page.getByRole('link', { name: 'विवरण सच्याउनुहोस्' }).click()
  await expect(page.locator('[name=nameNe]')).toBeVisible()
  const papers = page.getByRole('group', { name: 'आवश्यक कागजात' })
  const count = await papers.getByRole('group', { name: /^कागजात [०-९]+$/ }).count()
  await papers.getByRole('button', { name: 'कागजात थप्नुहोस्' }).press('Enter')
  await expect(page.locator(`[name="papers.${count}.nameNe"]`)).toBeFocused()
  await page.keyboard.type('राहदानीको प्रतिलिपि')
  await expect(page.getByText(savedDraft).first()).toBeVisible()
  await page.reload()
  await expect(page.locator(`[name="papers.${count}.nameNe"]`)).toHaveValue('राहदानीको प्रतिलिपि')
  for (let place = count; place > 0; place -= 1) {
    const row = papers.getByRole('group', { name: /^कागजात [०-९]+$/ }).nth(place)
    await row.getByRole('button', { name: 'माथि सार्नुहोस्' }).press('Enter')
    await expect(page.locator(`[name="papers.${place - 1}.nameNe"]`)).toHaveValue('राहदानीको प्रतिलिपि')
  }
  await expect(papers.getByRole('button', { name: /तल सार्नुहोस्/ }).first()).toBeFocused()
  await expectFits(page)
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(page.getByText('सुरक्षित भयो')).toBeVisible()
  await open(visitor, site('damak', '/miscellaneous?lang=ne'))
  await expect(visitor.locator('main li').filter({ hasText: 'राहदानीको प्रतिलिपि' }).first()).toBeVisible()
  await page.context().close()
})

test('two people correct the same question: the second sees the newer answer beside what was typed', async ({
  browser,
}) => {
  const [first, second] = [await editorOn(browser), await editorOn(browser, phone)]
  await first.goto(site('damak', '/staff/questions?view=published'))
  const address = (await first.locator(rows).last().getByRole('link').first().getAttribute('href'))!
  for (const page of [first, second]) await page.goto(site('damak', `${address}?do=change`))
  await second.locator('[name=answerNe]').fill('दोस्रोले लेखेको जवाफ')
  await first.locator('[name=answerNe]').fill('पहिलोले लेखेको जवाफ')
  await first.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(first.getByText('सुरक्षित भयो')).toBeVisible()
  await second.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(second.getByRole('heading', { name: 'हालको विवरण' })).toBeVisible()
  await expect(second.locator('section').filter({ hasText: 'हालको विवरण' }).last()).toContainText('पहिलोले लेखेको जवाफ')
  await expect(second.locator('[name=answerNe]')).toHaveValue('दोस्रोले लेखेको जवाफ')
  await expectFits(second)
  await second.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(second.getByText('सुरक्षित भयो')).toBeVisible()
  for (const page of [first, second]) await page.context().close()
})

test('an earlier version of a question is compared word by word and restored, on a phone by the keyboard', async ({
  browser,
  page: visitor,
}) => {
  const page = await editorOn(browser, { width: 360, height: 740 })
  await page.goto(site('damak', '/staff/questions?view=published'))
  const address = (await page.locator(rows).nth(1).getByRole('link').first().getAttribute('href'))!
  await page.goto(site('damak', `${address}?do=change`))
  const answer = page.locator('[name=answerNe]')
  const before = await answer.inputValue()
  await answer.fill(`हतारमा ${before}`)
  await page.locator('[name=noteNe]').fill('हतारको सुधार')
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(page.locator('#history')).toContainText('हतारको सुधार')

  const versions = page.locator('#versions')
  await versions.getByRole('link', { name: 'हालको संस्करणसँग तुलना गर्नुहोस्' }).first().press('Enter')
  await expect(versions.getByRole('heading', { name: 'हालको संस्करणसँगको फरक' })).toBeFocused()
  await expect(versions.locator('ins')).toHaveText(['हतारमा '])
  await expect(versions.locator('del')).toHaveCount(0)
  await expectFits(page)
  await versions.getByRole('link', { name: 'यो संस्करण पुनः राख्नुहोस्' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'संस्करण पुनः राख्नुहोस्' })).toBeFocused()
  await expect(answer).toHaveValue(before)
  await expect(page.locator('[name=noteEn]')).toHaveValue(/^(First version|Version of .+) restored$/)
  await expectFits(page)
  await page.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).press('Enter')
  await expect(page.locator('#act form')).toHaveCount(0)
  await expect(page.locator('#history')).toContainText('पुनः राखियो')
  await open(visitor, site('damak', '/miscellaneous?lang=ne'))
  await expect(visitor.locator('main')).not.toContainText('हतारमा')
  await page.context().close()
})

test('a page gets a table and a picture, which is moved above the text', async ({ browser, page: visitor }) => {
  const page = await editorOn(browser, phone)
  await page.goto(site('damak', '/staff/pages?view=published'))
  await page
    .locator(rows)
    .filter({ hasText: /निर्देशक/ })
    .getByRole('link')
    .first()
    .click()
  const form = page.locator('#more-pictures')
  await form.locator('input[type=file]').setInputFiles({
    name: 'building.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0ea5e9' } })
      .jpeg()
      .toBuffer(),
  })
  await form.locator('[name=altNe]').fill('कार्यालयको नयाँ भवन')
  await form.getByRole('button', { name: 'तस्बिर थप्नुहोस्' }).click()
  await expect(page.getByText('सुरक्षित भयो')).toBeVisible()
  await expect(page.locator('#details')).toContainText('कार्यालयको नयाँ भवन')
  await page.getByRole('link', { name: 'विवरण सच्याउनुहोस्' }).click()
  await expect(page.locator('#act [name=titleNe]')).toBeVisible()
  const tools = page.getByRole('toolbar')
  for (const name of ['पाठका खण्ड (नेपालीमा)', 'पाठका खण्ड (अङ्ग्रेजीमा)']) {
    const text = page.getByRole('textbox', { name })
    await expect(text.locator('figure img')).toBeVisible()
    await text.locator('figure').click()
    await page.keyboard.press('Control+x')
    await text
      .locator('h3')
      .first()
      .click({ position: { x: 1, y: 10 } })
    await expect(tools.getByRole('button', { name: 'शीर्षक', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+v')
    await expect(text.locator('figure:has(+ h3) img')).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'पाठका खण्ड (नेपालीमा)' }).locator('li').last().click()
  await expect(tools.getByRole('button', { name: /सूची/, pressed: true })).toBeVisible()
  await tools.getByRole('button', { name: 'तालिका', exact: true }).click()
  for (const cell of ['वर्ष', 'धारा', '२०८१', '४०']) {
    await page.keyboard.insertText(cell)
    await page.keyboard.press('Tab')
  }
  await tools.getByRole('button', { name: 'पङ्क्ति हटाउनुहोस्' }).click()
  await page.getByRole('textbox', { name: 'पाठका खण्ड (अङ्ग्रेजीमा)' }).locator('td').last().click()
  await tools.getByRole('button', { name: 'पङ्क्ति हटाउनुहोस्' }).click()
  await expectFits(page)
  await page.locator('#act').getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(page.locator('#act form'), 'the form closes when the page is stored').toHaveCount(0, { timeout: 20_000 })
  await open(visitor, site('damak', '/provision-executive-director?lang=ne'))
  await expect(visitor.locator('.prose > figure:has(+ h2) img[width]')).toHaveAttribute('alt', 'कार्यालयको नयाँ भवन')
  await expect(visitor.locator('.prose table').last()).toContainText('२०८१')
  await page.context().close()
})

async function editorOn(browser: Browser, viewport?: typeof phone): Promise<Page> {
  return signedIn(browser, 'maya@damak.example', { language: 'ne', opens: false, ...(viewport && { viewport }) })
}

/** No sideways scrolling, and nothing that axe finds. */
async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await expectAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${Date.now()}.png`, fullPage: true })
}

async function headingsOf(page: Page): Promise<string[]> {
  return (await page.locator('main h3').allTextContents()).map((each) => each.trim())
}
