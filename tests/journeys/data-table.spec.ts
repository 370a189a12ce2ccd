// Journey: lists of the office, with search, sort, filters, pages, selection, export and print, by mouse and keyboard.

import { readFile } from 'node:fs/promises'
import type { BrowserContext, Download, Locator, Page, Request, Route } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre'
import { inDigits, languages } from '#kit/language.ts'
import { expectAccessible, open, site } from './site.ts'

const notices = '/notices/consumer-notice'
const list = '**/web-resources/customer/reports/487?*'
const whole = '**/web-resources/customer/reports/487/all?*'
const all = 66

test('a search requests once, 300 ms after the last key, and the URL records every step', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/customer/reports/') || request.url().includes('.data')) requested.push(request.url())
  })
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByText(`Showing 21 to 30 of ${all} entries`)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.locator('main').getByRole('searchbox').pressSequentially('meter')
  await page.clock.runFor(299)
  expect(requested).toHaveLength(1)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL(/search=meter/)
  await settled(page)
  await expect(page.getByText(/Showing 1 to \d+ of \d+ entries/)).toBeVisible()
  expect(requested).toHaveLength(2)
  expect(page.url()).not.toContain('page=')
  const few = await page.getByText(/Showing 1 to \d+ of \d+ entries/).textContent()
  await page.goBack()
  await expect(page.getByText(`Showing 21 to 30 of ${all} entries`)).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('')
  await page.goForward()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('meter')
  await expect(page.getByText(few!)).toBeVisible()
  const found = await page.getByRole('rowheader').allTextContents()
  await page.reload()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('meter')
  await expect(page.getByRole('rowheader')).toHaveText(found)
})

test('a heading sorts ascending, then descending, and page size and page change', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en&page=2`))
  const heading = page.getByRole('columnheader', { name: 'Title' })
  await expect(heading).toHaveAttribute('aria-sort', 'none')
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText(`Showing 1 to 10 of ${all} entries`)).toBeVisible()
  await settled(page)
  const first = await page.getByRole('rowheader').first().textContent()
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await settled(page)
  await page.getByRole('link', { name: 'Last page' }).click()
  await expect(page.getByText(`Showing 61 to ${all} of ${all} entries`)).toBeVisible()
  await expect(page.getByRole('rowheader').last()).toHaveText(first!)
  await page.getByRole('navigation', { name: 'Rows per page' }).getByRole('link', { name: '50' }).click()
  await expect(page.getByText(`Showing 1 to 50 of ${all} entries`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
})

test('filters by type and by dates in Devanagari are counted and removed one by one or all at once', async ({
  page,
}) => {
  await open(page, site('damak', `${notices}?lang=ne`))
  await page.locator('.filter-panel summary').click()
  await page.locator('input[role=combobox]').waitFor()
  await page.getByRole('combobox', { name: 'फाइलको प्रकार' }).fill('पीडी')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=pdf/)
  await page.getByLabel('सुरु', { exact: true }).fill('२०८३/४/१')
  await expect(page).toHaveURL(/publishedFrom=2026-07-17/)
  await page.getByLabel('अन्त्य', { exact: true }).fill('२०८३/०८/०५')
  await expect(page).toHaveURL(/publishedTo=2026-11-21/)
  await expect(page.getByLabel('सुरु', { exact: true })).toHaveValue('२०८३/४/१')
  await settled(page)
  const days = await page
    .locator('tbody time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day! >= '2026-07-17' && day! <= '2026-11-21')).toBe(true)
  await expect(page.getByText('२ छनोट सक्रिय')).toBeAttached()
  await page
    .getByRole('list', { name: 'छनोटका आधारहरू' })
    .getByRole('link', { name: /फाइलको प्रकार/ })
    .click()
  await expect(page).not.toHaveURL(/kind=/)
  await page.getByRole('combobox', { name: 'फाइलको प्रकार' }).fill('पीडी')
  await expect(page.getByRole('listbox', { name: 'फाइलको प्रकार' })).toBeVisible()
  // Set and reset within one task: a debounced value must not return.
  await page.evaluate((label) => {
    document.querySelector<HTMLElement>('[role=option]')!.click()
    ;[...document.querySelectorAll('a')].find(({ textContent }) => textContent === label)!.click()
  }, 'सबै रिसेट गर्नुहोस्')
  await expect(page).not.toHaveURL(/published/)
  await page.waitForTimeout(600)
  expect(page.url()).not.toMatch(/kind=/)
  await expect(page.getByLabel('सुरु', { exact: true })).toHaveValue('')
})

test('filters by title, file name and a size in Devanagari digits narrow the list, its count and its export', async ({
  page,
}) => {
  await open(page, site('damak', `${notices}?lang=ne`))
  const rows = await listedRows(page)
  await page.getByRole('button', { name: 'छनोट: शीर्षक' }).click()
  await page.getByLabel('शीर्षक', { exact: true }).fill('मिटर रीडिङ')
  await expect(page).toHaveURL(/title=/)
  const titled = rows.filter(({ titleNe }) => titleNe.includes('मिटर रिडिङ'))
  expect(titled.length).toBeGreaterThan(1)
  await expectTotal(page, titled.length)
  await page.getByLabel('फाइलको नाम', { exact: true }).fill('.pdf')
  await expect(page).toHaveURL(/filename=/)
  const kilobytes = Math.ceil(titled.map(({ size }) => size).toSorted((a, b) => a - b)[0]! / 1024)
  await page.getByLabel('बढीमा', { exact: true }).fill(inDigits(String(kilobytes), 'ne'))
  await expect(page).toHaveURL(new RegExp(`sizeTo=${kilobytes * 1024}`))
  const small = titled.filter(({ filename, size }) => filename.endsWith('.pdf') && size <= kilobytes * 1024)
  await expectTotal(page, small.length)
  await expect(page.getByText('३ छनोट सक्रिय')).toBeAttached()
  await expect(page.getByRole('link', { name: /^आकार: .*केबीसम्म/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('बढीमा', { exact: true }).fill('धेरै')
  await expect(page.getByLabel('बढीमा', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await page.locator('.filter-panel summary').click()
  await expect(page.getByLabel('बढीमा', { exact: true })).toHaveValue(inDigits(String(kilobytes), 'ne'))
  const sent = page.waitForRequest(whole)
  await page.getByRole('button', { name: 'निर्यात गर्नुहोस्' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'निर्यात गर्नुहोस्' }).click()
  const { searchParams } = new URL((await sent).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    title: 'मिटर रीडिङ',
    filename: '.pdf',
    sizeTo: String(kilobytes * 1024),
  })
})

test("a heading opens its column's filter and shows that it is active", async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const lead = page.getByRole('columnheader', { name: 'Published' }).getByRole('button', { name: 'Filter: Published' })
  await expect(lead).not.toHaveAttribute('aria-current')
  await lead.click()
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
  await page.keyboard.type('2026-11-01')
  await expect(page).toHaveURL(/publishedFrom=2026-11-01/)
  await expect(lead).toHaveAttribute('aria-current', 'true')
  await page.locator('.filter-panel summary').click()
  await lead.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
})

test('an older answer that arrives late never replaces a newer one', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const ended = endOf(page, isSecondPage)
  const newerIsShown = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    if (isSecondPage(route.request())) await newerIsShown.promise
    // The page may have aborted the request.
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.getByRole('link', { name: 'Page 4' }).click()
  await expect(page.getByText(`Showing 31 to 40 of ${all} entries`)).toBeVisible()
  await settled(page)
  const fourth = await page.getByRole('rowheader').allTextContents()
  newerIsShown.resolve()
  await ended
  // A change by the answer would be rendered within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(fourth)
  await expect(page.getByText(`Showing 31 to 40 of ${all} entries`)).toBeVisible()
})

test('a failed request shows its status, a lost connection a message, and Retry loads the rows', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  await page.route(list, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('alert').getByText('API request failed with status 503')).toBeVisible()
  await expect(page.getByText(/Showing/)).toBeHidden()
  await page.unroute(list)
  await page.route(list, (route) => route.abort())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Failed to load data. Please try again.')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(`Showing 11 to 20 of ${all} entries`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
})

test('the layout does not shift while rows load', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const looked = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    await looked.promise
    await route.continue()
  })
  const before = await page.locator('.sheet-frame').boundingBox()
  await page.getByRole('columnheader', { name: 'Size' }).getByRole('link').click()
  await expect(page.locator('.sheet')).toHaveAttribute('aria-busy', 'true')
  expect(await page.locator('.sheet-frame').boundingBox()).toEqual(before)
  looked.resolve()
  await settled(page)
})

test('all matching rows are exported as CSV, Excel and JSON from any page', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=ne&page=3`))
  const csv = await readFile(await (await take(page, 'CSV (.csv)')).path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const lines = csv.slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(all + 1)
  expect(lines[0]).toBe('शीर्षक,फाइलको नाम,आकार (बाइट),प्रकाशित मिति (ई.सं.),प्रकाशित मिति (वि.सं.)')
  expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\d,[०-९]{4}-[०-९]{2}-[०-९]{2}$/)
  const excel = await take(page, 'Excel (.xlsx)')
  expect(excel.suggestedFilename()).toMatch(/^consumer-\d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(await readFile(await excel.path()))
  expect(sheets[0]!.rows).toHaveLength(all + 1)
  const json = JSON.parse(await readFile(await (await take(page, 'JSON (.json)')).path(), 'utf8')) as Row[]
  expect(json).toHaveLength(all)
  expect(Object.keys(json[0]!)).toEqual(['title', 'filename', 'size', 'published', 'published-bs'])
  expect(json[0]!.published).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(json[0]!.title.ne).toBe(lines[1]!.split(',')[0]!.replaceAll('"', ''))
})

test('a cancelled export stops reading and leaves no file', async ({ page, context }) => {
  await context.addInitScript(() => {
    const fetched = window.fetch
    window.fetch = (input, init) => {
      if (!(input instanceof Request ? input.url : String(input)).includes('/all?')) return fetched(input, init)
      const rows = `${JSON.stringify({ id: 1, titleEn: 'Row', titleNe: 'पङ्क्ति' })}\n`.repeat(1000)
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          controller.enqueue(new TextEncoder().encode(rows))
        },
        cancel: () => void (document.documentElement.dataset.stopped = ''),
      })
      return Promise.resolve(new Response(body, { headers: { 'x-total-count': '1000000' } }))
    }
  })
  await open(page, site('damak', `${notices}?lang=en`))
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => madeFiles(page)).not.toEqual([])
  await expect(dialog.getByText(/of 10,00,000/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-stopped', '')
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled()
  await expect(page.getByRole('status').getByText('Export cancelled')).toBeVisible()
  await expect.poll(() => madeFiles(page)).toEqual([])
})

test('a finished export leaves no files in the browser, neither its own nor those of a closed page', async ({
  page,
}) => {
  await open(page, site('damak', `${notices}?lang=ne`))
  await page.clock.install()
  await take(page, 'CSV (.csv)')
  await expect.poll(() => madeFiles(page)).toEqual([expect.stringMatching(/\.csv$/)])
  await page.clock.fastForward('02:00:00')
  await expect.poll(() => madeFiles(page)).toEqual([])
  await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('exports')
    await folder.getFileHandle('forgotten.csv', { create: true })
  })
  await take(page, 'JSON (.json)')
  await expect.poll(() => madeFiles(page)).toEqual([expect.stringMatching(/\.json$/)])
})

test('the same file is exported without a private file system', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
  await open(page, site('damak', `${notices}?lang=ne`))
  const csv = await readFile(await (await take(page, 'CSV (.csv)')).path(), 'utf8')
  expect(csv.slice(1).trimEnd().split('\r\n')).toHaveLength(all + 1)
})

test('an export without columns is refused, and its columns are the selected ones', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en&search=meter`))
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Title', 'File name', 'Size', 'Published'])
    await dialog.getByLabel(name, { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect(dialog.getByText('Choose at least one column to export')).toBeVisible()
  await dialog.getByLabel('Size').check()
  await dialog.getByLabel('CSV (.csv)').check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Size (bytes)')
  expect(lines.slice(1).every((line) => /^\d+$/.test(line))).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
})

test('when not all rows can be loaded the current page is exported with a notice', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  await page.route(whole, (route) => route.fulfill({ status: 500, body: '' }))
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }))
  const csv = await readFile(await (await take(page, 'CSV (.csv)', 'Export')).path(), 'utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(11)
  await expect(page.getByText('Only the 10 rows of the current page are included.')).toBeVisible()
})

test('a long export shows its progress and can be cancelled', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  let left: (() => void) | undefined
  await page.route(whole, async (route: Route) => {
    await new Promise<void>((resolve) => (left = resolve))
    await route.abort().catch(() => undefined)
  })
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled()
  left?.()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(downloads).toEqual([])
  await expect.poll(() => madeFiles(page)).toEqual([])
})

test('only rows selected over pages and searches are exported', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=ne`))
  const names = () => page.getByRole('rowheader').getByRole('link').allTextContents()
  const titles = await names()
  await page
    .getByLabel(/^पङ्क्ति छान्नुहोस्: /)
    .nth(1)
    .check()
  await expect(page.getByText('१ छानिएको')).toBeVisible()
  await page.getByRole('link', { name: 'पृष्ठ ३' }).click()
  await expect(page.getByText('२१ देखि ३० सम्म')).toBeVisible()
  // The numbers of the page change at once, its rows when they have arrived.
  await expect.poll(async () => (await names()).some((name) => titles.includes(name))).toBe(false)
  const third = await names()
  await page
    .getByLabel(/^पङ्क्ति छान्नुहोस्: /)
    .first()
    .check()
  await page.locator('main').getByRole('searchbox').fill('zyxwv')
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  await expect(page.getByText('२ छानिएको')).toBeVisible()
  await expectAccessible(page)
  const file = await take(page, 'CSV (.csv)', 'निर्यात गर्नुहोस्', 'छानिएका निर्यात गर्नुहोस्')
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  for (const [line, title] of [
    [lines[1], titles[1]],
    [lines[2], third[0]],
  ])
    expect(line).toContain(title!.trim())
  await page.getByRole('button', { name: 'छनोट रद्द गर्नुहोस्' }).click()
  await expect(page.getByText('२ छानिएको')).toBeHidden()
})

/** The window of a print closes when it has been printed: that is, once the journey has looked at it. */
async function holdPrinting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printing = '')
  })
}

async function endPrinting(sheet: Page): Promise<void> {
  await expect(sheet.locator('html')).toHaveAttribute('data-printing')
  await Promise.all([
    sheet.waitForEvent('close'),
    sheet.evaluate(() => void setTimeout(() => dispatchEvent(new Event('afterprint')))),
  ])
}

test('a page, then all results are selected by keyboard; deselected rows are not printed', async ({
  page,
  context,
}) => {
  await holdPrinting(context)
  await open(page, site('damak', `${notices}?lang=en`))
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Space')
  await expect(page.getByText('10 selected')).toBeVisible()
  await page.getByRole('button', { name: `Select all ${all} results` }).press('Enter')
  await expect(page.getByText(`${all} selected`)).toBeVisible()
  expect(await page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement))).toBe(true)
  await page
    .getByLabel(/^Select row: /)
    .first()
    .uncheck()
  await page.getByRole('button', { name: 'Print selected' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(`${all - 1} selected rows`)).toBeChecked()
  const [sheet] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Print' }).click()])
  await expect(sheet.locator('tbody tr')).toHaveCount(all - 1)
  await endPrinting(sheet)
})

test('on a phone the page is selected from the bottom bar without layout shift; without script there is no selection', async ({
  page,
  browser,
}) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, site('damak', `${notices}?lang=${language}`))
    const second = page.locator('tbody tr').nth(1)
    const top = () => second.evaluate((row) => row.getBoundingClientRect().top + scrollY)
    const before = await top()
    await second.getByRole('checkbox').check()
    expect(await top()).toBe(before)
    const bar = page.locator('.sheet-selection')
    await expect(bar).toBeInViewport()
    await bar.getByRole('button', { name: language === 'en' ? 'Select page' : 'पूरै पृष्ठ छान्नुहोस्' }).click()
    await expect(bar.getByText(language === 'en' ? '10 selected' : '१० छानिएको')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectAccessible(page)
  }
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(site('damak', notices))
  await expect(plain.getByRole('checkbox')).toHaveCount(0)
  await expect(plain.getByRole('columnheader').first()).toHaveText('Title')
  await plain.context().close()
})

test('printing opens a window with every row and closes it afterwards', async ({ page, context }) => {
  await holdPrinting(context)
  await open(page, site('damak', `${notices}?lang=en`))
  await page.getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row')).toHaveCount(4)
  await dialog.getByLabel('Landscape').check()
  const [sheet] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Print' }).click()])
  await expect(sheet.locator('tbody tr')).toHaveCount(all)
  await expect(sheet.getByText("Damak Water Supply and Sanitation Users' Organisation")).toBeVisible()
  expect(await sheet.evaluate(() => getComputedStyle(document.querySelector('td')!).borderTopStyle)).toBe('solid')
  await endPrinting(sheet)
})

test('with blocked pop-ups the page prints itself with a notice and is unchanged afterwards', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.open = () => null
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('.print-sheet tbody tr').length)
      setTimeout(() => dispatchEvent(new Event('afterprint')), 50)
    }
  })
  await open(page, site('damak', `${notices}?lang=en`))
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.getByText('The browser blocked the print window')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(all))
  await expect(page.locator('.print-sheet')).toHaveCount(0)
})

test('Tab enters the table, arrow keys move in it, Tab leaves it', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Export' }).focus()
  await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(() => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent?.trim())
  const titles = await page.getByRole('rowheader').getByRole('link').allTextContents()
  await expect.poll(focused).toBe(titles[0])
  const hint = 'Press the arrow keys (↑ ↓ ← →) to move in the table and Tab to leave it.'
  await expect(grid).toHaveAccessibleDescription(hint)
  const hintWidth = async () => (await page.getByText(hint).boundingBox())!.width
  await expect.poll(hintWidth).toBeGreaterThan(300)
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe(titles[1])
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toContain('.pdf')
  await page.keyboard.press('Control+Home')
  await expect.poll(focused).toBe('Select all rows on this page')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('Title')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('rowheader').getByRole('link').first()).not.toHaveText(titles[0]!)
  await page.keyboard.press('Control+End')
  await expect.poll(focused).toBe('Download')
  await page.keyboard.press('Tab')
  expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(false)
  await expect.poll(hintWidth).toBe(1)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(focused).toBe('Download')
})

test('the filter button is in line with the other buttons, and its panel covers none of them', async ({ page }) => {
  for (const language of languages) {
    await open(page, site('damak', `${notices}?lang=${language}`))
    const summary = page.locator('.filter-panel summary')
    const others = page.locator('.sheet-acts > button, .sheet-acts summary')
    for (const width of [768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      const middles = await Promise.all((await others.all()).concat(summary).map(middleOf))
      expect(new Set(middles).size, `${language} at ${width}`).toBe(1)
      await summary.click()
      await page.locator('main').getByRole('searchbox').click()
      for (const button of await others.all()) await button.click({ trial: true })
      await summary.click()
    }
  }
})

test('columns are shown and hidden, but at least one remains', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en&hide=filename,size,download,kind`))
  await page.locator('.sheet-acts summary').click()
  const menu = page.getByRole('group', { name: 'Show columns' })
  await menu.getByLabel('Published').uncheck()
  const selectAndOne = 2
  await expect(page.getByRole('columnheader')).toHaveCount(selectAndOne)
  await expect(menu.getByLabel('Title')).toBeDisabled()
  await expect(menu.getByText('At least one column must stay visible')).toBeVisible()
  await menu.getByLabel('Type of file').check()
  await expect(page.getByRole('columnheader')).toHaveCount(selectAndOne + 1)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a short list shows its page size, and a search has one clear button', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en&search=meter&limit=20`))
  await expect(page.getByText(/^Showing 1 to \d of \d entries$/)).toBeVisible()
  const sizes = page.getByRole('navigation', { name: 'Rows per page' })
  await expect(sizes.locator('[aria-current]')).toHaveText('20')
  await sizes.getByRole('link', { name: '10', exact: true }).click()
  await expect(sizes.locator('[aria-current]')).toHaveText('10')
  const box = (await page.locator('main').getByRole('searchbox').boundingBox())!
  for (let fromEdge = 4; fromEdge < 48; fromEdge += 4)
    await page.mouse.click(box.x + box.width - fromEdge, box.y + box.height / 2)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('meter')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('')
})

test('the theme is chosen with the columns, used by every list, and stored', async ({ page }) => {
  await open(page, site('damak', `${notices}?lang=en`))
  const theme = page.locator('.data-table')
  await expect(theme).toHaveAttribute('data-theme', 'default')
  await page.locator('.sheet-acts summary').click()
  const menu = page.getByRole('group', { name: 'Table theme' })
  for (const name of ['Primary', 'Light', 'Dark']) {
    await menu.getByLabel(name).check()
    await expect(theme).toHaveAttribute('data-theme', name.toLowerCase())
  }
  await expectAccessible(page)
  await open(page, site('damak', '/career?lang=ne'))
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.sheet').getByText('अन्तिम मिति').first()).toBeVisible()
  await expectAccessible(page)
  await page.locator('.sheet-acts summary').click()
  await expect(page.getByRole('group', { name: 'तालिकाको शैली' }).getByLabel('गाढा')).toBeChecked()
})

test('on a phone and at 400 % zoom, rows are cards and the toolbar is collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 * 3 })
  await open(page, site('damak', '/meter-reading-schedule?lang=ne'))
  await expect(page.getByRole('button', { name: 'निर्यात गर्नुहोस्' })).toBeHidden()
  await page.getByRole('button', { name: 'विकल्पहरू' }).click()
  await expect(page.getByRole('button', { name: 'निर्यात गर्नुहोस्' })).toBeVisible()
  // The name of the row has a line of its own, above its values.
  const [name, ...values] = await page
    .locator('tbody tr')
    .first()
    .locator('> :not(.sheet-choice)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(Math.min(...values)).toBeGreaterThan(name!)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible(page)
})

test('on a tablet every column of every list is visible', async ({ page }) => {
  for (const [address, language] of [notices, '/publications/downloads', '/meter-reading-schedule'].flatMap((path) =>
    languages.map((language) => [path, language] as const),
  )) {
    await open(page, site('damak', `${address}?lang=${language}`))
    for (const width of [768, 834, 900, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const hidden = await page.locator('.sheet-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth)
      expect(hidden, `${address} in ${language} at ${width}`).toBe(0)
    }
  }
})

type Row = { title: { en: string; ne: string }; published: string }

async function middleOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!
  return Math.round(y + height / 2)
}

function isSecondPage(request: Request): boolean {
  return /\/customer\/reports\/.*page=2/.test(request.url())
}

/** Resolves when a request is answered or aborted. */
function endOf(page: Page, isIt: (request: Request) => boolean): Promise<Request> {
  return Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)])
}

/** Waits until the table shows the latest answer. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sheet')).toHaveAttribute('aria-busy', 'false')
}

/** Files of exports in the browser's private file system. */
function madeFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('exports', { create: true })
    return Array.fromAsync(folder.keys())
  })
}

async function take(page: Page, format: string, button = 'निर्यात गर्नुहोस्', opener = button): Promise<Download> {
  await page.getByRole('button', { name: opener, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(format).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: button }).click(),
  ])
  await expect(dialog).toBeHidden()
  return download
}

async function listedRows(page: Page): Promise<{ titleNe: string; filename: string; size: number }[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/web-resources/customer/reports/487?type=consumer&limit=100')
    return ((await answer.json()) as { data: { titleNe: string; filename: string; size: number }[] }).data
  })
}

async function expectTotal(page: Page, total: number): Promise<void> {
  const shown = inDigits(String(total), 'ne')
  await expect(page.getByText(new RegExp(`^${shown} मध्ये .*देखाइएको$`))).toBeVisible()
}
