import { expect, test } from 'vitest'
import {
  countSelected,
  isSelected,
  noSelection,
  pageSelection,
  selectAllResults,
  selectedOnly,
  selectionFor,
  togglePage,
  toggleRow,
} from './selection.ts'

const page = ['1', '2', '3']

test('a page is taken whole, left whole, and shown as partly taken', () => {
  const one = toggleRow(noSelection, '2')
  expect(pageSelection(one, page)).toBe('some')
  const whole = togglePage(one, page)
  expect([pageSelection(whole, page), countSelected(whole, 90)]).toEqual(['all', 3])
  expect(pageSelection(togglePage(whole, page), page)).toBe('none')
  expect(pageSelection(noSelection, [])).toBe('none')
})

test('all results are taken except some', () => {
  const all = toggleRow(selectAllResults('search=x'), '2')
  expect([isSelected(all, '2'), isSelected(all, '99'), countSelected(all, 90)]).toEqual([false, true, 89])
  expect(pageSelection(all, page)).toBe('some')
  expect(countSelected(togglePage(all, page), 90)).toBe(90)
})

test('all results end with their query; rows chosen by name stay', () => {
  expect(selectionFor(selectAllResults('a'), 'b')).toBe(noSelection)
  const kept = toggleRow(noSelection, '1')
  expect(selectionFor(kept, 'b')).toBe(kept)
})

test('an export carries the chosen rows only', async () => {
  const all = toggleRow(selectAllResults(''), '2')
  const kept = await Array.fromAsync(selectedOnly([['1', '2'], ['3']], all, (row) => row))
  expect(kept).toEqual([['1'], ['3']])
})
