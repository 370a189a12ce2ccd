// Tests of snippets: the words found are marked, and words beyond the part shown are not looked at.

import { expect, test } from 'vitest'
import { snippetOf, wordFinder } from './snippet.ts'

test('words beyond the part that is shown are not looked at', () => {
  const seen: string[] = []
  const isFound = wordFinder([['pipe']])
  const text = `A pipe ${'and more '.repeat(2000)}`
  const { marks } = snippetOf(text, (word) => (seen.push(word), isFound(word)))
  expect(marks).toEqual([[2, 6]])
  expect(seen.length).toBeLessThan(50)
})

test('a word deep in a text is shown with what is around it', () => {
  const { text, marks } = snippetOf(`${'and more '.repeat(2000)}pipe leaks`, wordFinder([['pipe']]))
  expect(text.slice(...marks[0]!)).toBe('pipe')
  expect(text).toMatch(/^… /)
})

test.each([
  [['पानि'], ['पानी']],
  [['pani'], ['पानी']],
  [['पनि'], ['पानी', 'पनि']],
])('of a search for %j, %j are marked', (query, marked) => {
  const { text, marks } = snippetOf('पानी धमिलो भए त्यो पनि बगाउनुहोस्', wordFinder([query]))
  expect(marks.map((mark) => text.slice(...mark))).toEqual(marked)
})
