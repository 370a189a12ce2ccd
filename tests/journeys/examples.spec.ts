// Journey: every interface component in each state, theme and language, with axe, keyboard and phone.

import { expect, test } from '@playwright/test'
import { exampleAddress, exampleParts } from '#features/examples/contract/parts.ts'
import { languages } from '#kit/language.ts'
import { expectAccessible, open, site } from './site.ts'

for (const language of languages)
  test(`every part in ${language}: ${language === 'en' ? 'accessible, ' : ''}fits a phone`, async ({ page }) => {
    test.setTimeout(180_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
    for (const part of exampleParts)
      await test.step(part, async () => {
        await page.setViewportSize({ width: 1280, height: 720 })
        await open(page, site('damak', `${exampleAddress(part)}?lang=${language}`))
        if (language === 'en') await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBe(0)
        if (language === 'en') await expectAccessible(page)
      })
    expect(errors).toEqual([])
  })

test('a select opens with the arrow keys, is searched, selects with Enter and closes with Escape', async ({ page }) => {
  await open(page, site('damak', '/examples/select?lang=en'))
  const field = page.getByRole('combobox').first()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const at = await field.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${at}"]`)).toHaveText('Damak')
  await page.keyboard.type('bir')
  await expect(page.locator('.select-list:visible').getByRole('option')).toHaveText(['Birtamod'])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Birtamod')
  await page.keyboard.type('zzz')
  await expect(page.getByText('No results found').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('Birtamod')
})

test('a toast is announced, pauses under the pointer, disappears after its time, and can be closed', async ({
  page,
}) => {
  await open(page, site('damak', '/examples/toast?lang=en'))
  await page.clock.install()
  const area = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('button', { name: 'The list was refreshed' }).click()
  await expect(area.getByRole('status').getByText('The list was refreshed')).toBeVisible()
  await page.clock.runFor(4000)
  await area.getByText('The list was refreshed').hover()
  await page.clock.runFor(60_000)
  await expect(area.getByText('The list was refreshed')).toBeVisible()
  await area.getByRole('button', { name: 'Close' }).focus()
  await page.mouse.move(0, 600)
  await page.clock.runFor(60_000)
  await expect(area.getByText('The list was refreshed')).toBeVisible()
  await page.getByRole('button', { name: 'The list was refreshed' }).focus()
  await page.clock.runFor(1400)
  await expect(area.getByText('The list was refreshed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Please fix the errors in the form' }).click()
  await expect(area.getByRole('alert').getByText('Please fix the errors in the form')).toBeVisible()
  await area.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(400)
  await expect(area.getByText('Please fix the errors in the form')).toHaveCount(0)
})

test('a dialog traps the focus, closes with Escape, and restores the focus', async ({ page }) => {
  await open(page, site('damak', '/examples/dialog?lang=en'))
  const opener = page.getByRole('button', { name: 'Withdraw the notice…' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw the notice?' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('rows are selected by page and as all results, and grouped headings label their cells', async ({ page }) => {
  await open(page, site('damak', '/examples/data-table?lang=en'))
  const table = page.locator('.data-table').first()
  await table.getByLabel('Select all rows on this page').check()
  await expect(table.getByText('10 selected')).toBeVisible()
  await table.getByRole('button', { name: 'Select all 64 results' }).click()
  await table.getByLabel('Select row').nth(2).uncheck()
  await expect(table.getByText('63 selected')).toBeVisible()
  await table.getByRole('link', { name: 'Page 3' }).click()
  await expect(table.getByText('63 selected')).toBeVisible()
  const charge = table.locator('tbody tr').first().locator('td').nth(3)
  const ids = (await charge.getAttribute('headers'))!.split(' ')
  const names = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))
  expect(names.map((name) => name!.trim())).toEqual(['Consumption', 'Charge (Rs.)'])
  await table.getByRole('searchbox').fill('Sita')
  await expect(table.getByText('63 selected')).toBeHidden()
})
