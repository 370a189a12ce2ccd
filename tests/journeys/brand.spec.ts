// Journey: each organisation's pages have its own colours, under the policy of the page, and its administrator changes them.

import { expect, test } from '@playwright/test'
import { contrast } from '#kit/colours/oklch.ts'
import { readPage, requestSite } from './pages.ts'
import { signedInAsAdministrator } from './signed-in.ts'
import { expectAccessible, expectReadableInTheDark, open, site } from './site.ts'

// The last one changes what the first ones see.
test.describe.configure({ mode: 'serial' })

test('two organisations are distinct at a glance, and no policy is violated', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  const bars = new Map<string, string>()
  for (const town of ['damak', 'kakarvitta'] as const) {
    await open(page, site(town, '/contact?lang=en'))
    bars.set(
      town,
      await page
        .getByRole('navigation')
        .first()
        .evaluate((bar) => getComputedStyle(bar).backgroundColor),
    )
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
      'content',
      town === 'damak' ? '#001755' : '#0b4f45',
    )
  }
  expect(Object.fromEntries(bars)).toEqual({ damak: 'rgb(0, 23, 85)', kakarvitta: 'rgb(11, 79, 69)' })
  expect(errors).toEqual([])
})

test('the style of an organisation is one element of at most 1 KB, only where its colours are its own', async () => {
  const own = /<style[^>]*>(.*?)<\/style>/gs
  const [damak, kakarvitta] = [await readPage('damak', '/', 'en'), await readPage('kakarvitta', '/', 'en')]
  expect([...damak.html.matchAll(own)]).toEqual([])
  const styles = [...kakarvitta.html.matchAll(own)]
  expect(styles).toHaveLength(1)
  expect(styles[0]![1]!.length).toBeLessThanOrEqual(1024)
  const { headers } = await requestSite('kakarvitta', '/', { accept: 'text/html', cookie: 'preferredLanguage=en' })
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('an administrator gives the organisation one light colour: refused when it is none, then readable everywhere', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await signedInAsAdministrator(browser, { language: 'en' })
  await page.goto(site('damak', '/staff/organisation'))
  const primary = page.getByLabel('Primary colour')
  await primary.fill('yellow')
  await page.getByRole('button', { name: 'Save colours' }).click()
  await expect(page.getByText('A colour is # and six characters').first()).toBeVisible()
  await primary.fill('#ffe600')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save colours' }).click()
  await expect(page.getByText('Colours saved')).toBeVisible()
  try {
    await expect
      .poll(async () => (await readPage('damak', '/contact', 'en')).html, { timeout: 20_000 })
      .toContain('--color-primary:#')
    await open(page, site('damak', '/contact?lang=en'))
    const bar = (await page.locator('meta[name=theme-color]').getAttribute('content'))!
    expect(contrast(bar, '#ffffff')).toBeGreaterThan(9)
    await expectAccessible(page)
    await expectReadableInTheDark(page)
  } finally {
    await page.goto(site('damak', '/staff/organisation'))
    await page.getByLabel('Primary colour').fill('')
    await page.getByRole('button', { name: 'Save colours' }).click()
    await expect(page.getByText('Colours saved')).toBeVisible()
  }
})
