// Tests of amounts spelled out: every number below a hundred, the units, paisa and the limits.

import { expect, test } from 'vitest'
import { maxSpelledPaisa, spelledAmount } from './spelled-amount.ts'

test.each([
  [0, 'Zero rupees only', 'शून्य रुपैयाँ मात्र'],
  [1_00, 'One rupee only', 'एक रुपैयाँ मात्र'],
  [91_80, 'Ninety-one rupees and eighty paisa only', 'एकानब्बे रुपैयाँ असी पैसा मात्र'],
  [5, 'Zero rupees and five paisa only', 'शून्य रुपैयाँ पाँच पैसा मात्र'],
  [1_250_50, 'One thousand two hundred fifty rupees and fifty paisa only', 'एक हजार दुई सय पचास रुपैयाँ पचास पैसा मात्र'],
  [1_00_000_00, 'One lakh rupees only', 'एक लाख रुपैयाँ मात्र'],
  [
    12_34_56_789_00,
    'Twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees only',
    'बाह्र करोड चौँतीस लाख छपन्न हजार सात सय उनान्नब्बे रुपैयाँ मात्र',
  ],
  [2_00_00_00_001_00, 'Two arab one rupees only', 'दुई अर्ब एक रुपैयाँ मात्र'],
])('%i paisa', (paisa, en, ne) => {
  expect([spelledAmount(paisa, 'en'), spelledAmount(paisa, 'ne')]).toEqual([en, ne])
})

test('a hundred numbers have a hundred names in both languages', () => {
  const all = Array.from({ length: 100 }, (_, rupees) => rupees * 100)
  for (const language of ['en', 'ne'] as const)
    expect(new Set(all.map((paisa) => spelledAmount(paisa, language))).size).toBe(100)
})

test('the greatest amount is spelled; more, less than nothing and parts of a paisa are refused', () => {
  expect(spelledAmount(maxSpelledPaisa, 'en')).toMatch(/^Ninety-nine arab ninety-nine crore/)
  for (const paisa of [maxSpelledPaisa + 1, -1, 0.5, NaN]) expect(() => spelledAmount(paisa, 'en')).toThrow(RangeError)
})
