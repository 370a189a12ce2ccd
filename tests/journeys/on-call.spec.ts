// Journey: the on-call number for a burst pipe, where a visitor looks for it, and the administrator's form for it.

import { expect, test } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

const shown = { en: 'On-call plumber', ne: 'आकस्मिक सेवाका प्लम्बर' }
const digits = { en: '023-000999', ne: '०२३-०००९९९' }

for (const language of ['en', 'ne'] as const)
  test(`the footer and the contact page name it in ${language}, as a link to call, marked as a sample`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, site('damak', `/contact?lang=${language}`))
    for (const place of [page.getByRole('contentinfo'), page.getByRole('main').locator('[data-on-call]')]) {
      await expect(place.getByText(shown[language])).toBeVisible()
      await expect(place.getByRole('link', { name: digits[language] })).toHaveAttribute('href', 'tel:023000999')
      await expect(place.getByText(language === 'en' ? '(sample)' : '(नमुना)').first()).toBeVisible()
    }
  })

test('the complaint form names it for a leak exactly while the office is closed', async ({ page }) => {
  await open(page, site('damak', '/complaint?lang=en'))
  const isClosed = await page.getByText('For a burst pipe or any other danger, call now').isVisible()
  const note = page.getByRole('group').locator('[data-on-call]')
  await page.locator('[name=type][value=leak-main]').check()
  await expect(note).toHaveCount(isClosed ? 1 : 0)
  await page.locator('[name=type][value=meter]').check()
  await expect(note).toHaveCount(0)
})

test('the administrator’s form asks for the office’s own number: the sample is not filled in, and no other is accepted', async ({
  browser,
}) => {
  const page = await signedInAsAdministrator(browser, { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/organisation'))
  const form = page.getByRole('region', { name: 'On-call number' })
  await expect(form.getByLabel('Telephone')).toHaveValue('')
  await expect(form.getByLabel('Who answers (in English)')).toHaveValue(shown.en)
  await form.getByLabel('Telephone').fill('12345')
  await form.getByRole('button', { name: 'Save number' }).click()
  await expect(form.getByRole('alert').or(form.getByText('phone number')).first()).toBeVisible()
  await expectAccessible(page)
})
