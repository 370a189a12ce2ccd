// Tests of the readings command: dry run, differences, refused rows, meters replaced, and an import that was interrupted.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { importRegister } from '#features/connections/operations/import.server.ts'
import type { ListedMeter } from '#features/readings/contract/api.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { listColumns } from '#features/readings/screens/office/list-columns.ts'
import { chosenColumns, exportableColumns } from '#kit/table/export/columns.ts'
import { excelBytes } from '#kit/table/export/excel.ts'
import { cast } from '#tests/cast.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { readings } from './readings.ts'

const { world, folder, printed } = await openCommandWorld()

beforeEach(async () => {
  await world.resources.database.deleteFrom('connections').execute()
  const register: Record<string, string>[] = [
    { customer_number: '1', name_en: 'Sita', dial_digits: '4', opening_reading: '9950', meter_serial: 'A1' },
    { customer_number: '2', name_en: 'Hari', opening_reading: '0', connected_on: '2080/04/01' },
    { customer_number: '3', name_en: 'Gita', meter: 'unmetered' },
  ]
  const batches = async function* () {
    yield register.map((cells, place) => ({ line: place + 2, cells }))
  }
  await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: false })
  world.travelTo(new Date(world.resources.clock().getTime() + 60_000))
})

async function run(content: string | Uint8Array, ...options: string[]): Promise<string> {
  const path = join(folder, typeof content === 'string' ? 'readings.csv' : 'readings.xlsx')
  await writeFile(path, content)
  world.travelTo(new Date(world.resources.clock().getTime() + 1_000))
  printed.length = 0
  await readings(world.resources, ['import', path, '--org', '487', ...options])
  return printed.join('')
}

function stored() {
  return world.resources.database
    .selectFrom('readings')
    .innerJoin('connections', 'connections.id', 'readings.connectionId')
    .select(['customerNumber', 'period', 'value', 'units', 'status'])
    .orderBy('customerNumber')
    .orderBy('period')
    .execute()
}

const units = async () => (await stored()).map((row) => `${row.customerNumber} ${row.period} ${row.units}`)

const head = 'customer_number,period,read_on,reading,status,note,old_final,new_start,new_serial'
const file = `${head}
1,२०८३/०५,२०८३/०५/२५,९९७०,,,,,
2,2083/05,2026-09-10,12,सामान्य,,,,
1,2083/06,2083/06/25,9985,normal,,,,
2,2083/06,2083/06/25,,ताला लागेको,Dog,,,
1,2083/07,2083/07/24,15,replaced,,9998,3,B2
2,2083/07,2083/07/24,30,,,,,
`

test('a dry run writes nothing; applied, each reading has its units and the register its meters', async () => {
  const dry = await run(file)
  expect(dry).toMatch(/^\+ 1 2083\/05\n\+ 1 2083\/06\n\+ 1 2083\/07\n\+ 2 2083\/05\n/)
  expect(dry).toMatch(/6 new, 0 changed, 0 unchanged, 0 refused.\nNothing was written. Add --apply to write.\n$/)
  expect([await stored(), await meters()]).toEqual([[], ['A1 null', ' null']])
  expect(await run(file, '--apply')).toContain('The readings of organisation 487 were written.')
  expect(await units()).toEqual([
    '1 2083/05 20',
    '1 2083/06 15',
    '1 2083/07 25',
    '2 2083/05 12',
    '2 2083/06 null',
    '2 2083/07 18',
  ])
  expect(await meters()).toEqual(['A1 9998', ' null', 'B2 null'])
})

async function meters() {
  const rows = await world.resources.database
    .selectFrom('connectionMeters')
    .select(['serial', 'finalReading'])
    .orderBy('fittedOn')
    .execute()
  return rows.map(({ serial, finalReading }) => `${serial} ${finalReading}`).toSorted((a, b) => order(a) - order(b))
}

function order(meter: string): number {
  return ['A1', '', 'B2'].indexOf(meter.split(' ')[0]!)
}

test('imported again nothing changes; the newest reading is corrected, an earlier one is refused', async () => {
  await run(file, '--apply')
  expect(await run(file, '--apply')).toMatch(/^0 new, 0 changed, 6 unchanged, 0 refused/)
  const corrected = 'customer_number,period,read_on,reading\n1,2083/07,2083/07/24,16\n2,2083/07,2083/07/24,31\n'
  expect(await run(corrected, '--apply')).toMatch(
    /^~ 1 2083\/07\n {4}reading: 15 → 16\n~ 2 2083\/07\n {4}reading: 30 → 31\n0 new, 2 changed, 0 unchanged/,
  )
  expect((await units()).filter((one) => one.includes('/07'))).toEqual(['1 2083/07 26', '2 2083/07 19'])
  expect(await meters()).toEqual(['A1 9998', ' null', 'B2 null'])
  await expect(run('customer_number,period,read_on,reading\n2,2083/05,2083/05/25,13\n', '--apply')).rejects.toThrow(
    'Nothing',
  )
  expect(printed.join('')).toMatch(/^! line 2, period: A later reading is recorded/)
})

test('months may be in any order', async () => {
  await run(file, '--apply')
  const inOrder = await units()
  await world.resources.database.deleteFrom('readings').execute()
  await world.resources.database.deleteFrom('connectionMeters').where('serial', '=', 'B2').execute()
  await world.resources.database.updateTable('connectionMeters').set({ removedOn: null, finalReading: null }).execute()
  const [first, ...rows] = file.trim().split('\n')
  expect(await run([first, ...rows.toReversed(), ''].join('\n'), '--apply')).toContain('6 new')
  expect(await units()).toEqual(inOrder)
})

test('a row that was cut off is refused, also where nothing would be filled in, and so are commas elsewhere than between groups', async () => {
  const bad = `${head}\n2,2083/05\n2,2083/06,2083/06/25,20\n2,2083/05,2083/05/25,"99,99",,,,,\n,2083/05,2083/05/25,12,,,,,\n`
  await expect(run(bad, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('').split('\n').toSorted().slice(1)).toEqual([
    '! line 2, customer_number: The row has 2 cells, the heading has 9: empty cells need their separators, too',
    '! line 3, customer_number: The row has 4 cells, the heading has 9: empty cells need their separators, too',
    '! line 4, reading: "99,99" is not a reading in whole units such as 1250 or 1,250',
    '! line 5, customer_number: The customer number is missing',
    '0 new, 0 changed, 0 unchanged, 4 refused.',
  ])
})

test('a row with a cell under no heading is refused, as is one with a note alone', async () => {
  const surplus = 'customer_number,period,read_on,reading\n2,2083/05,2083/05/25,1,234\n'
  await expect(run(surplus, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toMatch(/^! line 2, customer_number: "234" has no heading/)
  await expect(run(`${head}\n2,2083/05,,,,Dog at the gate,,,\n`, '--apply')).rejects.toThrow('Nothing was written')
  expect(printed.join('')).toMatch(/^! line 2, read_on: The day of the reading is missing/)
})

test('with refused rows nothing is written, and the good ones when the office says so', async () => {
  const bad = `${head}
1,2083/05,2083/05/25,9940,,,,,
2,2083/05,2083/05/25,12,,,,,
2,2083/05,2083/05/26,13,,,,,
9,2083/05,2083/05/25,12,,,,,
3,2083/05,2083/05/25,12,,,,,
2,2083/13,2083/06/25,x,odd,,,,
2,2083/06,2084/06/25,20,,,,,
2,2083/06,,20,,,,,
`
  await expect(run(bad, '--apply')).rejects.toThrow('Nothing was written')
  expect(
    printed
      .join('')
      .split('\n')
      .map((line) => line.slice(0, 60)),
  ).toEqual([
    '! line 2, reading: 9,940 is below the last reading, 9,950. C',
    '! line 7, status: "odd" is not normal, locked, broken, reset',
    '! line 7, reading: "x" is not a reading in whole units such ',
    '! line 7, period: Write a Bikram Sambat month such as 2083/0',
    '+ 2 2083/05',
    '! line 4, period: The file has this month of this customer n',
    '! line 8, read_on: The day of the reading is in the future',
    '! line 9, read_on: The day of the reading is missing',
    '! line 6, customer_number: This connection has no meter',
    '! line 5, customer_number: "9" is not a customer number in t',
    '1 new, 0 changed, 0 unchanged, 7 refused.',
    '',
  ])
  expect(await stored()).toEqual([])
  await run(bad, '--apply', '--skip-refused')
  expect(await units()).toEqual(['2 2083/05 12'])
})

test('a correction that the rule refuses leaves reading and meter as they were', async () => {
  await run(file, '--apply')
  const wrong = `${head}\n1,2083/07,2083/07/24,15,replaced,,9980,3,B2\n2,2083/07,2083/07/24,33,,,,,\n`
  await run(wrong, '--apply', '--skip-refused')
  expect(printed.join('')).toMatch(/^! line 2, old_final: /)
  expect((await units()).filter((one) => one.includes('/07'))).toEqual(['1 2083/07 25', '2 2083/07 21'])
  expect(await meters()).toEqual(['A1 9998', ' null', 'B2 null'])
})

test('a row that is refused only while the file is written is reported', async () => {
  const later = '2,2083/06,2083/06/25,20,normal,,,,\n'
  let reads = 0
  const batches = async function* () {
    reads += 1
    if (reads === 2) await run(`${head}\n${later}`, '--apply')
    yield [{ line: 2, cells: { customer_number: '2', period: '2083/05', read_on: '2083/05/25', reading: '12' } }]
  }
  const lines: string[] = []
  const report = await importReadings(world.system(world.damak), {
    batches,
    apply: true,
    skipRefused: false,
    onRow: (row) => lines.push(`${row.kind} ${row.line}`),
  })
  expect(report).toEqual({ added: 0, changed: 0, same: 0, refused: 1, blank: 0, warned: 0, written: true })
  expect(lines).toEqual(['added 2', 'refused 2'])
  expect(await units()).toEqual(['2 2083/06 20'])
})

test('Excel is read, with its dates', async () => {
  const rows = [
    ['Customer number', 'Period', 'Read on', 'Reading'],
    [2, '2083/05', new Date(Date.UTC(2026, 8, 10)), 12],
    // What Excel makes of a typed 2083/06.
    [2, new Date(Date.UTC(2083, 5, 1)), new Date(Date.UTC(2083, 5, 25)), 20],
  ]
  const cells = new Map([['2,1', { style: { numFmt: 'mmm-yy' } }]])
  await run(await writeXlsx({ sheets: [{ name: 'Readings', rows, cells }] }), '--apply')
  expect(await units()).toEqual(['2 2083/05 12', '2 2083/06 8'])
})

test.each([
  ['en', 'ad'],
  ['en', 'both'],
  ['ne', 'bs'],
  ['ne', 'both'],
] as const)(
  'a reading list as the console exports it in %s, with its dates in %s, is imported',
  async (language, calendar) => {
    const today = '2026-11-21'
    const columns = listColumns([], today)
    const rows = [listed('1', { readOn: '2026-11-20', value: 9962, status: 'normal', note: 'Gate' }), listed('2', {})]
    const keys = exportableColumns(columns).map(({ key }) => key)
    const bytes = excelBytes(chosenColumns(columns, keys, calendar), [rows], { language, title: 'List' })
    const report = await run(Buffer.concat(await Array.fromAsync(bytes)), '--apply')
    expect(report).toContain('1 new, 0 changed, 0 unchanged, 0 refused.')
    expect(await units()).toEqual(['1 2083/08 12'])
  },
)

/** A meter of the reading list; not read unless `read` says so. */
function listed(customerNumber: string, read: Partial<ListedMeter>): ListedMeter {
  return {
    id: 1,
    customerNumber,
    name: { en: 'Sita', ne: 'सीता' },
    zone: null,
    ward: 5,
    tol: { en: '', ne: '' },
    walkingOrder: 3,
    serial: 'A1',
    lastValue: 9950,
    period: '2083/08',
    readOn: null,
    value: null,
    units: null,
    status: null,
    note: '',
    readBy: 'Dipak',
    ...read,
  }
}

test('a reading list that was filled in is imported, its helping columns and blank rows left out', async () => {
  const rows = [
    [
      'ग्राहक नम्बर',
      'ग्राहकको नाम',
      'वडा',
      'क्रम',
      'अघिल्लो रिडिङ',
      'महिना',
      'रिडिङ मिति',
      'रिडिङ',
      'अवस्था',
      'टिप्पणी',
      'रिडिङ गर्ने',
    ],
    ['१', 'सीता', '५', '३', '९९५०', '२०८३/०७', '२०८३/०७/२४', '९९६२', '', '', 'dipak@damak.example'],
    ['२', 'हरि', '५', '४', '०', '२०८३/०७', '', '', '', '', 'dipak@damak.example'],
  ]
  const report = await run(await writeXlsx({ sheets: [{ name: 'List', rows }] }), '--apply')
  expect(report).toContain('1 new, 0 changed, 0 unchanged, 0 refused.')
  expect(await units()).toEqual(['1 2083/07 12'])
  const readers = await world.resources.database.selectFrom('readings').select('readById').execute()
  expect(readers).toEqual([{ readById: cast.dipak.id }])
})

test('rows left blank are counted; one of an unknown number or without a month is refused', async () => {
  const rows = '1,2083/07,2083/07/24,9962,,,,,\n2,2083/07,,,,,,,\n9,2083/07,,,,,,,\n2,2083/13,,,,,,,\n,,,,,,,,\n'
  expect(await run(`${head}\n${rows}`)).toBe(
    '+ 1 2083/07\n' +
      '! line 5, period: Write a Bikram Sambat month such as 2083/07\n' +
      '! line 4, customer_number: "9" is not a customer number in the register\n' +
      '1 new, 0 changed, 0 unchanged, 2 refused.\nRows left blank: 1.\n' +
      'Nothing was written. Add --apply to write.\n',
  )
})

test('what the form of a reading points out is listed where the file is compared, and written', async () => {
  const usual = '2,2083/04,2083/04/25,10,,,,,\n2,2083/05,2083/05/25,20,,,,,\n'
  await run(`${head}\n${usual}`, '--apply')
  const unusual = `${head}\n2,2083/06,2083/06/25,99990,,,,,\n2,2083/07,2083/07/24,12,rollover,,,,\n`
  const dry = await run(unusual)
  expect(dry).toMatch(/^\+ 2 2083\/06\n\? line 2, reading: More than three times the usual use of 10 units a month/)
  expect(dry).toContain('2 new, 0 changed, 0 unchanged, 0 refused.\nUnusual rows: 1.\n')
  expect(await run(unusual, '--apply')).toContain('Unusual rows: 1.\nThe readings of')
  const zero = '2,2083/08,2083/08/05,12,,,,,\n'
  expect(await run(`${head}\n${zero}`)).toMatch(/\? line 2, reading: No use\. Usual: /)
  const rollover = `${head}\n1,2083/07,2083/07/24,9960,,,,,\n1,2083/08,2083/08/05,12,rollover,,,,\n`
  expect(await run(rollover)).toMatch(/\? line 3, reading: More than three times the usual use of 10 units/)
})

const replaced = (number: string, serial: string) => `${number},2083/07,2083/07/24,15,replaced,,9998,3,${serial}\n`

test('a meter whose number another connection has is not fitted', async () => {
  const taken = 'new_serial: Meter number a1 belongs to customer number 1\n'
  for (const options of [[], ['--apply', '--skip-refused']])
    expect(await run(`${head}\n${replaced('2', 'a1')}`, ...options)).toContain(`! line 2, ${taken}`)
  const both = `${head}\n${replaced('1', 'C7')}${replaced('2', 'c7')}`
  expect(await run(both, '--apply', '--skip-refused')).toContain(
    '+ 1 2083/07\n! line 3, new_serial: Meter number c7 belongs to customer number 1\n1 new',
  )
  expect(await run(both)).toMatch(/1 unchanged, 1 refused/)
})

test('an import that stopped after a batch is run again and writes the rest', async () => {
  const register = Array.from({ length: 1_500 }, (_, place) => ({ customer_number: `9${place}`, name_en: 'H' }))
  const batches = async function* () {
    yield register.map((cells, place) => ({ line: place + 2, cells }))
  }
  await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: false })
  const lines = ['05', '06', '07'].flatMap((month, index) =>
    register.map(({ customer_number }) => `${customer_number},2083/${month},2083/${month}/25,${(index + 1) * 10}`),
  )
  const start = 'customer_number,period,read_on,reading\n'
  await run(`${start}${lines.slice(0, 2_000).join('\n')}\n`, '--apply')
  expect(await run(`${start}${lines.join('\n')}\n`, '--apply')).toContain(
    '2500 new, 0 changed, 2000 unchanged, 0 refused.',
  )
  expect(new Set((await stored()).map((row) => row.units))).toEqual(new Set([10]))
})
