// A person who does a task: by touch on a phone or by keyboard, with what it took.

import type { Locator, Page } from '@playwright/test'

export type File = { name: string; mimeType: string; buffer: Buffer }

/** What a task took: touches or keys of control, characters typed, screens scrolled, and milliseconds waited for the network. */
export type Effort = { presses: number; characters: number; scrolls: number; waitedMs: number }

export type Driver = {
  page: Page
  effort: Effort
  /** A page whose address the person has. */
  open(path: string): Promise<void>
  /** A link, a button, a checkbox or a radio button. */
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  /** An option of a drop-down list, by its value. */
  choose(target: Locator, value: string): Promise<void>
  /** One of the suggestions of a field, by its whole text. */
  pick(field: Locator, option: string): Promise<void>
  attach(target: Locator, file: File): Promise<void>
  /** Scrolls until the answer is in the screen. */
  read(target: Locator): Promise<void>
}

export function noEffort(): Effort {
  return { presses: 0, characters: 0, scrolls: 0, waitedMs: 0 }
}

/** Adds the time until the page answers: its document, or nothing more requested. */
export async function waiting(page: Page, effort: Effort, act: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await act()
  await page.waitForLoadState('load')
  effort.waitedMs += performance.now() - started
}

/** Activates a control; a link to another page until that page has come. */
export async function following(target: Locator, activate: () => Promise<unknown>): Promise<void> {
  const page = target.page()
  const before = page.url()
  const leads = await target.evaluate(
    (element) =>
      element instanceof HTMLAnchorElement && element.pathname + element.search !== location.pathname + location.search,
  )
  await activate()
  if (leads) await page.waitForURL((url) => url.href !== before)
}

/** Waits for the islands that start by themselves; the others start when a key reaches them. */
export async function startedIslands(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-start=use], [data-hydrated])'))
}
