// Access to an organisation's site in journeys: URL, opened page, accessibility check.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { axeViolations } from './axe.ts'

export type Town = 'damak' | 'kakarvitta'

/** The URL of a path on an organisation's site. */
export function site(town: Town, path = '/'): string {
  return `http://${town}.localhost:${process.env.PRODUCT_PORT}${path}`
}

/** Opens a page as on a second visit, without the preloader. */
export async function openUnused(page: Page, address: string): Promise<void> {
  await skipPreloader(page)
  await page.goto(address)
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' })
}

/** The same, and waits until its islands are hydrated; those that start at their first use are pointed at. */
export async function open(page: Page, address: string): Promise<void> {
  await openUnused(page, address)
  await page.evaluate(pointAtIslands)
  await whenHydrated(page)
}

/** Waits until the islands of the page are hydrated: a form that is sent before is answered without script. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
}

function pointAtIslands(): void {
  for (const control of document.querySelectorAll('[data-start=use] :is(input, button)'))
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

const returning = new WeakSet<Page>()

/** The preloader is shown for 1.3 s on the first page of a visit; its own journey is in `shell.spec.ts`. */
export async function skipPreloader(page: Page): Promise<void> {
  if (returning.has(page)) return
  returning.add(page)
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('visited', '1')
  })
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// Half the size of `axe.source`, which every page would have to parse.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no violation of WCAG 2.2 A and AA by axe, and of AAA the contrast of text. */
export async function expectAccessible(page: Page): Promise<void> {
  await prepareAxe(page)
  expect(await axeViolations(page, wcag)).toEqual([])
}

/** Expects that the text of the page has the contrast of WCAG AAA; `expectAccessible` does too. */
export async function expectReadable(page: Page): Promise<void> {
  await prepareAxe(page)
  expect(await axeViolations(page, ['color-contrast'])).toEqual([])
}

/** The same in the dark scheme; leaves the page in the light one, without transitions. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.evaluate(endTransitions)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Pages that are opened in this one have no transitions: for walks that show each page in several schemes and windows, where a frame of
 * every transition would be drawn that nobody looks at.
 */
export async function openWithoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(endTransitions)
}

/** Runs in the page: colours and places change at once from now on, so that another scheme is one frame, not ten. */
function endTransitions(): void {
  const given = '--no-transitions'
  if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes(given))) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { ${given}: 1 } *, ::before, ::after, ::backdrop { transition: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Loads axe into the page, scrolls to its beginning, where the sticky header covers nothing, and waits for the end of its animations: a
 * message that fades in has its contrast then; spinners have none. Those of what is hidden, as in a closed `details`, may never end; of others
 * none takes five seconds, but a page that draws nothing does not end them.
 */
async function prepareAxe(page: Page): Promise<void> {
  expect(page.frames(), 'axe runs in the main frame only').toHaveLength(1)
  // Not by a script element, which the content security policy blocks.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const ending = running.filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.target?.checkVisibility() &&
        effect.getComputedTiming().endTime !== Infinity,
    )
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
}
