// Tests of supplies by plan, exceptions and interruptions, across month, year and day ends.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Interruption, Plan, PlanRule, Supply, SupplyException } from '../contract/schedule.ts'
import { flows, planOf, runsOn, suppliesBetween } from './supplies.ts'
import { exampleRule as rule } from './example-rule.ts'

const reason = { en: 'Repair of the main', ne: 'मूल पाइप मर्मत' }
const base = { code: 'x', zone: 'north', tol: null, reason }

function planWith(rules: Partial<PlanRule>[], exceptions: SupplyException[] = [], stops: Interruption[] = []): Plan {
  return { rules: rules.map((changes) => ({ ...rule, ...changes })), exceptions, interruptions: stops }
}

function onDays(plan: Plan, first: string, count: number): Supply[] {
  return suppliesBetween(plan, nepalMidnight(first), nepalMidnight(addDays(first, count)))
}

function summaries(supplies: Supply[]): string[] {
  return supplies.map(({ starts, ends, state }) => `${clock(starts)}–${clock(ends).slice(11)} ${state}`)
}

// Nepal's time, calculated independently of the product: 5 hours 45 minutes added, read as UTC.
function clock(instant: Date): string {
  return new Date(instant.getTime() + 20_700_000).toISOString().slice(0, 16).replace('T', ' ')
}

test.each<[string, Partial<PlanRule>, string, number, string[]]>([
  ['weekdays', { days: { kind: 'weekdays', weekdays: [6, 2] } }, '2026-11-21', 7, ['2026-11-21', '2026-11-24']],
  [
    'every second day over the Bikram Sambat year end (2084-01-01 is 14 April 2027)',
    { days: { kind: 'every', days: 2, from: '2027-04-10' } },
    '2027-04-12',
    5,
    ['2027-04-12', '2027-04-14', '2027-04-16'],
  ],
  [
    'every third day never before the day it is counted from',
    { days: { kind: 'every', days: 3, from: '2026-11-24' } },
    '2026-11-20',
    8,
    ['2026-11-24', '2026-11-27'],
  ],
  [
    'a season to the end of Ashadh ends with its 31st day (Ashadh 2084)',
    { season: { from: '01-01', to: '03-32' } },
    '2027-07-14',
    5,
    ['2027-07-14', '2027-07-15', '2027-07-16'],
  ],
  [
    'a season over the year end, from 29 Chaitra to 2 Baisakh',
    { season: { from: '12-29', to: '01-02' } },
    '2027-04-10',
    8,
    ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15'],
  ],
  [
    'validity, both days included',
    { validFrom: '2026-11-22', validUntil: '2026-11-23' },
    '2026-11-20',
    7,
    ['2026-11-22', '2026-11-23'],
  ],
])('%s', (_, changes, first, count, days) => {
  expect(onDays(planWith([changes]), first, count).map(({ day }) => day)).toEqual(days)
})

test('a supply that passes midnight belongs to the day it starts and is found from both', () => {
  const plan = planWith([{ starts: '23:30', minutes: 120, days: { kind: 'weekdays', weekdays: [6] } }])
  const expected = ['2026-11-21 23:30–01:30 planned']
  expect(summaries(onDays(plan, '2026-11-21', 1))).toEqual(expected)
  expect(summaries(onDays(plan, '2026-11-22', 1))).toEqual(expected)
  expect(onDays(plan, '2026-11-23', 1)).toEqual([])
})

test('the requested range is half open', () => {
  const plan = planWith([{}])
  const [starts, ends] = [nepalInstant('2026-11-21', '05:30'), nepalInstant('2026-11-21', '07:00')]
  expect(suppliesBetween(plan, ends, new Date(ends.getTime() + 1))).toEqual([])
  expect(suppliesBetween(plan, new Date(starts.getTime() - 1), starts)).toEqual([])
  expect(suppliesBetween(plan, starts, new Date(starts.getTime() + 1))).toHaveLength(1)
})

test.each<[string, SupplyException[], string[]]>([
  [
    'one of two supplies is cancelled',
    [{ ...base, kind: 'cancelled', date: '2026-11-21', starts: '17:00' }],
    ['2026-11-21 05:30–07:00 planned', '2026-11-21 17:00–18:30 cancelled'],
  ],
  [
    'a whole day is cancelled',
    [{ ...base, kind: 'cancelled', date: '2026-11-21', starts: null }],
    ['2026-11-21 05:30–07:00 cancelled', '2026-11-21 17:00–18:30 cancelled'],
  ],
  [
    'one is moved within the day',
    [
      {
        ...base,
        kind: 'changed',
        date: '2026-11-21',
        starts: '05:30',
        to: { date: '2026-11-21', starts: '08:00', minutes: 30 },
      },
    ],
    ['2026-11-21 08:00–08:30 changed', '2026-11-21 17:00–18:30 planned'],
  ],
  [
    'one comes besides the plan',
    [{ ...base, kind: 'extra', to: { date: '2026-11-21', starts: '12:00', minutes: 60 } }],
    ['2026-11-21 05:30–07:00 planned', '2026-11-21 12:00–13:00 extra', '2026-11-21 17:00–18:30 planned'],
  ],
  [
    'a cancellation outweighs a change',
    [
      {
        ...base,
        kind: 'changed',
        date: '2026-11-21',
        starts: '05:30',
        to: { date: '2026-11-21', starts: '08:00', minutes: 30 },
      },
      { ...base, kind: 'cancelled', date: '2026-11-21', starts: '05:30' },
    ],
    ['2026-11-21 05:30–07:00 cancelled', '2026-11-21 17:00–18:30 planned'],
  ],
])('%s', (_, exceptions, expected) => {
  const plan = planWith([{}, { code: 'evening', starts: '17:00' }], exceptions)
  expect(summaries(onDays(plan, '2026-11-21', 1))).toEqual(expected)
})

test('a supply moved weeks away is found on its new day and still on its old one, under one key', () => {
  const to = { date: '2026-12-20', starts: '09:00', minutes: 60 }
  const plan = planWith([{}], [{ ...base, kind: 'changed', date: '2026-11-21', starts: '05:30', to }])
  const there = onDays(plan, '2026-12-20', 1)
  expect(summaries(there)).toEqual(['2026-12-20 05:30–07:00 planned', '2026-12-20 09:00–10:00 changed'])
  expect(onDays(plan, '2026-11-21', 1)).toEqual([there[1]])
  expect(there[1]!.key).toBe('2026-11-21.morning')
})

test.each<[string, string, string | null, string]>([
  ['that covers it cancels it', '05:00', '07:00', '2026-11-21 05:30–07:00 cancelled'],
  ['that begins within ends it', '06:15', '09:00', '2026-11-21 05:30–06:15 shortened'],
  ['that ends within delays it', '04:00', '06:15', '2026-11-21 06:15–07:00 shortened'],
  ['in its middle shortens it to the part before', '06:00', '06:15', '2026-11-21 05:30–06:00 shortened'],
  ['that ends as it starts does not change it', '04:00', '05:30', '2026-11-21 05:30–07:00 planned'],
  ['that begins as it ends does not change it', '07:00', '08:00', '2026-11-21 05:30–07:00 planned'],
  ['without known end makes it uncertain', '05:30', null, '2026-11-21 05:30–07:00 uncertain'],
  ['without known end that begins within ends it', '06:30', null, '2026-11-21 05:30–06:30 shortened'],
])('an interruption %s', (_, begins, returns, expected) => {
  const stop: Interruption = {
    ...base,
    begins: nepalInstant('2026-11-21', begins),
    expectedReturn: returns === null ? null : nepalInstant('2026-11-21', returns),
    sample: false,
  }
  const [supply] = onDays(planWith([{}], [], [stop]), '2026-11-21', 1)
  expect(summaries([supply!])).toEqual([expected])
  expect(supply!.reason).toEqual(expected.endsWith('planned') ? null : reason)
})

test('identical hours of two rules are one supply', () => {
  expect(
    onDays(planWith([{}, { code: 'winter', season: { from: '07-16', to: '10-15' } }]), '2026-11-21', 1),
  ).toHaveLength(1)
})

test('the plan of a tol has the rules of its zone and the exceptions for the tol, its zone and every zone', () => {
  const stops = [
    stopFor('all', null, null),
    stopFor('zone', 'north', null),
    stopFor('tol', 'north', 'a'),
    stopFor('other', 'north', 'b'),
  ]
  const plan = planWith([{}, { code: 'else', zone: 'south' }], [], [...stops, stopFor('south', 'south', null)])
  const own = planOf({ code: 'a', zone: 'north' }, plan)
  expect(own.rules.map(({ code }) => code)).toEqual(['morning'])
  expect(own.interruptions.map(({ code }) => code)).toEqual(['all', 'zone', 'tol'])
})

const dates = fc.integer({ min: -400, max: 800 }).map((days) => addDays('2026-11-21', days))
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`)
const monthDays = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 32 }))
  .map(([m, d]) => `${pad(m)}-${pad(d)}`)
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
const anyRule: fc.Arbitrary<PlanRule> = fc.record({
  code: fc.constantFrom('a', 'b', 'c'),
  zone: fc.constant('north'),
  days: fc.oneof(
    weekdays.map((list) => ({ kind: 'weekdays' as const, weekdays: list })),
    fc.record({ kind: fc.constant('every' as const), days: fc.integer({ min: 1, max: 20 }), from: dates }),
  ),
  starts: times,
  minutes: fc.integer({ min: 1, max: 1440 }),
  season: fc.option(fc.record({ from: monthDays, to: monthDays })),
  validFrom: dates,
  validUntil: fc.option(dates),
  sample: fc.constant(false),
})
const anyRules = fc.uniqueArray(anyRule, { selector: ({ code }) => code, maxLength: 3 })
const instants = fc.tuple(dates, times).map(([date, time]) => nepalInstant(date, time))
const stops: fc.Arbitrary<Interruption> = fc.record({
  code: fc.constant('stop'),
  zone: fc.constant(null),
  tol: fc.constant(null),
  begins: instants,
  expectedReturn: fc.constant(null),
  reason: fc.constant(reason),
  sample: fc.constant(false),
})
const anyStop = fc.tuple(stops, fc.option(fc.integer({ min: 1, max: 4000 }))).map(([stop, minutes]) => ({
  ...stop,
  expectedReturn: minutes ? new Date(stop.begins.getTime() + minutes * 60_000) : null,
}))

test('a plan without exceptions gives exactly the supplies found day by day', () => {
  fc.assert(
    fc.property(anyRules, dates, fc.integer({ min: 1, max: 40 }), (rules, first, count) => {
      const found = onDays(planWith(rules), first, count).map(({ starts, ends }) => `${clock(starts)} ${clock(ends)}`)
      expect(found).toEqual(walked(rules, first, count))
    }),
    { numRuns: 400 },
  )
})

test('no supply is confirmed within an interruption or outside the plan', () => {
  fc.assert(
    fc.property(anyRules, fc.array(anyStop, { maxLength: 4 }), dates, (rules, interruptions, first) => {
      for (const supply of onDays(planWith(rules, [], interruptions), first, 20)) {
        const { starts, ends, planned } = supply
        expect(starts >= planned.starts && ends <= planned.ends && starts < ends).toBe(true)
        if (!flows(supply)) continue
        for (const { begins, expectedReturn } of interruptions)
          expect(ends <= begins || (expectedReturn !== null && expectedReturn <= starts)).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

test('a partial range gives the same supplies as the complete range', () => {
  fc.assert(
    fc.property(
      anyRules,
      fc.array(anyStop, { maxLength: 3 }),
      dates,
      fc.integer({ min: 0, max: 30 }),
      (rules, halts, first, skip) => {
        const plan = planWith(rules, [], halts)
        const [from, to] = [nepalMidnight(addDays(first, skip)), nepalMidnight(addDays(first, skip + 3))]
        const whole = onDays(plan, first, 40).filter(
          ({ starts, ends, planned }) => (starts < to && ends > from) || (planned.starts < to && planned.ends > from),
        )
        const keys = whole.map(({ key }) => key)
        expect(suppliesBetween(plan, from, to)).toEqual(whole)
        expect(new Set(keys).size).toBe(keys.length)
      },
    ),
    { numRuns: 300 },
  )
})

// Every day separately, in UTC shifted by Nepal's offset, with an independent reading of the rule.
function walked(rules: PlanRule[], first: string, count: number): string[] {
  const from = Date.parse(`${first}T00:00:00Z`)
  const to = from + count * 86_400_000
  const found = new Set<string>()
  for (let day = from - 86_400_000; day < to; day += 86_400_000) {
    for (const one of rules) {
      if (!comes(one, day)) continue
      const [hour, minute] = one.starts.split(':').map(Number)
      const starts = day + (hour! * 60 + minute!) * 60_000
      const ends = starts + one.minutes * 60_000
      if (starts < to && ends > from) found.add(`${written(starts)} ${written(ends)}`)
    }
  }
  return [...found].toSorted()
}

function comes({ days, season, validFrom, validUntil }: PlanRule, day: number): boolean {
  const iso = new Date(day).toISOString().slice(0, 10)
  if (day < Date.parse(validFrom) || (validUntil && day > Date.parse(validUntil))) return false
  if (days.kind === 'weekdays' && !days.weekdays.includes(new Date(day).getUTCDay())) return false
  if (days.kind === 'every') {
    const since = (day - Date.parse(days.from)) / 86_400_000
    if (since < 0 || since % days.days !== 0) return false
  }
  if (!season) return true
  const bs = toBs(iso)!
  const at = bs.month * 100 + bs.day
  const [from, to] = [season.from, season.to].map((text) => Number(text.replace('-', '')))
  return from! <= to! ? from! <= at && at <= to! : at >= from! || at <= to!
}

function written(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

test('a rule without days runs on none', () => {
  expect(runsOn({ ...rule, days: { kind: 'weekdays', weekdays: [] } }, '2026-11-21')).toBe(false)
})

function stopFor(code: string, zone: string | null, tol: string | null): Interruption {
  return { code, zone, tol, begins: new Date(0), expectedReturn: null, reason, sample: false }
}
