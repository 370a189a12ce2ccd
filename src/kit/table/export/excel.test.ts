// Excel workbooks: dates, numbers, merged headings, widths and several sheets.

import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import { chosenColumns } from './columns.ts'
import { columnLetters, sheetName, xmlText } from './excel-parts.ts'
import { excelBytes } from './excel.ts'
import { billColumns, billKeys, bills } from './example-rows.ts'

const nepali = { language: 'ne', title: 'बिल: जेठ/असार' } as const
const inBoth = chosenColumns(billColumns, billKeys, 'both')

async function workbook(chunks: AsyncIterable<Uint8Array>) {
  return readXlsx(Buffer.concat(await Array.fromAsync(chunks)), { readStyles: true })
}

test('a workbook has real dates and numbers under merged headings', async () => {
  const { sheets } = await workbook(excelBytes(inBoth, [bills], nepali))
  const sheet = sheets[0]!
  expect(sheet.name).toBe('बिल जेठ असार')
  expect(sheet.rows).toEqual([
    ['क्रमाङ्क', 'शीर्षक', 'शुल्क', null, 'जारी मिति (ई.सं.)', 'जारी मिति (वि.सं.)'],
    [null, null, 'युनिट', 'रकम', null, null],
    ['0042', 'पानी, "जेठ"', 12.5, 1250.5, new Date('2026-11-21T00:00:00Z'), '२०८३-०८-०५'],
    ['=1+1', 'लाइन एक\nलाइन दुई', null, -0.05, new Date('2026-11-21T00:15:00Z'), '२०८३-०८-०५ ००:१५'],
    ['-', '<b>&amp;</b>', 0, 12_345_678.9, null, null],
  ])
  expect(sheet.merges).toEqual(
    expect.arrayContaining([
      { startRow: 0, startCol: 2, endRow: 0, endCol: 3 },
      { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
    ]),
  )
  expect(sheet.merges).toHaveLength(5)
  expect(sheet.freezePane).toMatchObject({ rows: 2 })
})

test('columns are as wide as their headings and rows need', async () => {
  const rows = [{ a: 'सामुदायिक खानेपानी उपभोक्ता संस्था', b: 'x' }]
  const columns: Column<(typeof rows)[number]>[] = ['a', 'b'].map((key) => ({ key, label: { en: key, ne: key } }))
  const { sheets } = await workbook(excelBytes(columns, [rows], nepali))
  const [wide, narrow] = sheets[0]!.columns!.map((column) => column.width!)
  expect(wide).toBeGreaterThan(25)
  expect(wide).toBeLessThan(45)
  expect(narrow).toBe(8)
})

test('a text too long for its column is wrapped, and its row is as high as its lines', async () => {
  const long = 'मूल पाइपलाइन मर्मतका कारण पानी वितरण अवरुद्ध हुने सूचना '
  const rows = ['छोटो', long.repeat(2), 'एक\nदुई\nतीन', long.repeat(100)].map((text) => ({ text }))
  const { sheets } = await workbook(excelBytes(textColumns, [rows], nepali))
  const { columns, rowDefs, cells } = sheets[0]!
  expect(columns![0]!.width).toBe(60)
  expect([1, 2, 3, 4].map((row) => rowDefs?.get(row)?.height)).toEqual([undefined, 48, 48, 409])
  expect(cells!.get('1,0')!.style!.alignment).toEqual({ vertical: 'top', wrapText: true })
})

test('rows past one sheet continue in the next, each with its heading', async () => {
  const rows = Array.from({ length: 25 }, (_, id) => ({ id }))
  const columns: Column<{ id: number }>[] = [{ key: 'id', label: { en: 'Id', ne: 'क्र' }, kind: 'number' }]
  const options = { language: 'en', title: 'Rows', rowsPerSheet: 11 } as const
  const { sheets } = await workbook(excelBytes(columns, [rows.slice(0, 3), [], rows.slice(3)], options))
  expect(sheets.map((sheet) => [sheet.name, sheet.rows.length])).toEqual([
    ['Rows', 11],
    ['Rows 2', 11],
    ['Rows 3', 6],
  ])
  expect(sheets.flatMap((sheet) => sheet.rows.slice(1).map((row) => row[0]))).toEqual(rows.map((row) => row.id))
})

test('a table without rows is still a workbook', async () => {
  const { sheets } = await workbook(excelBytes(inBoth, [], nepali))
  expect(sheets.map((sheet) => sheet.rows.length)).toEqual([2])
})

const cellTexts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('&', '<', '>', '"', '_x000D_', '_', 'x', '0', ']]>', ' ', '\n', 'क', '्') }),
)
const textColumns: Column<{ text: string }>[] = [{ key: 'text', label: { en: 'Text', ne: 'पाठ' } }]

test('any text is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        cellTexts.filter((text) => text !== ''),
        { minLength: 1, maxLength: 20 },
      ),
      async (texts) => {
        const { sheets } = await workbook(excelBytes(textColumns, [texts.map((text) => ({ text }))], nepali))
        expect(sheets[0]!.rows.slice(1).map((row) => row[0])).toEqual(texts)
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  ['a\u0000b\u000bc', 'abc'],
  ['a\r\nb', 'a\nb'],
  ['\ud83d', '\ufffd'],
  ['_x0041_', '_x005F_x0041_'],
  ['<&">', '&lt;&amp;&quot;&gt;'],
])('%j is written %j', (text, expected) => expect(xmlText(text)).toBe(expected))

test('a text longer than a cell is cut', () => expect(xmlText('क'.repeat(40_000))).toHaveLength(32_767))

test.each([
  ['', 0, 'Sheet'],
  ["'quoted'", 0, 'quoted'],
  ['x'.repeat(40), 1, `${'x'.repeat(29)} 2`],
  ['[a]:b', 0, 'a b'],
])('the sheet of %j at %i is %s', (title, index, expected) => expect(sheetName(title, index)).toBe(expected))

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, expected) => {
  expect(columnLetters(index)).toBe(expected)
})
