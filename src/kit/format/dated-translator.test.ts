// Tests of the translator for reasons of refusals: days among the values are in the reader's calendar.

import { expect, test } from 'vitest'
import { messages } from '#root/messages.ts'
import { datedTranslator } from './dated-translator.ts'

const day = '2026-11-21'

test.each([
  ['tariffs.none_in_force', { on: day }],
  ['tariffs.no_edition', { on: day }],
  ['supply.rules_overlap', { date: day, other: 'rule-2' }],
] as const)('%s', (key, values) => {
  expect(datedTranslator(messages, 'ne')(key, values as never)).toContain('२०८३ मङ्सिर ५ गते')
  expect(datedTranslator(messages, 'en')(key, values as never)).toContain('21 November 2026')
})

test('other values are as they were', () => {
  const translate = datedTranslator({ x: { en: '{n} of {year}, {id}', ne: '{n} / {year} / {id}' } }, 'ne')
  expect(translate('x', { n: 1200, year: '2083/84', id: 'C-1' })).toBe('१,२०० / २०८३/८४ / C-1')
})
