// Words and stems of a search.

import { expect, test } from 'vitest'
import { stemsOf, wordsOf } from './word-stems.ts'

test('words are folded, and signs, slashes and quotes separate them', () => {
  expect(wordsOf('खानेपानीको “महसुल” २०८३/८४ — Pipe-fitter’s')).toEqual([
    'खानेपानिको',
    'महसुल',
    '2083',
    '84',
    'pipe',
    'fitter',
  ])
  expect(wordsOf(' ।? ')).toEqual([])
})

test.each([
  ['खानेपानिहरुको', 'खानेपानि'],
  ['महसुलमा', 'महसुल'],
  ['कार्यालयबाट', 'कार्यालय'],
  ['टोलका', 'टोल'],
  ['connections', 'connection'],
  ['bolpatrako', 'bolpatra'],
  ['branches', 'branch'],
])('the stem of %s is %s', (word, stem) => {
  expect(wordsOf(word).flatMap(stemsOf)).toContain(stem)
})

test.each(['मा', 'जंमा', '2083', 'bus', 'class', 'ka'])('%s has no ending to remove', (word) => {
  expect(stemsOf(word)).toEqual([])
})
