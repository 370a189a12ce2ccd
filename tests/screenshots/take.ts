// Takes pictures of every page of the product with demonstration content, for review beside the run before.
// Run: npm run screenshots -- tasks     takes the steps of the clerk's tasks on a phone instead (screenshots/tasks).
// Run: npm run screenshots     (options: --page, --width, --language, --scheme, --organisation; writes screenshots/index.html)

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findChromium } from '#tools/machine.ts'
import { buildWhenStale } from '#tools/build.ts'
import { print } from '#tools/print.ts'
import startProduct from '../journeys/product.ts'
import type { Address } from './addresses.ts'
import type { View } from './folder.ts'
import { folder, pairs, store } from './folder.ts'
import type { Options } from './options.ts'
import { readOptions } from './options.ts'
import type { Pattern } from './patterns.ts'
import { reviewPage } from './review-page.ts'
import { takeTasks } from './tasks.ts'

if (process.argv[2] === 'tasks') {
  await takeTasks()
  process.exit()
}
const options = readOptions(process.argv.slice(2))
await buildWhenStale(print)
const stop = await startProduct()
// They read the port and the password of the running product.
const { findVisits } = await import('./addresses.ts')
const { site, skipPreloader } = await import('../journeys/site.ts')
const executablePath = findChromium()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
const isWanted = ({ pattern }: Pattern) =>
  options.pages.length === 0 || options.pages.some((part) => (part === '/' ? pattern === part : pattern.includes(part)))

try {
  for (const town of options.organisations) {
    const { visits, missing } = await findVisits(browser, town, isWanted)
    for (const { page, addresses } of visits)
      for (const language of options.languages)
        for (const address of addresses) await takeViews(page, address, { town, language }, options)
    for (const { area, pattern } of missing) print(`${town}: no address was found for ${area} ${pattern}`)
  }
} finally {
  await browser.close()
  await stop()
}
const all = await pairs()
await writeFile(join(folder, 'index.html'), reviewPage(all, new Date().toISOString()))
print(`${all.filter(({ differs }) => differs).length} of ${all.length} views differ: ${join(folder, 'index.html')}`)

/** One load of a page, then a picture for each colour scheme and width. */
async function takeViews(
  page: Page,
  address: Address,
  at: Pick<View, 'town' | 'language'>,
  { schemes, widths }: Options,
) {
  await skipPreloader(page)
  await page.setViewportSize({ width: widths[0]!, height: heightAt(widths[0]!) })
  await page.goto(site(at.town, `${address.path}${address.path.includes('?') ? '&' : '?'}lang=${at.language}`))
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightAt(width) })
      await page.evaluate(loadEveryPicture)
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 75, animations: 'disabled' })
      await store({ ...address, ...at, scheme: colorScheme, width }, picture)
    }
  }
  print(`${at.town} ${at.language} ${address.path}`)
}

function heightAt(width: number): number {
  return width < 700 ? 844 : 900
}

/** Pictures below the screen are fetched when they come near; a picture of the whole page has them all. */
async function loadEveryPicture(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.checkVisibility())
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
