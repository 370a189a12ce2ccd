// Tests of the state of editions, of the days that are free, and of who may approve.

import { expect, test } from 'vitest'
import { allow } from '#kit/refusal.ts'
import { firstFreeDay, mayBeWithdrawn, mayTakeEffect, stateOf, stateOfDay, verdictsOn } from './states.ts'

const days = ['2026-01-01', '2026-07-17', '2027-01-15']
const today = '2026-11-23'

test.each([
  ['2026-01-01', 'superseded'],
  ['2026-07-17', 'in-force'],
  ['2027-01-15', 'coming'],
])('the edition of %s is %s', (day, state) => {
  expect(stateOfDay(day, days, today)).toBe(state)
  expect(stateOf('approved', day, days, today)).toBe(state)
})

test.each([
  ['created', 'draft'],
  ['changed', 'draft'],
  ['returned', 'draft'],
  ['submitted', 'submitted'],
  ['withdrawn', 'withdrawn'],
  ['approved', 'withdrawn'],
] as const)('after %s, on a day that is not published, it is %s', (act, state) => {
  expect(stateOf(act, '2027-03-01', days, today)).toBe(state)
})

test.each([
  ['2026-11-22', false, 'editions.day_past'],
  ['2026-11-23', false, undefined],
  ['2027-01-15', false, 'editions.day_taken'],
  ['2026-12-01', false, undefined],
  ['2026-12-01', true, 'editions.later_exists'],
  ['2027-02-01', true, undefined],
] as const)('an edition may take effect on %s, in sequence %s: %s', (day, inSequence, key) => {
  const verdict = mayTakeEffect(day, { days, today, inSequence })
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

test('only a coming edition is withdrawn', () => {
  const at = { days, today, inSequence: true }
  expect(mayBeWithdrawn('2027-01-15', at).ok).toBe(true)
  expect(mayBeWithdrawn('2026-07-17', at)).toMatchObject({ key: 'editions.in_force' })
  expect(mayBeWithdrawn('2027-01-15', { ...at, days: [...days, '2027-03-01'] })).toMatchObject({
    key: 'editions.later_exists',
  })
})

test('the first free day is tomorrow, or behind the last edition', () => {
  expect(firstFreeDay(days, today, false)).toBe('2026-11-24')
  expect(firstFreeDay(['2026-11-24'], today, false)).toBe('2026-11-25')
  expect(firstFreeDay(days, today, true)).toBe('2027-01-16')
})

test('whoever submitted it does not approve it while somebody else can', () => {
  const edition = { state: 'submitted', submittedBy: 1, reader: 1, approvers: 2, issues: 0, day: allow } as const
  expect(verdictsOn(edition).approve).toMatchObject({ key: 'editions.own_submission', values: { count: 2 } })
  expect(verdictsOn({ ...edition, reader: 2 }).approve.ok).toBe(true)
  expect(verdictsOn({ ...edition, approvers: 0 }).approve.ok).toBe(true)
  expect(verdictsOn({ ...edition, reader: 2, issues: 1 }).approve).toMatchObject({ key: 'editions.has_issues' })
  expect(verdictsOn(edition).change.ok).toBe(false)
})
