// Tests of the selection of the one tariff that applies to a tap, and of clashing tariffs.

import { expect, test } from 'vitest'
import type { TariffKey } from '../contract/api.ts'
import { tariffsMessages } from '../messages/all.ts'
import { clashesOf, editionsOf, selectTariff, type TariffQuery } from './selection.ts'

const every: TariffKey = {
  fiscalYear: '2082/83',
  effectiveFrom: '2025-07-17',
  customerType: null,
  tapSize: null,
  metered: true,
}
const home: TariffKey = { ...every, fiscalYear: '2083/84', effectiveFrom: '2026-07-17', customerType: 'residential' }
const homeSpring: TariffKey = { ...home, effectiveFrom: '2027-02-13' }
const homeHalfInch: TariffKey = { ...home, tapSize: '1/2' }
const openTap: TariffKey = { ...home, metered: false }

const tap = { customerType: 'residential', tapSize: '1/2', metered: true } as const
const inYear = (fiscalYear: string, change: Partial<typeof tap> = {}): TariffQuery => ({
  ...tap,
  ...change,
  fiscalYear,
})
const onDay = (on: string): TariffQuery => ({ ...tap, on })

test.each<[string, TariffKey[], TariffQuery, TariffKey | string]>([
  ['one row of the year applies', [every, home, openTap], inYear('2083/84'), home],
  ['a row for every tap applies to each', [every], inYear('2082/83'), every],
  ['an unmetered tap has its own row', [home, openTap], { ...inYear('2083/84'), metered: false }, openTap],
  ['no row of that year', [every, home], inYear('2081/82'), 'tariffs.none_published'],
  ['no row of that type', [home], { ...inYear('2083/84'), customerType: 'hotel' }, 'tariffs.none_published'],
  ['two rows match the tap', [home, homeHalfInch], inYear('2083/84'), 'tariffs.two_match'],
  ['the tariff changed within the year', [home, homeSpring], inYear('2083/84'), 'tariffs.changed_in_year'],
  ['by day, the first of the year is in force', [every, home, homeSpring], onDay('2027-02-12'), home],
  ['by day, the later one from its own day', [every, home, homeSpring], onDay('2027-02-13'), homeSpring],
  ['by day, a tariff is in force until the next', [every, home], onDay('2026-07-16'), every],
  ['by day, none before the first', [every, home], onDay('2025-07-16'), 'tariffs.none_in_force'],
  ['by day, two of the same day', [home, homeHalfInch], onDay('2027-01-01'), 'tariffs.two_match'],
])('%s', (_name, tariffs, query, expected) => {
  const answer = selectTariff(tariffs, query)
  expect(answer).toMatchObject(
    typeof expected === 'string' ? { ok: false, key: expected } : { ok: true, value: expected },
  )
  if (typeof expected === 'string') expect(Object.keys(tariffsMessages)).toContain(expected)
})

test('lists editions newest first, a changed year twice', () => {
  expect(editionsOf([every, home, openTap, homeSpring])).toEqual([
    { fiscalYear: '2083/84', effectiveFrom: '2027-02-13' },
    { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' },
    { fiscalYear: '2082/83', effectiveFrom: '2025-07-17' },
  ])
})

test('rows that apply to the same tap from the same day clash', () => {
  expect(clashesOf([every, home, openTap, homeSpring, homeHalfInch])).toEqual([{ first: 1, second: 4 }])
})
