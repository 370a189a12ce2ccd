// Tests of the statement that a holder sees.

import { expect, test } from 'vitest'
import { coveredBy, historyOf, isFound, statementOf, type StatementEntry } from './statement.ts'

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

test('what corrects an entry of an earlier holder is in the one line of before, what corrects an own entry is not', () => {
  const credit = { ...entry(5, 'credit-note', -9_000, '2026-09-10'), corrects: 1 }
  const known = [...entries, credit, { ...entry(6, 'correction', 1_000, '2026-09-12'), corrects: 4 }]
  const rows = statementOf(known, { from: '2026-08-15', until: null })
  expect(rows.map(({ id, amountPaisa, balancePaisa }) => [id, amountPaisa, balancePaisa])).toEqual([
    [0, -4_000, -4_000],
    [4, -1_000, -5_000],
    [3, 16_000, 11_000],
    [6, 1_000, 12_000],
  ])
  expect(statementOf(known, { from: null, until: null }).map(({ id }) => id)).toEqual([1, 2, 4, 3, 5, 6])
  expect(statementOf(known, { from: null, until: '2026-08-15' })).toHaveLength(2)
})

test('a former holder sees nothing of the time after', () => {
  expect(shown(null, '2026-08-15')).toEqual([
    [1, 9_000, 9_000],
    [2, -4_000, 5_000],
  ])
})

test('rows cover the months from the first to the last day, with the balance before and after them, in any order', () => {
  const rows = statementOf(entries, { from: null, until: null }).slice(1)
  const covered = { from: '2083/04', until: '2083/05', balances: { beforePaisa: 9_000, afterPaisa: 20_000 } }
  expect(coveredBy(rows)).toEqual(covered)
  expect(coveredBy(rows.toReversed())).toEqual(covered)
  expect(coveredBy([])).toBeUndefined()
  const [first, , third] = rows
  expect(coveredBy([first!, third!]), 'one between them is left out').toEqual({ ...covered, balances: null })
})

test('the history of a holder whose time began after it is empty, not the sum of before alone', () => {
  const rows = entries.map(({ id: _id, postedOn: _postedOn, corrects: _corrects, ...row }) => row)
  expect(historyOf(rows, { from: '2026-12-01', until: null })).toEqual([])
  expect(historyOf(rows, { from: '2026-08-15', until: null }).map(({ id }) => id)).toEqual([0, 4, 3])
  expect(historyOf(rows, { from: null, until: '2026-08-15' })).toHaveLength(2)
})

test('a row is found by its month, its bill and its paper', () => {
  const bill = { period: '2083/07', reference: 'bill:2083/84:1259' }
  const paper = { period: null, reference: 'R-7' }
  for (const typed of ['2083/07', 'कात्तिक २०८३', '2083-84-1259', '१२५९']) expect(isFound(bill, typed), typed).toBe(true)
  for (const typed of ['2083/08', '1260', 'r-7']) expect(isFound(bill, typed), typed).toBe(false)
  expect([isFound(paper, 'r-7'), isFound(paper, '2083/07')]).toEqual([true, false])
  expect(isFound({ period: null, reference: null }, '7')).toBe(false)
})
