// Tests of the current and next supply and of the plan as text, across midnight, months and years.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { translator, type Language } from '#kit/language.ts'
import type { Interruption, Plan, PlanRule } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { announced, outlook, pressing, supplyDays } from './outlook.ts'
import { daysText, hours, nextWater, ruleHours, ruleLimits, type Localization } from './text.ts'
import { exampleRule as rule } from './example-rule.ts'

const reason = { en: 'Repair', ne: 'मर्मत' }
const stop: Interruption = {
  code: 's',
  zone: null,
  tol: null,
  begins: nepalInstant('2026-11-21', '04:00'),
  expectedReturn: null,
  reason,
  sample: false,
}

const localizations: Record<Language, Localization> = {
  en: { language: 'en', t: translator(waterSchedulesMessages, 'en') as Localization['t'] },
  ne: { language: 'ne', t: translator(waterSchedulesMessages, 'ne') as Localization['t'] },
}

function plan(rules: Partial<PlanRule>[], interruptions: Interruption[] = []): Plan {
  return { rules: rules.map((changes) => ({ ...rule, ...changes })), exceptions: [], interruptions }
}

function nextWaterText(of: Plan, now: string, language: Language): string {
  return nextWater(outlook(of, new Date(now)), new Date(now), localizations[language]).text
}

const twice = plan([{}, { code: 'evening', starts: '17:00' }])
const late = plan([{ starts: '23:30' }])
const saturdays = plan([{ days: { kind: 'weekdays', weekdays: [6] } }])

test.each<[string, Plan, string, string, string]>([
  [
    'before the day’s water',
    twice,
    '2026-11-20T23:00:00Z',
    'Next supply: today, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: आज, बिहान ५:३०–७:०० बजे',
  ],
  [
    'as it starts',
    twice,
    '2026-11-20T23:45:00Z',
    'Water is being supplied now, until 7:00 AM',
    'अहिले पानी आइरहेको छ, बिहान ७:०० बजेसम्म',
  ],
  [
    'as it ends',
    twice,
    '2026-11-21T01:15:00Z',
    'Next supply: today, 5:00–6:30 PM',
    'तपाईंकहाँ अब पानी आउने समय: आज, बेलुका ५:००–६:३० बजे',
  ],
  [
    'after the last of the day',
    twice,
    '2026-11-21T14:00:00Z',
    'Next supply: tomorrow, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: भोलि, बिहान ५:३०–७:०० बजे',
  ],
  [
    'a second before Nepal’s midnight',
    twice,
    '2026-11-21T18:14:59Z',
    'Next supply: tomorrow, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: भोलि, बिहान ५:३०–७:०० बजे',
  ],
  [
    'at Nepal’s midnight, 18:15 UTC',
    twice,
    '2026-11-21T18:15:00Z',
    'Next supply: today, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: आज, बिहान ५:३०–७:०० बजे',
  ],
  [
    'on the last evening of 2083',
    twice,
    '2027-04-13T14:00:00Z',
    'Next supply: tomorrow, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: भोलि, बिहान ५:३०–७:०० बजे',
  ],
  [
    'days ahead, in 2084',
    saturdays,
    '2027-04-13T02:00:00Z',
    'Next supply: Saturday, 17 April 2027, 5:30–7:00 AM',
    'तपाईंकहाँ अब पानी आउने समय: शनिबार, २०८४ वैशाख ४ गते (अनुमानित), बिहान ५:३०–७:०० बजे',
  ],
  [
    'over midnight',
    late,
    '2026-11-21T17:50:00Z',
    'Water is being supplied now, until tomorrow, 1:00 AM',
    'अहिले पानी आइरहेको छ, भोलि, राति १:०० बजेसम्म',
  ],
  [
    'over midnight, after it',
    late,
    '2026-11-21T18:20:00Z',
    'Water is being supplied now, until 1:00 AM',
    'अहिले पानी आइरहेको छ, राति १:०० बजेसम्म',
  ],
  [
    'interrupted without end',
    plan([{}], [stop]),
    '2026-11-21T02:00:00Z',
    'The next supply time is not known because the supply is interrupted',
    'पानी वितरण अवरुद्ध भएकाले अर्को पटक पानी आउने समय अहिले यकिन छैन',
  ],
  [
    'nothing planned',
    plan([]),
    '2026-11-21T02:00:00Z',
    'No water is scheduled for this tol',
    'यस टोलका लागि पानी वितरण तालिका तय भएको छैन',
  ],
])('%s', (_, of, now, en, ne) => {
  expect(nextWaterText(of, now, 'en')).toBe(en)
  expect(nextWaterText(of, now, 'ne')).toBe(ne)
})

test('seasons change with the fiscal year, between the last day of Ashadh and the first of Shrawan', () => {
  const seasons = plan([
    { code: 'dry', season: { from: '10-01', to: '03-32' } },
    { code: 'wet', season: { from: '04-01', to: '09-32' }, starts: '06:00', minutes: 120 },
  ])
  expect(nextWaterText(seasons, '2026-07-15T14:00:00Z', 'en')).toBe('Next supply: tomorrow, 5:30–7:00 AM')
  expect(nextWaterText(seasons, '2026-07-16T14:00:00Z', 'en')).toBe('Next supply: tomorrow, 6:00–8:00 AM')
})

test('finds a supply in a season months away', () => {
  expect(outlook(plan([{ season: { from: '07-01', to: '07-01' } }]), new Date('2026-11-21T00:00:00Z')).next?.day).toBe(
    '2027-10-18',
  )
})

test('the current supply is not the next one', () => {
  const { flowing, next } = outlook(twice, new Date('2026-11-21T00:30:00Z'))
  expect([flowing?.day, flowing?.key, next?.key]).toEqual(['2026-11-21', '2026-11-21.morning', '2026-11-21.evening'])
})

test('a week lists each day with the supplies that start on it', () => {
  const week = supplyDays(saturdays, '2026-11-21', 8)
  expect(week.map(({ day, supplies }) => [day.slice(8), supplies.length])).toEqual([
    ['21', 1],
    ['22', 0],
    ['23', 0],
    ['24', 0],
    ['25', 0],
    ['26', 0],
    ['27', 0],
    ['28', 1],
  ])
  expect(supplyDays(late, '2026-11-22', 1)[0]!.supplies.map(({ day }) => day)).toEqual(['2026-11-22'])
})

test('a moved supply is listed on both its days', () => {
  const to = { date: '2026-11-23', starts: '08:00', minutes: 60 }
  const moved = {
    code: 'x',
    zone: 'north',
    tol: null,
    reason,
    kind: 'changed' as const,
    date: '2026-11-21',
    starts: '05:30',
    to,
  }
  const week = supplyDays({ ...saturdays, exceptions: [moved] }, '2026-11-21', 3)
  expect(week.map(({ supplies }) => supplies.map(({ state }) => state))).toEqual([['changed'], [], ['changed']])
})

test('interruptions are announced while they last and two weeks ahead', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const over = at('2026-11-20T00:00:00Z', '2026-11-21T06:00:00Z')
  const lasting = at('2026-11-21T00:00:00Z', null)
  const soon = at('2026-12-01T00:00:00Z', '2026-12-01T04:00:00Z')
  const far = at('2026-12-20T00:00:00Z', '2026-12-21T00:00:00Z')
  expect(announced([far, soon, over, lasting], now)).toEqual([lasting, soon])
  const tonight = at('2026-11-21T16:00:00Z', null)
  expect(pressing([far, soon, tonight, over, lasting], now)).toEqual([lasting, tonight])
})

test('a plan is described as text', () => {
  expect(daysText({ kind: 'weekdays', weekdays: [4, 0, 2] }, localizations.en)).toBe('Sunday, Tuesday and Thursday')
  expect(daysText({ kind: 'weekdays', weekdays: [0, 2] }, localizations.ne)).toBe('आइतबार र मङ्गलबार')
  expect(daysText({ kind: 'every', days: 2, from: '2026-11-21' }, localizations.ne)).toBe('एक दिन बिराएर')
  expect(daysText({ kind: 'every', days: 3, from: '2026-11-21' }, localizations.ne)).toBe('हरेक ३ दिनमा')
  expect(daysText(rule.days, localizations.en)).toBe('Every day')
  expect(ruleHours({ starts: '23:30', minutes: 120 })).toEqual({ from: '23:30', to: '01:30' })
  expect(hours({ starts: new Date('2026-11-20T23:45:00Z'), ends: new Date('2026-11-21T01:15:00Z') }, 'ne')).toBe(
    'बिहान ५:३०–७:०० बजे',
  )
  const winter = { ...rule, season: { from: '07-16', to: '10-15' } }
  expect(ruleLimits(winter, '2026-11-21', localizations.en)).toBe('from 16 Kartik to 15 Magh (BS)')
  expect(ruleLimits(winter, '2026-11-21', localizations.ne)).toBe('कात्तिक १६ देखि माघ १५ गतेसम्म')
  const limited = { ...rule, season: { from: '10-01', to: '03-32' }, validUntil: '2027-04-13' }
  expect(ruleLimits(limited, '2026-11-21', localizations.en)).toBe('from Magh to Ashadh (BS) · until 13 April 2027')
  expect(ruleLimits(limited, '2026-11-21', localizations.ne)).toBe('माघदेखि असारसम्म · २०८३ चैत ३० गतेसम्म लागू')
})

function at(begins: string, expectedReturn: string | null): Interruption {
  return { ...stop, begins: new Date(begins), expectedReturn: expectedReturn ? new Date(expectedReturn) : null }
}
