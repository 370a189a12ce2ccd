// Tests of which reminder of a bill is sent on a day, and of quiet hours.

import { expect, test } from 'vitest'
import { isQuietAt, reminderOn } from './rules.ts'

const bill = { billedOn: '2026-11-20', dueOn: '2026-12-20' }

test.each([
  ['2026-11-20', 'made'],
  ['2026-11-23', 'made'],
  ['2026-11-24', undefined],
  ['2026-12-16', undefined],
  ['2026-12-17', 'due-soon'],
  ['2026-12-20', 'due-soon'],
  ['2026-12-21', 'overdue'],
  ['2026-12-27', 'overdue'],
  ['2026-12-28', undefined],
])('on %s: %s', (today, kind) => {
  expect(reminderOn(bill, today)).toBe(kind)
})

test('nothing is sent before 8 and from 18 o’clock on', () => {
  expect(['07:59', '08:00', '17:59', '18:00', '00:10'].map(isQuietAt)).toEqual([true, false, false, true, true])
})
