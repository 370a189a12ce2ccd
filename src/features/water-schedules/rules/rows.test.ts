// Tests of import rows: reading, writing back, refusals with reasons, and validation against the plan.

import { expect, test } from 'vitest'
import type { PlanRule, SupplyException } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { tolsMessages } from '#features/tols/messages.ts'
import { isPlaced, mayBeException, overlapsNoRule } from './check.ts'
import {
  exceptionCells,
  interruptionCells,
  readExceptionRow,
  readInterruptionRow,
  readRuleRow,
  ruleCells,
} from './rows.ts'

const ruleRow = {
  rule: 'north-morning',
  zone: 'north',
  weekdays: 'Sun, Tue; Thu',
  starts: '5:30',
  minutes: '90',
  valid_from: '2083-08-05',
}
const change = {
  exception: 'dashain-1',
  zone: 'north',
  kind: 'Changed',
  date: '2083/08/05',
  starts: '5:30',
  to_date: '2083/08/06',
  to_starts: '६:००',
  to_minutes: '६०',
  reason_en: 'Repair',
  reason_ne: 'मर्मत',
}
const stop = { interruption: 'i1', begins: '2083-08-05 9:30', reason_en: 'Repair', reason_ne: 'मर्मत' }

test('reads a rule by weekdays, in either language, with dates of either calendar', () => {
  const read = readRuleRow(ruleRow)
  expect(read).toEqual({
    ok: true,
    value: {
      code: 'north-morning',
      zone: 'north',
      days: { kind: 'weekdays', weekdays: [0, 2, 4] },
      starts: '05:30',
      minutes: 90,
      season: null,
      validFrom: '2026-11-21',
      validUntil: null,
      sample: false,
    },
  })
  const nepali = {
    ...ruleRow,
    weekdays: 'आइत मङ्गलबार बिहीबार',
    starts: '५:३०',
    minutes: '९०',
    valid_from: '2026-11-21',
  }
  expect(readRuleRow(nepali)).toEqual(read)
  expect(readRuleRow({ ...ruleRow, weekdays: 'daily' })).toMatchObject({
    value: { days: { weekdays: [0, 1, 2, 3, 4, 5, 6] } },
  })
})

test.each([
  [
    'rule',
    { ...ruleRow, weekdays: '', every_days: '२', counted_from: '२०८३।८।५', season_from: '१०-१', season_to: '3/32' },
    readRuleRow,
    ruleCells,
  ],
  ['bounded rule', { ...ruleRow, valid_until: '2084-01-01' }, readRuleRow, ruleCells],
  ['changed', change, readExceptionRow, exceptionCells],
  [
    'cancelled',
    { ...change, kind: 'cancelled', starts: '', to_date: '', to_starts: '', to_minutes: '' },
    readExceptionRow,
    exceptionCells,
  ],
  ['extra', { ...change, kind: 'extra', tol: 'a', date: '', starts: '' }, readExceptionRow, exceptionCells],
  [
    'interruption',
    { ...stop, zone: 'north', tol: 'a', expected_return: '2026-11-21 17:00:00' },
    readInterruptionRow,
    interruptionCells,
  ],
  ['open interruption', stop, readInterruptionRow, interruptionCells],
])('a %s written back is read the same', (_, cells, read, write) => {
  const first = read(cells)
  expect(first).toMatchObject({ ok: true })
  if (first.ok) expect(read(write(first.value as never))).toEqual(first)
})

test.each([
  ['tols.code_wrong', { rule: 'North!' }],
  ['tols.code_wrong', { zone: '' }],
  ['supply.days_named', { weekdays: '' }],
  ['supply.days_named', { every_days: '2' }],
  ['supply.weekday_unknown', { weekdays: 'Sun Foo' }],
  ['supply.weekday_unknown', { weekdays: 'S' }],
  ['supply.every_wrong', { weekdays: '', every_days: '0' }],
  ['supply.every_wrong', { weekdays: '', every_days: '61' }],
  ['supply.date_wrong', { weekdays: '', every_days: '2', counted_from: '' }],
  ['supply.time_wrong', { starts: '25:00' }],
  ['supply.minutes_wrong', { minutes: '0' }],
  ['supply.minutes_wrong', { minutes: '1441' }],
  ['supply.minutes_wrong', { minutes: '1.5' }],
  ['supply.season_wrong', { season_from: '07-16' }],
  ['supply.season_wrong', { season_from: '13-01', season_to: '01-01' }],
  ['supply.date_wrong', { valid_from: '2083-08-30' }],
  ['supply.order_wrong', { valid_until: '2083-08-04' }],
])('%s refuses a rule with %o', (key, cells) => {
  expect(readRuleRow({ ...ruleRow, ...cells })).toMatchObject({ ok: false, key })
  expect({ ...waterSchedulesMessages, ...tolsMessages }).toHaveProperty([key])
})

test.each([
  ['supply.kind_wrong', { kind: 'moved' }],
  ['supply.time_wrong', { starts: '' }],
  ['supply.date_wrong', { to_date: '' }],
  ['supply.reason_lacking', { reason_ne: '' }],
])('%s refuses an exception with %o', (key, cells) => {
  expect(readExceptionRow({ ...change, ...cells })).toMatchObject({ ok: false, key })
})

test.each([
  ['supply.date_wrong', { begins: '2083-08-05' }],
  ['supply.date_wrong', { begins: '' }],
  ['supply.order_wrong', { expected_return: '2083-08-05 09:30' }],
])('%s refuses an interruption with %o', (key, cells) => {
  expect(readInterruptionRow({ ...stop, ...cells })).toMatchObject({ ok: false, key })
})

const rule = (readRuleRow(ruleRow) as { value: PlanRule }).value

test.each<[string, Partial<PlanRule>, object]>([
  ['hours that touch', { starts: '07:00' }, { ok: true }],
  ['other days', { starts: '06:00', days: { kind: 'weekdays', weekdays: [1, 3] } }, { ok: true }],
  ['another zone', { starts: '06:00', zone: 'south' }, { ok: true }],
  ['identical hours', {}, { ok: true }],
  [
    'a day in common',
    { starts: '06:00', days: { kind: 'weekdays', weekdays: [1, 2] } },
    { key: 'supply.rules_overlap', values: { date: '2026-11-24' } },
  ],
  [
    'every fifth day in common',
    { starts: '06:00', days: { kind: 'every', days: 5, from: '2026-11-21' } },
    { ok: false },
  ],
  ['a season in common, months from now', { starts: '06:00', season: { from: '01-01', to: '01-10' } }, { ok: false }],
  [
    'water that runs past midnight into it',
    { starts: '23:30', minutes: 400, days: { kind: 'weekdays', weekdays: [6] } },
    { ok: false },
  ],
])('beside a rule with %s', (_, changes, verdict) => {
  expect(overlapsNoRule(rule, [rule, { ...rule, code: 'other', ...changes }])).toMatchObject(verdict)
})

test('an exception needs a planned supply, except an extra supply', () => {
  const [moved, extra] = [change, { ...change, kind: 'extra' }].map(
    (cells) => (readExceptionRow(cells) as { value: SupplyException }).value,
  )
  expect(mayBeException(moved!, [rule])).toMatchObject({ key: 'supply.nothing_planned' })
  expect(mayBeException({ ...moved!, date: '2026-11-22' } as SupplyException, [rule])).toEqual({ ok: true })
  expect(mayBeException(extra!, [])).toEqual({ ok: true })
})

test('zones and tols must exist, and the tol must belong to the zone', () => {
  const places = { zones: [{ code: 'north' }, { code: 'south' }], tols: [{ code: 'a', zone: 'north' }] }
  expect(isPlaced({ zone: null }, places)).toEqual({ ok: true })
  expect(isPlaced({ zone: 'north', tol: 'a' }, places)).toEqual({ ok: true })
  expect(isPlaced({ zone: 'west' }, places)).toMatchObject({ key: 'supply.zone_unknown' })
  expect(isPlaced({ zone: 'south', tol: 'a' }, places)).toMatchObject({ key: 'supply.tol_unknown' })
})
