// Journeys on a phone in Nepali: a reading checked before it is saved, then corrected; a tap cut; a customer's own consumption.

import { expect, test } from '@playwright/test'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

test('a reading is checked on the spot, saved and corrected', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('damak', '/staff/connections'))
  await page.getByRole('searchbox').fill('१०३१०')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: '१०३१०' }).click()
  await page.getByRole('link', { name: 'मिटर रिडिङ र खपत' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'मिटर रिडिङ र खपत' })).toBeVisible()
  await expect(page.getByRole('img', { name: /खपतका स्तम्भ/ })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const last = await page.getByText(/^अघिल्लो रिडिङ [०-९]+/).innerText()
  const value = Number(toAsciiDigits(/[०-९]+/.exec(last)![0]))
  const months = await page.locator('[name=period]').locator('option').allTextContents()
  await page.locator('[name=period]').selectOption({ label: months[1]! })
  const reading = page.locator('[name=value]')
  await reading.fill(String(value - 5))
  await expect(page.getByText('यो सुरक्षित गर्न मिल्दैन')).toBeVisible()
  await expect(page.getByText(/भन्दा कम छ/)).toBeVisible()
  const save = page.getByRole('button', { name: 'रिडिङ सुरक्षित गर्नुहोस्' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription(/भन्दा कम छ/)
  await reading.press('Enter')
  await expect(page.getByText('रिडिङ सुरक्षित गरियो')).toHaveCount(0)
  await reading.fill(String(value + 500))
  await expect(save).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText(/तीन गुणाभन्दा बढी/)).toBeVisible()
  await reading.fill(String(value + 9))
  await expect(page.getByText('अघिल्लो रिडिङदेखि ९ युनिट')).toBeVisible()
  await expectAccessible(page)
  const photo = { name: 'meter.png', mimeType: 'image/png', buffer: Buffer.from(sampleFile('png')) }
  await page.locator('[name=photo]').setInputFiles(photo)
  await page.getByRole('button', { name: 'रिडिङ सुरक्षित गर्नुहोस्' }).press('Enter')
  await expect(page.getByText('रिडिङ सुरक्षित गरियो')).toBeVisible()
  await expect(page.locator('#consumption tbody tr').first()).toContainText('रमेश खड्का')
  await expect(page.locator('#consumption tbody tr').first()).toContainText(inDigits(String(value + 9), 'ne'))

  const shown = page.locator('#consumption tbody tr').first().locator('summary')
  await shown.press('Enter')
  await expect(page.getByRole('img', { name: /को तस्बिर$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.locator('[name=period]').selectOption({ label: months[1]! })
  await reading.fill(String(value + 8))
  await expect(page.getByText('यस महिनाको रिडिङ छ: सुरक्षित गर्दा त्यो सच्याइन्छ।')).toBeVisible()
  await expect(page.getByText('अघिल्लो रिडिङदेखि ८ युनिट')).toBeVisible()
  await page.getByRole('button', { name: 'रिडिङ सुरक्षित गर्नुहोस्' }).click()
  await expect(page.getByText('अघिल्लो रिडिङदेखि')).toHaveCount(0)
  const row = page.locator('#consumption tbody tr').first()
  await expect(row).toContainText(inDigits(String(value + 8), 'ne'))

  // The photograph is still open.
  await row.locator('summary', { hasText: 'तस्बिर हटाउनुहोस्' }).press('Enter')
  await row.getByRole('button', { name: 'तस्बिर हटाउनुहोस्' }).click()
  await expect(row.getByText('यो विवरण अनिवार्य छ').first()).toBeVisible()
  await row.getByLabel('कारण').fill('अर्को घरको तस्बिर')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'तस्बिर हटाउनुहोस्' }).click()
  await expect(page.getByText('तस्बिर हटाइयो')).toBeVisible()
  await expect(row.locator('summary')).toHaveCount(0)
  await expect(row).toContainText(inDigits(String(value + 8), 'ne'))
})

test('a tap is cut, with its reason', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('damak', '/staff/connections'))
  await page.getByRole('searchbox').fill('१०३१२')
  await page.getByRole('link', { name: '१०३१२' }).click()
  const form = page.getByRole('region', { name: 'धारा काट्ने, जोड्ने वा लगत कट्टा गर्ने' })
  const [above, below] = [await page.locator('#states').boundingBox(), await form.boundingBox()]
  expect(below!.y - above!.y - above!.height, 'distance of the form from the table above it').toBeGreaterThanOrEqual(20)
  await form.getByRole('button', { name: 'अवस्था परिवर्तन गर्नुहोस्' }).click()
  await expect(form.getByText('यो विवरण अनिवार्य छ').first()).toBeVisible()
  await form.getByLabel('अस्थायी रूपमा काटिएको').check()
  await form.getByLabel('कारण').fill('तीन महिनाको बक्यौता')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'अवस्था परिवर्तन गर्नुहोस्' }).click()
  await expect(page.getByText('अवस्था परिवर्तन गरियो')).toBeVisible()
  await expect(page.locator('#states tbody tr').first()).toContainText('अस्थायी रूपमा काटिएको')
})

test('a meter is replaced between two readings', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await page.goto(site('damak', '/staff/connections'))
  await page.getByRole('searchbox').fill('१०३१४')
  await page.getByRole('link', { name: '१०३१४' }).click()
  await page.getByRole('link', { name: 'मिटर रिडिङ र खपत' }).click()
  const form = page.getByRole('region', { name: 'मिटर फेर्नुहोस्' })
  await form.getByLabel('पुरानो मिटरको अन्तिम रिडिङ').fill('१')
  await form.getByLabel('नयाँ मिटर नम्बर').fill('NW-777')
  await form.getByLabel('कारण').fill('बिग्रिएको')
  await form.getByRole('button', { name: 'मिटर फेर्नुहोस्' }).click()
  await expect(form.getByText(/त्यसअघिको रिडिङ .*भन्दा कम छ/)).toBeVisible()
  await form.getByLabel('पुरानो मिटरको अन्तिम रिडिङ').fill('३०००')
  await form.getByRole('button', { name: 'मिटर फेर्नुहोस्' }).click()
  await expect(page.getByText('मिटर फेरियो')).toBeVisible()
})

test('a customer sees the water of each month as bars and in a table', async ({ browser }) => {
  const page = await signedIn(browser, 'sita@customers.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('damak', '/account'))
  await page.getByRole('link', { name: 'खपत र मिटर रिडिङ' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'मेरो खपत' })).toBeVisible()
  for (const number of ['१०४२५', '१०४३१']) {
    const tap = page.getByRole('region', { name: number })
    // The second tap has used nothing: a sentence says so in place of an empty chart.
    const hasUse = number === '१०४२५'
    await expect(
      hasUse ? tap.getByRole('img', { name: /खपतका स्तम्भ/ }) : tap.getByText('यी महिनामा पानी खपत भएको छैन।'),
    ).toBeVisible()
    await expect(tap.locator('tbody tr').nth(11)).toBeVisible()
    await tap.locator('summary').click()
    // Two years; the customer may send the reading of this month meanwhile.
    await expect(tap.locator('tbody tr').nth(23)).toBeVisible()
  }
  await expect(page.getByRole('region', { name: '१०४२५' }).getByText('ताला लागेको')).toBeVisible()
  await expectAccessible(page)
  expect(await page.locator('main th').evaluateAll(brokenWords)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

/** Runs in the page: the words that are on more than one line. */
function brokenWords(cells: Element[]): string[] {
  const broken: string[] = []
  for (const cell of cells) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
  }
  return broken
}

test('the reading list of a month shows what is still to be read, in walking order', async ({ browser }) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(site('damak', '/staff/readings'))
  await expect(page.getByRole('heading', { level: 1, name: 'मिटर रिडिङ सूची' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.goto(site('damak', '/staff/readings?progress=read&period=2083/06'))
  await expect(page.getByRole('row')).toHaveCount(11)
})
