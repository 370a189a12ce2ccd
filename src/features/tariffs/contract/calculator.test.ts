// Tests of the calculator's form: digits, limits, and years as typed.

import { expect, test } from 'vitest'
import { validate } from '#kit/validation/form.ts'
import { calculationForm } from './calculator.ts'
import { tariffsMessages } from '../messages/all.ts'

const tap = { customerType: 'residential', tapSize: '1 1/2' }

test.each([
  ['15', 15],
  ['१५', 15],
  [' १,८१० ', 1_810],
  ['', undefined],
  [undefined, undefined],
  [0, 0],
])('%o units are read as %o', (typed, units) => {
  const read = validate(calculationForm, { ...tap, units: typed })
  expect(read.ok && read.value.units).toBe(units)
})

test.each([
  ['units', '1.5', 'tariffs.units_whole'],
  ['units', '-1', 'tariffs.units_negative'],
  ['units', '1000001', 'tariffs.units_too_many'],
  ['fromUnit', '1e3', 'validation.numeric'],
  ['year', '2083/85', 'tariffs.year_wrong'],
  ['year', '2026-02-30', 'tariffs.year_wrong'],
  ['tapSize', '5', 'validation.custom'],
])('%s %s is refused with an issue at its field: %s', (field, typed, key) => {
  expect(validate(calculationForm, { ...tap, [field]: typed })).toMatchObject({ ok: false, issues: [{ field, key }] })
  if (key.startsWith('tariffs.')) expect(tariffsMessages).toHaveProperty([key])
})

test.each(['2083/84', '२०८३/८४', '2026-11-17'])('%s is accepted as a year', (year) => {
  expect(validate(calculationForm, { ...tap, year }).ok).toBe(true)
})
