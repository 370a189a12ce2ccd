// Row selection: pages, all results, other searches, and what an export gets.

import { expect, test } from 'vitest'
import {
  countSelected,
  isSelected,
  noSelection,
  pageSelection,
  selectAllResults,
  selectedAtHand,
  selectedOnly,
  selectionFor,
  togglePage,
  toggleRow,
  type Keyed,
} from './selection.ts'

const row = (key: string): Keyed<string> => [key, `row ${key}`]
const keys = ['1', '2', '3']
const page = keys.map(row)

test('a page is selected, cleared, and shown as partly selected', () => {
  const one = toggleRow(noSelection, row('2'))
  expect(pageSelection(one, keys)).toBe('some')
  const whole = togglePage(one, page)
  expect([pageSelection(whole, keys), countSelected(whole, 90)]).toEqual(['all', 3])
  expect(pageSelection(togglePage(whole, page), keys)).toBe('none')
  expect(pageSelection(noSelection, [])).toBe('none')
})

test('all results are selected except some', () => {
  const all = toggleRow(selectAllResults('search=x'), row('2'))
  expect([isSelected(all, '2'), isSelected(all, '99'), countSelected(all, 90)]).toEqual([false, true, 89])
  expect(pageSelection(all, keys)).toBe('some')
  expect(countSelected(togglePage(all, page), 90)).toBe(90)
})

test('a selection of all results ends with its query; rows selected by key stay', () => {
  expect(selectionFor(selectAllResults('a'), 'b')).toBe(noSelection)
  const remaining = toggleRow(noSelection, row('1'))
  expect(selectionFor(remaining, 'b')).toBe(remaining)
})

test('rows selected by key are available on every page and after every search, of all results only those shown', () => {
  const two = toggleRow(toggleRow(noSelection, row('9')), row('2'))
  expect(selectedAtHand(two, page)).toEqual(['row 9', 'row 2'])
  expect(selectedAtHand(toggleRow(selectAllResults(''), row('2')), page)).toEqual(['row 1', 'row 3'])
})

test('an export of all results leaves out what was not selected', async () => {
  const all = toggleRow(selectAllResults(''), ['2', '2'])
  const remaining = await Array.fromAsync(selectedOnly([['1', '2'], ['3']], all, (key) => key))
  expect(remaining).toEqual([['1'], ['3']])
})
