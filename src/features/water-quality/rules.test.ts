// Tables of cases of verdicts and of limits as text.

import { expect, test } from 'vitest'
import type { Limits } from './contract/api.ts'
import { limitsText, verdictOn } from './rules.ts'

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
