// Table of cases of office status and next opening.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { standardHours } from '#features/organisations/rules.ts'
import { officeStatus, openingsToday } from './rules.ts'

const holidays = [{ day: '2026-11-22', name: { en: 'A feast', ne: 'पर्व' }, sample: true }]
const at = (day: string, time: string) => officeStatus(standardHours, holidays, nepalInstant(day, time))

// 2026-11-20 is a Friday in winter, 2026-09-04 a Friday in summer; Sunday the 22nd is a holiday.
test.each([
  ['2026-11-20', '10:00', { state: 'open', closes: '16:00' }],
  ['2026-11-20', '15:59', { state: 'open', closes: '16:00' }],
  ['2026-09-04', '16:30', { state: 'open', closes: '17:00' }],
  ['2026-11-20', '09:59', { state: 'opens', opens: '10:00' }],
  ['2026-11-20', '16:00', { state: 'over', next: { day: '2026-11-23', opens: '10:00' } }],
  ['2026-11-21', '12:00', { state: 'closed', next: { day: '2026-11-23', opens: '10:00' } }],
  ['2026-11-22', '12:00', { state: 'holiday', holiday: holidays[0], next: { day: '2026-11-23', opens: '10:00' } }],
])('on %s at %s', (day, time, status) => {
  expect(at(day, time)).toEqual(status)
})

test('a holiday has no openings, and an office without hours no next opening', () => {
  expect(openingsToday(standardHours, holidays, nepalInstant('2026-11-22', '12:00'))).toEqual([])
  expect(officeStatus([], [], nepalInstant('2026-11-20', '12:00'))).toEqual({ state: 'closed', next: undefined })
})
