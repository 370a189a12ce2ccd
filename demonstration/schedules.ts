// Sample tols, supply plan and reading days of each organisation.
// No source gives a timetable of either, nor its tols: names and hours are common ones, and every page says "sample".

import { toBs } from '../src/kit/calendar/bikram-sambat.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import type { Season } from '../src/kit/calendar/season.ts'
import { inDigits, type Bilingual } from '../src/kit/language.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { Reading } from '../src/features/reading-schedules/contract/api.ts'
import { saveReadings } from '../src/features/reading-schedules/operations.server.ts'
import type { Tol } from '../src/features/tols/contract/places.ts'
import { savePlaces } from '../src/features/tols/operations.server.ts'
import type { Plan, PlanRule, SupplyDays } from '../src/features/water-schedules/contract/schedule.ts'
import { savePlan } from '../src/features/water-schedules/operations/imports.server.ts'
import type { Loading } from './loading.ts'

/** Places, plan and reading days of both, with an interruption on the day of loading. */
export async function seedSchedules(at: Loading): Promise<void> {
  for (const { id, zones, rules, planned } of [damak, kakarvitta]) {
    const ctx = systemContext(at, at.tenants.byId(id)!, 'seed')
    const today = inNepal(ctx.now).date
    const tols = zones.flatMap(({ code, wards }) => tolsOf(code, wards))
    await savePlaces(ctx, { zones: zones.map(({ code, name }) => ({ code, name })), tols })
    await savePlan(ctx, { rules, ...planned(today) })
    await saveReadings(ctx, readingsOf(tols, toBs(today)?.year ?? 2083))
  }
}

type Wards = Record<number, readonly TolName[]>
type Zone = { code: string; name: Bilingual; wards: Wards }
type Sample = { id: number; zones: Zone[]; rules: PlanRule[]; planned: (today: string) => Omit<Plan, 'rules'> }

const names = {
  pipal: { en: 'Pipal Tol', ne: 'पीपल टोल' },
  mandir: { en: 'Mandir Tol', ne: 'मन्दिर टोल' },
  bazar: { en: 'Bazar Tol', ne: 'बजार टोल' },
  shanti: { en: 'Shanti Tol', ne: 'शान्ति टोल' },
  pragati: { en: 'Pragati Tol', ne: 'प्रगति टोल' },
  milan: { en: 'Milan Tol', ne: 'मिलन टोल' },
  himali: { en: 'Himali Tol', ne: 'हिमाली टोल' },
  siddhartha: { en: 'Siddhartha Tol', ne: 'सिद्धार्थ टोल' },
  ekata: { en: 'Ekata Tol', ne: 'एकता टोल' },
  jyoti: { en: 'Jyoti Tol', ne: 'ज्योति टोल' },
  sagarmatha: { en: 'Sagarmatha Tol', ne: 'सगरमाथा टोल' },
  srijana: { en: 'Srijana Tol', ne: 'सृजना टोल' },
} satisfies Record<string, Bilingual>
type TolName = keyof typeof names

const daily: SupplyDays = { kind: 'weekdays', weekdays: [0, 1, 2, 3, 4, 5, 6] }
const fromShrawan = '2026-07-17'
const wet: Season = { from: '04-01', to: '07-32' }
const dry: Season = { from: '08-01', to: '03-32' }

const damak: Sample = {
  id: 487,
  zones: [
    zone(1, 'East', 'पूर्व', { 1: ['pipal', 'mandir', 'shanti'], 2: ['bazar', 'milan'] }),
    zone(2, 'West', 'पश्चिम', { 3: ['pragati', 'jyoti'], 4: ['himali', 'ekata', 'srijana'] }),
    zone(3, 'Centre', 'केन्द्र', { 5: ['bazar', 'siddhartha', 'milan'], 6: ['shanti', 'pipal'] }),
    zone(4, 'North', 'उत्तर', { 7: ['sagarmatha', 'himali'], 8: ['pragati', 'mandir', 'jyoti'] }),
    zone(5, 'South', 'दक्षिण', { 9: ['ekata', 'srijana'], 10: ['siddhartha', 'milan'] }),
  ],
  rules: [
    rule('zone-1', 'morning', daily, '05:30', 90),
    rule('zone-1', 'evening', daily, '17:00', 60),
    rule('zone-2', 'weekdays', { kind: 'weekdays', weekdays: [0, 2, 4] }, '05:00', 120),
    rule('zone-2', 'saturday', { kind: 'weekdays', weekdays: [6] }, '16:00', 90),
    rule('zone-3', 'morning', { kind: 'every', days: 2, from: fromShrawan }, '05:30', 120),
    rule('zone-4', 'wet', daily, '06:00', 60, wet),
    rule('zone-4', 'dry', { kind: 'every', days: 2, from: fromShrawan }, '06:00', 90, dry),
    rule('zone-5', 'night', { kind: 'every', days: 3, from: fromShrawan }, '22:30', 180),
  ],
  planned: (today) => ({
    exceptions: [
      {
        code: 'sample-pump',
        zone: 'zone-1',
        tol: null,
        kind: 'changed',
        date: addDays(today, 2),
        starts: '05:30',
        to: { date: addDays(today, 2), starts: '07:30', minutes: 90 },
        reason: { en: 'Maintenance of the pump', ne: 'पम्पको नियमित मर्मत' },
      },
      {
        code: 'sample-extra',
        zone: 'zone-2',
        tol: null,
        kind: 'extra',
        to: { date: addDays(today, 3), starts: '15:00', minutes: 60 },
        reason: { en: 'Extra supply for the festival', ne: 'चाडपर्वका लागि थप वितरण' },
      },
    ],
    interruptions: [
      {
        code: 'sample-main',
        zone: 'zone-1',
        tol: null,
        begins: nepalInstant(today, '10:00'),
        expectedReturn: nepalInstant(addDays(today, 1), '04:00'),
        reason: {
          en: 'The main of the east zone is being repaired. Please store water for the evening.',
          ne: 'पूर्वी जोनको मूल पाइप मर्मत हुने भएकाले कृपया साँझका लागि पानी सङ्कलन गरी राख्नुहोस्।',
        },
        sample: true,
      },
    ],
  }),
}

const kakarvitta: Sample = {
  id: 320,
  zones: [
    zone(1, 'Lower', 'तल्लो', { 1: ['pipal', 'shanti', 'ekata'], 2: ['mandir', 'milan', 'jyoti'] }),
    zone(2, 'Middle', 'मध्य', { 3: ['bazar', 'pragati', 'himali'], 4: ['siddhartha', 'srijana', 'mandir'] }),
    zone(3, 'Upper', 'माथिल्लो', { 6: ['bazar', 'milan', 'sagarmatha'], 7: ['jyoti', 'pipal', 'ekata'] }),
    zone(4, 'Hill', 'डाँडा', { 10: ['himali', 'shanti', 'pragati'] }),
  ],
  rules: [
    rule('zone-1', 'morning', daily, '05:00', 90),
    rule('zone-2', 'morning', daily, '06:00', 60),
    rule('zone-2', 'evening', { kind: 'weekdays', weekdays: [1, 3, 5] }, '17:30', 60),
    rule('zone-3', 'morning', { kind: 'every', days: 2, from: fromShrawan }, '05:30', 120),
    rule('zone-4', 'night', { kind: 'weekdays', weekdays: [0, 3] }, '23:00', 150),
  ],
  planned: (today) => ({
    exceptions: [],
    interruptions: [
      {
        code: 'sample-tank',
        zone: 'zone-4',
        tol: null,
        begins: nepalInstant(today, '08:00'),
        expectedReturn: nepalInstant(today, '16:00'),
        reason: { en: 'The tank is being cleaned', ne: 'ट्याङ्की सरसफाइ भइरहेको' },
        sample: true,
      },
    ],
  }),
}

function zone(number: number, en: string, ne: string, wards: Wards): Zone {
  const name = { en: `Zone ${number}, ${en}`, ne: `जोन ${inDigits(String(number), 'ne')}, ${ne}` }
  return { code: `zone-${number}`, name, wards }
}

function rule(
  of: string,
  name: string,
  days: SupplyDays,
  starts: string,
  minutes: number,
  season: Season | null = null,
): PlanRule {
  const code = `${of}-${name}`
  return { code, zone: of, days, starts, minutes, season, validFrom: fromShrawan, validUntil: null, sample: true }
}

function tolsOf(of: string, wards: Wards): Tol[] {
  return Object.entries(wards).flatMap(([ward, tols]) =>
    tols.map((name) => ({ code: `ward-${ward}-${name}`, name: names[name], ward: Number(ward), zone: of })),
  )
}

/** Each ward has two days of every month, one after the other; the first tol of ward 5 or 6 has a day of its own. */
function readingsOf(tols: readonly Tol[], year: number): Reading[] {
  const wards = [...new Set(tols.map(({ ward }) => ward))]
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => [
    ...wards.map((ward, place) => reading(year, month, ward, null, 2 * place + 1, 2 * place + 2)),
    ...tols
      .filter(({ ward }, place) => ward >= 5 && ward <= 6 && tols[place - 1]?.ward !== ward)
      .map((tol) => reading(year, month, tol.ward, tol.code, 24 + (tol.ward % 2), 24 + (tol.ward % 2))),
  ])
}

function reading(
  year: number,
  month: number,
  ward: number,
  tol: string | null,
  fromDay: number,
  toDay: number,
): Reading {
  const number = String((ward % 3) + 1)
  const reader = { en: `Team ${number}`, ne: `टोली ${inDigits(number, 'ne')}` }
  return { year, month, ward, tol, fromDay, toDay, reader, sample: true }
}
