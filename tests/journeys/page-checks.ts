// Checks of a public page that axe does not make, each in its windows and media: text, colours, paper, focus, help.

import type { Page } from '@playwright/test'
import type { Language } from '#kit/language.ts'
import { paperProblems } from './paper.ts'
import { focusProblems, forcedColourProblems, helpLinks, largeTextProblems, spacingProblems } from './wcag/in-page.ts'

const phone = { width: 390, height: 844 }
const office = { width: 1280, height: 720 }
/** A4 without its margins, in CSS pixels; Letter is wider. */
const sheet = { width: 688, height: 1000 }

type Medium = Parameters<Page['emulateMedia']>[0]

/** `languages`: only the space of a text depends on its language; Nepali lines are the higher ones. `find` runs in the page. */
type PageCheck = {
  title: string
  languages: readonly Language[]
  windows: readonly { size: { width: number; height: number }; media?: Medium }[]
  find: () => string[]
}

// Focus comes last: it scrolls, and may start islands.
const pageChecks: readonly PageCheck[] = [
  {
    title: '1.4.12: wider spacing of text cuts nothing off',
    languages: ['en', 'ne'],
    windows: [{ size: office }, { size: phone }],
    find: spacingProblems,
  },
  {
    title: '1.4.4: at 390 px with text of 200 % nothing is cut off sideways',
    languages: ['en', 'ne'],
    windows: [{ size: phone }],
    find: largeTextProblems,
  },
  {
    title: "1.4.1, 1.4.11: what colour says is also said where the reader's colours replace ours",
    languages: ['ne'],
    windows: [
      { size: phone, media: { forcedColors: 'active', colorScheme: 'dark' } },
      { size: office, media: { forcedColors: 'active', colorScheme: 'light' } },
    ],
    find: forcedColourProblems,
  },
  {
    title: 'on paper: no navigation, within the sheet, targets written out',
    languages: ['en', 'ne'],
    windows: [{ size: sheet, media: { media: 'print' } }],
    find: paperProblems,
  },
  {
    title: '2.4.7, 2.4.11: focus is seen and not covered',
    languages: ['ne'],
    windows: [{ size: phone }, { size: office }],
    find: focusProblems,
  },
]

const noMedium: Medium = { media: null, colorScheme: null, forcedColors: null }

/** What the checks of a language find in an open page. */
export async function problemsOf(page: Page, language: Language): Promise<string[]> {
  const problems: string[] = []
  for (const { title, windows, find } of pageChecks.filter(({ languages }) => languages.includes(language))) {
    for (const { size, media } of windows) {
      await page.emulateMedia({ ...noMedium, ...media })
      await page.setViewportSize(size)
      for (const problem of await page.evaluate(find)) problems.push(`${title}: ${problem} at ${size.width}`)
    }
  }
  await page.emulateMedia(noMedium)
  return problems
}

/** The ways to get help, in their order, at each width. */
export async function helpOrdersOf(page: Page): Promise<string[]> {
  const orders: string[] = []
  for (const size of [phone, office]) {
    await page.setViewportSize(size)
    orders.push(`${size.width}: ${(await page.evaluate(helpLinks)).join(' ')}`)
  }
  return orders
}
