// How does a journey reach one organisation's site, in one language, past the preloader, and check it for everyone's use?

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export type Town = 'damak' | 'kakarvitta'

/** The address of a path on an organisation's site. */
export function site(town: Town, path = '/'): string {
  return `http://${town}.localhost:${process.env.PRODUCT_PORT}${path}`
}

/** Opens a page and waits until the enhancement script has done its work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
}

/** No accessibility trouble that axe can see (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const lines = found.violations.map((one) => `${one.id}: ${one.help} — ${one.nodes[0]?.html.slice(0, 160)}`)
  expect(lines).toEqual([])
}
