// Trusted clock: times ahead, behind and confirmed.

import { expect, test } from 'vitest'
import { doubtOf } from './trusted-clock.server.ts'

const at = (text: string) => new Date(`${text}Z`)
const seen = { seenAt: at('2026-11-22T06:00'), confirmedAt: null, newestAt: at('2026-11-22T06:00') }
const wrong = { ...seen, newestAt: at('2029-11-26T06:00') }

test.each([
  ['an hour later', seen, '2026-11-22T07:00', undefined],
  ['half an hour back, as clocks of instances differ', seen, '2026-11-22T05:30', undefined],
  ['a day back', seen, '2026-11-21T06:00', 'clock_behind'],
  ['in 2006', seen, '2006-01-01T00:00', 'clock_behind'],
  ['a week later', seen, '2026-11-29T06:00', undefined],
  ['eight days later', seen, '2026-11-30T06:00', 'clock_ahead'],
  ['1100 days later', seen, '2029-11-26T06:00', 'clock_ahead'],
  ['1100 days later, after rows were written then', wrong, '2029-11-26T07:00', 'clock_ahead'],
  ['right again after rows were written 1100 days ahead', wrong, '2026-11-22T07:00', 'clock_behind'],
  ['the same, confirmed', { ...wrong, confirmedAt: at('2026-11-22T07:00') }, '2026-11-23T07:00', undefined],
  ['first run, rows of yesterday', { ...seen, seenAt: null }, '2026-11-23T06:00', undefined],
  ['first run, rows of tomorrow', { ...seen, seenAt: null }, '2026-11-21T06:00', 'clock_behind'],
  ['first run of an empty installation', { ...seen, seenAt: null, newestAt: null }, '2026-11-22T06:00', undefined],
])('%s', (_, state, now, reason) => {
  expect(doubtOf(state, at(now))?.reason).toBe(reason)
})
