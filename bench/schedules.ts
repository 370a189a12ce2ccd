// Supply plans: random plans checked day by day; pages, feeds and checks per second.
// Run: node bench/schedules.ts [plans] [seed]

import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import ICAL from 'ical.js'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type {
  Interruption,
  Plan,
  PlanRule,
  Supply,
  SupplyException,
} from '#features/water-schedules/contract/schedule.ts'
import { waterSchedulesMessages } from '#features/water-schedules/messages/public.ts'
import { calendarFeed } from '#features/water-schedules/rules/calendar-feed.ts'
import { outlook } from '#features/water-schedules/rules/outlook.ts'
import { flows, runsOn, suppliesBetween } from '#features/water-schedules/rules/supplies.ts'
import { translator } from '#kit/language.ts'
import { reportFigure } from './figures.ts'

const plans = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 20_261_121)
const feeds = Math.max(1, Math.round(plans / 100))
const days = 30
const first = '2026-11-21'
const reason = { en: 'Repair', ne: 'मूल पाइप मर्मत' }
const t = translator(waterSchedulesMessages, 'ne') as (key: string) => string

const below = randomBelow(seed)
const drawn = Array.from({ length: 1_000 }, drawPlan)

const checked = timed(() => each(plans, () => check(drawPlan())))
const answered = timed(() =>
  each(plans, (index) => outlook(drawn[index % 1_000]!, instant(index % 300, index % 1_440))),
)
const written = timed(() => each(feeds, (index) => feedOf(drawn[index % 1_000]!)))
const parsed = timed(() => each(feeds, (index) => parse(feedOf(drawn[index % 1_000]!), drawn[index % 1_000]!)))
report()
reportFigure({ name: 'plans that are sound, day by day', value: plans, aim: 100_000, direction: 'at least' })

/** Compares a month of one plan with its rules day by day; throws at the first difference. */
function check(plan: Plan): void {
  const start = addDays(first, below(900))
  const supplies = suppliesBetween(plan, nepalMidnight(start), nepalMidnight(addDays(start, days)))
  const keys = new Set(supplies.map(({ key }) => key))
  if (keys.size !== supplies.length) throw new Error(`a key twice: ${JSON.stringify(plan)}`)
  supplies.forEach((supply, index) => {
    const before = supplies[index - 1]
    if (before && before.starts > supply.starts) throw new Error(`out of order: ${JSON.stringify(plan)}`)
    if (!isSound(supply, plan)) throw new Error(`unsound: ${JSON.stringify({ supply, plan })}`)
  })
}

function isSound(supply: Supply, { rules, interruptions }: Plan): boolean {
  const { key, day, starts, ends } = supply
  const rule = rules.find(({ code }) => key === `${day}.${code}`)
  if (starts >= ends || (rule ? !runsOn(rule, day) : supply.state !== 'extra' && !key.startsWith('extra.')))
    return false
  if (!flows(supply)) return true
  return interruptions.every(
    ({ begins, expectedReturn }) => ends <= begins || (expectedReturn !== null && expectedReturn <= starts),
  )
}

function drawPlan(): Plan {
  const rules = Array.from({ length: 1 + below(3) }, (_, index) => drawRule(`r${index}`))
  return {
    rules,
    exceptions: Array.from({ length: below(4) }, (_, index) => drawException(`e${index}`, rules[0]!)),
    interruptions: Array.from({ length: below(3) }, (_, index) => drawInterruption(`i${index}`)),
  }
}

function drawRule(code: string): PlanRule {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(() => below(2) === 0)
  const monthDay = () => `${pad(1 + below(12))}-${pad(1 + below(32))}`
  return {
    code,
    zone: 'z',
    days:
      below(2) === 0 && weekdays.length > 0
        ? { kind: 'weekdays', weekdays }
        : { kind: 'every', days: 1 + below(10), from: addDays(first, -below(300)) },
    starts: `${pad(below(24))}:${pad(below(60))}`,
    minutes: 1 + below(600),
    season: below(3) === 0 ? { from: monthDay(), to: monthDay() } : null,
    validFrom: addDays(first, -below(400)),
    validUntil: below(4) === 0 ? addDays(first, below(1_000)) : null,
    sample: false,
  }
}

function drawException(code: string, { starts }: PlanRule): SupplyException {
  const base = { code, zone: 'z', tol: null, reason }
  const date = addDays(first, below(900))
  const to = { date: addDays(date, below(3)), starts: `${pad(below(24))}:00`, minutes: 1 + below(300) }
  if (below(3) === 0) return { ...base, kind: 'extra', to }
  return below(2) === 0
    ? { ...base, kind: 'changed', date, starts, to }
    : { ...base, kind: 'cancelled', date, starts: null }
}

function drawInterruption(code: string): Interruption {
  const begins = instant(below(900), below(1_440))
  const expectedReturn = below(8) === 0 ? null : new Date(begins.getTime() + (1 + below(5_000)) * 60_000)
  return { code, zone: null, tol: null, begins, expectedReturn, reason, sample: false }
}

function feedOf(plan: Plan): string {
  return calendarFeed(
    {
      orgId: 487,
      organisation: 'दमक खानेपानी',
      tol: { code: 'ward-1-pipal', name: { en: 'Pipal Tol', ne: 'पीपल टोल' }, ward: 1, zone: 'z' },
      supplies: feedSupplies(plan),
      revision: 1,
      changedAt: nepalMidnight(first),
      feedUrl: 'https://damak.example/water-schedule/ward-1-pipal.ics',
      pageUrl: 'https://damak.example/water-schedule?tol=ward-1-pipal',
    },
    { language: 'ne', t },
  )
}

function feedSupplies(plan: Plan): Supply[] {
  return suppliesBetween(plan, nepalMidnight(addDays(first, -14)), nepalMidnight(addDays(first, 90)))
}

function parse(feed: string, plan: Plan): void {
  const events = new ICAL.Component(ICAL.parse(feed) as string).getAllSubcomponents('vevent')
  const starts = events.map((event) => new ICAL.Event(event).startDate.toUnixTime() * 1_000)
  const expected = feedSupplies(plan).map((supply) => supply.starts.getTime())
  if (starts.join() !== expected.join()) throw new Error(`read otherwise: ${JSON.stringify(plan)}`)
}

function instant(day: number, minute: number): Date {
  return nepalInstant(addDays(first, day), `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** Whole numbers below a limit from a seed (mulberry32), so that a failing case can be repeated. */
function randomBelow(start: number): (limit: number) => number {
  let state = start
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

function each(count: number, work: (index: number) => void): void {
  for (let index = 0; index < count; index++) work(index)
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1_000
}

function report(): void {
  const lines = [
    '# Water schedules: random plans, day by day',
    '',
    'Written by `node bench/schedules.ts`. A plan has 1–3 rules (weekdays or every 1–10 days, 1–600 minutes, some with a Bikram',
    'Sambat season or an end), up to 3 exceptions and 2 interruptions. Checked over 30 days: order, keys, no water where no rule',
    'runs, none inside an interruption. A feed has 104 days; every event is read back by ical.js and starts at the right time.',
    '',
    `| Measured (one thread, ${cpus()[0]?.model ?? 'unknown processor'}, ${arch()}, Node ${process.versions.node}) | |`,
    '|---|---|',
    `| Plans drawn and checked, all sound, seed ${seed} | ${grouped(plans)} in ${checked.toFixed(1)} s |`,
    `| “Next water” answered, a second | ${grouped(plans / answered)} |`,
    `| Feeds written, a second | ${grouped(feeds / written)} |`,
    `| Feeds written and read back by ical.js, all alike | ${grouped(feeds)} in ${parsed.toFixed(1)} s |`,
    '',
  ]
  if (plans >= 100_000) writeFileSync(new URL('schedules.md', import.meta.url), lines.join('\n'))
  process.stdout.write(lines.slice(6).join('\n'))
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
