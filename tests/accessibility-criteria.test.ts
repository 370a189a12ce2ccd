// Test of docs/accessibility.md: it has every criterion of WCAG 2.2 A and AA once, and the tests that it names exist.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** https://www.w3.org/TR/WCAG22/ without 4.1.1, which 2.2 removed. */
const criteria =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/)

const page = await readFile('docs/accessibility.md', 'utf8')
const rows = page
  .slice(0, page.indexOf('## What falls short'))
  .split('\n')
  .flatMap((line) => {
    const [, number, how = '', tested = ''] = /^\| (\d\.\d\.\d+) [^|]*\(AA?\) *\|([^|]*)\|([^|]*)\|$/.exec(line) ?? []
    return number ? [{ number, how: how.trim(), tested: tested.trim() }] : []
  })

test('every criterion of A and AA has one row, which says how it is met', () => {
  expect(rows.map(({ number }) => number)).toEqual(criteria)
  expect(rows.filter(({ how, tested }) => !how || !tested)).toEqual([])
})

test('the tests that a row names are in the files it names', async () => {
  const named = rows.flatMap(({ number, tested }) =>
    [...tested.matchAll(/`(tests\/[\w/.-]+)` “([^”]+)”/g)].map(([, file, title]) => ({
      number,
      file: file!,
      title: title!,
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  const missing = []
  for (const each of named) if (!titlesIn(await readFile(each.file, 'utf8')).includes(each.title)) missing.push(each)
  expect(missing).toEqual([])
})

/** Titles of tests, and of checks that a journey makes on every page. */
function titlesIn(text: string): string {
  return [...text.matchAll(/(?:test\(\s*|title: )[`'"](.*)[`'"],/g)].map(([, title]) => title).join('\n')
}
