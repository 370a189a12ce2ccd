// Tests of the decision pages: numbers, headings, sections and dates.

import { expect, test } from 'vitest'
import { indexOf, readDecisions } from './decisions.ts'

const decisions = await readDecisions()

test('no two decisions share a number', () => {
  const numbers = decisions.map(({ name }) => name.slice(0, 3))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test.each(decisions)('$name has number, title, date and the five sections in order', ({ name, text }) => {
  const [heading, blank, dated] = text.split('\n')
  expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 3)} · \\S`))
  expect(blank).toBe('')
  expect(dated).toMatch(/^20\d\d-\d\d-\d\d(\. (Superseded by|Supersedes) \d{3}\.)?$/)
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(sections).toEqual(['Context', 'Decision', 'Considered', 'Cost', 'Revisit'])
})

test('a decision and its successor name each other', () => {
  expect(naming('Superseded by')).toEqual(naming('Supersedes').map((pair) => pair.toReversed()))
})

test('an entry of the index has number, title and successor', () => {
  const text = '# 087 · Rows without schemas\n\n2026-11-22. Superseded by 102.\n'
  expect(indexOf([{ name: '087-rows.md', text }])).toBe('- [087](087-rows.md) Rows without schemas (superseded by 102)')
})

/** Pairs of numbers: a page and the one that its date line names. */
function naming(relation: string): (string | undefined)[][] {
  const line = new RegExp(`^20\\S+\\. ${relation} (\\d{3})\\.$`, 'm')
  return decisions
    .filter(({ text }) => line.test(text))
    .map(({ name, text }) => [name.slice(0, 3), line.exec(text)![1]])
}
