// Tests of the tariff table: rows read, written and read back, and issues at their column.

import { expect, test } from 'vitest'
import { asSample, publishedBoards } from '#demonstration/published-tariffs.ts'
import { tariffsMessages } from '../messages/all.ts'
import { nepaliCells, readTariff, sheetCells } from './sheet.ts'
import { columnNamed, headingOf, sheetColumns } from './sheet-columns.ts'

const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const minimalRow = {
  fiscal_year: '2083/84',
  customer_type: 'every',
  tap_size: 'every',
  minimum_units: '10',
  minimum_rs: '80',
  slabs: '11-: 14',
}

test.each(publishedBoards.map((board) => [board.id, board] as const))(
  'the tables of %s are read back as written',
  (_, board) => {
    for (const tariff of asSample(board, edition))
      for (const cells of [sheetCells(tariff), nepaliCells(tariff)])
        expect(readTariff(cells)).toEqual({ ok: true, value: tariff })
  },
)

test('payment steps by months, of which the last repeats, are read back as written in both languages', () => {
  const rule13 = '0-1 months: 0% | 2-2 months: 5% | 3-3 months: 10% | 4-4 months: 17% | 5- months: 27% + 10% every 1'
  const read = readTariff({ ...minimalRow, payment_steps: rule13 })
  if (!read.ok) throw new Error('The steps were not read')
  expect(read.value.paymentSteps.slice(-2)).toEqual([
    { fromDay: 4, toDay: 4, basisPoints: 17_00, unit: 'month' },
    { fromDay: 5, toDay: null, basisPoints: 27_00, unit: 'month', repeat: { every: 1, basisPoints: 10_00 } },
  ])
  expect(sheetCells(read.value).payment_steps).toBe(rule13)
  expect(nepaliCells(read.value).payment_steps).toContain('५- महिना: २७% + १०% प्रत्येक १')
  expect(readTariff(nepaliCells(read.value))).toEqual(read)
})

test('a column is found by its heading in either language', () => {
  for (const column of sheetColumns)
    for (const heading of [headingOf(column, 'en'), headingOf(column, 'ne')]) expect(columnNamed(heading)).toBe(column)
  expect(columnNamed('न्यूनतम_महसुल_रु')).toBe('minimum_rs')
  expect(columnNamed('मूल्य')).toBeUndefined()
})

test('a row in Nepali terms with the currency is read as its English one', () => {
  const nepali = {
    ...minimalRow,
    customer_type: 'आवासीय',
    tap_size: 'सबै',
    meter: 'मिटर जडित',
    minimum_rs: 'रु. १००',
    slabs: '११-: रु. १४',
    sewerage: 'नलाग्ने',
    fees: 'Meter rent / मिटर भाडा: रु. २०',
    rounding: 'रुपैयाँ',
    sample: 'हो',
  }
  const english = {
    ...minimalRow,
    customer_type: 'residential',
    tap_size: 'every',
    meter: 'metered',
    minimum_rs: 'Rs. 100/-',
    slabs: '11-: Rs 14',
    sewerage: 'none',
    fees: 'Meter rent / मिटर भाडा: 20',
    rounding: 'rupee',
    sample: 'yes',
  }
  expect(readTariff(nepali)).toMatchObject({
    ok: true,
    value: { customerType: 'residential', minimum: { amountPaisa: 100_00 } },
  })
  expect(readTariff(nepali)).toEqual(readTariff(english))
})

test('a row in Devanagari, with a date of either calendar, is read with every column filled', () => {
  const cells = {
    ...minimalRow,
    fiscal_year: '२०८३/८४',
    effective_from: '२०८३/०८/०१',
    customer_type: 'Hotel',
    tap_size: '½"',
    minimum_kind: 'floor',
    minimum_rs: '१,०००.५०',
    slabs: '१-१०: १४ + ५ once; ११+: १७.५',
    sewerage: '५०%',
    fees: 'Meter rent / मिटर भाडा: २०',
    rounding: 'rupee',
    payment_steps: '0-7: −3% | 8-: 2.5%',
    sample: 'yes',
  }
  expect(readTariff(cells)).toMatchObject({
    ok: true,
    value: {
      fiscalYear: '2083/84',
      effectiveFrom: '2026-11-17',
      customerType: 'hotel',
      tapSize: '1/2',
      metered: true,
      minimum: { kind: 'floor', amountPaisa: 1_000_50 },
      slabs: [
        { from: 1, to: 10, ratePaisa: 14_00, entryPaisa: 5_00 },
        { from: 11, to: null, ratePaisa: 17_50 },
      ],
      sewerage: { kind: 'percent', basisPoints: 50_00 },
      fees: [{ label: { en: 'Meter rent', ne: 'मिटर भाडा' }, amountPaisa: 20_00 }],
      rounding: 'rupee',
      paymentSteps: [
        { fromDay: 0, toDay: 7, basisPoints: -3_00 },
        { fromDay: 8, toDay: null, basisPoints: 2_50 },
      ],
      sample: true,
    },
  })
})

test('empty cells mean the first day of the year, a meter, a block, no sewerage and no sample', () => {
  expect(readTariff(minimalRow)).toMatchObject({
    ok: true,
    value: {
      effectiveFrom: '2026-07-17',
      metered: true,
      minimum: { kind: 'block', units: 10, amountPaisa: 80_00 },
      sewerage: { kind: 'none' },
      sample: false,
    },
  })
})

test.each([
  ['fiscal_year', '2083/85', 'tariffs.year_wrong'],
  ['effective_from', 'Shrawan', 'tariffs.sheet_date'],
  ['customer_type', '', 'tariffs.sheet_type'],
  ['tap_size', '2026-02-01', 'tariffs.sheet_size'],
  ['meter', 'maybe', 'tariffs.sheet_meter'],
  ['minimum_kind', 'least', 'tariffs.sheet_minimum'],
  ['minimum_units', '', 'tariffs.sheet_minimum_units'],
  ['minimum_rs', '8o', 'tariffs.sheet_rupees'],
  ['minimum_rs', '80.005', 'tariffs.sheet_rupees'],
  ['slabs', '11-20 14', 'tariffs.sheet_slabs'],
  ['slabs', '11-20: 14 |', 'tariffs.sheet_slabs'],
  ['slabs', '11+20: 14', 'tariffs.sheet_slabs'],
  ['sewerage', '0.5', 'tariffs.sheet_sewerage'],
  ['sewerage', 'half percent', 'tariffs.sheet_sewerage'],
  ['fees', 'Rent: 10', 'tariffs.sheet_fees'],
  ['rounding', 'up', 'tariffs.sheet_rounding'],
  ['payment_steps', '0-7: cheap', 'tariffs.sheet_steps'],
  ['payment_steps', '0- months: 5% + much every 1', 'tariffs.sheet_steps'],
  ['source_url', 'javascript:alert(1)', 'tariffs.sheet_url'],
  ['sample', 'maybe', 'tariffs.sheet_sample'],
])('%s %j has an issue at its column: %s', (column, typed, key) => {
  expect(readTariff({ ...minimalRow, [column]: typed })).toEqual({ ok: false, issues: [{ field: column, key }] })
  expect(tariffsMessages).toHaveProperty([key])
})
