// Tests of tols and supply zones that the office edits: codes, moves, closing with a successor, restoring.

import { beforeEach, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import {
  addRow,
  changeRow,
  readList,
  readRow,
  removeRow,
  restoreRow,
} from '#features/ordered-lists/operations/rows.server.ts'
import { readTolSchedule } from '#features/water-schedules/operations/schedule.server.ts'
import { cast } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { TolEntry, ZoneEntry } from './contract/admin.ts'
import { officeTols, officeZones, readPlaces, requireTol } from './operations.server.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
})

const office = () => world.as(cast.rajendra)
const sent = { nameEn: 'Test Tol', nameNe: 'जाँच टोल', ward: 3, zone: 'zone-1' }

type Row<Entry> = Entry & { id: number; version: number }
async function tols(): Promise<Row<TolEntry>[]> {
  return (await readList(office(), officeTols as never)).data as unknown as Row<TolEntry>[]
}
async function zones(): Promise<Row<ZoneEntry>[]> {
  return (await readList(office(), officeZones as never)).data as unknown as Row<ZoneEntry>[]
}

test('a tol gets a code from its English name, and keeps it when it is renamed and moved to another zone', async () => {
  const id = await addRow(office(), officeTols, sent)
  const row = { id, version: 1 }
  await changeRow(office(), officeTols as never, row, { ...sent, nameEn: 'New Name', zone: 'zone-2' } as never)
  const tol = (await readPlaces(world.scope(world.damak))).tols.find(({ code }) => code === 'test-tol')
  expect(tol).toMatchObject({ name: { en: 'New Name' }, zone: 'zone-2' })
  expect((await readRow(office(), officeTols as never, id)).edits).toHaveLength(2)
})

test('the same name in a ward, an unknown zone and an unknown successor are refused', async () => {
  const id = await addRow(office(), officeTols, sent)
  const same = await expectRefusal('invalid', 'request.invalid', addRow(office(), officeTols, sent))
  expect(same.details.fields).toEqual([{ field: 'nameNe', key: 'tols.name_taken' }])
  const unknown = addRow(office(), officeTols, { ...sent, nameNe: 'अर्को', zone: 'zone-99' })
  expect((await expectRefusal('invalid', 'request.invalid', unknown)).details.fields?.[0]?.key).toBe(
    'tols.zone_unknown',
  )
  const itself = removeRow(office(), officeTols as never, { id, version: 1 }, { successor: id })
  expect((await expectRefusal('invalid', 'request.invalid', itself)).details.fields?.[0]?.field).toBe('successor')
})

test('a closed tol leads to its successor, also when that one is closed later, and is restored', async () => {
  const [first, second] = [
    await addRow(office(), officeTols, sent),
    await addRow(office(), officeTols, { ...sent, nameEn: 'Second Tol', nameNe: 'दोस्रो टोल' }),
  ]
  const third = (await tols()).find(({ ward }) => ward !== 3)!
  await removeRow(office(), officeTols as never, { id: first, version: 1 }, { successor: second })
  expect((await readTolSchedule(world.visitor(world.damak), 'test-tol')).tol.code).toBe('second-tol')
  await removeRow(office(), officeTols as never, { id: second, version: 1 }, { successor: third.id })
  const { tols: open } = await readPlaces(world.scope(world.damak))
  expect(requireTol('test-tol', open).code).toBe(third.code)
  await restoreRow(office(), officeTols as never, first)
  const { tols: again } = await readPlaces(world.scope(world.damak))
  expect(requireTol('test-tol', again).code).toBe('test-tol')
  expect(requireTol('second-tol', again).code).toBe(third.code)
})

test('the tols of a closed zone belong to its successor; a tol is not restored into a zone that is gone', async () => {
  const [one, other] = (await zones()) as [Row<ZoneEntry>, Row<ZoneEntry>]
  const id = await addRow(office(), officeTols, { ...sent, zone: one.code })
  const moved = (await tols()).filter(({ zone }) => zone === one.code)
  const [closed] = moved
  await removeRow(office(), officeTols as never, { id, version: 1 }, { successor: closed!.id })
  await removeRow(office(), officeZones as never, { id: one.id, version: 0 }, { successor: other.id })
  for (const { code, zone } of await tols()) if (moved.some((tol) => tol.code === code)) expect(zone).toBe(other.code)
  expect((await zones()).map(({ code }) => code)).not.toContain(one.code)
  const { version, edits } = await readRow(office(), officeTols as never, closed!.id)
  expect({ version, edits: edits.map(({ act, by }) => [act, by]) }).toEqual({
    version: closed!.version + 1,
    edits: [['changed', expect.any(String)]],
  })
  const stale = changeRow(office(), officeTols as never, { id: closed!.id, version: closed!.version }, sent as never)
  await expectRefusal('conflict', 'lists.changed_meanwhile', stale)
  await expectRefusal('conflict', 'tols.zone_gone', restoreRow(office(), officeTols as never, id))
})
