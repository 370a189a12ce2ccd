// Tests of the lint rule against dates made of unchecked text.

import { expect, test } from 'vitest'
import { rulesBrokenBy } from '#tests/lint.ts'

test.each([
  ['a variable', 'new Date(sent)', true],
  ['a field', 'new Date(row.at)', true],
  ['text put together', 'new Date(`${sent}T00:00:00Z`)', true],
  ['text added up', "new Date(sent + 'T00:00:00Z')", true],
  ['several variables', 'new Date(year, 1, 1)', true],
  ['parsed text', 'Date.parse(sent)', true],
  ['the present', 'new Date()', false],
  ['a literal', "new Date('2026-11-21T00:00:00Z')", false],
  ['a later instant', 'new Date(row.day.getTime() + year * 1000)', false],
  ['rounded milliseconds', 'new Date(Math.floor(year) * 1000)', false],
  ['a day by its numbers', 'new Date(Date.UTC(year, 1, 0))', false],
])('a date of %s', async (_, expression, isRefused) => {
  const source = `export function test(sent: string, year: number, row: { at: string; day: Date }) { return [sent, year, row, ${expression}] }`
  const found = await rulesBrokenBy(source, /unchecked-date/)
  expect(found).toEqual(isRefused ? ['no-unchecked-date'] : [])
})
