// Journey: on a phone and in Nepali an administrator goes from a person to their rows of the audit log, filters them, saves them and goes back.

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, site } from './site.ts'

const phone = { width: 390, height: 844 }

test('rows of one item are found from its page, filtered by outcome, saved as CSV, and lead back to it', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const office = await signedInAsAdministrator(browser, { opens: false })
  await office.setViewportSize(phone)
  await office.goto(site('damak', '/staff/people?lang=ne'))
  await office.locator('main a[href^="/staff/people/"]:not([href$="/new"])').first().click()
  await office.waitForURL(/\/staff\/people\/\d+/)
  await expect(office.getByRole('link', { name: 'सबै कर्मचारी' })).toBeVisible()
  const name = (await office.getByRole('heading', { level: 1 }).textContent())!
  await office.getByRole('link', { name: 'यस विवरणको गतिविधि अभिलेख' }).click()
  await expect(office.getByText('यस विवरणका अभिलेख मात्र')).toBeVisible()
  await expectAccessible(office)
  await expectReadableInTheDark(office)
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await office.getByRole('link', { name: 'खोल्नुहोस्', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()

  await office.goto(site('damak', '/staff/audit?lang=ne'))
  await office.getByLabel('नतिजा').selectOption('भयो')
  await office.getByRole('button', { name: 'हेर्नुहोस्', exact: true }).click()
  await expect(office).toHaveURL(/outcome=done/)
  await expect(office.locator('main .tag', { hasText: 'अस्वीकृत' })).toHaveCount(0)
  const person = office.getByRole('combobox', { name: 'व्यक्ति' })
  await person.click()
  await person.fill('राजेन्द्र')
  await office.getByRole('option').first().click()
  await office.getByRole('button', { name: 'हेर्नुहोस्', exact: true }).click()
  await expect(office).toHaveURL(/outcome=done.*actor=\d+|actor=\d+.*outcome=done/)
  await expect(person).toHaveAttribute('placeholder', /राजेन्द्र/)
  await expect(office.locator('main li a[href*="?actor="]').filter({ hasNotText: 'राजेन्द्र' })).toHaveCount(0)
  await expect(office.locator('main li a[href*="?actor="]').first()).toContainText('राजेन्द्र')
  await expectAccessible(office)
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  const saving = office.waitForEvent('download')
  await office.getByRole('button', { name: 'CSV मा सुरक्षित गर्नुहोस्' }).click()
  const file = await (await saving).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('समय,व्यक्ति,कार्य,विवरण,नतिजा,नेटवर्क ठेगाना')
  expect(lines.length).toBeGreaterThan(1)
  await office.context().close()
})
