// Bold words and links in a text: read, written, and what is no mark.

import { array, assert, constant, constantFrom, property, record, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from './inline.ts'
import { readInline, withoutMarks, writeInline } from './inline.ts'

test.each<[string, Span[]]>([
  ['पानी आउँछ', [{ text: 'पानी आउँछ' }]],
  ['Pay **today**.', [{ text: 'Pay ' }, { text: 'today', bold: true }, { text: '.' }]],
  ['[Tariff](/tariff)', [{ text: 'Tariff', url: '/tariff' }]],
  [
    '**See [here](https://a.np/b)**',
    [
      { text: 'See ', bold: true },
      { text: 'here', bold: true, url: 'https://a.np/b' },
    ],
  ],
  ['[run](javascript:alert(1))', [{ text: '[run](javascript:alert(1))' }]],
  ['[run](//evil.example)', [{ text: '[run](//evil.example)' }]],
  ['2 * 3 and ** alone', [{ text: '2 * 3 and ** alone' }]],
  ['[1] and (2)', [{ text: '[1] and (2)' }]],
  ['\\*\\*plain\\*\\*', [{ text: '**plain**' }]],
  ['<b>bold</b>', [{ text: '<b>bold</b>' }]],
])('%s', (written, spans) => {
  expect(readInline(written)).toEqual(spans)
})

test('the text without its marks', () => {
  expect(withoutMarks('Pay **today** [here](/pay)')).toBe('Pay today here')
})

test('a bracket is no link with what a later run has', () => {
  const spans: Span[] = [{ text: '[क x ' }, { text: '](*)[', bold: true }]
  expect(writeInline(spans)).toBe(String.raw`\[क x **](*)[**`)
  expect(readInline(writeInline(spans))).toEqual(spans)
  expect(writeInline([{ text: 'see [1] ' }, { text: 'there', url: '/a' }])).toBe('see [1] [there](/a)')
})

test('what is written is read back, whatever characters it has', () => {
  const text = stringMatching(/^[a ()[\]*\\क]{1,8}$/).filter((each) => each.trim() === each && each !== '')
  const span = record(
    { text, bold: constant(true as const), url: constantFrom('/a', 'https://b.np') },
    { requiredKeys: ['text'] },
  )
  // Neighbours of one look are one run.
  const apart = array(span, { maxLength: 5 }).map((spans) =>
    spans.flatMap((each, index) => (index > 0 ? [{ text: ' x ' }, each] : [each])),
  )
  assert(
    property(apart, (spans) => {
      const merged = readInline(writeInline(spans))
      expect(merged.map((each) => each.text).join('')).toBe(spans.map((each) => each.text).join(''))
      expect(merged.filter(({ bold, url }) => bold ?? url)).toEqual(spans.filter(({ bold, url }) => bold ?? url))
    }),
    { numRuns: 2000 },
  )
})
