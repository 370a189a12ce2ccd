// Checks of a public page that axe does not make, each in its windows and media: text, colours, icons, paper, focus, help.

import type { Page } from '@playwright/test'
import type { Language } from '#kit/language.ts'
import { iconProblems } from './icons.ts'
import { paperProblems } from './paper.ts'
import { focusProblems, forcedColourProblems, helpLinks, largeTextProblems, spacingProblems } from './wcag/in-page.ts'

const phone = { width: 390, height: 844 }
const office = { width: 1280, height: 720 }
/** A4 without its margins, in CSS pixels; Letter is wider. */
const sheet = { width: 688, height: 1000 }

type Medium = Parameters<Page['emulateMedia']>[0]

/** `languages`: only the space of a text depends on its language; Nepali lines are the higher ones. `find` runs in the page. */
type PageCheck = { title: string; languages: readonly Language[]; find: () => string[] }

const spacing: PageCheck = {
  title: '1.4.12: wider spacing of text cuts nothing off',
  languages: ['en', 'ne'],
  find: spacingProblems,
}
const largeText: PageCheck = {
  title: '1.4.4: at 390 px with text of 200 % nothing is cut off sideways',
  languages: ['en', 'ne'],
  find: largeTextProblems,
}
const forcedColours: PageCheck = {
  title: "1.4.1, 1.4.11: what colour says is also said where the reader's colours replace ours",
  languages: ['ne'],
  find: forcedColourProblems,
}
const icons: PageCheck = { title: 'each icon is drawn in a square', languages: ['ne'], find: iconProblems }
const onPaper: PageCheck = {
  title: 'on paper: no navigation, within the sheet, targets written out',
  languages: ['en', 'ne'],
  find: paperProblems,
}
const focus: PageCheck = {
  title: '2.4.7, 2.4.11: focus is seen and not covered',
  languages: ['ne'],
  find: focusProblems,
}

/**
 * What is checked in each window, in this order: a page is laid out and drawn anew for every window, which takes as long as most checks.
 * Focus comes last in its window, because it scrolls.
 */
const windows: readonly { size: { width: number; height: number }; media?: Medium; checks: readonly PageCheck[] }[] = [
  { size: sheet, media: { media: 'print' }, checks: [onPaper] },
  { size: phone, media: { forcedColors: 'active', colorScheme: 'dark' }, checks: [forcedColours] },
  { size: office, media: { forcedColors: 'active', colorScheme: 'light' }, checks: [forcedColours] },
  { size: office, checks: [icons, spacing, focus] },
  { size: phone, checks: [icons, spacing, largeText, focus] },
]

const noMedium: Medium = { media: null, colorScheme: null, forcedColors: null }

/** What the checks of a language find in an open page. */
export async function problemsOf(page: Page, language: Language): Promise<string[]> {
  const problems: string[] = []
  for (const { size, media, checks } of windows) {
    const due = checks.filter(({ languages }) => languages.includes(language))
    if (due.length === 0) continue
    await page.emulateMedia({ ...noMedium, ...media })
    await page.setViewportSize(size)
    for (const { title, find } of due)
      for (const problem of await page.evaluate(find)) problems.push(`${title}: ${problem} at ${size.width}`)
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
