// Journey: the dashboard of each person shows correct counts that link to their lists.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { toAsciiDigits } from '#kit/language.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

const dashboard = '#pending'

const staff = [
  { who: 'ramesh@damak.example', sections: ['निवेदन', 'गुनासाहरू', 'मिटर रिडिङ', 'किस्ता'], own: 'तयार गर्नुपर्ने' },
  { who: 'gita@damak.example', sections: ['निवेदन', 'गुनासाहरू', 'किस्ता'], own: 'चेक जाँच गर्नुपर्ने' },
  {
    who: 'bishnu@damak.example',
    sections: ['निवेदन', 'महसुल बिल बनाउने', 'मिनाहा र अपलेखन', 'किस्ता', 'खाताको आयात', 'गुनासाहरू'],
    own: 'स्वीकृत गर्नुपर्ने',
  },
  { who: 'kamala@damak.example', sections: ['गुनासाहरू', 'निवेदन'], own: 'मेरो जिम्मामा' },
  { who: 'maya@damak.example', sections: ['सूचना तथा कागजात', 'समाचार', 'समीक्षा तथा म्याद'], own: undefined },
]

/** What clerks and officers count alike is followed once. */
test('each of the staff sees pending work, and each count links to the items it counts', async ({ browser }) => {
  test.setTimeout(600_000)
  const followed = new Set<string>()
  for (const { who, sections, own } of staff) {
    const page = await signedIn(browser, who, { viewport: { width: 360, height: 740 } })
    await expect(page.locator(dashboard).getByRole('heading', { level: 3 })).toHaveText(sections)
    if (own) await expect(page.locator(dashboard).getByRole('link').first()).toContainText(own)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    const links = page.locator(dashboard).getByRole('link')
    // An editor may have nothing to do.
    if (own) await expect(links.first(), who).toBeVisible()
    await expect(page.locator(`${dashboard} [aria-busy=true]`)).toHaveCount(0)
    const addresses = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')!))
    for (const address of addresses.filter((each) => !followed.has(each))) {
      await expectCountIsTrue(page, address)
      followed.add(address)
    }
    await page.context().close()
  }
})

/** Other journeys create and close cases meanwhile, so both numbers are read until they agree. */
async function expectCountIsTrue(page: Page, address: string): Promise<void> {
  let isAgain = false
  await expect(async () => {
    // By the link first, which loads the counts only.
    if (isAgain) await page.goto(site('damak', '/staff'))
    else if (new URL(page.url()).pathname !== '/staff')
      await page.locator('a[href="/staff"]').filter({ visible: true }).first().click()
    isAgain = true
    const line = page.locator(dashboard).locator(`a[href="${address}"]`)
    const count = Number(toAsciiDigits((await line.locator('.figures').innerText({ timeout: 5000 })).trim()))
    await line.click()
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === address)
    // A list of one kind is a table; the page of all kinds has a list for each view.
    const [, view] = address.split('#')
    const [rows, shown] = view ? [`#${view} li`, 50] : ['table tbody th', 10]
    await expect(page.locator(rows)).toHaveCount(Math.min(count, shown), { timeout: 2000 })
  }, address).toPass({ timeout: 60_000 })
}

test('a dashboard that fails to load shows a message and a retry button', async ({ browser }) => {
  const page = await signedIn(browser, 'gita@damak.example', { opens: false })
  const address = '**/web-resources/admin/desk/*'
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(site('damak', '/staff?lang=en'))
  await expect(page.getByText('Pending work could not be loaded.')).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator(dashboard).getByRole('link', { name: 'To be checked' })).toBeVisible()
  await page.context().close()
})

test('a customer sees pending tasks and open cases and opens them', async ({ browser }) => {
  const page = await signedIn(browser, '10425', { viewport: { width: 360, height: 740 } })
  const yours = page.locator('#yours')
  await expect(yours.getByText('कार्यालयले तपाईंसँग जानकारी मागेको छ')).toBeVisible()
  await expect(yours.getByText('सच्याएर पुनः पठाउनुहोस्')).toBeVisible()
  await expect(page.locator('#under-way').getByRole('link', { name: 'पानी नआएको' }).first()).toBeVisible()
  await expect(page.locator('#tasks').getByText('लागू', { exact: false })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await yours.getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'विवरण' })).toBeVisible()
  await page.context().close()
})

test('a customer without open cases sees a message', async ({ browser }) => {
  const page = await signedIn(browser, '10425', { opens: false })
  await page.route('**/web-resources/customer/account/*/open', (route) =>
    route.fulfill({ json: { complaints: { data: [], total: 0 }, applications: { data: [], total: 0 }, tariff: null } }),
  )
  await page.goto(site('damak', '/account?lang=en'))
  await expect(page.getByText('You have no open complaints or applications.')).toBeVisible()
  await expect(page.locator('#yours')).toHaveCount(0)
  await expectAccessible(page)
  await page.context().close()
})
