// Clock: schedules, calendar feeds and fiscal years just before and after midnight in Nepal, in several time zones of the server.
// Run: node bench/clock.ts (needs faketime, Debian package faketime)

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import ICAL from 'ical.js'
import { bsKey, toBs } from '#kit/calendar/bikram-sambat.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import type { Plan, PlanRule } from '#features/water-schedules/contract/schedule.ts'
import { waterSchedulesMessages } from '#features/water-schedules/messages/public.ts'
import { calendarFeed } from '#features/water-schedules/rules/calendar-feed.ts'
import { outlook, supplyDays } from '#features/water-schedules/rules/outlook.ts'
import { runsOn, suppliesBetween } from '#features/water-schedules/rules/supplies.ts'
import { nextWater } from '#features/water-schedules/rules/text.ts'
import { reportNone } from './figures.ts'

/** What the product shows at the system's time; `spring`: whether a rule for Baisakh to Ashadh applies today. */
type Shown = { date: string; bs: string; fiscal: string; next: string; week: string; spring: boolean; feed: boolean }

const rule: PlanRule = {
  code: 'morning',
  zone: 'z',
  days: { kind: 'every', days: 1, from: '2025-01-01' },
  starts: '05:30',
  minutes: 90,
  season: null,
  validFrom: '2025-01-01',
  validUntil: null,
  sample: false,
}
const spring: PlanRule = { ...rule, code: 'spring', starts: '12:00', season: { from: '01-01', to: '03-32' } }
const plan: Plan = { rules: [rule, spring], exceptions: [], interruptions: [] }

const morning = { today: 'Next supply: today, 5:30–7:00 AM', tomorrow: 'Next supply: tomorrow, 5:30–7:00 AM' }
const before = (date: string, bs: string, fiscal: string, isSpring: boolean): Shown => {
  return { date, bs, fiscal, next: morning.tomorrow, week: date, spring: isSpring, feed: true }
}
const after = (...shown: Parameters<typeof before>): Shown => ({ ...before(...shown), next: morning.today })

/** Written by hand from the published calendar: half a minute before midnight in Nepal (18:15 UTC), and half a minute after. */
const moments: [string, string, Shown][] = [
  ['end of 2082', '2026-04-13T18:14:30Z', before('2026-04-13', '2082-12-30', '2082/83', false)],
  ['new year 2083', '2026-04-13T18:15:30Z', after('2026-04-14', '2083-01-01', '2082/83', true)],
  ['end of fiscal 2082/83', '2026-07-16T18:14:30Z', before('2026-07-16', '2083-03-32', '2082/83', true)],
  ['fiscal new year 2083/84', '2026-07-16T18:15:30Z', after('2026-07-17', '2083-04-01', '2083/84', false)],
  ['end of a plain day', '2026-11-20T18:14:30Z', before('2026-11-20', '2083-08-04', '2083/84', false)],
  ['a plain day', '2026-11-20T18:15:30Z', after('2026-11-21', '2083-08-05', '2083/84', false)],
  ['UTC’s own midnight', '2026-11-21T00:00:30Z', duringSupply('2026-11-21', '2083-08-05')],
]
const zones = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati']

if (process.argv[2] === 'print') process.stdout.write(JSON.stringify(shownNow(new Date())))
else await compareAll()

/** At 5:45 in Nepal the supply of the morning is on. */
function duringSupply(date: string, bs: string): Shown {
  return { ...after(date, bs, '2083/84', false), next: 'Water is being supplied now, until 7:00 AM' }
}

function shownNow(now: Date): Shown {
  const { date } = inNepal(now)
  const t = translator(waterSchedulesMessages, 'en') as (key: string) => string
  return {
    date,
    bs: bsKey(toBs(date)!),
    fiscal: fiscalYear(date)!.label,
    next: nextWater(outlook({ ...plan, rules: [rule] }, now), now, { language: 'en', t }).text,
    week: supplyDays(plan, date, 7)[0]!.day,
    spring: runsOn(spring, date),
    feed: isFeedRight(date, t),
  }
}

/** Whether ical.js reads every event at the planned time. */
function isFeedRight(date: string, t: (key: string) => string): boolean {
  const supplies = suppliesBetween(plan, nepalMidnight(addDays(date, -14)), nepalMidnight(addDays(date, 90)))
  const feed = calendarFeed(
    {
      orgId: 487,
      organisation: 'Damak',
      tol: { code: 't', name: { en: 'Tol', ne: 'टोल' }, ward: 1, zone: 'z' },
      supplies,
      revision: 1,
      changedAt: nepalMidnight(date),
      feedUrl: 'https://damak.example/water-schedule/t.ics',
      pageUrl: 'https://damak.example/water-schedule?tol=t',
    },
    { language: 'en', t },
  )
  const events = new ICAL.Component(ICAL.parse(feed) as string).getAllSubcomponents('vevent')
  const read = events.map((event) => new ICAL.Event(event).startDate.toUnixTime() * 1_000)
  return read.join() === supplies.map(({ starts }) => starts.getTime()).join() && read.length > 100
}

async function compareAll(): Promise<void> {
  const rows: string[] = []
  for (const [name, instant, expected] of moments) {
    for (const zone of zones) {
      const shown = await readAt(instant, zone)
      if (JSON.stringify(shown) !== JSON.stringify(expected))
        throw new Error(`${name} in ${zone}: ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`)
    }
    rows.push(`| ${name} | ${instant} | ${expected.bs} | ${expected.fiscal} | ${expected.next} |`)
  }
  const text = [
    '# The system clock set around midnight, new year and the fiscal new year',
    '',
    `Written by \`node bench/clock.ts\`: a process under faketime for each moment in each of ${zones.join(', ')}, compared with what was`,
    'written by hand: the day, its Bikram Sambat date and fiscal year, the sentence for a tol with water every morning, the first day of',
    'the week shown, whether a rule of Baisakh to Ashadh runs, and 104 days of calendar feed read back by ical.js.',
    '',
    `**${moments.length * zones.length} of ${moments.length * zones.length} alike.**`,
    '',
    '| Moment | UTC | Bikram Sambat | fiscal year | sentence |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  writeFileSync(new URL('clock.md', import.meta.url), text.join('\n'))
  // The first that differs throws.
  reportNone('moments that differ from those written by hand', 0)
}

async function readAt(instant: string, zone: string): Promise<Shown> {
  const seconds = Math.round((new Date(instant).getTime() - Date.now()) / 1_000)
  const shift = `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`
  const env = { ...process.env, TZ: zone, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  const args = ['-f', shift, process.execPath, import.meta.filename, 'print']
  return JSON.parse((await promisify(execFile)('faketime', args, { env })).stdout) as Shown
}
