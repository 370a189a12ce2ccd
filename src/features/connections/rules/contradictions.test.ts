// Tests of cells that contradict readings and bills of their connection.

import { expect, test } from 'vitest'
import { contradictions, type KnownUse } from './contradictions.ts'

const before = { openingReading: 400, dialDigits: 5, connectedOn: '2023-07-17' }
const use: KnownUse = {
  first: 410,
  highest: 1_015,
  readOn: '2026-09-10',
  billed: '2083/05',
}

test.each([
  [{ openingReading: 460 }, {}, 'opening_reading', { value: 410, opening: 460 }],
  [{ dialDigits: 3 }, {}, 'dial_digits', { value: 1_015, digits: 3 }],
  [{ connectedOn: '2026-11-17' }, {}, 'connected_on', { typed: '2083/08/01', date: '2083/05/25' }],
  [{ connectedOn: '2026-09-17' }, { readOn: null }, 'connected_on', { typed: '2083/06/01', month: '2083/05' }],
])('%j is refused beside %j', (stated, known, column, values) => {
  const issues = contradictions({ ...before, ...stated }, before, { ...use, ...known })
  expect(issues.map((issue) => [issue.column, issue.values])).toEqual([[column, values]])
})

test.each([
  [{ openingReading: 410, dialDigits: 4, connectedOn: '2026-09-10' }, {}],
  [{ openingReading: 99_990 }, { first: null }],
  [{ connectedOn: '2026-09-16' }, { readOn: null }],
  [{ connectedOn: null }, {}],
  [
    { openingReading: 9_000, dialDigits: 4, connectedOn: '2026-11-17' },
    { first: null, highest: null, readOn: null, billed: null },
  ],
])('%j is taken beside %j', (stated, known) => {
  expect(contradictions({ ...before, ...stated }, before, { ...use, ...known })).toEqual([])
})

test('what a row does not change is not refused, although it contradicts', () => {
  const stored = { openingReading: 460, dialDigits: 3, connectedOn: '2026-11-17' }
  expect(contradictions(stored, stored, use)).toEqual([])
})
