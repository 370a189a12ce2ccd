// Tests of the headings of a file of readings.

import { expect, test } from 'vitest'
import { importNames, isLeftBlank } from './headings.ts'

test('a row keeps the columns that the first one does not have', () => {
  const row = { customer_number: '1', status: 'replaced', new_serial: 'B2' }
  expect(importNames(['customer_number', 'status'])(row)).toEqual(row)
  const listed = { ग्राहक_नम्बर: '1', वडा: '5', new_serial: 'B2' }
  expect(importNames(['ग्राहक_नम्बर', 'वडा'])(listed)).toEqual({ customer_number: '1', new_serial: 'B2' })
})

test('a row is left blank where nothing but number, month and reader is filled in', () => {
  expect(isLeftBlank({ customer_number: '1', period: '2083/08', reading: '', read_by: 'Ram' })).toBe(true)
  expect(isLeftBlank({ customer_number: '1', period: '2083/08', reading: ' ', note: '' })).toBe(true)
  expect(isLeftBlank({ customer_number: '1', period: '2083/08', reading: '', note: 'Gate' })).toBe(false)
})
