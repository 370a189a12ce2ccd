// Journeys: a title and a complaint that were typed for Preeti are taken over in Unicode.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site } from './site.ts'

test('a title typed for Preeti is shown in Unicode and taken only at a click', async ({ browser }) => {
  const maya = await signedIn(browser, 'maya@damak.example', { opens: false, viewport: { width: 360, height: 740 } })
  await maya.goto(site('damak', '/staff/documents/new?lang=ne'))
  const title = maya.getByLabel('शीर्षक (नेपालीमा)')
  await title.fill("vfg]kfgL dx;'n #% k|ltzt")
  await expect(maya.getByText('खानेपानी महसुल ३५ प्रतिशत', { exact: true })).toBeVisible()
  await expect(maya.getByText('कागजसँग भिडाउनुहोस्: ३५।', { exact: false })).toBeVisible()
  await expect(title).toHaveValue("vfg]kfgL dx;'n #% k|ltzt")
  await expectAccessible(maya)
  await maya.getByRole('button', { name: 'युनिकोडको पाठ राख्नुहोस्' }).press('Enter')
  await expect(title).toHaveValue('खानेपानी महसुल ३५ प्रतिशत')
  await expect(title).toBeFocused()
  await expect(maya.getByRole('button', { name: 'युनिकोडको पाठ राख्नुहोस्' })).toHaveCount(0)
  await maya.context().close()
})

test('a long field offers Unicode too, and an English text is left alone', async ({ browser }) => {
  const page = await browser.newPage()
  await open(page, site('damak', '/complaint?lang=ne'))
  const message = page.getByLabel('गुनासोको विवरण')
  await message.fill('My eSewa payment of Rs. 500 was not received')
  await expect(page.getByRole('button', { name: 'युनिकोडको पाठ राख्नुहोस्' })).toHaveCount(0)
  await message.fill("vfg]kfgL cfPg . dx;'n lt/]+")
  await expect(page.getByText('खानेपानी आएन । महसुल तिरें', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'युनिकोडको पाठ राख्नुहोस्' }).press('Enter')
  await expect(message).toHaveValue('खानेपानी आएन । महसुल तिरें')
})
