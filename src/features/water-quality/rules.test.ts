// Tables of cases of verdicts and of limits as text.

import { expect, test } from 'vitest'
import type { Limits, WaterTest } from './contract/api.ts'
import { limitsText, scaleOf, trendsOf, verdictOn } from './rules.ts'

const limits = (low: number | null, high: number | null, noOtherSource: number | null = null): Limits => {
  return { low, high, noOtherSource }
}

test.each([
  [0.3, limits(null, 0.3), 'within'],
  [0.31, limits(null, 0.3), 'outside'],
  [0.31, limits(null, 0.3, 3), 'accepted'],
  [3, limits(null, 0.3, 3), 'accepted'],
  [3.01, limits(null, 0.3, 3), 'outside'],
  [6.4, limits(6.5, 8.5), 'outside'],
  [6.5, limits(6.5, 8.5), 'within'],
  [8.6, limits(6.5, 8.5), 'outside'],
  [0.05, limits(0.1, null), 'outside'],
  [5, limits(0.1, null), 'within'],
  [0, limits(null, 0), 'within'],
  [1, limits(null, 0), 'outside'],
  [999, limits(null, null), 'no-limit'],
] as const)('%d within %o is %s', (result, within, verdict) => {
  expect(verdictOn(result, within)).toBe(verdict)
})

test.each([
  [limits(null, 5, 10), '5 (10)', '५ (१०)'],
  [limits(6.5, 8.5), '6.5–8.5', '६.५–८.५'],
  [limits(null, 0), '0', '०'],
  [limits(0.1, null), '≥ 0.1', '≥ ०.१'],
  [limits(null, null), '', ''],
])('%o is written %s and %s', (within, en, ne) => {
  expect([limitsText(within, 'en'), limitsText(within, 'ne')]).toEqual([en, ne])
})

const both = (text: string) => ({ en: text, ne: text })

function waterTest(sampledOn: string, results: Record<string, number>, unit = 'mg/L'): WaterTest {
  const data = Object.entries(results).map(([name, result]) => {
    return { parameter: both(name), unit: both(unit), limits: limits(null, 5), result, verdict: 'within' as const }
  })
  return { slug: sampledOn, sampledOn, place: both('Outlet'), sample: false, data }
}

test('the trend of a parameter has its results from the oldest test, in one unit only', () => {
  const tests = [
    waterTest('2026-10-01', { Iron: 3, Arsenic: 0 }),
    waterTest('2026-07-01', { Iron: 2, Lead: 9 }),
    waterTest('2026-04-01', { Iron: 1000 }, 'µg/L'),
    waterTest('2026-01-01', { Iron: 1 }),
  ]
  expect(trendsOf(tests).map(({ row, points }) => [row.parameter.en, points.map(({ result }) => result)])).toEqual([
    ['Iron', [1, 2, 3]],
    ['Arsenic', [0]],
  ])
  expect(trendsOf([])).toEqual([])
})

test('the scale holds every result and the limit', () => {
  const [iron] = trendsOf([waterTest('2026-10-01', { Iron: 3 }), waterTest('2026-07-01', { Iron: 9 })])
  expect(scaleOf(iron!)).toBeGreaterThan(9)
  const [arsenic] = trendsOf([waterTest('2026-10-01', { Arsenic: 0 })])
  expect(scaleOf(arsenic!)).toBeGreaterThan(5)
  expect(scaleOf({ row: { ...arsenic!.row, limits: limits(null, 0) }, points: arsenic!.points })).toBe(1)
})
