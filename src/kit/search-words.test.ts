import { expect, test } from 'vitest'
import { wordPatterns, wordsKey } from './search-words.ts'

test('a search means words, anywhere in a word from three characters on, else at its beginning', () => {
  expect(wordPatterns('Pipe-fittings  2083/84')).toEqual(['%pipe%', '%fittings%', '%2083%', '% 84%'])
  expect(wordPatterns('50% a\\')).toEqual(['%50\\%%', '% a\\\\%'])
  expect(wordPatterns(' - ')).toEqual([])
})

test('wildcards are meant literally, control characters are nothing, and a sentence is cut after eight words', () => {
  expect(wordPatterns('wa 100% \0')).toEqual(['% wa%', '%100\\%%'])
  expect(wordPatterns('one two three four five six seven eight nine')).toHaveLength(8)
})

test('what is stored and what is typed meet in one spelling', () => {
  expect(wordsKey('Pipe-fittings', 'सूचना')).toBe(' pipe fittings सुचना')
  for (const pattern of wordPatterns('मंसिर')) expect(wordsKey('मङ्सिरको')).toContain(pattern.replaceAll('%', ''))
})
