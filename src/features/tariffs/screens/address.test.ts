// Tests of the calculator's URL and of the initial values of its form.

import { expect, test } from 'vitest'
import { asSample, kukl, ratnanagar } from '#demonstration/published-tariffs.ts'
import { groupsOf } from '../rules/groups.ts'
import { addressOf, givenIn, sizesOffered, startingWith, withOfferedSize } from './address.ts'

const asked = {
  customerType: 'residential',
  tapSize: '1 1/2',
  meter: 'metered',
  year: '2083/84',
  calculation: 'single',
  units: '२५',
}
const rows = [...asSample(kukl, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' })].map((row, place) => ({
  ...row,
  id: String(place),
}))

test('a URL is readable, holds the values of the calculation, and is read back', () => {
  const address = addressOf({ ...asked, fromUnit: '3', toUnit: '' })
  expect(address).toBe(
    '/tarrif-calculator?customerType=residential&tapSize=1+1/2&meter=metered&year=2083/84&calculation=single&units=%E0%A5%A8%E0%A5%AB',
  )
  expect(givenIn(new URL(address, 'http://x').searchParams)).toEqual(asked)
})

test('a URL without calculator values is a first visit; long values are truncated', () => {
  expect(givenIn(new URLSearchParams('lang=ne&utm=1'))).toBeUndefined()
  expect(givenIn(new URLSearchParams({ units: '1'.repeat(5_000) }))!.units).toHaveLength(60)
})

test('a first visit starts with published values in force', () => {
  expect(startingWith(rows, '2026-11-21')).toEqual({
    customerType: 'residential',
    tapSize: '1/2',
    meter: 'metered',
    year: '2083/84',
    calculation: 'single',
  })
  expect(startingWith(rows, '2026-11-21', { tapSize: '4' }).tapSize).toBe('4')
})

test('a tap size without a tariff for the customer type is not offered and is replaced', () => {
  const commercial = rows.map((row) => ({ ...row, customerType: 'commercial' as const, tapSize: '1' as const }))
  const some = [...rows.map((row) => ({ ...row, customerType: 'residential' as const })), commercial[0]!]
  const asked = { customerType: 'commercial', tapSize: '4', meter: 'metered', year: '2083/84' }
  expect(sizesOffered(some, asked)).toEqual(['1'])
  expect(withOfferedSize(some, asked).tapSize).toBe('1')
  expect(withOfferedSize(some, { ...asked, customerType: 'residential', tapSize: '1/2' }).tapSize).toBe('1/2')
  expect(startingWith(some, '2026-11-21', { customerType: 'commercial' }).tapSize).toBe('1')
})

test('groups rows with equal conditions in one table', () => {
  const other = asSample(ratnanagar, rows[0]!).map((row) => ({ ...row, id: 'other' }))
  const groups = groupsOf([rows[0]!, ...other, ...rows.slice(1)])
  expect(groups.map(({ tariffs }) => tariffs.length)).toEqual([rows.length, 1])
  expect(groups[1]!.conditions).toMatchObject({ fees: ratnanagar.fees, paymentSteps: ratnanagar.paymentSteps })
})
