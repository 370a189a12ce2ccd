// Journey: tomorrow's water moved from a phone, in Nepali, read by a visitor, and undone.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { expectAccessible, open, site, whenHydrated } from './site.ts'

const phone = { width: 390, height: 844 }

test('a supply of the week is moved, shown to visitors, and undone', async ({ browser }) => {
  test.slow()
  const officer = await signedIn(browser, 'kamala@damak.example', { viewport: phone, opens: false })
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()

  await officer.goto(site('damak', '/staff/supply?lang=ne'))
  await whenHydrated(officer)
  await expectAccessible(officer)
  // The last zone has no announced interruption in the demonstration.
  await officer.getByRole('navigation', { name: 'जोनहरू' }).getByRole('link').last().click()
  await officer.getByRole('link', { name: 'परिवर्तन गर्नुहोस्' }).last().click()
  await whenHydrated(officer)
  await officer.getByLabel('अर्को समयमा आउँछ').check()
  await officer.getByLabel('सुरु हुने समय').selectOption('22:30')
  await officer.getByLabel('कति मिनेटसम्म').fill('४५')
  await expectAccessible(officer)
  await officer.getByRole('button', { name: 'अहिले प्रकाशित गर्नुहोस्' }).click()
  const changes = officer.getByRole('region', { name: 'सूचना दिइएका परिवर्तन' })
  const change = changes.getByRole('listitem').filter({ hasText: 'राति १०:३०' })
  await expect(change).toContainText('समय परिवर्तन')
  await expect(officer.getByRole('navigation', { name: 'जोनहरू' }).locator('[aria-current]')).toBeInViewport()

  await open(visitor, site('damak', '/water-schedule?lang=ne'))
  await expect(visitor.getByText('समय परिवर्तन').first()).toBeAttached()

  await change.getByRole('button', { name: 'फिर्ता लिनुहोस्' }).click()
  await expect(change).toHaveCount(0)
})
