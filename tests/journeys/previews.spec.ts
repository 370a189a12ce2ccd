// Journey: an editor starts a new article from another one and shares its preview, which somebody without an account reads until it is revoked.

import { expect, test } from '@playwright/test'
import { officeScreen } from './density.ts'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

test('an article like another is previewed by somebody without an account, in both languages, until its address is revoked', async ({
  browser,
  page: reader,
}) => {
  const maya = await signedIn(browser, 'maya@damak.example', { viewport: officeScreen, opens: false })
  await open(maya, site('damak', '/staff/news?lang=en&view=published'))
  const article = maya.locator('a[href^="/staff/news/"]:not([href$="/new"])').last()
  await open(maya, site('damak', `${await article.getAttribute('href')}?lang=en`))
  const copy = maya.getByRole('link', { name: 'Add a new one like this' })
  await expect(copy).toBeVisible()
  const title = await maya.getByRole('heading', { level: 1 }).innerText()
  await copy.click()
  const english = maya.getByLabel('Title in English')
  await expect(english).toHaveValue(title)
  await expect(async () => {
    await english.fill('A copy that nobody has read')
    await expect(english).toHaveValue('A copy that nobody has read')
  }).toPass()
  await maya.getByLabel('Save as draft').check()
  await maya.getByRole('button', { name: 'Save' }).click()
  await expect(maya.getByRole('heading', { level: 1, name: 'A copy that nobody has read' })).toBeVisible()

  await maya.getByRole('button', { name: 'Make a preview address' }).click()
  const address = await maya.locator('#previews a[href^="/preview/"]').getAttribute('href')
  await expectAccessible(maya)
  const answer = await reader.goto(site('damak', `${address}?lang=en`))
  expect(answer!.status()).toBe(200)
  expect(answer!.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' })
  await expect(reader.getByRole('heading', { level: 1, name: 'A copy that nobody has read' })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('complementary', { name: 'Preview' }).getByRole('link').click()
  await expect(reader.getByRole('complementary', { name: 'पूर्वावलोकन' })).toBeVisible()
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ne')
  await reader.goto(site('damak', '/news?lang=en'))
  await expect(reader.getByText('A copy that nobody has read')).toHaveCount(0)

  await maya.locator('#previews').getByRole('button', { name: 'Revoke' }).click()
  await expect(maya.locator('#previews').getByText('There is no preview address in force.')).toBeVisible()
  expect((await reader.goto(site('damak', address!)))!.status()).toBe(404)
  await maya.context().close()
})
