// Tests of importing a file of tols: complete or not at all, for one organisation.

import { beforeAll, expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import type { Ctx } from '#platform/context.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { importPlaces, readPlaces, requireTol } from './operations.server.ts'

let world: World
let ctx: Ctx
beforeAll(async () => {
  world = await openWorld()
  ctx = world.system(world.damak)
})

const north = { zone: 'north', zone_name_en: 'North', zone_name_ne: 'उत्तर' }
const south = { zone: 'south', zone_name_en: 'South', zone_name_ne: 'दक्षिण' }
const a = { ...north, ward: '१०', tol: 'a', tol_name_en: 'A', tol_name_ne: 'क' }
const b = { ...south, ward: '2', tol: 'b', tol_name_en: 'B', tol_name_ne: 'ख' }

function file(...rows: Record<string, string>[]) {
  return rows.map((cells, index) => ({ line: index + 2, cells }))
}

test('a file is compared, imported, changed, and its absent rows removed', async () => {
  const options = { apply: true, removeAbsent: false }
  expect(await importPlaces(ctx, file(a, b), { ...options, apply: false })).toMatchObject({
    added: ['a', 'b'],
    written: false,
  })
  expect((await readPlaces(ctx)).tols).toEqual([])
  await importPlaces(ctx, file(a, b), options)
  expect(await readPlaces(ctx)).toEqual({
    zones: [
      { code: 'north', name: { en: 'North', ne: 'उत्तर' } },
      { code: 'south', name: { en: 'South', ne: 'दक्षिण' } },
    ],
    tols: [
      { code: 'b', name: { en: 'B', ne: 'ख' }, ward: 2, zone: 'south' },
      { code: 'a', name: { en: 'A', ne: 'क' }, ward: 10, zone: 'north' },
    ],
  })
  const moved = file({ ...a, ...south })
  expect(await importPlaces(ctx, moved, options)).toMatchObject({
    changed: [{ key: 'a' }],
    absent: ['b'],
    written: true,
  })
  expect((await readPlaces(ctx)).tols).toHaveLength(2)
  await importPlaces(ctx, moved, { apply: true, removeAbsent: true })
  const { zones, tols } = await readPlaces(ctx)
  expect([zones.map(({ code }) => code), tols.map(({ code }) => code)]).toEqual([['south'], ['a']])
  expect(await readPlaces(world.as(cast.hari))).toEqual({ zones: [], tols: [] })
})

test('a zone with two names, a duplicate tol and an invalid ward are reported with their lines', async () => {
  const rows = file(a, { ...b, zone: 'north' }, { ...a }, { ...b, ward: '99' })
  expect((await importPlaces(ctx, rows, { apply: true, removeAbsent: false })).bad).toMatchObject([
    { line: 3, key: 'tols.zone_differs' },
    { line: 4, key: 'import.twice' },
    { line: 5, key: 'tols.ward_wrong' },
  ])
})

test('an unknown tol is missing', async () => {
  await expectRefusal('missing', 'tols.unknown', (async () => requireTol('nowhere', []))())
})
