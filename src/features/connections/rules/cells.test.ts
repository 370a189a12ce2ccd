// Tests of single cells: where the commas of a number may stand.

import { expect, test } from 'vitest'
import { readRupees, readWhole } from './cells.ts'

test.each([
  ['1250', 1_250],
  ['1,250', 1_250],
  ['12,500', 12_500],
  ['123,456', 123_456],
  ['1,23,456', 123_456],
  ['12,34,567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['१,२३,४५६', 123_456],
  ['99,99', undefined],
  ['12,5', undefined],
  ['1,2345', undefined],
  ['1234,567', undefined],
  ['123,45,678', undefined],
  ['1,23,45', undefined],
  ['1,234,56', undefined],
  ['1,,250', undefined],
  [',250', undefined],
  ['1,250,', undefined],
  ['0,500', undefined],
])('%s is %s', (typed, number) => expect(readWhole(typed, 9_999_999)).toBe(number))

test.each([
  ['250.50', 25_050],
  ['1,250.5', 125_050],
  ['-१,२३,४५६.५०', -12_345_650],
  ['123,456', 12_345_600],
  ['250,50', undefined],
  ['२५०,५०', undefined],
  ['1250,50', undefined],
  ['1.250,50', undefined],
  ['1,250.5,0', undefined],
])('%s rupees are %s paisa', (typed, paisa) => expect(readRupees(typed)).toBe(paisa))
