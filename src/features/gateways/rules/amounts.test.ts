// Tests of amounts between paisa and the decimal rupees of gateways.

import { expect, test } from 'vitest'
import { paisaOfRupees, rupeesOf, wholePaisa } from './amounts.ts'

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1'],
  [9_180, '91.80'],
  [11_000, '110'],
  [1_999_999_999, '19999999.99'],
])('%i paisa are %s rupees, and back', (paisa, rupees) => {
  expect(rupeesOf(paisa)).toBe(rupees)
  expect(paisaOfRupees(rupees)).toBe(paisa)
})

test.each([0, -100, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_001])('%d is no amount', (paisa) => {
  expect(() => rupeesOf(paisa)).toThrow(RangeError)
})

test('every amount of paisa below ten rupees, and some near the limit of doubles, is the same after both ways', () => {
  const amounts = [...Array.from({ length: 1000 }, (_, index) => index + 1), 99_999_999_999, 4_503_599_627]
  expect(amounts.map((paisa) => paisaOfRupees(rupeesOf(paisa)))).toEqual(amounts)
})

test.each([
  ['1000.0', 100_000],
  ['1,000.50', 100_050],
  ['1,00,000.00', 10_000_000],
  ['30.100000', 3_010],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['1.005', undefined],
  [' 1', undefined],
  ['1,0', undefined],
  ['१००', undefined],
  ['9999999999.00', undefined],
])('%s rupees of a gateway', (text, paisa) => {
  expect(paisaOfRupees(text)).toBe(paisa)
})

test.each([
  ['100000', 100_000],
  ['100000.0', 100_000],
  ['100000.5', undefined],
  ['-5', undefined],
  ['1e5', undefined],
])('%s paisa of a gateway', (text, paisa) => {
  expect(wholePaisa(text)).toBe(paisa)
})
