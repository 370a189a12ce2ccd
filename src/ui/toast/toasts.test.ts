import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown, dismissToast, showToast, subscribeToToasts, toastsNow } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastsNow()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast stays five seconds unless told otherwise', () => {
  showToast('Sent')
  showToast('Careful', { tone: 'warning', duration: 9000 })
  expect(toastsNow().map(({ text, tone, duration }) => [text, tone, duration])).toEqual([
    ['Sent', 'info', 5000],
    ['Careful', 'warning', 9000],
  ])
})

test('a dismissed toast leaves for 300 ms and is gone then', () => {
  const id = showToast('Sent')
  dismissToast(id)
  expect(toastsNow()[0]!.leaving).toBe(true)
  vi.advanceTimersByTime(299)
  expect(toastsNow()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastsNow()).toHaveLength(0)
})

test('dismissing twice, or what is not there, changes nothing', () => {
  const heard = vi.fn()
  const id = showToast('Sent')
  const stop = subscribeToToasts(heard)
  dismissToast(id)
  dismissToast(id)
  dismissToast(-1)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a held countdown goes on with what was left', () => {
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

test('a countdown held by the pointer and the keyboard waits for both to leave', () => {
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
