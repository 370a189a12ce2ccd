// Tests of what an Excel file says beside the values of its cells: hidden sheets, leading zeros, merged cells, formulas and errors.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { NumberedRow } from '#kit/import.ts'
import { readSpreadsheet } from './spreadsheet.server.ts'
import { streamSpreadsheet } from './spreadsheet-stream.server.ts'

type Parts = { rows?: string; after?: string; formats?: string; workbook?: (xml: string) => string }

const head = '<row r="1"><c r="A1" t="str"><v>number</v></c><c r="B1" t="str"><v>ward</v></c></row>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook of two sheets, the first one with these parts as XML. */
async function workbookOf({ rows, after = '', formats, workbook }: Parts): Promise<Uint8Array> {
  const sheets = ['first', 'second'].map((name) => ({ name, rows: [['number'], [name]] }))
  const parts = unzipSync(await writeXlsx({ sheets }))
  const change = (name: string, changed: string) => {
    parts[name] = strToU8(changed)
  }
  if (rows !== undefined)
    change('xl/worksheets/sheet1.xml', `<worksheet ${main}><sheetData>${head}${rows}</sheetData>${after}</worksheet>`)
  if (formats !== undefined)
    change(
      'xl/styles.xml',
      `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="${formats}"/></numFmts>` +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    )
  if (workbook) change('xl/workbook.xml', workbook(strFromU8(parts['xl/workbook.xml']!)))
  return zipSync(parts)
}

/** The rows as both readers have them. */
async function read(parts: Parts): Promise<NumberedRow[]> {
  const bytes = await workbookOf(parts)
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  await writeFile(join(folder, 'x.xlsx'), bytes)
  const rows = (await Array.fromAsync(streamSpreadsheet(join(folder, 'x.xlsx')))).flat()
  await rm(folder, { recursive: true })
  expect(await readSpreadsheet(bytes, 'x.xlsx')).toEqual(rows)
  return rows
}

test('a hidden sheet is not read', async () => {
  expect((await read({}))[0]!.cells).toEqual({ number: 'first' })
  for (const state of ['hidden', 'veryHidden']) {
    const workbook = (xml: string) => xml.replace('<sheet ', `<sheet state="${state}" `)
    expect((await read({ workbook }))[0]!.cells).toEqual({ number: 'second' })
  }
})

test('a number has the leading zeros that its format shows', async () => {
  const rows = '<row r="2"><c r="A2" s="1"><v>425</v></c><c r="B2"><v>3</v></c></row>'
  expect((await read({ rows, formats: '00000' }))[0]!.cells).toEqual({ number: '00425', ward: '3' })
  expect((await read({ rows, formats: '00' }))[0]!.cells).toEqual({ number: '425', ward: '3' })
  expect((await read({ rows, formats: '#,##0' }))[0]!.cells).toEqual({ number: '425', ward: '3' })
})

test('a number has the fifteen digits that Excel shows', async () => {
  const rows = '<row r="2"><c r="A2"><v>1250.3000000000002</v></c><c r="B2"><v>9779841234567</v></c></row>'
  expect((await read({ rows }))[0]!.cells).toEqual({ number: '1250.3', ward: '9779841234567' })
})

test('merged cells under a heading are a fault of their rows, as only the first one has the value', async () => {
  const rows = ['A', 'B', 'C', 'D'].map(
    (name, place) => `<row r="${place + 2}"><c r="A${place + 2}" t="str"><v>${name}</v></c></row>`,
  )
  const faults = async (ref: string) => {
    const after = `<mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`
    return (await read({ rows: rows.join(''), after })).map(({ fault }) => fault?.values.cells)
  }
  expect(await faults('B3:B4')).toEqual([undefined, undefined, 'B3:B4', undefined])
  expect(await faults('A3:B3')).toEqual([undefined, 'A3:B3', undefined, undefined])
  expect(await faults('A2:A3')).toEqual([undefined, 'A2:A3', undefined, undefined])
  expect(await faults('C2:D5')).toEqual([undefined, undefined, undefined, undefined])
  expect(await faults('B2:XFD1048576')).toEqual([undefined, ...Array(3).fill('B2:XFD1048576')])
})

test('a formula without a result is a fault; one with an empty text is empty', async () => {
  const formulas = ['<f>B1</f>', '<f>B1</f><v></v>', '<f t="shared" si="0"/>', '<f>B1</f><v>7</v>']
  const rows = formulas.map(
    (formula, place) =>
      `<row r="${place + 2}"><c r="A${place + 2}"><v>1</v></c><c r="B${place + 2}">${formula}</c></row>`,
  )
  const text = '<row r="6"><c r="A6"><v>1</v></c><c r="B6" t="str"><f>B1</f><v></v></c></row>'
  const alone = '<row r="7"><c r="A7"><f>B1</f></c></row>'
  const found = await read({ rows: [...rows, text, alone].join('') })
  expect(found.map(({ line, fault, cells }) => [line, fault?.values.cell ?? cells.ward])).toEqual([
    [2, 'B2'],
    [3, 'B3'],
    [4, 'B4'],
    [5, '7'],
    [6, ''],
    [7, 'A7'],
  ])
})

test('an error of the spreadsheet program is a fault, in a CSV too', async () => {
  const rows = '<row r="2"><c r="A2" t="e"><f>X1</f><v>#N/A</v></c></row>'
  const fault = { key: 'import.error_cell', values: { column: 'number', typed: '#N/A' } }
  expect((await read({ rows }))[0]!.fault).toEqual(fault)
  const csv = new TextEncoder().encode('number,ward\n#N/A,3\n#REF!,3\n######,3\n# 12,3\n')
  const keys = (await readSpreadsheet(csv, 'x.csv')).map((row) => row.fault?.values.typed)
  expect(keys).toEqual(['#N/A', '#REF!', '######', undefined])
})
