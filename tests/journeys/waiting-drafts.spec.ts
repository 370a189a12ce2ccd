// Journey: a draft that waits on the device is offered on the first page and before the forms, continued or discarded.

import { expect, test } from '@playwright/test'
import { expectAccessible, open, site } from './site.ts'

const offered = 'You started a connection application on'

test('an application left half-way is offered with its day, continued, and discarded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, site('damak', '/?lang=en'))
  await expect(page.getByText(offered)).toBeHidden()
  await open(page, site('damak', '/registration/new?lang=en'))
  // Midnight in Nepal may be between both.
  const before = today()
  await page.locator('#application-applicantEn').fill('Sita Sharma')
  await expect(page.getByText('Draft saved on this device').first()).toBeAttached()
  const after = today()

  await open(page, site('damak', '/?lang=en'))
  await expect(page.getByText(new RegExp(`^${offered} (${before}|${after})\\.`))).toBeVisible()
  await expect(page.getByText('You started a complaint on')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.locator('#application-applicantEn')).toHaveValue('Sita Sharma')

  await open(page, site('damak', '/registration?lang=ne'))
  await expect(page.getByText('धारा जडान दरखास्त भर्न सुरु गर्नुभएको थियो।')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'हटाउनुहोस्' }).click()
  await expect(page.getByText('धारा जडान दरखास्त भर्न सुरु गर्नुभएको थियो।')).toBeHidden()
  await open(page, site('damak', '/registration/new?lang=en'))
  await expect(page.locator('#application-applicantEn')).toHaveValue('')
})

test('nothing moves when a draft is offered on the first page', async ({ page }) => {
  await open(page, site('damak', '/complaint?lang=en'))
  await page.locator('[name=message]').fill('No water')
  await expect(page.getByText('Draft saved on this device').first()).toBeAttached()
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, site('damak', '/?lang=en'))
  await expect(page.getByText('You started a complaint on')).toBeVisible()
  // A list that is shown late moves the whole page by its height (0.05); under load the document itself is painted in parts (0.002).
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
})

test('on a wide screen a column beside the form names papers, fee and time, and when the draft was saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, site('damak', '/registration/transfer?lang=en'))
  const column = page.getByRole('complementary', { name: 'Documents, fee and time' })
  for (const text of ['Documents needed', 'Rs. 5,000', '3 days', '023-000487'])
    await expect(column.getByText(text).first()).toBeVisible()
  await page.locator('#application-customerNo').fill('D-1203')
  await expect(column.getByText('Last saved on this device:')).toBeVisible()
  await expectAccessible(page)
})

/** The day in Nepal, as English pages show it. */
function today(): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' }).format(new Date())
}
