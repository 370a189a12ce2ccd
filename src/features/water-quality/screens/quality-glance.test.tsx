// Tests of which results of a water test are shown and which are folded, and of what a screen reader reads.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QualityRow, WaterTest } from '../contract/api.ts'
import { QualityGlance } from './quality-glance.tsx'

function row(name: string, verdict: QualityRow['verdict']): QualityRow {
  const unit = { en: 'mg/L', ne: 'मि.ग्रा./लि.' }
  return {
    parameter: { en: name, ne: name },
    unit,
    result: 1,
    limits: { low: null, high: 1, noOtherSource: null },
    verdict,
  }
}

function glanceAt(data: QualityRow[]): string {
  const water: WaterTest = { slug: 't', sampledOn: '2026-10-29', place: { en: 'Tap', ne: 'धारा' }, sample: false, data }
  return renderToString(<QualityGlance test={water} orgId={487} language="en" />)
}

/** Names of the results before the fold and in it. */
function shownOf(data: QualityRow[]): { shown: string[]; folded: string[] } {
  const [shown, folded = ''] = glanceAt(data).split('<details')
  return { shown: namesIn(shown!), folded: namesIn(folded) }
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, name]) => name!)
}

test('four results are shown, what is outside its limit first', () => {
  const rows = [...'abcde'].map((name) => row(name, 'within'))
  expect(shownOf([...rows, row('iron', 'accepted'), row('coli', 'outside')])).toEqual({
    shown: ['coli', 'iron', 'a', 'b'],
    folded: ['c', 'd', 'e'],
  })
})

test('four results or fewer are not folded', () => {
  expect(shownOf([row('a', 'within'), row('b', 'within')])).toEqual({ shown: ['a', 'b'], folded: [] })
})

/** How many results are labelled as within their limit. */
function countWithin(data: QualityRow[]): number {
  return glanceAt(data).split('Within limit').length - 1
}

test('each result within its limit is labelled for screen readers, unless the summary states it of all', () => {
  const within = [row('a', 'within'), row('b', 'within')]
  expect(countWithin(within)).toBe(0)
  expect(countWithin([...within, row('coli', 'outside')])).toBe(2)
  expect(countWithin([...within, row('taste', 'no-limit')])).toBe(2)
})
