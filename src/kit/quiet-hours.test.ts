// Tests of the quiet hours.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { afterQuietHours } from './quiet-hours.ts'

test.each([
  ['06:59', '2026-11-20', '07:00'],
  ['07:00', '2026-11-20', '07:00'],
  ['19:59', '2026-11-20', '19:59'],
  ['20:00', '2026-11-21', '07:00'],
  ['23:59', '2026-11-21', '07:00'],
  ['00:00', '2026-11-20', '07:00'],
])('at %s a message may be sent on %s at %s', (time, day, at) => {
  expect(afterQuietHours(nepalInstant('2026-11-20', time))).toEqual(nepalInstant(day, at))
})
