// Tests of price lists: which one is shown, the place of a row, and what is wrong with a draft.

import { expect, test } from 'vitest'
import type { Price } from '../contract/api.ts'
import type { SentPrice } from '../contract/form.ts'
import { placePrice, priceIssues, pricesToShow, priceValues } from './price-list.ts'

const sent: SentPrice = { category: 'meter', labelEn: 'Test', labelNe: 'परीक्षण', amount: 300.5, sample: false }
const transfer: Price = {
  category: 'transfer',
  label: { en: 'Transfer', ne: 'नामसारी' },
  unit: { en: '', ne: '' },
  amountPaisa: 20_000,
  sample: true,
}
const lists = ['2027-04-14', '2027-01-15', '2026-07-17', '2025-07-17'].map((effectiveFrom) => {
  return { effectiveFrom, rows: [transfer] }
})
const today = '2026-11-22'

test.each([
  [null, '2026-07-17', { day: '2027-01-15', coming: true }],
  ['2027-01-15', '2027-01-15', { day: '2026-07-17', coming: false }],
  ['2027-04-14', '2027-04-14', { day: '2026-07-17', coming: false }],
  ['2025-07-17', '2026-07-17', { day: '2027-01-15', coming: true }],
  ['२०८३', '2026-07-17', { day: '2027-01-15', coming: true }],
])('asked for %s the list of %s is shown, with a link to %j', (asked, day, other) => {
  expect(pricesToShow(lists, { today, asked })).toEqual({ list: lists.find((one) => one.effectiveFrom === day), other })
})

test('before the first list the coming one is shown, and nothing where there is none', () => {
  expect(pricesToShow(lists.slice(0, 1), { today, asked: null })).toEqual({ list: lists[0], other: null })
  expect(pricesToShow([], { today, asked: null })).toBeUndefined()
})

test('a price is stored in paisa, behind those of its category, and changed in its place', () => {
  const rows = placePrice([transfer], 1, sent)
  expect(rows[1]).toMatchObject({ amountPaisa: 30_050, unit: { en: '', ne: '' } })
  expect(priceValues(rows[1]!)).toMatchObject({ amount: 300.5 })
  const first = placePrice(rows, 2, { ...sent, category: 'connection' })
  expect(first.map(({ category }) => category)).toEqual(['connection', 'transfer', 'meter'])
  expect(placePrice(first, 1, { ...sent, category: 'transfer', amount: 0 }).map((row) => row.amountPaisa)).toEqual([
    30_050, 0, 30_050,
  ])
})

test('a service is twice in the list only for different things', () => {
  const rows = placePrice(placePrice([], 0, sent), 1, { ...sent, unitEn: 'a tap of 1 inch', unitNe: '१ इन्चको धारा' })
  expect(priceIssues(rows)).toEqual([])
  expect(priceIssues(placePrice(rows, 2, sent))).toEqual([{ row: 3, key: 'prices.twice' }])
})
