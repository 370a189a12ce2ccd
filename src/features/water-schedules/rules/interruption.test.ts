// Tests of announced interruptions: times and place of a form, impossible times, state at an instant.

import { expect, test } from 'vitest'
import type { InterruptionInput } from '../contract/interruption-form.ts'
import { reasonChoiceOf, interruptionReasons } from '../contract/reasons.ts'
import { placeOf, placeValue, reasonOf, stateAt, timeIssues, timesOf } from './interruption.ts'

/** 23 November 2026, 21:10 in Nepal. */
const now = new Date('2026-11-23T15:25:00Z')
const burst: InterruptionInput = { place: 'all', returns: 'unknown', reason: 'burst-pipe', starts: 'now' }
const places = { zones: [{ code: 'north' }], tols: [{ code: 'shanti', zone: 'north' }] }

test('an interruption begins now and has no known return unless the form says so', () => {
  expect(timesOf(burst, now)).toEqual({ begins: now, expectedReturn: null })
})

test.each([
  ['hours-2', '2026-11-23T17:30:00.000Z'],
  ['hours-8', '2026-11-23T23:30:00.000Z'],
] as const)('%s ends at the next full quarter of an hour', (returns, expected) => {
  expect(timesOf({ ...burst, returns }, now).expectedReturn?.toISOString()).toBe(expected)
})

test('hours of a planned interruption count from its beginning', () => {
  const planned = { ...burst, returns: 'hours-4', starts: 'later', beginOn: '2026-11-25', beginAt: '10:00' } as const
  expect(timesOf(planned, now)).toEqual({
    begins: new Date('2026-11-25T04:15:00Z'),
    expectedReturn: new Date('2026-11-25T08:15:00Z'),
  })
})

test('a change keeps when a current interruption began', () => {
  const began = new Date('2026-11-23T12:00:00Z')
  expect(timesOf(burst, now, began).begins).toEqual(began)
})

test.each([
  [{ returns: 'at', returnOn: '2026-11-23', returnAt: '21:00' }, 'returnAt', 'supply.return_early'],
  [{ returns: 'at', returnOn: '2028-01-01', returnAt: '21:00' }, 'returnOn', 'supply.return_far'],
  [{ starts: 'later', beginOn: '2026-11-01', beginAt: '21:00' }, 'beginOn', 'supply.begin_far'],
  [{ starts: 'later', beginOn: '2028-01-01', beginAt: '21:00' }, 'beginOn', 'supply.begin_far'],
] as const)('impossible times %o are refused at %s', (times, field, key) => {
  const input = { ...burst, ...times } as InterruptionInput
  expect(timeIssues(input, timesOf(input, now), now)).toEqual([{ field, key }])
})

test('possible times have no issue', () => {
  const input = { ...burst, returns: 'at', returnOn: '2026-11-24', returnAt: '06:00' } as const
  expect(timeIssues(input, timesOf(input, now), now)).toEqual([])
})

test.each([
  ['all', { zone: null, tol: null }],
  ['zone:north', { zone: 'north', tol: null }],
  ['tol:shanti', { zone: 'north', tol: 'shanti' }],
  ['zone:south', undefined],
  ['tol:north', undefined],
])('place %s', (place, expected) => {
  expect(placeOf(place, places)).toEqual(expected)
  if (expected) expect(placeValue(expected)).toBe(place)
})

test('the reason is a usual one in both languages, or the words of the office', () => {
  expect(reasonOf(burst)).toEqual(interruptionReasons['burst-pipe'])
  expect(reasonChoiceOf(interruptionReasons['pump-repair'])).toBe('pump-repair')
  const own = { en: 'A valve is replaced.', ne: 'भल्भ फेरिँदै छ।' }
  expect(reasonOf({ ...burst, reason: 'other', reasonEn: own.en, reasonNe: own.ne })).toEqual(own)
  expect(reasonChoiceOf(own)).toBe('other')
})

test('the state follows the clock', () => {
  const hour = 3_600_000
  const at = (begins: number, ends: number | null) =>
    stateAt(
      {
        begins: new Date(now.getTime() + begins * hour),
        expectedReturn: ends === null ? null : new Date(now.getTime() + ends * hour),
      },
      now,
    )
  expect([at(1, 2), at(-1, null), at(-1, 1), at(-2, 0)]).toEqual(['planned', 'current', 'current', 'ended'])
})
