// Tests of receipt books: their pages, the days of a page, and its state.

import { expect, test } from 'vitest'
import { hasPage, mayBeOf, mayRegister, stateOfPage } from './rules.ts'

const book = { firstPage: 101, lastPage: 150, handedOn: '2026-11-10', returnedOn: '2026-11-20' }

test('a book has at most a thousand pages in order and is handed out by today', () => {
  expect(mayRegister(book, '2026-11-10').ok).toBe(true)
  expect(mayRegister(book, '2026-11-09')).toMatchObject({ key: 'books.day_to_come' })
  expect(mayRegister({ ...book, lastPage: 100 }, '2026-11-10')).toMatchObject({ key: 'books.pages_wrong' })
  expect(mayRegister({ ...book, lastPage: 1101 }, '2026-11-10')).toMatchObject({ key: 'books.pages_wrong' })
  expect([100, 101, 150, 151].map((page) => hasPage(book, page).ok)).toEqual([false, true, true, false])
})

test.each([
  ['2026-11-09', 'books.before_handed'],
  ['2026-11-10', undefined],
  ['2026-11-20', undefined],
  ['2026-11-21', 'books.after_returned'],
  ['2026-12-01', 'books.day_to_come'],
])('a page of %s: %s', (paidOn, key) => {
  expect(mayBeOf(book, paidOn, '2026-11-25')).toMatchObject(key ? { ok: false, key } : { ok: true })
})

test('a page is what is known of it, else a gap before the last known one, else open or unused', () => {
  const at = { page: 105, lastKnown: 110, isReturned: false }
  expect(stateOfPage({ state: 'void' }, at)).toBe('void')
  expect(stateOfPage(undefined, at)).toBe('gap')
  expect(stateOfPage(undefined, { ...at, page: 111 })).toBe('open')
  expect(stateOfPage(undefined, { ...at, page: 111, isReturned: true })).toBe('unused')
})
