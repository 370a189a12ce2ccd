// Tests of supply plans as editions: rules valid on a day, a new plan in place of the present one, overlaps.

import { expect, test } from 'vitest'
import type { SentRule } from '../contract/plan-form.ts'
import type { PlanRule } from '../contract/schedule.ts'
import type { DraftedRule } from './plan-edition.ts'
import { planEditions, planFrom, planIssues, ruleFrom } from './plan-edition.ts'

const daily: DraftedRule = {
  zone: 'zone-1',
  days: { kind: 'every', days: 1, from: '2026-07-17' },
  starts: '05:30',
  minutes: 90,
  season: null,
  sample: false,
}
const rule = (code: string, more: Partial<PlanRule> = {}): PlanRule => {
  return { ...daily, code, validFrom: '2026-07-17', validUntil: null, ...more }
}
const zones = [{ code: 'zone-1', name: { en: 'Zone 1', ne: 'जोन १' } }]

test('an edition begins on each day on which rules begin, with every rule that is valid on it', () => {
  const rules = [
    rule('a'),
    rule('b', { starts: '17:00', validUntil: '2026-11-30' }),
    rule('c', { starts: '18:00', validFrom: '2026-12-01' }),
  ]
  expect(
    planEditions(rules).map(({ effectiveFrom, rows }) => [effectiveFrom, rows.map(({ starts }) => starts)]),
  ).toEqual([
    ['2026-12-01', ['05:30', '18:00']],
    ['2026-07-17', ['05:30', '17:00']],
  ])
})

test('a new plan ends the rules of the present one the day before, and leaves those that have ended', () => {
  const present = [rule('a'), rule('b', { validUntil: '2026-11-30' }), rule('c', { validUntil: '2027-03-01' })]
  const { replaced, ended, added } = planFrom('2026-12-15', [{ ...daily, starts: '06:00' }], present)
  expect(replaced.map(({ code, validUntil }) => [code, validUntil])).toEqual([
    ['a', null],
    ['c', '2027-03-01'],
  ])
  expect(ended.map(({ code, validUntil }) => [code, validUntil])).toEqual([
    ['a', '2026-12-14'],
    ['c', '2026-12-14'],
  ])
  expect(added).toEqual([
    { ...daily, starts: '06:00', code: 'plan-2026-12-15-001', validFrom: '2026-12-15', validUntil: null },
  ])
})

test.each<[string, DraftedRule[], object[]]>([
  ['two times of a day', [daily, { ...daily, starts: '17:00' }], []],
  [
    'an overlap',
    [daily, { ...daily, starts: '06:00' }],
    [{ field: '1', key: 'supply.rows_overlap', values: { date: '2026-12-15', n: 1 } }],
  ],
  [
    'the same time in another season',
    [inSeason('01-01', '06-30'), { ...inSeason('07-01', '12-32'), starts: '06:00' }],
    [],
  ],
  [
    'an unknown zone',
    [{ ...daily, zone: 'zone-9' }],
    [{ field: '0', key: 'supply.zone_unknown', values: { zone: 'zone-9' } }],
  ],
])('%s', (_, rows, issues) => {
  expect(planIssues(rows, '2026-12-15', zones)).toEqual(issues)
})

const sent: SentRule = {
  zone: 'zone-1',
  repetition: 'weekdays',
  weekdays: ['4', '0', '0'],
  starts: '06:00',
  minutes: 60,
  season: 'year',
  sample: false,
}

test('the rule of a form has sorted weekdays, an interval, or a season', () => {
  expect(ruleFrom(sent)).toMatchObject({ days: { kind: 'weekdays', weekdays: [0, 4] }, season: null })
  expect(ruleFrom({ ...sent, repetition: 'every', everyDays: 2, countedFrom: '2026-12-15' }).days).toEqual({
    kind: 'every',
    days: 2,
    from: '2026-12-15',
  })
  const season = { season: 'part', fromMonth: '07', fromDay: 1, toMonth: '10', toDay: 29 } as const
  expect(ruleFrom({ ...sent, ...season }).season).toEqual({ from: '07-01', to: '10-29' })
})

function inSeason(from: string, to: string): DraftedRule {
  return { ...daily, season: { from, to } }
}
