// Journey: office work in Nepali, from the sign-in to an answered complaint and an approved application.

import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { paperBytes } from '#tests/applications.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

/** Opens the form of one transition of a case and waits until its heading has the focus. */
async function openTransition(page: Page, act: string): Promise<void> {
  await page.getByRole('link', { name: act, exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: act })).toBeFocused()
}

async function findIn(page: Page, section: 'गुनासाहरू' | 'निवेदनहरू', code: string): Promise<void> {
  await page.getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
  await page.getByRole('searchbox').fill(code)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { name: 'कारबाही', exact: true })).toBeVisible()
  await expectAccessible(page)
}

test('a complaint is sent, assigned, answered and resolved, and the reporter reads the answer', async ({
  browser,
  page,
}) => {
  test.slow()
  const phone = '9841700011'
  await open(page, site('damak', '/complaint?lang=ne'))
  await page.locator('[name=type][value=leak-main]').check()
  await page.locator('[name=message]').fill('बाटोमा पाइप फुटेर पानी बगिरहेको छ')
  await page.locator('[name=tol]').fill('आदर्श टोल')
  await page.locator('[name=name]').fill('मीना राई')
  await page.locator('[name=phone]').fill(phone)
  await page.locator('[name=consent]').check()
  const blue = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0ea5e9' } })
  const picture = { name: 'pipe.jpg', mimeType: 'image/jpeg', buffer: await blue.jpeg().toBuffer() }
  await page.locator('[name=photos]').setInputFiles(picture)
  await page.getByRole('button', { name: 'गुनासो पठाउनुहोस्' }).click()
  await page.waitForURL(/\/complaint\/received\//)
  const code = await page.locator('p[translate="no"]').innerText()

  const clerk = await signedIn(browser, 'ramesh@damak.example')
  await findIn(clerk, 'गुनासाहरू', code)
  await expect(clerk.getByText('बाटोमा पाइप फुटेर पानी बगिरहेको छ')).toBeVisible()
  const photo = clerk.getByRole('img', { name: 'गुनासोको तस्बिर १' })
  await expect(photo).toHaveAttribute('src', /^blob:/)
  await expect(clerk.getByText('गुनासोमा काम भइरहेको छ')).toBeVisible()

  await openTransition(clerk, 'जिम्मा दिनुहोस्')
  await clerk.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(clerk.getByText('यो विवरण अनिवार्य छ').first()).toBeVisible()
  await expectAccessible(clerk)
  await clerk.getByLabel('कर्मचारी').selectOption({ label: 'कमला लिम्बू' })
  await clerk.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(clerk.getByText('कमला लिम्बूलाई जिम्मा दिइयो')).toBeVisible()
  await clerk.context().close()

  const officer = await signedIn(browser, 'kamala@damak.example')
  await officer.getByRole('link', { name: 'गुनासाहरू' }).click()
  await officer.getByRole('link', { name: /मेरो जिम्मामा/ }).click()
  await officer.getByRole('link', { name: code }).click()
  await openTransition(officer, 'जवाफ दिनुहोस्')
  await officer.getByLabel('जवाफ').fill('मर्मत टोली पठाइएको छ।')
  await officer.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(officer.getByText('मर्मत टोली पठाइएको छ।')).toBeVisible()
  await openTransition(officer, 'समाधान भएको जनाउनुहोस्')
  await officer.getByLabel('गरिएको काम').fill('पाइप फेरियो।')
  await officer.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }).click()
  await expect(officer.getByText('पाइप फेरियो।')).toBeVisible()
  await expect(officer.getByText('यो गुनासो फर्छ्यौट भइसकेको छ').first()).toBeVisible()
  await expect(officer.getByText('गुनासोकर्ताले अझै पुनः खोल्न सक्नुहुन्छ')).toBeVisible()
  await expectAccessible(officer)
  await officer.context().close()

  await open(page, site('damak', `/complaint/track?lang=ne&code=${code}`))
  await page.locator('[name=phone]').fill(phone)
  await page.getByRole('button', { name: 'गुनासो हेर्नुहोस्' }).click()
  await expect(page.getByText('मर्मत टोली पठाइएको छ।')).toBeVisible()
  await expect(page.getByText('पाइप फेरियो।')).toBeVisible()
  await expect(page.getByText('कमला')).toHaveCount(0)
})

test('an application is prepared by Ramesh, checked by Gita, approved by Bishnu, and the applicant reads the result', async ({
  browser,
  page,
}) => {
  test.slow()
  const phone = '9851700022'
  await open(page, site('damak', '/registration/new?lang=ne'))
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`#application-${name}`).fill(value)
  }
  const goOn = () => page.getByRole('button', { name: 'अर्को', exact: true }).click()
  await fill({ applicantNe: 'सीता शर्मा', applicantEn: 'Sita Sharma', fatherNe: 'राम शर्मा', motherNe: 'गङ्गा शर्मा' })
  await fill({ grandfatherNe: 'कृष्ण शर्मा', citizenshipNo: '०४-०१-७५-०१२३४', phone })
  await goOn()
  await fill({ district: 'झापा', ward: '५', tol: 'शान्ति टोल' })
  await goOn()
  await fill({ kitta: '१२३४', boundaryEast: 'बाटो', boundaryWest: 'घर', boundaryNorth: 'कुलो', boundarySouth: 'मन्दिर' })
  await goOn()
  await page.locator('#application-tapType').selectOption('residential')
  await page.locator('input[name=classification][value=private]').check()
  await page.locator('input[name=householdUse][value=yes]').check()
  await fill({ quantity: '१', waterUsers: '६' })
  await goOn()
  const paper = { name: 'नागरिकता.png', mimeType: 'image/png', buffer: paperBytes('png') }
  await page.locator('#application-citizenship').setInputFiles(paper)
  await goOn()
  await page.locator('#application-declared').check()
  await page.locator('#application-consent').check()
  await page.getByRole('button', { name: 'निवेदन पठाउनुहोस्' }).click()
  await expect(page.getByRole('heading', { name: 'तपाईंको निवेदन दर्ता भयो' })).toBeVisible()
  const code = (await page.locator('strong.figures').textContent())!

  const clerk = await signedIn(browser, 'ramesh@damak.example')
  await findIn(clerk, 'निवेदनहरू', code)
  await clerk.getByRole('button', { name: /नागरिकता प्रमाणपत्रको प्रतिलिपि खोल्नुहोस्/ }).click()
  await expect(clerk.getByRole('region', { name: 'निवेदनसँगै देखाइएको कागजात' }).getByRole('img')).toBeVisible()
  await openTransition(clerk, 'तयार गरी दस्तखत गर्नुहोस्')
  await clerk.getByLabel('पद', { exact: true }).fill('खरिदार')
  await clerk.getByRole('button', { name: 'दस्तखत गर्नुहोस्', exact: true }).click()
  await expect(clerk.getByText('नपठाइएका र कार्यालयमा पनि नदेखाइएका कागजात बाँकी छन्')).toBeVisible()
  await expectAccessible(clerk)
  for (const missing of await clerk.locator('input[name=seenPapers]').all()) await missing.check()
  await clerk.getByRole('button', { name: 'दस्तखत गर्नुहोस्', exact: true }).click()
  await expect(clerk.locator('#approval').getByText('रमेश खड्का')).toBeVisible()
  await expect(clerk.getByText('यो निवेदन तयार भइसकेको छ')).toBeVisible()
  await clerk.context().close()

  await sign(browser, 'gita@damak.example', code, 'चेक जाँच गरी दस्तखत गर्नुहोस्', 'लेखापाल', 'गीता भट्टराई')
  await sign(browser, 'bishnu@damak.example', code, 'स्वीकृत गर्नुहोस्', 'कार्यकारी निर्देशक', 'विष्णु अधिकारी')

  await open(page, site('damak', `/registration/track?lang=ne&code=${code}`))
  await page.locator('#track-phone').fill(phone)
  await page.locator('#track-phone').press('Enter')
  await expect(page.getByText('स्वीकृत भयो')).toBeVisible()
  await page.getByRole('button', { name: 'फाराम मुद्रण गर्नुहोस्' }).click()
  await expect(page.getByText('कार्यकारी निर्देशक')).toBeVisible()
})

async function sign(browser: Browser, who: string, code: string, act: string, position: string, name: string) {
  const page = await signedIn(browser, who)
  await findIn(page, 'निवेदनहरू', code)
  await openTransition(page, act)
  await page.getByLabel('पद', { exact: true }).fill(position)
  await page.getByRole('button', { name: 'दस्तखत गर्नुहोस्', exact: true }).click()
  await expect(page.locator('#approval').getByText(name)).toBeVisible()
  await page.context().close()
}

test('a signed-in customer finds their own cases, comments, and sees no others', async ({ browser }) => {
  const page = await signedIn(browser, '10425')
  await page.getByRole('link', { name: 'मेरा गुनासाहरू' }).click()
  await expectAccessible(page)
  await open(page, site('damak', '/complaint?lang=ne'))
  await page.locator('[name=type][value=no-water]').check()
  await page.locator('[name=message]').fill('बिहानदेखि पानी आएन')
  await page.locator('[name=name]').fill('सीता शर्मा')
  await page.locator('[name=phone]').fill('9841700033')
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: 'गुनासो पठाउनुहोस्' }).click()
  await page.waitForURL(/\/complaint\/received\//)
  const code = await page.locator('p[translate="no"]').innerText()

  await page.goto(site('damak', '/account/complaints'))
  await expect(page.getByText(code)).toBeVisible()
  await expectAccessible(page)
  await page.goto(site('damak', `/account/complaints/${code}`))
  await page.getByRole('textbox', { name: 'विवरण' }).fill('अझै आएको छैन')
  await page.getByRole('button', { name: 'पठाउनुहोस्', exact: true }).click()
  await expect(page.getByText('अझै आएको छैन')).toBeVisible()
  await expectAccessible(page)

  const other = await signedIn(browser, 'gita@damak.example', { opens: false })
  await other.goto(site('damak', `/account/complaints/${code}`))
  await other.waitForURL(/\/staff$/)
  await other.context().close()
  await page.context().close()
})

test('on a phone of 360 pixels records are at most 150 px high and nothing overflows the screen, in both languages', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'ramesh@damak.example', { opens: false })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of ['ne', 'en'])
    for (const section of ['complaints', 'applications']) {
      await page.goto(site('damak', `/staff/${section}?lang=${language}`))
      const first = page.locator(`.sheet-row a[href^="/staff/${section}/"]`).first()
      await expect(first).toBeVisible()
      if (language === 'ne') await expectAccessible(page)
      const tooHigh = await page
        .locator('.sheet-row')
        .evaluateAll((rows) =>
          rows.filter((row) => row.clientHeight > 150).map((row) => `${row.clientHeight} px: ${row.textContent}`),
        )
      expect(tooHigh).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await first.press('Enter')
      await expect(page.locator('#act')).toBeVisible()
      if (language === 'ne') await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  await page.context().close()
})
