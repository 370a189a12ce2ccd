// Tests of the cache of markup.

import { afterEach, expect, test } from 'vitest'
import { monthTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { openMarkupCache } from './markup-cache.server.ts'

const bundled = monthTable()

afterEach(() => setMonthTable(bundled))

function counting() {
  let count = 0
  return { render: () => `<p>${(count += 1)}</p>`, count: () => count }
}

const news = () => [
  'news',
  'ne',
  { articles: [{ id: 1, on: new Date(0), title: { en: 'a', ne: 'क' } }], page: undefined },
]

test('markup is rendered once for data that is the same in other objects', () => {
  const [cache, { render, count }] = [openMarkupCache(), counting()]
  expect([cache(news(), render), cache(news(), render)]).toEqual(['<p>1</p>', '<p>1</p>'])
  expect(count()).toBe(1)
})

test.each<[string, unknown]>([
  ['name', ['notices', ...news().slice(1)]],
  ['language', ['news', 'en', news()[2]]],
  ['list', ['news', 'ne', { articles: [] }]],
  ['day', ['news', 'ne', { articles: [{ id: 1, on: new Date(86_400_000), title: { en: 'a', ne: 'क' } }] }]],
  ['deepest text', ['news', 'ne', { articles: [{ id: 1, on: new Date(0), title: { en: 'a', ne: 'ख' } }] }]],
  ['text for a number', ['news', 'ne', { articles: [{ id: '1', on: new Date(0), title: { en: 'a', ne: 'क' } }] }]],
])('with another %s it is rendered anew', (_name, data) => {
  const [cache, { render }] = [openMarkupCache(), counting()]
  cache(news(), render)
  expect(cache(data, render)).toBe('<p>2</p>')
})

test('with a corrected calendar it is rendered anew', () => {
  const [cache, { render }] = [openMarkupCache(), counting()]
  const data = news()
  cache(data, render)
  setMonthTable({ ...bundled })
  expect(cache(data, render)).toBe('<p>2</p>')
})

test('what was not used for longest is evicted', () => {
  const [cache, { render }] = [openMarkupCache(1_000), counting()]
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e']) cache([name], render)
  expect(cache(['a'], render)).toBe('<p>1</p>')
  expect(cache(['b'], render)).toBe('<p>6</p>')
})
