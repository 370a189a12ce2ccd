// Tables of cases of the bars of a day: over midnight, moved, cancelled, uncertain and interrupted.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Interruption, Plan, PlanRule, SupplyException } from '../contract/schedule.ts'
import { weekOf } from './week.ts'
import { exampleRule } from './example-rule.ts'

const rule: PlanRule = { ...exampleRule, code: 'r', days: { kind: 'weekdays', weekdays: [0] } }
const reason = { en: 'Repair', ne: 'मर्मत' }
const stop: Interruption = {
  code: 's',
  zone: null,
  tol: null,
  begins: nepalInstant('2026-11-22', '05:00'),
  expectedReturn: nepalInstant('2026-11-23', '02:00'),
  reason,
  sample: false,
}
const moved: SupplyException = {
  code: 'm',
  zone: 'north',
  tol: null,
  reason,
  kind: 'changed',
  date: '2026-11-22',
  starts: '05:30',
  to: { date: '2026-11-23', starts: '08:00', minutes: 60 },
}

/** Bars of Sunday and Monday. @example [['330-420 supply'], []] */
function bars(plan: Partial<Plan>): string[][] {
  const whole = { rules: [rule], exceptions: [], interruptions: [], ...plan }
  return weekOf(whole, '2026-11-22', 2).map((day) => day.bars.map(({ from, to, kind }) => `${from}-${to} ${kind}`))
}

test.each<[string, Partial<Plan>, string[][]]>([
  ['as planned', {}, [['330-420 supply'], []]],
  ['over midnight', { rules: [{ ...rule, starts: '23:00' }] }, [['1380-1440 supply'], ['0-30 supply']]],
  ['moved', { exceptions: [moved] }, [['330-420 off'], ['480-540 supply']]],
  ['interrupted', { interruptions: [stop] }, [['300-1440 interrupted', '330-420 off'], ['0-120 interrupted']]],
  [
    'nobody knows until when',
    { interruptions: [{ ...stop, expectedReturn: null }] },
    [['300-1440 interrupted', '330-420 uncertain'], ['0-1440 interrupted']],
  ],
  [
    'interrupted in its middle',
    { interruptions: [{ ...stop, begins: nepalInstant('2026-11-22', '06:00') }] },
    [['360-1440 interrupted', '330-360 supply'], ['0-120 interrupted']],
  ],
])('%s', (_, plan, expected) => expect(bars(plan)).toEqual(expected))
