// Journey: Maya pastes a title typed for Preeti and takes it over in Unicode.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, site } from './site.ts'

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
