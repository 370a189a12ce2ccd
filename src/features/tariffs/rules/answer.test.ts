// Tests of the calculator's answer: editions, units, issues by field, and selections without a tariff.

import { expect, test } from 'vitest'
import { asSample, kukl2009, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { Tariff } from '../contract/api.ts'
import { tariffsMessages } from '../messages/all.ts'
import { answerCalculator, relevantOf, type Given } from './answer.ts'
import { chargeFor } from './charge.ts'
import { currentEdition, editionChoices, published, rowsOfYear } from './editions.ts'

const today = '2026-11-21'
const thisYear = withIds(asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }), 'now')
const lastYear = withIds(asSample(kukl2009, { fiscalYear: '2082/83', effectiveFrom: '2025-07-17' }), 'then')
const changed = withIds(asSample(kukl2009, { fiscalYear: '2082/83', effectiveFrom: '2026-01-15' }), 'changed')
const rows = [...thisYear, ...changed, ...lastYear]
const tap = { customerType: 'residential', tapSize: '1/2' }

function withIds(tariffs: Omit<Tariff, 'id'>[], name: string): Tariff[] {
  return tariffs.map((tariff, place) => ({ ...tariff, id: `${name}${place}` }))
}

function charged(given: Given) {
  const answer = answerCalculator(rows, { ...tap, ...given }, today)
  if (answer.kind !== 'charged') throw new Error(JSON.stringify(answer))
  return answer
}

test('without a year, the edition in force today applies', () => {
  const { tariff, charges } = charged({ units: '२५' })
  expect(tariff.fiscalYear).toBe('2083/84')
  expect(charges).toEqual([chargeFor(thisYear[0]!, 25)])
})

test.each([
  [{ calculation: 'range', fromUnit: '9', toUnit: '१२', units: 'left over' }, [9, 10, 11, 12]],
  [{ calculation: 'readings', previousReading: '4321', currentReading: '4346' }, [25]],
  [{ year: '२०८३/०८४', units: '3' }, [3]],
  [{ year: '2025-07-17', meter: 'unmetered' }, [0]],
  [{ year: '2026-01-15', meter: 'unmetered', calculation: 'range', fromUnit: 'x' }, [0]],
])('%o gives rows for the units %o', (given, units) => {
  expect(charged(given).charges.map((charge) => charge.units)).toEqual(units)
})

test.each<[Given, string, string]>([
  [{}, 'units', 'tariffs.units_missing'],
  [{ units: 'ten' }, 'units', 'validation.numeric'],
  [{ units: '1', customerType: 'nobody' }, 'customerType', 'validation.custom'],
  [{ calculation: 'range', fromUnit: '3' }, 'toUnit', 'tariffs.range_missing'],
  [{ calculation: 'range', fromUnit: '3', toUnit: '2' }, 'toUnit', 'tariffs.range_backwards'],
  [{ calculation: 'range', fromUnit: '1', toUnit: '201' }, 'toUnit', 'tariffs.range_too_long'],
  [{ calculation: 'readings', currentReading: '2' }, 'previousReading', 'tariffs.readings_missing'],
  [
    { calculation: 'readings', previousReading: '3', currentReading: '2' },
    'currentReading',
    'tariffs.readings_backwards',
  ],
])('%o has an issue at %s: %s', (given, field, key) => {
  const answer = answerCalculator(rows, { ...tap, ...given }, today)
  expect(answer).toMatchObject({ kind: 'wrong', issues: [{ field, key }] })
  if (key.startsWith('tariffs.')) expect(tariffsMessages).toHaveProperty([key])
})

test('a range without both ends has an issue at each', () => {
  const answer = answerCalculator(rows, { ...tap, calculation: 'range' }, today)
  expect(answer.kind === 'wrong' && answer.issues.map(({ field }) => field)).toEqual(['fromUnit', 'toUnit'])
})

test.each<[Given, [string, string][]]>([
  [
    { calculation: 'range', fromUnit: 'three' },
    [
      ['fromUnit', 'validation.numeric'],
      ['toUnit', 'tariffs.range_missing'],
    ],
  ],
  [
    { calculation: 'readings', previousReading: ' ', currentReading: '1.5' },
    [
      ['previousReading', 'tariffs.readings_missing'],
      ['currentReading', 'tariffs.units_whole'],
    ],
  ],
  [
    { customerType: 'nobody' },
    [
      ['customerType', 'validation.custom'],
      ['units', 'tariffs.units_missing'],
    ],
  ],
  [{ customerType: 'nobody', meter: 'unmetered' }, [['customerType', 'validation.custom']]],
])('%o returns every issue, invalid and missing values alike', (given, expected) => {
  const answer = answerCalculator(rows, { ...tap, ...given }, today)
  expect(answer.kind === 'wrong' && answer.issues.map(({ field, key }) => [field, key])).toEqual(expected)
})

test.each<[Given, string]>([
  [{ year: '2081/82', units: '5' }, 'tariffs.none_published'],
  [{ year: '2082/83', units: '5' }, 'tariffs.changed_in_year'],
  [{ year: '2020-01-01', units: '5' }, 'tariffs.none_in_force'],
  [{ customerType: 'hotel', units: '5' }, 'tariffs.none_published'],
])('%o has no single tariff: %s', (given, key) => {
  const answer = answerCalculator(rows, { ...tap, ...given }, today)
  expect(answer).toMatchObject({ kind: 'none', denied: { key } })
})

test('the refusal names the current year when nothing is published', () => {
  expect(answerCalculator([], { ...tap, units: '5' }, today)).toMatchObject({
    denied: { key: 'tariffs.none_published', values: { year: '2083/84' } },
  })
})

test('keeps only the values that the chosen calculation uses', () => {
  const given = {
    ...tap,
    meter: 'metered',
    year: '2083/84',
    calculation: 'single',
    units: '5',
    fromUnit: '1',
    other: 'x',
  }
  expect(relevantOf(given)).toEqual({ ...tap, meter: 'metered', year: '2083/84', calculation: 'single', units: '5' })
})

test('lists editions newest first, by day where the year changed, and selects the one in force', () => {
  const choices = editionChoices(rows)
  expect(choices.map(({ value }) => value)).toEqual(['2083/84', '2026-01-15', '2025-07-17'])
  expect(currentEdition(choices, '2026-11-21')?.value).toBe('2083/84')
  expect(currentEdition(choices, '2026-07-16')?.value).toBe('2026-01-15')
  expect(currentEdition(choices, '2020-01-01')?.value).toBe('2025-07-17')
  expect(rowsOfYear(rows, '2082-83')).toHaveLength(changed.length + lastYear.length)
  expect(rowsOfYear(rows, 'soon')).toEqual([])
})

test('offers the values named in rows, or all when a row applies to every value', () => {
  const types = ['residential', 'hotel'] as const
  expect(published(types, thisYear, ({ customerType }) => customerType as (typeof types)[number])).toEqual([
    'residential',
  ])
  expect(published(['1/2', '4'] as const, thisYear, ({ tapSize }) => tapSize as '4')).toEqual(['1/2', '4'])
})
