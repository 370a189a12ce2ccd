// Tests of the units used in each month.

import { expect, test } from 'vitest'
import { besideLastYear, monthlyUse } from './monthly-use.ts'

const read = (period: string, units: number) => ({ period, units, status: 'normal' as const })
const locked = (period: string) => ({ period, units: null, status: 'locked' as const })

test.each([
  ['nothing read', [], ''],
  ['each month read', [read('2083/01', 10), read('2083/02', 12)], '2083/01 10, 2083/02 12'],
  [
    'a locked month',
    [read('2082/12', 10), locked('2083/01'), read('2083/02', 25)],
    '2082/12 10, 2083/01 12~, 2083/02 13~',
  ],
  ['a month without a row', [read('2083/01', 10), read('2083/03', 8)], '2083/01 10, 2083/02 4~, 2083/03 4~'],
  ['not read since', [read('2083/01', 10), locked('2083/02')], '2083/01 10, 2083/02 null'],
  ['locked at the beginning', [locked('2083/01'), read('2083/02', 9)], '2083/01 4~, 2083/02 5~'],
])('%s', (_name, readings, expected) => {
  const months = monthlyUse(readings)
  expect(months.map(({ period, units, isSpread }) => `${period} ${units}${isSpread ? '~' : ''}`).join(', ')).toBe(
    expected,
  )
})

test('each month has the same month of the last year beside it, null where it is not known', () => {
  const months = besideLastYear(monthlyUse([read('2082/07', 10), locked('2082/08'), read('2083/07', 24)]))
  expect(months.map(({ period, units, lastYear }) => `${period} ${units} ${lastYear?.units}`)).toEqual(
    expect.arrayContaining(['2082/07 10 undefined', '2083/07 2 10']),
  )
})

test('a month in which the tap was cut has no share; the month of the reading has all where it was cut in each', () => {
  const readings = [read('2083/01', 10), read('2083/04', 9)]
  const unitsOf = (...cut: string[]) =>
    monthlyUse(readings, (period) => !cut.includes(period)).map(({ units }) => units)
  expect(unitsOf('2083/03')).toEqual([10, 4, 0, 5])
  expect(unitsOf('2083/02', '2083/03')).toEqual([10, 0, 0, 9])
  expect(unitsOf('2083/02', '2083/03', '2083/04')).toEqual([10, 0, 0, 9])
})
