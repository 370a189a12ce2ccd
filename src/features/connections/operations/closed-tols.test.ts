// Test of the register when a tol is closed.

import { expect, test } from 'vitest'
import { readList, removeRow } from '#features/ordered-lists/operations/rows.server.ts'
import type { TolEntry } from '#features/tols/contract/admin.ts'
import { importPlaces, officeTols, savePlaces } from '#features/tols/operations.server.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import { listEntries } from '../store/rows.server.ts'
import { importRegister } from './import.server.ts'

const zones = [{ code: 'west', name: { en: 'West', ne: 'पश्चिम' } }]
const milanTol = { code: 'milan', ward: 5, zone: 'west', name: { en: 'Milan Tol', ne: 'मिलन टोल' } }
const shantiTol = { code: 'shanti', ward: 5, zone: 'west', name: { en: 'Shanti Tol', ne: 'शान्ति टोल' } }

test('the connections of a closed tol are in its successor', async () => {
  const world = await openWorld()
  const ctx = world.system(world.damak)
  await savePlaces(ctx, { zones, tols: [milanTol, shantiTol] })
  const cells = { customer_number: '10425', name_en: 'Sita Sharma', ward: '5', tol: 'milan' }
  const batches = async function* () {
    yield [{ line: 2, cells }]
  }
  await importRegister(ctx, { batches, apply: true, skipRefused: false })
  const office = world.as(cast.rajendra)
  const { data } = await readList(office, officeTols as never)
  const rows = data as unknown as (TolEntry & { id: number })[]
  const [milan, shanti] = ['milan', 'shanti'].map((code) => rows.find((row) => row.code === code)!.id)
  await removeRow(office, officeTols as never, { id: milan!, version: 0 }, { successor: shanti })
  const entries = await listEntries(world.scope(world.damak), ['10425'])
  expect(entries.get('10425')?.tol).toBe('shanti')
  const again = await importRegister(ctx, { batches, apply: true, skipRefused: false })
  expect(again).toMatchObject({ same: 1, refused: 0 })
})

async function* sitaInMilan() {
  yield [{ line: 2, cells: { customer_number: '10425', name_en: 'Sita Sharma', tol: 'milan' } }]
}

test('an import of tols removes none that connections are in', async () => {
  const world = await openWorld()
  const ctx = world.system(world.damak)
  await savePlaces(ctx, { zones, tols: [milanTol, shantiTol] })
  await importRegister(ctx, { batches: sitaInMilan, apply: true, skipRefused: false })
  const zone = { zone: 'west', zone_name_en: 'West', zone_name_ne: 'पश्चिम', ward: '5' }
  const only = (tol: string, en: string, ne: string) => [
    { line: 2, cells: { ...zone, tol, tol_name_en: en, tol_name_ne: ne } },
  ]
  for (const apply of [false, true])
    await expectRefusal(
      'conflict',
      'tols.has_connections',
      importPlaces(ctx, only('shanti', 'Shanti Tol', 'शान्ति टोल'), { apply, removeAbsent: true }),
    )
  await importPlaces(ctx, only('milan', 'Milan Tol', 'मिलन टोल'), { apply: true, removeAbsent: true })
  expect((await listEntries(world.scope(world.damak), ['10425'])).get('10425')?.tol).toBe('milan')
})
