// Tests of the sample bills of an edition, and of whether a tariff rises or falls.

import { expect, test } from 'vitest'
import { asSample, kukl, panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { NewTariff } from '../contract/api.ts'
import { directionOf, sampleBills } from './sample-bills.ts'

const before = asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' })
const after = before.map((tariff): NewTariff => {
  const { minimum } = tariff
  return { ...tariff, effectiveFrom: '2027-01-15', minimum: { ...minimum, amountPaisa: minimum.amountPaisa + 10_00 } }
})

test.each([
  ['one tariff', after],
  ['seven tap sizes', asSample(kukl, { fiscalYear: '2083/84', effectiveFrom: '2027-01-15' })],
])('of %s there are ten', (_, rows) => {
  expect(sampleBills(before, rows)).toHaveLength(10)
})

test('each bill is beside the one before; a tap that has no tariff has none', () => {
  expect(sampleBills(before, after)[0]).toMatchObject({ units: 0, before: 90_00, after: 100_00 })
  expect(sampleBills([], after)[0]).toMatchObject({ before: null, after: 100_00 })
  expect(sampleBills(before, [])[0]).toMatchObject({ before: 90_00, after: null })
  expect(sampleBills([], [])).toEqual([])
})

test('a tariff rises, falls, or differs by the units', () => {
  const [old] = before
  const [rising] = after
  expect(directionOf(old!, rising!)).toBe('rises')
  expect(directionOf(rising!, old!)).toBe('falls')
  expect(directionOf(old!, asSample(panbari, { fiscalYear: '2083/84', effectiveFrom: '2027-01-15' })[0]!)).toBe('falls')
  const [{ slabs }] = before as [NewTariff]
  const cheaperLast = {
    ...rising!,
    slabs: slabs.map((slab) => ({ ...slab, ratePaisa: Math.min(slab.ratePaisa, 14_00) })),
  }
  expect(directionOf(old!, cheaperLast)).toBe('differs')
  expect(directionOf(old!, old!)).toBe('differs')
})
