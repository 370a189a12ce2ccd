// Dates of forms in the chosen calendar.

import { expect, test } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { valuesOf } from './form-data.ts'
import { form, validate } from './form.ts'
import { required } from './rules.ts'

const birth = form({ day: calendarDate(required()) })

test.each([
  [
    [
      ['day', 'bs'],
      ['day', '२०८३/०८/०५'],
    ],
    '2026-11-21',
  ],
  [
    [
      ['day', 'ad'],
      ['day', '2026-11-21'],
    ],
    '2026-11-21',
  ],
  [[['day', '2026-11-21']], '2026-11-21'],
  [
    [
      ['day', 'bs'],
      ['day', ''],
    ],
    'validation.required',
  ],
  [
    [
      ['day', 'bs'],
      ['day', '2083/13/01'],
    ],
    'calendar.month_unknown',
  ],
  [
    [
      ['day', 'x'],
      ['day', 'y'.repeat(50)],
    ],
    'validation.pattern',
  ],
  [[], 'validation.required'],
])('%j', (sent, wanted) => {
  const answer = validate(birth, valuesOf(birth, new URLSearchParams(sent as string[][])))
  expect(answer.ok ? answer.value.day : answer.issues[0]!.key).toBe(wanted)
})
