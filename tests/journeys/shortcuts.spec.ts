// Journey: keyboard shortcuts of the console, their list, and the switch that turns them off.

import { expect, test } from '@playwright/test'
import { officeScreen } from './density.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

test('a clerk works through a list by keys, and none of them is a shortcut while something is typed', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { viewport: officeScreen, opens: false })
  await page.goto(site('damak', '/staff/complaints?view=all'))
  const links = page.locator('.sheet tbody th a')
  await links.nth(1).waitFor()

  await page.keyboard.press('?')
  const guide = page.getByRole('dialog', { name: 'किबोर्ड सर्टकट' })
  await expect(guide.locator('dt')).toHaveText(['j', 'k', 'o', 'x', 'n', '/', '?'])
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(links.first(), 'nothing while the dialog is open').not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)

  await page.keyboard.press('x')
  await page.keyboard.press('o')
  await page.keyboard.press('j')
  await expect(links.first(), 'o and x did nothing while no row had the focus').toBeFocused()
  await expect(page.locator('.sheet tbody').getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.locator('.sheet tbody tr').nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('jn?/')
  await expect(search).toHaveValue('jn?/')
  await expect(guide).toHaveCount(0)

  await page.goto(site('damak', '/staff/complaints?view=all'))
  await links.nth(1).waitFor()
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  const code = await links.first().innerText()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/staff\/complaints\/\d+$/)
  await expect(page.locator('main').getByText(code).first()).toBeVisible()
  // The list, which has the code too, stays until the complaint has come.
  await expect(page.locator('main [data-actions] a').first()).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('main [data-actions] a').first()).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.locator('main [data-actions] a').nth(1)).toBeFocused()
  await page.context().close()
})

test('the shortcuts are switched off and on again among the devices, and listed by a button on a phone', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { viewport: { width: 360, height: 740 }, opens: false })
  await page.goto(site('damak', '/staff/devices'))
  const isOn = page.getByRole('checkbox', { name: 'यस उपकरणमा किबोर्ड सर्टकट प्रयोग गर्ने' })
  await isOn.uncheck()
  await page.goto(site('damak', '/staff/complaints'))
  await page.locator('.sheet tbody th a').first().waitFor()
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  const guide = page.getByRole('dialog', { name: 'किबोर्ड सर्टकट' })
  await expect(guide).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()

  await page.getByRole('button', { name: 'थप' }).click()
  await page.getByRole('button', { name: 'किबोर्ड सर्टकट' }).click()
  await expect(guide).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(isOn).not.toBeChecked()
  await isOn.check()
  await page.keyboard.press('Escape')
  await page.locator('main').focus()
  await page.keyboard.press('j')
  await expect(page.locator('.sheet tbody th a').first()).toBeFocused()
  await page.context().close()
})
