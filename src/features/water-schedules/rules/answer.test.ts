// Tables of cases of answers: now, later, cancelled, interrupted, uncertain and without a plan, with their notes in both languages.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { translator, type Language } from '#kit/language.ts'
import type { Interruption, Plan, PlanRule, SupplyException } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { answerAt, answerSteps, stepsFrom } from './answer.ts'
import { notesOf } from './answer-text.ts'
import { nextWater, type Localization } from './text.ts'
import { exampleRule as morning } from './example-rule.ts'

const evening: PlanRule = { ...morning, code: 'evening', starts: '17:00', minutes: 60 }
const repair = { en: 'Repair', ne: 'मर्मत' }
const festival = { en: 'Festival', ne: 'चाड' }
const on = { zone: 'north', tol: null, reason: festival }
const stop: Interruption = {
  code: 'main',
  zone: 'north',
  tol: null,
  begins: nepalInstant('2026-11-22', '10:00'),
  expectedReturn: nepalInstant('2026-11-23', '04:00'),
  reason: repair,
  sample: false,
}
const cancelled: SupplyException = { ...on, code: 'c', kind: 'cancelled', date: '2026-11-22', starts: '17:00' }
const moved: SupplyException = {
  ...on,
  code: 'm',
  kind: 'changed',
  date: '2026-11-22',
  starts: '17:00',
  to: { date: '2026-11-22', starts: '19:00', minutes: 60 },
}
const extra: SupplyException = {
  ...on,
  code: 'e',
  kind: 'extra',
  to: { date: '2026-11-22', starts: '14:00', minutes: 30 },
}

function plan(changes: Partial<Plan> = {}): Plan {
  return { rules: [morning, evening], exceptions: [], interruptions: [], ...changes }
}

/** The sentence and its notes at a time of 22 November. */
function answered(of: Plan, time: string, language: Language, announced = false): string[] {
  const now = nepalInstant('2026-11-22', time)
  const localization = { language, t: translator(waterSchedulesMessages, language) as Localization['t'] }
  const answer = answerAt(of, now)
  const notes = notesOf(answer, now, localization, { announced }).map(({ kind, text, reason }) =>
    [kind, text, reason?.[language]].filter(Boolean).join('|'),
  )
  return [nextWater(answer, now, localization).text, ...notes]
}

test.each<[string, Plan, string, string[]]>([
  ['on now', plan(), '06:00', ['Water is being supplied now, until 7:00 AM']],
  ['later today', plan(), '12:00', ['Next supply: today, 5:00–6:00 PM']],
  [
    'cancelled',
    plan({ exceptions: [cancelled] }),
    '12:00',
    ['Next supply: tomorrow, 5:30–7:00 AM', 'cancelled|today, 5:00–6:00 PM|Festival'],
  ],
  [
    'interrupted until a time, its reason once',
    plan({ interruptions: [stop] }),
    '12:00',
    [
      'Next supply: tomorrow, 5:30–7:00 AM',
      'interrupted|until tomorrow, 4:00 AM (expected)|Repair',
      'cancelled|today, 5:00–6:00 PM',
    ],
  ],
  [
    'interrupted, nobody knows until when',
    plan({ interruptions: [{ ...stop, expectedReturn: null }] }),
    '12:00',
    [
      'The next supply time is not known because the supply is interrupted',
      'interrupted|The time of return is not known yet|Repair',
      'uncertain|today, 5:00–6:00 PM',
    ],
  ],
  ['no plan', plan({ rules: [] }), '12:00', ['No water is scheduled for this tol']],
  [
    'moved',
    plan({ exceptions: [moved] }),
    '12:00',
    ['Next supply: today, 7:00–8:00 PM', 'changed|instead of 5:00–6:00 PM|Festival'],
  ],
  ['extra', plan({ exceptions: [extra] }), '12:00', ['Next supply: today, 2:00–2:30 PM', 'extra|Festival']],
  [
    'shortened while it lasts',
    plan({ interruptions: [{ ...stop, begins: nepalInstant('2026-11-22', '06:30') }] }),
    '06:00',
    [
      'Water is being supplied now, until 6:30 AM',
      'cancelled|today, 5:00–6:00 PM|Repair',
      'shortened|instead of 5:30–7:00 AM',
    ],
  ],
])('%s', (_, of, time, expected) => expect(answered(of, time, 'en')).toEqual(expected))

test('in Nepali, with the parts of the day', () => {
  expect(answered(plan({ interruptions: [stop] }), '12:00', 'ne')).toEqual([
    'तपाईंकहाँ अब पानी आउने समय: भोलि, बिहान ५:३०–७:०० बजे',
    'interrupted|भोलि, बिहान ४:०० बजेसम्म (अनुमानित)|मर्मत',
    'cancelled|आज, बेलुका ५:००–६:०० बजे',
  ])
})

test('an interruption that has not begun is announced where there is room for it', () => {
  const later = { ...stop, begins: nepalInstant('2026-11-25', '10:00'), expectedReturn: null }
  expect(answered(plan({ interruptions: [later] }), '12:00', 'en')).toHaveLength(1)
  expect(answered(plan({ interruptions: [later] }), '12:00', 'en', true)[1]).toBe(
    'announced|From Wednesday, 25 November 2026, 10:00 AM · The time of return is not known yet|Repair',
  )
})

test('a supply three days ahead that is cancelled is not mentioned yet', () => {
  const weekly = { ...morning, days: { kind: 'weekdays' as const, weekdays: [3] } }
  const none: SupplyException = { ...on, code: 'n', kind: 'cancelled', date: '2026-11-25', starts: null }
  expect(answered(plan({ rules: [weekly], exceptions: [none] }), '05:00', 'en')).toHaveLength(1)
})

test('an answer changes when a supply or an interruption begins or ends, and at midnight', () => {
  const [from, to] = [nepalInstant('2026-11-22', '04:00'), nepalInstant('2026-11-23', '06:00')]
  const steps = answerSteps(plan({ interruptions: [stop] }), from, to)
  expect(steps.map((step) => step.from)).toEqual(
    [
      ['2026-11-22', '04:00'],
      ['2026-11-22', '05:30'],
      ['2026-11-22', '07:00'],
      ['2026-11-22', '10:00'],
      ['2026-11-22', '17:00'],
      ['2026-11-22', '18:00'],
      ['2026-11-23', '00:00'],
      ['2026-11-23', '04:00'],
      ['2026-11-23', '05:30'],
    ].map(([date, time]) => nepalInstant(date!, time!)),
  )
  for (const step of steps) expect(step.answer).toEqual(answerAt(plan({ interruptions: [stop] }), step.from))
})

test('between two steps the earlier one holds', () => {
  const steps = answerSteps(plan(), nepalInstant('2026-11-22', '00:00'), nepalInstant('2026-11-23', '00:00'))
  const held = stepsFrom(steps, nepalInstant('2026-11-22', '06:59'), 2)
  expect(held.map(({ from }) => from)).toEqual([
    nepalInstant('2026-11-22', '05:30'),
    nepalInstant('2026-11-22', '07:00'),
  ])
  expect(stepsFrom(steps, nepalInstant('2026-11-21', '23:00'), 1)).toEqual(steps.slice(0, 1))
})
