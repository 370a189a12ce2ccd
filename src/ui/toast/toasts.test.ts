// Tests of toasts and their countdown.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown, dismissToast, showToast, subscribeToToasts, toastsNow } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastsNow()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast stays five seconds by default', () => {
  showToast('Sent')
  showToast('Careful', { tone: 'warning', duration: 9000 })
  expect(toastsNow().map(({ text, tone, duration }) => [text, tone, duration])).toEqual([
    ['Sent', 'info', 5000],
    ['Careful', 'warning', 9000],
  ])
})

test('a dismissed toast is animated for 300 ms and then removed', () => {
  const id = showToast('Sent')
  dismissToast(id)
  expect(toastsNow()[0]!.closing).toBe(true)
  vi.advanceTimersByTime(299)
  expect(toastsNow()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastsNow()).toHaveLength(0)
})

test('dismissing twice, or an unknown toast, changes nothing', () => {
  const listener = vi.fn()
  const id = showToast('Sent')
  const stop = subscribeToToasts(listener)
  dismissToast(id)
  dismissToast(id)
  dismissToast(-1)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

test('a countdown on hold resumes with the remaining time', () => {
  const done = vi.fn()
  const clock = countdown(5000, done)
  clock.run()
  vi.advanceTimersByTime(4000)
  clock.hold('pointer')
  vi.advanceTimersByTime(60_000)
  clock.release('pointer')
  clock.run()
  vi.advanceTimersByTime(999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a countdown on hold by pointer and focus resumes when both are released', () => {
  const done = vi.fn()
  const clock = countdown(5000, done)
  clock.run()
  clock.hold('pointer')
  clock.hold('focus')
  clock.release('pointer')
  vi.advanceTimersByTime(60_000)
  clock.hold('pointer')
  clock.release('focus')
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  clock.release('pointer')
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledTimes(1)
})
