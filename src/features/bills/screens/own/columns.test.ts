// Columns of the customer's bills as they are printed and read out.

import { expect, test } from 'vitest'
import { cellText } from '#kit/table/cell-values.ts'
import { billColumns } from './columns.ts'

test('on paper and for screen readers a month has the digits of the language', () => {
  const period = billColumns.find(({ key }) => key === 'period')!
  expect([cellText(period, '2083-04', 'ne'), cellText(period, '2083-04', 'en')]).toEqual(['२०८३-०४', '2083-04'])
})
