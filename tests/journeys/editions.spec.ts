// Journey: on a phone and in Nepali a tariff is drafted, compared, approved by a second person, seen by visitors, and withdrawn.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { signedIn, signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

const phone = { width: 390, height: 844 }

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
}

test('a tariff is drafted, checked, approved by a second person, public, and withdrawn', async ({ browser }) => {
  test.setTimeout(180_000)
  const editor = await signedIn(browser, 'maya@damak.example', { viewport: phone, opens: false })
  const administrator = await signedInAsAdministrator(browser, { viewport: phone, opens: false })
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()

  await editor.goto(site('damak', '/staff/tariffs?lang=ne'))
  await expect(editor.getByText('लागू', { exact: true })).toBeVisible()
  await expectFits(editor)
  await editor.getByRole('link', { name: 'नयाँ मस्यौदा' }).click()
  await expect(editor.getByRole('button', { name: 'मस्यौदा तयार गर्नुहोस्' })).toBeVisible()
  await expectFits(editor)
  await editor.getByRole('button', { name: 'मस्यौदा तयार गर्नुहोस्' }).click()
  await expect(editor.getByText('केही फरक छैन।')).toBeVisible()
  const draft = editor.url()
  await expectFits(editor)
  await expectReadableInTheDark(editor)

  // A gap between the minimum and the first slab is found, then corrected.
  const household = editor.locator('#rows').getByRole('link', { name: 'आवासीय, सबै आकारका धारा', exact: true })
  await household.click()
  await editor.getByLabel('न्यूनतम महसुल (रु.)').fill('९५')
  await editor.getByLabel('समावेश युनिट').fill('८')
  await expectFits(editor)
  await editor.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(editor.locator('#check')).toContainText('युनिट छुटेका छन्')
  await expect(editor.getByRole('button', { name: 'स्वीकृतिका लागि पेस गर्नुहोस्' })).toBeDisabled()
  await expectFits(editor)
  await household.click()
  await editor.getByLabel('समावेश युनिट').fill('१०')
  await editor.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(editor.locator('#check')).toContainText('कुनै त्रुटि भेटिएन।')
  await expect(editor.locator('#comparison')).toContainText('बढ्छ')
  await expect(editor.locator('#sample-bills tbody tr')).toHaveCount(10)
  await editor.getByRole('button', { name: 'स्वीकृतिका लागि पेस गर्नुहोस्' }).click()
  await expect(editor.getByText('यो तपाईंले पेस गर्नुभएको हो।', { exact: false })).toBeVisible()
  await expectFits(editor)

  await administrator.goto(`${draft}?lang=ne`)
  await administrator.getByRole('button', { name: 'स्वीकृत गरी प्रकाशित गर्नुहोस्' }).click()
  await expect(administrator.locator('#history')).toContainText('स्वीकृत गरियो')
  const address = await administrator.getByRole('link', { name: 'वेबसाइटमा हेर्नुहोस्' }).getAttribute('href')
  await open(visitor, site('damak', `${address}&lang=ne`))
  await expect(visitor.locator('main')).toContainText('रु. ९५')

  await editor.goto(site('damak', '/staff/tariffs?lang=ne'))
  await editor.getByRole('link', { name: /को विवरण फिर्ता लिनुहोस्$/ }).click()
  await expect(editor.getByRole('heading', { name: 'लागू हुनुअघि यो विवरण फिर्ता लिने हो?' })).toBeFocused()
  await expectFits(editor)
  await editor.getByRole('button', { name: 'फिर्ता लिनुहोस्', exact: true }).click()
  await expect(editor.getByText('फिर्ता लिइएको').first()).toBeVisible()
  await open(visitor, site('damak', `${address}&lang=ne`))
  await expect(visitor.locator('main')).not.toContainText('रु. ९५')
})

test('a supply plan is drafted, approved, shown as the week from its day, and withdrawn', async ({ browser }) => {
  test.setTimeout(180_000)
  const officer = await signedIn(browser, 'kamala@damak.example', { viewport: phone, opens: false })
  const administrator = await signedInAsAdministrator(browser, { viewport: phone, opens: false })
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()

  await officer.goto(site('damak', '/staff/supply-plan/new?lang=ne'))
  await officer.getByRole('button', { name: 'मस्यौदा तयार गर्नुहोस्' }).click()
  await expect(officer.getByText('केही फरक छैन।')).toBeVisible()
  await expectFits(officer)
  const draft = officer.url()
  await officer.getByRole('link', { name: 'पङ्क्ति थप्नुहोस्' }).click()
  await officer.getByLabel('पानी आउने समय').selectOption('13:00')
  await officer.getByLabel('कति मिनेटसम्म').fill('२५')
  await expectFits(officer)
  await expectReadableInTheDark(officer)
  await officer.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(officer.locator('#comparison')).toContainText('दिउँसो १:००–१:२५ बजे')
  await expect(officer.locator('#check')).toContainText('कुनै त्रुटि भेटिएन।')
  await expectFits(officer)
  await officer.getByRole('button', { name: 'स्वीकृतिका लागि पेस गर्नुहोस्' }).click()
  await expect(officer.getByText('यो तपाईंले पेस गर्नुभएको हो।', { exact: false })).toBeVisible()

  await administrator.goto(`${draft}?lang=ne`)
  await administrator.getByRole('button', { name: 'स्वीकृत गरी प्रकाशित गर्नुहोस्' }).click()
  await expect(administrator.locator('#history')).toContainText('स्वीकृत गरियो')
  const address = await administrator.getByRole('link', { name: 'वेबसाइटमा हेर्नुहोस्' }).getAttribute('href')
  await open(visitor, site('damak', `${address}&lang=ne`))
  await expect(visitor.locator('#week')).toContainText('दिउँसो १:००–१:२५ बजे')

  await officer.goto(site('damak', '/staff/supply-plan?lang=ne'))
  await officer.getByRole('link', { name: /को विवरण फिर्ता लिनुहोस्$/ }).click()
  await officer.getByRole('button', { name: 'फिर्ता लिनुहोस्', exact: true }).click()
  await expect(officer.getByText('फिर्ता लिइएको').first()).toBeVisible()
  await open(visitor, site('damak', `${address}&lang=ne`))
  await expect(visitor.locator('#week')).not.toContainText('दिउँसो १:००–१:२५ बजे')
})

test('on a wide screen a supply is opened from the week of zones and days', async ({ browser }) => {
  const officer = await signedIn(browser, 'kamala@damak.example', {
    viewport: { width: 1366, height: 768 },
    opens: false,
  })
  await officer.goto(site('damak', '/staff/supply?lang=ne'))
  const supply = officer.getByRole('table').getByRole('link').last()
  await supply.waitFor()
  await expectAccessible(officer)
  await supply.click()
  await expect(officer.getByLabel('अर्को समयमा आउँछ')).toBeVisible()
  await expect(officer).toHaveURL(/\/staff\/supply\/change\?.*date=/)
})
