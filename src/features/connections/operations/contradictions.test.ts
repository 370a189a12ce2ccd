// Tests of rows of a register that contradict what is stored: readings, bills, and numbers that another connection has.

import { beforeAll, expect, test } from 'vitest'
import type { ImportedRow } from '#kit/long-import.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import { importRegister } from './import.server.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await useRates(world, billedRates, { ...billedRates, metered: false, slabs: [] })
  await addConnections(
    world,
    { customer_number: '1', name_en: 'Sita', opening_reading: '400', meter_serial: 'NW-1', old_number: 'D-1' },
    { customer_number: '2', name_en: 'Hari', opening_reading: '9990', dial_digits: '4', meter_serial: 'NW-2' },
    { customer_number: '3', name_en: 'Gita', meter_serial: 'NW-3', status: 'closed' },
    { customer_number: '4', name_en: 'Maya', meter: 'unmetered' },
  )
  await readMeters(world, '2083/06', '2026-10-11', { 1: '410' })
  await billMonth(world, '2083/06', '2026-10-20')
  await readMeters(world, '2083/07', '2026-11-10', { 1: '1015' })
  world.travelTo('2026-11-22T05:15:00Z')
})

type Cells = Record<string, string>

/** Imports rows in batches of one or, with `together`, in one batch; returns what was refused and the counts. */
async function send(rows: Cells[], { apply = false, together = false } = {}) {
  const numbered = rows.map((cells, place) => ({ line: place + 2, cells }))
  const batches = async function* () {
    if (together) yield numbered
    else for (const row of numbered) yield [row]
  }
  const refused: [number, string, string, unknown][] = []
  const onRow = (row: ImportedRow) =>
    void (row.kind === 'refused' && refused.push([row.line, row.column, row.reason, row.values]))
  const ctx = world.system(world.damak)
  const { added, changed } = await importRegister(ctx, { batches, apply, skipRefused: apply, onRow })
  return { refused, taken: added + changed }
}

test('a first reading, a dial and a day that readings and bills contradict are refused', async () => {
  const rows: Cells[] = [
    { customer_number: '1', opening_reading: '460' },
    { customer_number: '1', dial_digits: '3' },
    { customer_number: '1', connected_on: '2083/08/01' },
    { customer_number: '4', connected_on: '2083/07/01' },
  ]
  for (const [place, row] of rows.entries())
    for (const apply of [false, true]) {
      const { refused, taken } = await send([row], { apply })
      expect([refused, taken]).toEqual([
        [
          [
            [2, 'opening_reading', 'connections.opening_above_reading', { value: 410, opening: 460 }],
            [2, 'dial_digits', 'connections.dial_below_reading', { value: 1_015, digits: 3 }],
            [2, 'connected_on', 'connections.connected_after_reading', { typed: '2083/08/01', date: '2083/06/25' }],
            [2, 'connected_on', 'connections.connected_after_bill', { typed: '2083/07/01', month: '2083/06' }],
          ][place],
        ],
        0,
      ])
    }
  const { refused, taken } = await send([
    { customer_number: '1', opening_reading: '405', dial_digits: '4', connected_on: '2081/01/01' },
    { customer_number: '4', connected_on: '2083/06/30' },
  ])
  expect([refused, taken]).toEqual([[], 2])
})

test.each([false, true])(
  'numbers that another connection has are refused, also within a file; together: %s',
  async (together) => {
    const own = (number: string) => `${together ? 'T' : 'S'}${number}`
    const named: Cells[] = [
      { customer_number: '10', name_en: 'A', meter_serial: 'nw-1' },
      { customer_number: '11', name_en: 'B', old_number: 'd-1' },
      { customer_number: '12', name_en: 'C', meter_serial: 'NW-9', old_number: 'D-9' },
      { customer_number: '13', name_en: 'D', meter_serial: 'NW-9' },
      { customer_number: '14', name_en: 'E', old_number: 'D-9' },
      { customer_number: '15', name_en: 'F', meter_serial: '', old_number: '' },
      { customer_number: '16', name_en: 'G', meter_serial: '', old_number: '' },
      { customer_number: '17', name_en: 'H', meter_serial: 'NW-3' },
    ]
    const rows = named.map((row) => ({ ...row, customer_number: own(row.customer_number!) }))
    const expected = [
      [2, 'meter_serial', 'connections.meter_serial_taken', { typed: 'nw-1', number: '1' }],
      [3, 'old_number', 'connections.old_number_taken', { typed: 'd-1', number: '1' }],
      [5, 'meter_serial', 'connections.meter_serial_taken', { typed: 'NW-9', number: own('12') }],
      [6, 'old_number', 'connections.old_number_taken', { typed: 'D-9', number: own('12') }],
    ]
    expect(await send(rows, { together })).toEqual({ refused: expected, taken: 4 })
    expect(await send(rows, { together, apply: true })).toEqual({ refused: expected, taken: 4 })
    expect(await send(rows, { together })).toEqual({ refused: expected, taken: 0 })
    await world.resources.database
      .deleteFrom('connections')
      .where('customerNumber', 'like', `${own('')}%`)
      .execute()
  },
)

test('two meter numbers that were mixed up are corrected by one file', async () => {
  const rows = [
    { customer_number: '1', meter_serial: 'NW-2' },
    { customer_number: '2', meter_serial: 'NW-1' },
  ]
  expect(await send(rows, { together: true, apply: true })).toEqual({ refused: [], taken: 2 })
  expect((await send([{ customer_number: '1', meter_serial: 'NW-1' }])).refused).toHaveLength(1)
})
