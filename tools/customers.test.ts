// Tests of the customers command: dry run, differences, refused rows, codes of an old program, and an import that was interrupted.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeHolder, changeState } from '#features/connections/operations/changes.server.ts'
import { replaceMeter } from '#features/connections/operations/meters.server.ts'
import { savePlaces } from '#features/tols/operations.server.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { customers } from './customers.ts'

const { world, folder, printed } = await openCommandWorld()

beforeAll(async () => {
  await savePlaces(world.system(world.damak), {
    zones: [{ code: 'a', name: { en: 'A', ne: 'क' } }],
    tols: [tol('milan-2', 2), tol('milan-5', 5)],
  })
})
beforeEach(async () => {
  printed.length = 0
  await world.resources.database.deleteFrom('connections').execute()
})

function tol(code: string, ward: number) {
  return { code, ward, zone: 'a', name: { en: 'Milan Tol', ne: 'मिलन टोल' } }
}

async function run(content: string | Uint8Array, ...options: string[]): Promise<string> {
  const path = join(folder, typeof content === 'string' ? 'register.csv' : 'register.xlsx')
  await writeFile(path, content)
  printed.length = 0
  await customers(world.resources, ['import', path, '--org', '487', ...options])
  return printed.join('')
}

function counted(table: 'connections' | 'connectionHolders' | 'connectionMeters' | 'connectionStates') {
  return world.resources.database
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
}

const head = 'customer_number,name_en,name_ne,phone,ward,tol,connected_on,meter_serial,opening_balance_rs,status'
const sita = '10425,Sita Sharma,सीता शर्मा,9841234567,5,मिलन टोल,2080/04/01,NW-1,1250.50,connected'
const hari = '१०४२६,Hari Tamang,हरि तामाङ,,2,milan-2,2023-07-17,NW-2,,disconnected'
const file = `${head}\n${sita}\n${hari}\n`

test('a dry run writes nothing; applied, each connection has a holder, a meter and its state', async () => {
  expect(await run(file)).toBe(
    '+ 10425\n+ 10426\n2 new, 0 changed, 0 unchanged, 0 refused.\nNothing was written. Add --apply to write.\n',
  )
  expect(await counted('connections')).toEqual({ rows: 0 })
  expect(await run(file, '--apply')).toContain('The register of organisation 487 was written.')
  expect(
    await world.resources.database
      .selectFrom('connections')
      .select(['customerNumber', 'tol', 'openingBalancePaisa'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { customerNumber: '10425', tol: 'milan-5', openingBalancePaisa: 125_050 },
    { customerNumber: '10426', tol: 'milan-2', openingBalancePaisa: null },
  ])
  expect(
    await world.resources.database
      .selectFrom('connectionStates')
      .select(['since', 'state'])
      .orderBy('connectionId')
      .orderBy('since')
      .execute(),
  ).toEqual([
    { since: '2023-07-17', state: 'connected' },
    { since: '2026-11-22', state: 'disconnected' },
  ])
  expect([await counted('connectionHolders'), await counted('connectionMeters')]).toEqual([{ rows: 2 }, { rows: 2 }])
})

test('imported again nothing changes; a correction is shown field by field and written', async () => {
  await run(file, '--apply')
  expect(await run(file, '--apply')).toMatch(/^0 new, 0 changed, 2 unchanged, 0 refused/)
  const corrected = `customer_number,phone,meter_serial,status\n10425,,NW-9,closed\n`
  expect(await run(corrected, '--apply')).toMatch(
    /^~ 10425\n {4}phone: \+9779841234567 → \(empty\)\n {4}meter_serial: NW-1 → NW-9\n {4}status: connected → closed\n0 new, 1 changed, 0 unchanged/,
  )
  expect(await run(corrected)).toMatch(/^0 new, 0 changed, 1 unchanged/)
  expect([await counted('connectionHolders'), await counted('connectionMeters')]).toEqual([{ rows: 2 }, { rows: 2 }])
  printed.length = 0
  await expect(run('customer_number,meter\n10425,unmetered\n', '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toMatch(/^! line 2, meter: This connection has a meter/)
  expect(await counted('connectionMeters')).toEqual({ rows: 2 })
})

test('with refused rows nothing is written, and the good ones when the office says so', async () => {
  const bad = `${head}\n${sita}\n10427,Ram,,1,5,,,,,\n10425,Again,,,,,,,,\n10428,Gita,,,,Milan Tol,,,,\n${hari}\n`
  await expect(run(bad, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toBe(
    '+ 10425\n' +
      '! line 3, phone: "1" is not a phone number of Nepal\n' +
      '! line 4, customer_number: 10425 appears twice; first in line 2\n' +
      '! line 5, tol: "Milan Tol" is no tol of the organisation, or several tols of this name need the ward\n' +
      '+ 10426\n2 new, 0 changed, 0 unchanged, 3 refused.\n',
  )
  expect(await counted('connections')).toEqual({ rows: 0 })
  await run(bad, '--apply', '--skip-refused')
  expect(await counted('connections')).toEqual({ rows: 2 })
  const names = await world.resources.database
    .selectFrom('connectionHolders')
    .select('nameEn')
    .orderBy('nameEn')
    .execute()
  expect(names.map(({ nameEn }) => nameEn)).toEqual(['Hari Tamang', 'Sita Sharma'])
})

test('Excel is read, and codes of the old program are replaced', async () => {
  const rows = [
    ['Customer number', 'Name EN', 'Customer type', 'Connected on'],
    [7, 'Sita', 'D1', new Date(Date.UTC(2023, 6, 17))],
  ]
  const map = join(folder, 'codes.csv')
  await writeFile(map, 'column,from,to\ncustomer_type,D1,commercial\n')
  await run(await writeXlsx({ sheets: [{ name: 'Register', rows }] }), '--apply', '--map', map)
  expect(
    await world.resources.database.selectFrom('connections').select(['customerType', 'connectedOn']).execute(),
  ).toEqual([{ customerType: 'commercial', connectedOn: '2023-07-17' }])
})

test('a new number that is a known one but for leading zeros or capital letters is pointed out, and taken', async () => {
  await run('customer_number,name_en\n00425,Sita\nK-1,Hari\n77,Gita\n', '--apply')
  const file = 'customer_number,name_en\n425,Sita\nk-1,Hari\n0077,Gita\n78,Maya\nK-1,Hari\n'
  const report = await run(file)
  const pointedOut =
    '? line 2, customer_number: This connection is new, but the register has 00425: compare leading zeros'
  expect(report).toContain(pointedOut)
  for (const number of ['K-1', '77']) expect(report).toContain(`the register has ${number}: compare`)
  expect(report).toContain('4 new, 0 changed, 1 unchanged, 0 refused.\nUnusual rows: 3.')
  expect(await run(file, '--apply')).toContain('Unusual rows: 3.')
  expect(await run(file)).toMatch(/^0 new, 0 changed, 5 unchanged, 0 refused.\nNothing/)
})

test('an import that stopped after a batch is run again and writes the rest', async () => {
  const lines = Array.from({ length: 4_500 }, (_, place) => `${place + 1},Holder ${place + 1}`)
  const broken = `customer_number,name_en\n${lines.join('\n')}\n`
  await run(`customer_number,name_en\n${lines.slice(0, 2_000).join('\n')}\n`, '--apply')
  const report = await run(broken, '--apply')
  expect(report).toContain('2500 new, 0 changed, 2000 unchanged, 0 refused.')
  expect(await counted('connections')).toEqual({ rows: 4_500 })
})

test('a row that was cut off empties nothing, and a comma is not dropped', async () => {
  await run(file, '--apply')
  const bad = `${head}\n10425,Sita Sharma\n20002,Short\n10426,Hari,,,2,,,,"250,50",\n,No number,,,,,,,,\n`
  await expect(run(bad, '--apply')).rejects.toThrow('Nothing was written')
  const short = 'customer_number: The row has 2 cells, the heading has 10: empty cells need their separators, too'
  expect(printed.join('')).toBe(
    `! line 2, ${short}\n! line 3, ${short}\n` +
      '! line 4, opening_balance_rs: "250,50" is not an amount in rupees such as 1250.50 or 1,23,456.50\n' +
      '! line 5, customer_number: The customer number is missing\n' +
      '0 new, 0 changed, 0 unchanged, 4 refused.\n',
  )
})

test('a meter number is the same in either digits', async () => {
  const registered = 'customer_number,name_en,meter_serial\n10425,Sita,NW-११७३२२\n'
  await run(registered, '--apply')
  expect(await run(registered)).toMatch(/^0 new, 0 changed, 1 unchanged/)
  expect(await run(registered.replace('NW-११७३२२', 'NW-117322'))).toMatch(/^0 new, 0 changed, 1 unchanged/)
})

test.each([
  ['a column that is not known', 'customer_number,nam_en\n1,A\n', 'import.column_unknown'],
  ['no customer number', 'name_en\nA\n', 'import.column_lacking'],
  ['no rows', 'customer_number,name_en\n', 'spreadsheet.empty'],
])('%s is refused', async (_name, content, key) => {
  await expect(run(content)).rejects.toMatchObject({ key })
})

test('an old file does not bring back a replaced meter, a former holder or a closed tap', async () => {
  const { database } = world.resources
  await run('customer_number,name_en,meter_serial\n10425,Sita,NW-1\n10426,Hari,NW-2\n10427,Gita,NW-3\n', '--apply')
  const rows = await database.selectFrom('connections').select(['id', 'customerNumber']).orderBy('id').execute()
  const [meter, holder, closed] = rows.map(({ id }) => id)
  const scope = world.scope(world.damak)
  const change = { on: '2026-11-22', finalReading: 9, serial: 'NW-9', dialDigits: 5, openingReading: 0 }
  await replaceMeter(scope, { ...change, connectionId: meter! })
  const office = world.as(permitted(cast.rajendra, 'connections:write'))
  world.travelTo('2026-11-25T05:15:00Z')
  const later = { ...office, now: new Date('2026-11-25T05:15:00Z') }
  await changeHolder(later, { id: holder!, from: '2026-11-24', kind: 'person', nameEn: 'Maya', reason: 'sold' })
  await changeState(later, { id: closed!, state: 'closed', since: '2026-11-24', reason: 'demolished' })
  const old =
    'customer_number,name_en,meter_serial,status\n10425,Sita,NW-1,\n10426,Hari,NW-2,\n10427,Gita,NW-3,connected\n'
  await expect(run(old, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.filter((line) => line.startsWith('!')).join('')).toBe(
    '! line 2, meter_serial: The meter was replaced since: its number, dial and first reading are not changed by an import\n' +
      '! line 3, name_en: "Hari" is of a former holder: an import does not bring them back\n' +
      '! line 4, status: This connection is closed for good: apply for a new one\n',
  )
})

test('each batch is recorded in its own transaction: what is written is never without its audit row', async () => {
  const lines = Array.from({ length: 2_500 }, (_, place) => `${place + 1},Holder ${place + 1}`)
  await run(`customer_number,name_en\n${lines.join('\n')}\n`, '--apply')
  const recorded = await world.resources.database
    .selectFrom('auditRows')
    .select('changes')
    .where('action', '=', 'connections.imported')
    .orderBy('id')
    .execute()
  expect(recorded.slice(-2).map(({ changes }) => changes)).toEqual([
    { added: 2_000, changed: 0, lines: '2–2001' },
    { added: 500, changed: 0, lines: '2002–2501' },
  ])
})

test('a name typed in Preeti is listed with its text in Unicode, and taken only when that is asked for', async () => {
  const typed = 'customer_number,name_en,name_ne\n20031,Gita Bhattarai,uLtf e§/fO{\n'
  const listed = 'Preeti, line 2, name_ne: uLtf e§/fO{ → गीता भट्टराई\n'
  expect(await run(typed)).toContain(
    `${listed}Cells that look as if they were typed in Preeti: 1. Add --preeti convert`,
  )
  await expect(run(typed, '--apply', '--skip-refused')).rejects.toThrow('Nothing was written. Cells that look as if')
  await expect(run(typed, '--apply', '--preeti', 'perhaps')).rejects.toThrow('--preeti convert or --preeti keep')
  expect(await run(typed, '--preeti', 'keep')).toContain('! line 2, name_ne: "uLtf e§/fO{" is written for an old font')
  expect(await run(typed, '--apply', '--preeti', 'convert')).toContain('1 new, 0 changed, 0 unchanged, 0 refused.')
  const holders = await world.resources.database.selectFrom('connectionHolders').select('nameNe').execute()
  expect(holders).toEqual([{ nameNe: 'गीता भट्टराई' }])
})
