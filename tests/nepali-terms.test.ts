// Tests that no shipped text contains a wrong Nepali term; each row names the correct one.

import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const wrongTerms: [wrong: RegExp, instead: string][] = [
  // परिमिति is the perimeter of a shape.
  [/परिमिति/, 'सूचक'],
  // पछिल्लो सात दिन are the last seven days.
  [/पछिल्ला?ो? सात दिन/, 'त्यसपछिका सात दिन'],
  [/अघिल्ला?ो? सात दिन/, 'यसअघिका सात दिन'],
]

test('product, demonstration content and documents use the right terms', async () => {
  const found: string[] = []
  let files = 0
  for await (const path of glob([
    'src/**/*.{ts,tsx}',
    'database/**/*.{ts,sql}',
    'demonstration/**/*.ts',
    'docs/**/*.md',
  ])) {
    const text = await readFile(path, 'utf8')
    files++
    for (const [wrong, instead] of wrongTerms) if (wrong.test(text)) found.push(`${path}: ${wrong.source} → ${instead}`)
  }
  expect(files).toBeGreaterThan(500)
  expect(found).toEqual([])
})
