// Tests of the state of a select.

import { expect, test } from 'vitest'
import { matchingOptions, opened, selectKey, closed, typed, type SelectState } from './select-state.ts'

const options = [
  { value: '', label: 'All' },
  { value: 'house', label: 'घरायसी' },
  { value: 'trade', label: 'व्यापारिक' },
  { value: 'inch', label: '१/२ inch' },
]
const press = (state: SelectState, ...keys: string[]) =>
  keys.reduce((now, key) => selectKey(now, key, options, '')!.state, state)

test('it opens with the current choice highlighted, or the first', () => {
  expect(opened(options, 'trade')).toEqual({ open: true, query: '', at: 2 })
  expect(opened(options, 'unknown').at).toBe(0)
  expect(opened([], '').at).toBe(-1)
})

test('down and up wrap around', () => {
  const start = opened(options, '')
  expect(press(start, 'ArrowDown', 'ArrowDown').at).toBe(2)
  expect(press(start, 'ArrowUp').at).toBe(3)
  expect(press(start, 'ArrowUp', 'ArrowDown').at).toBe(0)
  expect(press(start, 'PageDown').at).toBe(3)
  expect(press(start, 'PageDown', 'PageUp').at).toBe(0)
})

test('Enter picks the highlighted option and closes', () => {
  expect(selectKey(opened(options, 'house'), 'Enter', options, '')).toEqual({ state: closed, picked: options[1] })
})

test('Enter without a match stays open and picks nothing', () => {
  const state = typed(options, 'zzz')
  expect(state.at).toBe(-1)
  expect(selectKey(state, 'Enter', options, '')).toEqual({ state })
  expect(press(state, 'ArrowDown').at).toBe(-1)
})

test('Escape closes and discards the typed text', () => {
  expect(press(typed(options, 'घर'), 'Escape')).toEqual(closed)
})

test('a closed select opens with down or up and ignores every other key', () => {
  expect(press(closed, 'ArrowDown').open).toBe(true)
  expect(press(closed, 'ArrowUp').open).toBe(true)
  for (const key of ['Enter', 'Escape', 'Tab', 'a']) expect(selectKey(closed, key, options, '')).toBeUndefined()
})

test.each([
  ['बेपार', []],
  ['ब्यापारिक', ['trade']],
  ['1/2', ['inch']],
  ['INCH 1', ['inch']],
  ['  ', ['', 'house', 'trade', 'inch']],
])('typing %s finds %j', (query, found) => {
  expect(matchingOptions(options, query).map((option) => option.value)).toEqual(found)
})
