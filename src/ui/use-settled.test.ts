import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settling } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only the last value counts, once the pause is over', () => {
  const heard = vi.fn()
  const search = settling<string>(300)
  search.tell(heard)
  search.later('d')
  vi.advanceTimersByTime(299)
  search.later('da')
  vi.advanceTimersByTime(299)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard.mock.calls).toEqual([['da']])
})

test('a value that counts at once takes the place of the one that waited', () => {
  const heard = vi.fn()
  const search = settling<string>(300)
  search.tell(heard)
  search.later('da')
  search.now('dam')
  vi.advanceTimersByTime(1000)
  expect(heard.mock.calls).toEqual([['dam']])
})

test('what is stopped never counts', () => {
  const heard = vi.fn()
  const search = settling<string>(300)
  search.tell(heard)
  search.later('da')
  search.stop()
  vi.advanceTimersByTime(1000)
  expect(heard).not.toHaveBeenCalled()
})
