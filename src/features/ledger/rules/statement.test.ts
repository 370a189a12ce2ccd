// Tests of the statement that a holder sees.

import { expect, test } from 'vitest'
import { statementOf, type StatementEntry } from './statement.ts'

const entry = (id: number, kind: StatementEntry['kind'], amountPaisa: number, valueOn: string): StatementEntry => {
  return { id, kind, amountPaisa, valueOn, postedOn: valueOn, corrects: null, period: null, reference: null }
}
const entries = [
  entry(1, 'bill', 9_000, '2026-08-01'),
  entry(2, 'payment', -4_000, '2026-08-10'),
  entry(3, 'bill', 16_000, '2026-09-01'),
  entry(4, 'payment', -1_000, '2026-08-20'),
]
const shown = (from: string | null, until: string | null) =>
  statementOf(entries, { from, until }).map(({ id, amountPaisa, balancePaisa }) => [id, amountPaisa, balancePaisa])

test('the first holder sees every entry by day with the balance after it, whenever it arrived', () => {
  expect(shown(null, null)).toEqual([
    [1, 9_000, 9_000],
    [2, -4_000, 5_000],
    [4, -1_000, 4_000],
    [3, 16_000, 20_000],
  ])
})

test('a new holder sees what was owed before as one line, and no entry of the time before', () => {
  expect(shown('2026-08-15', null)).toEqual([
    [0, 5_000, 5_000],
    [4, -1_000, 4_000],
    [3, 16_000, 20_000],
  ])
})

test('a former holder sees nothing of the time after', () => {
  expect(shown(null, '2026-08-15')).toEqual([
    [1, 9_000, 9_000],
    [2, -4_000, 5_000],
  ])
})
