// Journey: Maya pastes a title typed for Preeti and takes it over in Unicode; a visitor does so with a name and a complaint.

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

for (const path of ['/complaint', '/contact'])
  test(`a name and a complaint typed for Preeti are taken in Unicode at a click on ${path}, English ones are not offered`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await open(page, site('damak', `${path}?lang=ne`))
    const name = page.locator('[name=name]')
    const message = page.locator('[name=message]')
    const take = page.getByRole('button', { name: 'युनिकोडको पाठ राख्नुहोस्' })
    await message.fill('I paid by ConnectIPS, and the iPhone app of eSewa says nothing')
    await name.fill('uLtf e§/fO{')
    await expect(page.getByText('गीता भट्टराई', { exact: true })).toBeVisible()
    await expect(name).toHaveValue('uLtf e§/fO{')
    await expect(take).toHaveCount(1)
    await expectAccessible(page)
    await take.press('Enter')
    await expect(name).toHaveValue('गीता भट्टराई')
    await expect(name).toBeFocused()
    await expect(take).toHaveCount(0)
    await message.fill("vfg]kfgL cfpFb}g . dx;'n lt/]sf] 5 .")
    await take.press('Enter')
    await expect(message).toHaveValue('खानेपानी आउँदैन । महसुल तिरेको छ ।')
    await message.fill("vfg]kfgL dx;'n #% k|ltzt")
    await expect(page.getByText('कागजसँग भिडाउनुहोस्: ३५।', { exact: false })).toBeVisible()
    await take.press('Enter')
    await expect(message).toHaveValue('खानेपानी महसुल ३५ प्रतिशत')
    await page.close()
  })
