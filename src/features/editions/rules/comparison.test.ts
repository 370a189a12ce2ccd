// Tests of the comparison of two editions.

import { expect, test } from 'vitest'
import { compareRows } from './comparison.ts'

type Row = { tap: string; price: string }
const reading = { keyOf: ({ tap }: Row) => tap, textsOf: ({ price }: Row) => ({ price }) }
const row = (tap: string, price: string): Row => ({ tap, price })

test('new, gone and differing rows are named, equal ones counted', () => {
  const { changes, unchanged } = compareRows(
    [row('a', '1'), row('b', '2'), row('c', '3')],
    [row('b', '2'), row('c', '4'), row('d', '5')],
    reading,
  )
  expect(changes).toEqual([
    {
      kind: 'differs',
      before: row('c', '3'),
      after: row('c', '4'),
      differences: [{ label: 'price', from: '3', to: '4' }],
    },
    { kind: 'new', after: row('d', '5') },
    { kind: 'gone', before: row('a', '1') },
  ])
  expect(unchanged).toBe(1)
})

test('rows with the same key are compared in their order', () => {
  const { changes, unchanged } = compareRows([row('a', '1'), row('a', '2')], [row('a', '1')], reading)
  expect(changes).toEqual([{ kind: 'gone', before: row('a', '2') }])
  expect(unchanged).toBe(1)
})
