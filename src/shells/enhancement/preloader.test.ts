// Tests of the preloader's times.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playPreloader } from './preloader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function root() {
  const names = new Set<string>()
  const classList = {
    add: (...added: string[]) => added.forEach((name) => names.add(name)),
    remove: (...gone: string[]) => gone.forEach((name) => names.delete(name)),
  }
  const element = { classList, dataset: {} as Record<string, string> }
  return { names, element, html: element as unknown as HTMLElement }
}

test('the preloader stays half a second, exits within eight tenths, then the page is marked loaded', () => {
  const { names, element, html } = root()
  playPreloader(html, true)
  expect([...names]).toEqual(['preloading'])
  vi.advanceTimersByTime(499)
  expect(names.has('preloading-leaves')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(names.has('preloading-leaves')).toBe(true)
  vi.advanceTimersByTime(799)
  expect(element.dataset.loaded).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect([...names]).toEqual([])
  expect(element.dataset.loaded).toBe('')
})

test('a page without preloader is marked loaded at once', () => {
  const { names, element, html } = root()
  playPreloader(html, false)
  expect([...names]).toEqual([])
  expect(element.dataset.loaded).toBe('')
})
