// Tests of who read the meters of an imported file: staff by e-mail, others by name, the stored one where the file says nothing.

import { beforeEach, expect, test } from 'vitest'
import type { ImportedRow } from '#kit/long-import.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, holderOf } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { importReadings } from './operations/import.server.ts'

type Cells = Record<string, string>

let world: World
let id: number
const { dipak, ramesh, sita } = cast
const reader = holderOf('meter-reader')

beforeEach(async () => {
  world = await openWorld()
  id = (await addConnections(world, { customer_number: '900', name_en: 'Hari' })).get('900')!
})

const kartik = { customer_number: '900', period: '2083/07', read_on: '2083/07/24', reading: '12' }

/** What the file did, a line for each row that is not unchanged. */
async function bring(...rows: Cells[]): Promise<string[]> {
  world.travelTo(new Date(world.resources.clock().getTime() + 1_000))
  const done: string[] = []
  await importReadings(world.system(world.damak), {
    batches: async function* () {
      yield rows.map((cells, place) => ({ line: place + 2, cells }))
    },
    apply: true,
    skipRefused: true,
    onRow: (row) => done.push(textOf(row)),
  })
  return done
}

function textOf(row: ImportedRow): string {
  if (row.kind === 'added') return `+ ${row.name}`
  if (row.kind === 'refused') return `! ${row.line} ${row.column} ${row.reason} ${JSON.stringify(row.values)}`
  if (row.kind === 'warned') return `? ${row.line} ${row.column} ${row.reason}`
  return `~ ${row.differences.map(({ column, from, to }) => `${column}: ${from} → ${to}`).join(', ')}`
}

function stored() {
  return world.resources.database.selectFrom('readings').select(['readBy', 'readById', 'source']).execute()
}

const byDipak = { readBy: dipak.name.en, readById: dipak.id, source: 'import' }

test('staff are named by their e-mail, in any case, and the page has their present name', async () => {
  expect(await bring({ ...kartik, read_by: ` ${dipak.email!.toUpperCase()} ` })).toEqual(['+ 900 2083/07'])
  expect(await stored()).toEqual([byDipak])
  const page = await world.api('GET', `/admin/readings/487/${id}`, { as: reader, language: 'ne' })
  expect((await page.json()).readings).toMatchObject([{ source: 'import', readBy: dipak.name.ne }])
  const list = await world.api('GET', '/admin/readings/487?period=2083/07', { as: reader })
  expect((await list.json()).data).toMatchObject([{ readBy: dipak.name.en }])
})

test('anybody else is named as in the file, and so is nobody', async () => {
  await bring({ ...kartik, period: '2083/06', read_on: '2083/06/24', read_by: 'Ram  Karki' }, kartik)
  expect(await stored()).toEqual([
    { readBy: 'Ram Karki', readById: null, source: 'import' },
    { readBy: '', readById: null, source: 'import' },
  ])
})

test('an address that no staff of the organisation has is refused, as is a name too long', async () => {
  const unknown = 'nobody@damak.example'
  const rows = [unknown, sita.email!, 'x'.repeat(121)].map((read_by) => ({ ...kartik, read_by }))
  expect(await bring({ ...rows[0]!, reading: 'x' }, ...rows.slice(1))).toEqual([
    '! 2 reading meter_readings.count_wrong {"typed":"x"}',
    `! 2 read_by meter_readings.reader_unknown {"typed":"${unknown}"}`,
    `! 3 read_by meter_readings.reader_unknown {"typed":"${sita.email}"}`,
    `! 4 read_by meter_readings.reader_wrong {"typed":"${'x'.repeat(121)}"}`,
  ])
  const elsewhere = await importReadings(world.system(world.kakarvitta), {
    batches: async function* () {
      yield [{ line: 2, cells: { ...kartik, read_by: dipak.email! } }]
    },
    apply: false,
    skipRefused: false,
  })
  expect(elsewhere.refused).toBe(1)
})

test('who has left may have read earlier', async () => {
  await world.resources.database
    .updateTable('roleGrants')
    .set({ endedAt: world.resources.clock(), endedBy: 'Rajendra' })
    .where('personId', '=', dipak.id)
    .execute()
  await bring({ ...kartik, read_by: dipak.email! })
  expect(await stored()).toEqual([byDipak])
})

test('what is stored stays where the file has no such column or an empty cell, also with a correction', async () => {
  const file = { ...kartik, read_by: dipak.email! }
  await bring(file)
  expect(await bring(file)).toEqual([])
  expect(await bring({ ...kartik, read_by: dipak.name.en })).toEqual([])
  expect(await bring({ ...kartik, read_by: '' })).toEqual([])
  expect(await bring({ ...kartik, reading: '13' })).toEqual(['~ reading: 12 → 13'])
  expect(await bring({ ...kartik, reading: '14', read_by: '' })).toEqual(['~ reading: 13 → 14'])
  expect(await stored()).toEqual([byDipak])
})

test('another reader is a correction, and a name becomes that of the member of staff', async () => {
  await bring({ ...kartik, read_by: dipak.name.en })
  expect(await bring({ ...kartik, read_by: dipak.email! })).toEqual([`~ read_by: ${dipak.name.en} → ${dipak.email}`])
  expect(await stored()).toEqual([byDipak])
  expect(await bring({ ...kartik, read_by: ramesh.email! })).toEqual([`~ read_by: ${dipak.name.en} → ${ramesh.email}`])
  expect(await stored()).toMatchObject([{ readById: ramesh.id }])
})

test('the reader of a replaced meter is stored, too', async () => {
  const change = { status: 'replaced', old_final: '9', new_start: '0', new_serial: 'B2' }
  await bring({ ...kartik, ...change, read_by: dipak.email! })
  expect(await stored()).toEqual([byDipak])
})

test('nobody is named as the reader of their own connection', async () => {
  const { database } = world.resources
  const link = { orgId: 487, personId: dipak.id, customerNumber: '900' }
  await database.insertInto('customers').values(link).execute()
  const file = { ...kartik, read_by: dipak.email! }
  expect(await bring(file)).toEqual([`! 2 read_by meter_readings.reader_linked {"typed":"${dipak.email}"}`])
  expect(await bring({ ...kartik, read_by: ramesh.email! })).toEqual(['+ 900 2083/07'])
})

test('a row with a name and nothing else was left blank', async () => {
  expect(await bring({ ...kartik, read_on: '', reading: '', read_by: 'Ram' })).toEqual([])
})
