// Journey: tables, forms and signed-in pages hydrate in the oldest supported browser.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { signInByForm } from './signed-in.ts'
import { open, site } from './site.ts'

/** The browser changes pages at once when the style sheet of the next one, where the fade is allowed, has not arrived yet, and when a page is left while it fades in. */
const unfaded = /ViewTransition opt-in disabled|Transition was skipped/

/** Removes features newer than Chrome 109 from a page and returns its errors. */
async function removeNewFeatures(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()) as object) as object
    const newer: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object.getPrototypeOf(Int8Array.prototype) as object, ['toSorted', 'toReversed', 'with']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [ArrayBuffer.prototype, ['transfer']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [ReadableStream, ['from']],
      [iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    ]
    for (const [where, names] of newer) for (const name of names) Reflect.deleteProperty(where, name)
  })
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!unfaded.test(error.message)) errors.push(`${page.url()}: ${error.message}`)
  })
  return errors
}

test('a table sorts, a form shows missing fields, and every other island hydrates', async ({ page }) => {
  const errors = await removeNewFeatures(page)
  await open(page, site('damak', '/notices/tender-notices'))
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
  await expect(page).toHaveURL(/sortBy=title/)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await open(page, site('damak', '/complaint'))
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.locator('[name=type]').first()).toBeFocused()
  for (const path of ['/meter-reading-schedule', '/tarrif-calculator', '/complaint/track', '/registration/new']) {
    await open(page, site('damak', path))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-island]')).not.toBeEmpty()
  }
  expect(errors).toEqual([])
})

test('an editor signs in and reads the list of documents', async ({ page }) => {
  const errors = await removeNewFeatures(page)
  await signInByForm(page, 'maya@damak.example')
  await page.goto(site('damak', '/staff/documents'))
  await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible()
  expect(errors).toEqual([])
})
