// Search by words: stored keys and LIKE patterns.

import { expect, test } from 'vitest'
import { wordPatterns, wordsKey } from './search-words.ts'

test('words of three characters match anywhere in a word, shorter ones at its beginning', () => {
  expect(wordPatterns('Pipe-fittings  2083/84')).toEqual(['%pipe%', '%fittings%', '%2083%', '% 84%'])
  expect(wordPatterns('50% a\\')).toEqual(['%50\\%%', '% a\\\\%'])
  expect(wordPatterns(' - ')).toEqual([])
})

test('wildcards are literal, control characters are ignored, and words beyond the eighth are dropped', () => {
  expect(wordPatterns('wa 100% \0')).toEqual(['% wa%', '%100\\%%'])
  expect(wordPatterns('one two three four five six seven eight nine')).toHaveLength(8)
})

test('stored and typed text are folded to one spelling', () => {
  expect(wordsKey('Pipe-fittings', 'सूचना')).toBe(' pipe fittings सुचना')
  for (const pattern of wordPatterns('मंसिर')) expect(wordsKey('मङ्सिरको')).toContain(pattern.replaceAll('%', ''))
})
