// Does the form read what people type?

import { expect, test } from 'vitest'
import { calculationRequest } from './contract.ts'

const tap = { customerType: 'residential', tapSize: '1 1/2' }

test.each([
  ['15', 15],
  ['१५', 15],
  [' १,८१० ', 1_810],
  ['', undefined],
  [undefined, undefined],
  [0, 0],
])('%o units are read as %o', (typed, units) => {
  expect(calculationRequest.parse({ ...tap, units: typed }).units).toBe(units)
})

test.each(['1.5', '-1', 'ten', '1000001', '1e3', '0x10'])('%s units are not read', (units) => {
  expect(calculationRequest.safeParse({ ...tap, units }).success).toBe(false)
})

test('an address without more asks for one metered consumption', () => {
  expect(calculationRequest.parse({ ...tap, metered: 'false' }).metered).toBe(false)
  expect(calculationRequest.parse(tap)).toEqual({ ...tap, metered: true, calculation: 'single' })
})
