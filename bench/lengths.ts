// Lengths in pixels of the public pages that docs/design.md has an aim or a comparison for, on phones, in both languages.
// Run: node bench/lengths.ts     (writes bench/lengths.md)

import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { languages } from '#kit/language.ts'
import startProduct from '#tests/journeys/product.ts'
import { towns } from '#tests/journeys/pages.ts'
import type { Town } from '#tests/journeys/site.ts'
import { openUnused, site } from '#tests/journeys/site.ts'
import { buildWhenStale } from '#tools/build.ts'
import { findChromium } from '#tools/machine.ts'
import { log } from './built-product.ts'
import { reportFigure } from './figures.ts'

type Row = { name: string; path: string; width: number; aim?: number; part?: string }

const rows: readonly Row[] = [
  { name: 'First page', path: '/', width: 390, aim: 5_000 },
  { name: 'First page', path: '/', width: 360, aim: 5_000 },
  { name: 'Footer', path: '/about', width: 390, aim: 600, part: 'body > footer' },
  { name: 'Footer', path: '/about', width: 360, aim: 600, part: 'body > footer' },
  { name: 'Schedule of a tol', path: '/water-schedule?tol=ward-1-shanti', width: 390, aim: 3_600 },
  { name: 'Tender notices', path: '/notices/tender-notices', width: 390 },
  { name: 'Members', path: '/members', width: 390 },
  { name: 'Complaint', path: '/complaint', width: 390 },
  { name: 'Contact', path: '/contact', width: 390 },
]

const executablePath = findChromium()
await buildWhenStale(log)
const stop = await startProduct()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  ...(executablePath && { executablePath }),
})
const lines: string[] = []
for (const row of rows) {
  const lengths: number[] = []
  for (const town of towns) lengths.push(...(await lengthsOf(town, row)))
  lines.push(`| ${row.name} | ${row.width} | ${lengths.map(String).join(' | ')} | ${row.aim ?? ''} |`)
  if (row.aim === undefined) continue
  const name = `${row.name} at ${row.width} px: longest`
  reportFigure({ name, value: Math.max(...lengths), aim: row.aim, direction: 'at most' })
}
await browser.close()
await stop()
await writeFile('bench/lengths.md', report())

async function lengthsOf(town: Town, { path, width, part = 'html' }: Row): Promise<number[]> {
  const lengths: number[] = []
  for (const language of languages) {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    await openUnused(page, site(town, withLanguage(path, language)))
    lengths.push(await heightOf(page, part))
    await page.close()
  }
  return lengths
}

function withLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height))
}

function report(): string {
  const columns = towns.flatMap((town) => languages.map((language) => `${town} ${language}`))
  return `# Lengths on a phone

Pixels from top to bottom with the content of the demonstration, measured ${new Date().toISOString().slice(0, 10)}. Written by \`node bench/lengths.ts\`.

| Page | Width | ${columns.join(' | ')} | Aim |
| --- | ---: | ${columns.map(() => '---:').join(' | ')} | ---: |
${lines.join('\n')}
`
}
