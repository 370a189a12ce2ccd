// Tests of the meter reading schedule in the database: filters, search, order, pages, import and API.

import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import type { Ctx } from '#platform/context.ts'
import { openWorld, type World } from '#tests/world.ts'
import { sortable } from './contract/orders.ts'
import { importReadings, readComingReadings, readReadingDay } from './operations.server.ts'
import { datesOf } from './rules/days.ts'
import { listChoices, listReadings, readReadings } from './store.server.ts'

let world: World
let ctx: Ctx
beforeAll(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
  ctx = world.system(world.damak)
})

const first = { page: 1, limit: 10 }

test('the sample has every ward in every month of the year, in both organisations', async () => {
  expect(await listChoices(ctx)).toEqual({ years: [2083], wards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  expect(new Set((await readReadings(ctx)).map(({ month }) => month)).size).toBe(12)
  const wards = new Set((await readReadings(ctx)).map(({ ward }) => ward))
  expect([...wards].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect((await readReadings(world.system(world.kakarvitta))).length).toBeGreaterThan(80)
})

test('lists the readings of the coming week, soonest first, with the names of their tols', async () => {
  const coming = await readComingReadings(ctx)
  const expected = (await readReadings(ctx))
    .map((row) => ({ ...row, ...datesOf(row) }))
    .filter(({ fromDate, toDate }) => fromDate! <= '2026-11-28' && toDate! >= '2026-11-22')
  expect(coming.length).toBe(expected.length)
  expect(coming.length).toBeGreaterThan(0)
  expect(coming.map(({ fromDate }) => fromDate)).toEqual(expected.map(({ fromDate }) => fromDate).toSorted())
  for (const { tol, tolName } of coming) expect(tolName !== null).toBe(tol !== null)
})

test('filters by month, ward and tol, including the rows of the tol’s ward', async () => {
  const mangsir = await listReadings(ctx, { ...first, year: 2083, month: 8, tol: 'ward-5-bazar' })
  expect(mangsir.data.map(({ tol, fromDay, fromDate }) => ({ tol, fromDay, fromDate }))).toEqual([
    { tol: null, fromDay: 9, fromDate: '2026-11-25' },
    { tol: 'ward-5-bazar', fromDay: 25, fromDate: '2026-12-11' },
  ])
  expect((await listReadings(ctx, { ...first, ward: 3, month: 1 })).total).toBe(1)
})

test('search accepts spelling variants and treats wildcards literally', async () => {
  const bazar = await listReadings(ctx, { ...first, search: 'बजार टोल' })
  expect([bazar.total, bazar.data[0]?.tolName?.en]).toEqual([12, 'Bazar Tol'])
  expect((await listReadings(ctx, { ...first, search: 'TEAM 2' })).total).toBeGreaterThan(30)
  expect((await listReadings(ctx, { ...first, search: '%' })).total).toBe(0)
})

test('pages are complete and without duplicates under every order', async () => {
  for (const sortBy of sortable) {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const keys = new Set<string>()
      const { total } = await listReadings(ctx, first)
      for (let page = 1; (page - 1) * 50 < total; page++) {
        const { data } = await listReadings(ctx, { page, limit: 50, sortBy, sortOrder })
        for (const { year, month, ward, tol } of data) keys.add(`${year}-${month}-${ward}-${tol}`)
      }
      expect(keys.size).toBe(total)
    }
  }
  const { data } = await listReadings(ctx, { ...first, sortBy: 'ward', sortOrder: 'desc' })
  expect(data.map(({ ward }) => ward)).toEqual(Array.from({ length: 10 }, () => 10))
})

test('lists readings from today on first, past readings last', async () => {
  const { total } = await listReadings(ctx, first)
  const { data } = await listReadings(ctx, { page: 1, limit: total, sortBy: 'coming' })
  const today = '2026-11-22'
  const over = data.map(({ toDate }) => toDate! < today)
  expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)))
  expect([over[0], over.at(-1)]).toEqual([false, true])
  const coming = data.filter(({ toDate }) => toDate! >= today).map(({ fromDate }) => fromDate)
  expect(coming).toEqual(coming.toSorted())
})

test('finds the next reading day of a tol by its own row or its ward’s', async () => {
  expect((await readReadingDay(ctx, 'ward-5-bazar')).next).toMatchObject({ month: 8, tol: 'ward-5-bazar', fromDay: 25 })
  expect((await readReadingDay(ctx, 'ward-5-milan')).next).toMatchObject({ month: 8, tol: null, fromDay: 9 })
})

const row = {
  year: '2083',
  month: 'Mangsir',
  ward: '5',
  from_day: '11',
  to_day: '12',
  reader_en: 'Ram',
  reader_ne: 'राम',
}

test('a file is compared, refused as a whole, imported as a whole', async () => {
  const apply = { apply: true, removeAbsent: false }
  const bad = rows(row, { ...row, tol: 'ward-6-pipal' }, { ...row }, { ...row, ward: '4', to_day: '30' })
  expect((await importReadings(ctx, bad, apply)).bad).toMatchObject([
    { line: 3, key: 'readings.tol_unknown', values: { tol: 'ward-6-pipal', ward: 5 } },
    { line: 4, key: 'import.twice' },
    { line: 5, key: 'readings.day_wrong', values: { days: 29 } },
  ])
  expect(await importReadings(ctx, rows(row), { ...apply, apply: false })).toMatchObject({
    changed: [
      { key: '2083-08 ward 5', differences: expect.arrayContaining([{ column: 'from_day', from: '9', to: '11' }]) },
    ],
    written: false,
  })
  expect((await readReadingDay(ctx, 'ward-5-milan')).next?.fromDay).toBe(9)
  await importReadings(ctx, rows(row), apply)
  expect((await readReadingDay(ctx, 'ward-5-milan')).next).toMatchObject({ fromDay: 11, sample: false })
  expect(await importReadings(ctx, rows(row), { apply: true, removeAbsent: true })).toMatchObject({
    same: 1,
    added: [],
    changed: [],
  })
  expect(await readReadings(ctx)).toHaveLength(1)
})

test('the API returns pages as JSON and all rows as CSV', async () => {
  const path = '/customer/meter-reading-schedule/320'
  const json = await (await world.api('GET', `${path}?limit=10&month=८&sortBy=ward`)).json()
  expect(json.data[0]).toMatchObject({ year: 2083, month: 8, ward: 1, tolName: null, fromDate: '2026-11-17' })
  const csv = await world.api('GET', `${path}?format=csv&month=8`)
  const table = parse(await csv.text(), { bom: true, columns: true }) as Record<string, string>[]
  expect([table.length, table[0]!.sample, csv.headers.get('content-disposition')]).toEqual([
    json.total,
    'yes',
    'attachment; filename="meter-reading-schedule.csv"',
  ])
})

function rows(...all: Record<string, string>[]) {
  return all.map((cells, index) => ({ line: index + 2, cells }))
}
