// Journey: each organisation's pages have its own colours and pattern, under the policy of the page, and its administrator changes them.

import { expect, test } from '@playwright/test'
import { contrast } from '#kit/colours/oklch.ts'
import { patternStyle, tiles } from '#kit/pattern.ts'
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

test('the style of an organisation is one element of at most 1.5 KB, with its colours where they are its own, and a pattern of at most 1 KB', async () => {
  const own = /<style[^>]*>(.*?)<\/style>/gs
  const [damak, kakarvitta] = [await readPage('damak', '/', 'en'), await readPage('kakarvitta', '/', 'en')]
  const styles = [damak, kakarvitta].map(({ html }) => [...html.matchAll(own)].map(([, style]) => style!))
  expect(styles.map(({ length }) => length)).toEqual([1, 1])
  const [ofDamak, ofKakarvitta] = [styles[0]![0]!, styles[1]![0]!]
  expect(ofDamak).toBe(patternStyle('waves'))
  expect(ofKakarvitta).toMatch(/^:root\{--color-primary:#0b4f45;/)
  expect(ofKakarvitta).toContain(patternStyle('tea'))
  expect(ofDamak.length).toBeLessThanOrEqual(1024)
  expect(ofKakarvitta.length).toBeLessThanOrEqual(1536)
  const { headers } = await requestSite('kakarvitta', '/', { accept: 'text/html', cookie: 'preferredLanguage=en' })
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('the pattern is drawn on screens, and not on paper, in forced colours or for more contrast', async ({ page }) => {
  await open(page, site('damak', '/about?lang=en'))
  const strip = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const { display, backgroundImage } = getComputedStyle(footer, '::before')
      return display === 'none' ? 'none' : backgroundImage.slice(0, 24)
    })
  expect(await strip()).toBe('url("data:image/svg+xml,')
  await page.emulateMedia({ media: 'print' })
  expect(await strip()).toBe('none')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await strip()).toBe('none')
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', contrast: 'more' })
  expect(await strip()).toBe('none')
})

test('an administrator gives the organisation one light colour: refused when it is none, then readable everywhere', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await signedInAsAdministrator(browser, { language: 'en', opens: false })
  await page.goto(site('damak', '/staff/organisation'))
  const primary = page.getByLabel('Primary colour')
  await primary.fill('yellow')
  await page.getByRole('button', { name: 'Save appearance' }).click()
  await expect(page.getByText('A colour is # and six characters').first()).toBeVisible()
  await primary.fill('#ffe600')
  await page.getByRole('radio', { name: 'Dhaka weave' }).check()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('pattern path').first()).toHaveAttribute(
    'd',
    tiles.weave.path,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save appearance' }).click()
  await expect(page.getByText('Appearance saved')).toBeVisible()
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
    await page.getByRole('radio', { name: 'Waves' }).check()
    await page.getByRole('button', { name: 'Save appearance' }).click()
    await expect(page.getByText('Appearance saved')).toBeVisible()
  }
})
