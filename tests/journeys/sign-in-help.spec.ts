// Journey: nothing has to be remembered, solved or typed twice: sign-in by password manager and clipboard, and forms that ask once.

import { expect, test } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { open, site } from './site.ts'

const fieldsOf = {
  '/login': ['username', 'current-password'],
  '/login/forgotten': ['username'],
  '/login/activate': ['one-time-code', 'new-password', 'new-password'],
}

for (const [path, purposes] of Object.entries(fieldsOf))
  test(`sign-in at ${path}: every field says what belongs into it, and takes what is pasted`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, site('damak', path))
    const fields = page.locator('main form').first().locator('input:not([type=hidden], [type=checkbox]):visible')
    const found = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete))
    expect(found).toEqual(purposes)
    for (let place = 0; place < purposes.length; place += 1) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), `pasted ${place}`)
      await fields.nth(place).focus()
      await page.keyboard.press('Control+V')
      await expect(fields.nth(place)).toHaveValue(`pasted ${place}`)
    }
    expect(await page.locator('canvas, [class*=captcha], iframe').count()).toBe(0)
  })

test('sign-in: the code of the second factor may be filled in by the device', async ({ browser }) => {
  const page = await signedInAsAdministrator(browser, { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/second-factor'))
  await expect(page.locator('[name=code]').first()).toHaveAttribute('autocomplete', 'one-time-code')
})

for (const path of ['/complaint', '/registration/new', '/registration/transfer'])
  test(`nothing is asked twice at ${path}, and the browser knows what belongs to the reader`, async ({ browser }) => {
    // Without script all steps are one page.
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(site('damak', `${path}?lang=en`))
    const labels = await page
      .locator('main form label:not(:has(input[type=radio], input[type=checkbox], input[type=file]))')
      .allInnerTexts()
    const names = await page
      .locator('main form')
      .first()
      .locator('[name]:not([type=radio], [type=hidden])')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')!))
    expect(labels.length).toBeGreaterThan(4)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    for (const [name, purpose] of [
      ['phone', 'tel'],
      ['email', 'email'],
    ])
      await expect(page.locator(`main form [name=${name}]`).first()).toHaveAttribute('autocomplete', purpose!)
  })
