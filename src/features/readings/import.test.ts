// Imports of readings: the same is stored and refused whether a batch has all months of a connection or one, after any history.

import { expect, test } from 'vitest'
import { addMonths, firstDayOf } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { ImportedRow } from '#kit/long-import.ts'
import { addConnections } from '#tests/billed-world.ts'
import { openWorld } from '#tests/world.ts'
import { importReadings } from './operations/import.server.ts'

const world = await openWorld()

type Month = [reading: string, status: string, outcome: number | null | string]

/** What a file says of each month from 2081/07 on, and the units that are stored or the reason of the refusal. */
const houses: Record<string, Month[]> = {
  'read each month': [
    ['4', '', 4],
    ['10', 'normal', 6],
    ['25', '', 15],
    ['25', '', 0],
    ['24', '', 'meter_readings.below_last'],
    ['40', '', 15],
  ],
  'locked and broken months': [
    ['10', '', 10],
    ['20', '', 10],
    ['', 'locked', null],
    ['45', '', 25],
    ['', 'broken', null],
    ['60', '', 15],
  ],
  // The average of 1,000 makes it plausible that the dial passed its end; the 10 units of the last reading do not.
  'a dial about to pass its end': [
    ['4990', '', 4990],
    ['5990', '', 1000],
    ['6990', '', 1000],
    ['8980', '', 1990],
    ['8990', '', 10],
    ['500', '', 'meter_readings.below_last_rollover'],
    ['500', 'rollover', 1510],
    ['700', '', 200],
  ],
  'a meter replaced': [
    ['9985', '', 9985],
    ['15', 'replaced', 25],
    ['30', '', 15],
    ['20', '', 'meter_readings.below_last_rollover'],
  ],
}
const numbers = Object.keys(houses)

test.each([
  ['all months in one batch', 0, () => [rowsOf(100)]],
  ['a batch for each month', 1, () => Array.from({ length: 8 }, (_, month) => rowsOf(200, month)).filter(hasRows)],
  ['a batch for each row', 2, () => rowsOf(300).map((row) => [row])],
])('%s', async (_, place, batches) => {
  const first = (place + 1) * 100
  const meter = { name_en: 'Sita Sharma', meter: 'metered', dial_digits: '4', connected_on: '2075/04/01' }
  const ids = await addConnections(
    world,
    ...numbers.map((_, house) => ({ ...meter, customer_number: `${first + house}` })),
  )
  const refused: Record<string, string> = {}
  const lines = new Map(
    batches()
      .flat()
      .map(({ line, cells }) => [line, cells]),
  )
  await importReadings(world.system(world.damak), {
    batches: async function* () {
      yield* batches()
    },
    apply: true,
    skipRefused: true,
    onRow: (row: ImportedRow) => {
      if (row.kind !== 'refused') return
      const { customer_number: number, period } = lines.get(row.line)!
      refused[`${number} ${period}`] = row.reason
    },
  })
  const expected = Object.fromEntries(rowsOf(first).map(({ cells, outcome }) => [keyOf(cells), outcome]))
  const stored = await world.resources.database
    .selectFrom('readings')
    .select(['connectionId', 'period', 'units'])
    .where(
      'connectionId',
      'in',
      numbers.map((_, house) => ids.get(`${first + house}`)!),
    )
    .execute()
  const numberOf = new Map([...ids].map(([number, id]) => [id, number]))
  const units = stored.map((row) => [`${numberOf.get(row.connectionId)} ${row.period}`, row.units])
  expect({ ...Object.fromEntries(units), ...refused }).toEqual(expected)
})

/** The rows of the houses, whose customer numbers begin at `first`; a house whose month was refused is read again in the next one. */
function rowsOf(first: number, month?: number) {
  const rows = Object.values(houses).flatMap((months, house) =>
    months.map(([reading, status, outcome], place) => {
      const period = addMonths('2081/07', place)
      const changed = status === 'replaced' ? { old_final: '9998', new_start: '3' } : { old_final: '', new_start: '' }
      const read_on = addDays(firstDayOf(period), 20)
      const cells = { customer_number: `${first + house}`, period, read_on, reading, status, ...changed }
      return { line: 2 + house * 10 + place, cells, outcome, place }
    }),
  )
  return month === undefined ? rows : rows.filter(({ place }) => place === month)
}

function hasRows(rows: readonly unknown[]): boolean {
  return rows.length > 0
}

function keyOf({ customer_number: number, period }: { customer_number: string; period: string }): string {
  return `${number} ${period}`
}
