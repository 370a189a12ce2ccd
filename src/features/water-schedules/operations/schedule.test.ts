// Tests of the plan in the database, its imports, the schedule API, and the revisions of the calendar feed.

import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { Plan } from '../contract/schedule.ts'
import { readWaterNow } from './answers.server.ts'
import { readFeed, readSchedule, readTolSchedule } from './schedule.server.ts'
import { importExceptions, importInterruptions, importRules, savePlan } from './imports.server.ts'
import { readPlan } from '../store/plan.server.ts'

let world: World
let ctx: Ctx
beforeAll(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
  ctx = world.system(world.damak)
})

const dryRun = { apply: false, removeAbsent: false }
const apply = { apply: true, removeAbsent: false }
const reason = { reason_en: 'Repair', reason_ne: 'मर्मत' }
const ruleRow = {
  rule: 'new-rule',
  zone: 'zone-5',
  weekdays: 'Mon',
  starts: '12:00',
  minutes: '30',
  valid_from: '2083-04-01',
}

function file(...rows: Record<string, string>[]) {
  return rows.map((cells, index) => ({ line: index + 2, cells }))
}

test('a plan is read from the database as it was saved', async () => {
  const base = { zone: 'zone-5', tol: 'ward-9-ekata', reason: { en: 'a', ne: 'क' } }
  const plan: Plan = {
    rules: [
      {
        code: 'back-and-forth',
        zone: 'zone-5',
        days: { kind: 'weekdays', weekdays: [1, 5] },
        starts: '13:05',
        minutes: 45,
        season: { from: '12-29', to: '01-02' },
        validFrom: '2026-07-17',
        validUntil: '2027-07-16',
        sample: false,
      },
    ],
    exceptions: [
      { ...base, code: 'c', kind: 'cancelled', date: '2026-11-23', starts: null },
      { ...base, code: 'e', kind: 'extra', to: { date: '2026-11-23', starts: '09:00', minutes: 15 } },
    ],
    interruptions: [
      {
        ...base,
        code: 'i',
        zone: null,
        tol: null,
        begins: nepalInstant('2026-12-01', '06:00'),
        expectedReturn: null,
        sample: false,
      },
    ],
  }
  const other = world.system(world.kakarvitta)
  const otherPlan = await readPlan(other)
  await savePlan(ctx, plan)
  const stored = await readPlan(ctx)
  for (const kind of ['rules', 'exceptions', 'interruptions'] as const)
    expect(stored[kind]).toEqual(expect.arrayContaining(plan[kind] as unknown[]))
  await savePlan(ctx, {
    rules: [{ ...plan.rules[0]!, days: { kind: 'every', days: 4, from: '2026-11-22' }, season: null }],
  })
  expect((await readPlan(ctx)).rules.find(({ code }) => code === 'back-and-forth')?.days).toEqual({
    kind: 'every',
    days: 4,
    from: '2026-11-22',
  })
  expect(await readPlan(other)).toEqual(otherPlan)
  await importRules(ctx, file(ruleRow), { apply: true, removeAbsent: true })
  await importInterruptions(
    ctx,
    file({ interruption: 'none', begins: '2020-01-01 00:00', expected_return: '2020-01-01 01:00', ...reason }),
    {
      apply: true,
      removeAbsent: true,
    },
  )
  expect((await readPlan(ctx)).rules.map(({ code }) => code)).toEqual(['new-rule'])
})

test('omits past interruptions and includes those without end', async () => {
  const rows = [
    { interruption: 'past', begins: '2026-10-01 00:00', expected_return: '2026-10-02 00:00', ...reason },
    { interruption: 'lasting', zone: 'zone-1', begins: '2026-10-01 00:00', ...reason },
  ]
  await importInterruptions(ctx, file(...rows), { apply: true, removeAbsent: true })
  expect((await readPlan(ctx, '2026-11-22')).interruptions.map(({ code }) => code)).toEqual(['lasting'])
  expect((await readWaterNow(ctx)).interruptions.map(({ code }) => code)).toEqual(['lasting'])
})

test('a dry run reports the same changes and writes nothing', async () => {
  const incoming = file(ruleRow, { ...ruleRow, rule: 'newer-rule', starts: '14:00' })
  const before = await readPlan(ctx)
  const preview = await importRules(ctx, incoming, dryRun)
  expect(preview).toMatchObject({ bad: [], added: ['newer-rule'], changed: [], same: 1, absent: [], written: false })
  expect(await readPlan(ctx)).toEqual(before)
  expect(await importRules(ctx, incoming, apply)).toEqual({ ...preview, written: true })
  expect(await importRules(ctx, incoming, dryRun)).toMatchObject({ added: [], changed: [], same: 2 })
  const shorter = file({ ...ruleRow, minutes: '20' })
  expect(await importRules(ctx, shorter, dryRun)).toMatchObject({
    changed: [{ key: 'new-rule', differences: [{ column: 'minutes', from: '30', to: '20' }] }],
    absent: ['newer-rule'],
  })
})

test('one invalid row refuses the whole file, and every invalid row is reported', async () => {
  const before = await readPlan(ctx)
  const rows = file(
    { ...ruleRow, rule: 'good', starts: '20:00' },
    { ...ruleRow, rule: 'bad-time', starts: '25:00' },
    { ...ruleRow, rule: 'no-zone', zone: 'zone-9' },
    { ...ruleRow, rule: 'good', starts: '21:00' },
    { ...ruleRow, rule: 'clash', starts: '12:10' },
  )
  expect(await importRules(ctx, rows, apply)).toMatchObject({
    bad: [
      { line: 3, key: 'supply.time_wrong' },
      { line: 4, key: 'supply.zone_unknown', values: { zone: 'zone-9' } },
      { line: 5, key: 'import.twice', values: { key: 'good', line: 2 } },
      { line: 6, key: 'supply.rules_overlap', values: { date: '2026-07-20', other: 'new-rule' } },
    ],
    written: false,
  })
  expect(await readPlan(ctx)).toEqual(before)
})

test('an exception needs a planned supply and a tol of its zone', async () => {
  const row = { exception: 'x', zone: 'zone-5', kind: 'cancelled', date: '2026-11-23', starts: '12:00', ...reason }
  const rows = file(
    row,
    { ...row, exception: 'y', date: '2026-11-24' },
    { ...row, exception: 'z', tol: 'ward-1-pipal' },
  )
  expect((await importExceptions(ctx, rows, apply)).bad).toMatchObject([
    { line: 3, key: 'supply.nothing_planned' },
    { line: 4, key: 'supply.tol_unknown' },
  ])
  expect(await importExceptions(ctx, file(row), { apply: true, removeAbsent: true })).toMatchObject({
    added: ['x'],
    written: true,
  })
  const monday = await readSchedule(ctx, { tol: 'ward-9-ekata', from: '2026-11-23', to: '2026-11-23' })
  expect(monday.data).toMatchObject([
    { state: 'cancelled', starts: '2026-11-23T12:00:00+05:45', dateBs: '2083-08-07' },
    { state: 'planned', starts: '2026-11-23T14:00:00+05:45' },
  ])
})

test('each change increments the revision of its zone once, and of no other zone', async () => {
  const [south, north] = await Promise.all([readFeed(ctx, 'ward-9-ekata'), readFeed(ctx, 'ward-7-himali')])
  const row = {
    exception: 'count',
    zone: 'zone-5',
    kind: 'extra',
    to_date: '2026-11-25',
    to_starts: '09:00',
    to_minutes: '30',
    ...reason,
  }
  const later = { ...ctx, now: new Date('2026-11-22T06:00:00Z') }
  await importExceptions(later, file(row), apply)
  const feed = await readFeed(ctx, 'ward-9-ekata')
  expect(feed.revision).toBe(south.revision + 1)
  expect(feed.changedAt).toEqual(later.now)
  expect(feed.supplies.map(({ key }) => key)).toContain('extra.count')
  await importExceptions(later, file(row), apply)
  expect((await readFeed(ctx, 'ward-9-ekata')).revision).toBe(feed.revision)
  expect((await readFeed(ctx, 'ward-7-himali')).revision).toBe(north.revision)
  await importInterruptions(later, file({ interruption: 'all', begins: '2026-12-24 00:00', ...reason }), apply)
  expect((await readFeed(ctx, 'ward-7-himali')).revision).toBe(north.revision + 1)
  expect((await readFeed(ctx, 'ward-9-ekata')).revision).toBe(feed.revision + 1)
})

test('the API returns the same supplies as JSON and CSV, for one tol or all, ordered by day', async () => {
  const at = '/customer/water-schedule/487?tol=ward-9-ekata&from=2026-11-23&to=2026-11-29'
  const json = await (await world.api('GET', at)).json()
  expect(json).toMatchObject({
    total: json.data.length,
    from: '2026-11-23',
    to: '2026-11-29',
    tols: [{ code: 'ward-9-ekata' }],
  })
  expect(json.data[0]).toMatchObject({
    tol: 'ward-9-ekata',
    tolName: { ne: 'एकता टोल' },
    reason: { en: 'Repair' },
    sample: false,
  })
  const csv = await world.api('GET', at, { headers: { accept: 'text/csv' } })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const rows = parse(await csv.text(), { bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map(({ starts, state }) => ({ starts, state }))).toEqual(
    json.data.map(({ starts, state }: { starts: string; state: string }) => ({ starts, state })),
  )
  const all = await (await world.api('GET', '/customer/water-schedule/487')).json()
  expect(all).toMatchObject({
    from: '2026-11-22',
    to: '2026-11-28',
    interruptions: [{ code: 'lasting', expectedReturn: null }],
  })
  expect(all.tols.length).toBeGreaterThanOrEqual(20)
})

test.each([
  ['an unknown tol', '?tol=nowhere', 404, 'tols.unknown'],
  ['a tol of another organisation', '?tol=ward-6-sagarmatha', 404, 'tols.unknown'],
  ['a range that ends before it starts', '?from=2026-11-23&to=2026-11-22', 400, 'supply.days_wrong'],
  ['too many days', '?from=2026-11-23&to=2027-02-23', 400, 'supply.days_wrong'],
  ['no date', '?from=23/11/2026', 400, 'request.invalid'],
])('%s is refused', async (_, query, status, key) => {
  const answer = await world.api('GET', `/customer/water-schedule/487${query}`)
  expect([answer.status, (await answer.json()).key]).toEqual([status, key])
})

test('an unknown tol is refused on the page too', async () => {
  await expectRefusal('missing', 'tols.unknown', readTolSchedule(ctx, 'nowhere'))
})

test.each([
  ['on the last evening of 2083, before Nepal’s midnight', '2027-04-13T18:14:59Z', '2027-03-30', '2027-07-11'],
  ['on New Year’s Day of 2084, at 18:15 UTC', '2027-04-13T18:15:00Z', '2027-03-31', '2027-07-12'],
  ['on the last evening of the fiscal year', '2026-07-16T18:14:59Z', '2026-07-02', '2026-10-13'],
  ['on the first day of the fiscal year', '2026-07-16T18:15:00Z', '2026-07-03', '2026-10-14'],
])('the feed covers two weeks back and ninety days ahead %s', async (_, now, first, last) => {
  const daily = {
    ...ruleRow,
    rule: 'every-day',
    zone: 'zone-4',
    weekdays: 'daily',
    valid_from: '2026-01-01',
    valid_until: '2027-12-31',
  }
  await importRules(ctx, file(daily), apply)
  const { supplies } = await readFeed({ ...ctx, now: new Date(now) }, 'ward-7-himali')
  const days = supplies.filter(({ key }) => key.endsWith('every-day')).map(({ day }) => day)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 104])
})
