// Tests of the debounce.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './use-debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only the last value counts, after the pause', () => {
  const listener = vi.fn()
  const search = debounce<string>(300)
  search.listen(listener)
  search.schedule('d')
  vi.advanceTimersByTime(299)
  search.schedule('da')
  vi.advanceTimersByTime(299)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener.mock.calls).toEqual([['da']])
})

test('an immediate value replaces the pending one', () => {
  const listener = vi.fn()
  const search = debounce<string>(300)
  search.listen(listener)
  search.schedule('da')
  search.flush('dam')
  vi.advanceTimersByTime(1000)
  expect(listener.mock.calls).toEqual([['dam']])
})

test('a stopped value never counts', () => {
  const listener = vi.fn()
  const search = debounce<string>(300)
  search.listen(listener)
  search.schedule('da')
  search.cancel()
  vi.advanceTimersByTime(1000)
  expect(listener).not.toHaveBeenCalled()
})
