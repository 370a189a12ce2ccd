// Spreadsheets: the same rows from CSV and Excel, line numbers and refused files.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { columnName, readSpreadsheet } from './spreadsheet.server.ts'
import { streamSpreadsheet } from './spreadsheet-stream.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a CSV of a spreadsheet program: byte order mark, CRLF, quotes, empty rows and both digits', async () => {
  const text = '\uFEFFCode,Name (ne),Starts\r\n\r\na,"श्रीपुर, ""माथि""",५:३०\r\n,,\r\nb,"two\nlines",6:00\r\nc,,7:00\r\n'
  expect(await readSpreadsheet(bytes(text), 'plan.csv')).toEqual([
    { line: 3, cells: { code: 'a', name_ne: 'श्रीपुर, "माथि"', starts: '५:३०' } },
    { line: 5, cells: { code: 'b', name_ne: 'two\nlines', starts: '6:00' } },
    { line: 7, cells: { code: 'c', name_ne: '', starts: '7:00' } },
  ])
})

test('a CSV whose cells have the line breaks of its rows: a long file has the line numbers of a short one', async () => {
  const text = 'code,note\n\n a ,"one\ntwo"\n , \nb,"three\n\nfour"\nc,d\n'
  for (const written of [text, text.replaceAll('\n', '\r\n')]) {
    const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
    await writeFile(join(folder, 'notes.csv'), written)
    const streamed = (await Array.fromAsync(streamSpreadsheet(join(folder, 'notes.csv')))).flat()
    await rm(folder, { recursive: true })
    expect(streamed.map(({ line, cells }) => `${line} ${cells.code}`)).toEqual(['3 a', '6 b', '9 c'])
    expect(await readSpreadsheet(bytes(written), 'notes.csv')).toEqual(streamed)
  }
})

test('a row of a long file says which cell has no heading', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  await writeFile(join(folder, 'amounts.csv'), 'code,amount_rs\na,1,250\nb,"1,250"\nc,2,\n')
  const rows = (await Array.fromAsync(streamSpreadsheet(join(folder, 'amounts.csv')))).flat()
  await rm(folder, { recursive: true })
  const surplus = { key: 'import.surplus', values: { typed: '250' } }
  expect(rows.map(({ fault }) => fault)).toEqual([surplus, undefined, undefined])
})

test('a row of a CSV with fewer cells than headings may be cut off; Excel leaves out the last empty cells', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  const written = 'code,name,note,,\na,b\nc,d,,,\ne,f,\n'
  await writeFile(join(folder, 'short.csv'), written)
  const rows = [['code', 'name', 'note'], ['a', 'b'], ['c']]
  await writeFile(join(folder, 'short.xlsx'), await writeXlsx({ sheets: [{ name: 'a', rows }] }))
  const read = async (name: string) => (await Array.fromAsync(streamSpreadsheet(join(folder, name)))).flat()
  const [csv, excel] = [await read('short.csv'), await read('short.xlsx')]
  await rm(folder, { recursive: true })
  const short = { key: 'import.short', values: { cells: 2, columns: 3 } }
  expect(csv.map(({ fault }) => fault)).toEqual([short, undefined, undefined])
  expect(await readSpreadsheet(bytes(written), 'short.csv')).toEqual(csv)
  expect(excel).toEqual([
    { line: 2, cells: { code: 'a', name: 'b', note: '' } },
    { line: 3, cells: { code: 'c', name: '', note: '' } },
  ])
})

test('semicolons separate cells when the heading uses them', async () => {
  expect(await readSpreadsheet(bytes('a;b\n1;2,5'), 'x.csv')).toEqual([{ line: 2, cells: { a: '1', b: '2,5' } }])
})

test('Excel dates, times and numbers become the text of a CSV', async () => {
  const time = { value: new Date(Date.UTC(1899, 11, 30, 5, 30)), style: { numFmt: 'hh:mm' } }
  const both = { value: new Date(Date.UTC(2026, 10, 21, 5, 30)), style: { numFmt: 'yyyy-mm-dd hh:mm' } }
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Plan',
        rows: [
          ['code', 'day', 'starts', 'begins', 'minutes'],
          [],
          ['a', new Date(Date.UTC(2026, 10, 21)), time.value, both.value, 90],
        ],
      },
    ],
  })
  expect(await readSpreadsheet(sheet, 'plan.XLSX')).toEqual([
    { line: 3, cells: { code: 'a', day: '2026-11-21', starts: '05:30', begins: '2026-11-21 05:30', minutes: '90' } },
  ])
})

test.each([
  ['spreadsheet.empty', 'a,b\n', 'x.csv'],
  ['spreadsheet.empty', '', 'x.csv'],
  ['spreadsheet.column_twice', 'a,A\n1,2', 'x.csv'],
  ['spreadsheet.surplus', 'a,b\n1,1,250', 'x.csv'],
  ['spreadsheet.surplus', 'a,\n1,2', 'x.csv'],
  ['spreadsheet.quotation', 'a,b\n"1,2', 'x.csv'],
  ['spreadsheet.not_utf8', 'a\0,\0b\0\n\x001\0,\x002\0', 'x.csv'],
  ['spreadsheet.unreadable', 'not a zip', 'x.xlsx'],
])('%s is the refusal of %j', async (key, text, name) => {
  await expect(readSpreadsheet(bytes(text), name)).rejects.toMatchObject({ kind: 'invalid', key })
})

test.each([
  ['tap,b\n1,2\n1/2",3\n4,5\n', 3],
  ['tap,b\n1,2\n"1/2",3\n"4,5\n6,7\n', 5],
  ['tap,b\n1,"2" 3\n', 2],
])('a quotation mark that is not one of a cell is named with its line: %j', async (text, line) => {
  const refusal = { key: 'spreadsheet.quotation', details: { values: { line: String(line) } } }
  await expect(readSpreadsheet(bytes(text), 'x.csv')).rejects.toMatchObject(refusal)
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  await writeFile(join(folder, 'x.csv'), text)
  await expect(Array.fromAsync(streamSpreadsheet(join(folder, 'x.csv')))).rejects.toMatchObject(refusal)
  await rm(folder, { recursive: true })
})

test('cells that an old program has filled up with NUL end before it', async () => {
  const rows = await readSpreadsheet(bytes('code,name\na\0\0,Sita \0\n'), 'x.csv')
  expect(rows).toEqual([{ line: 2, cells: { code: 'a', name: 'Sita' } }])
})

test('a file in another encoding is refused', async () => {
  await expect(readSpreadsheet(new Uint8Array([97, 10, 233]), 'x.csv')).rejects.toBeInstanceOf(Refusal)
})

test('headings become column names', () => {
  expect(columnName(' Tol name (en) ')).toBe('tol_name_en')
  expect(columnName('वडा नं.')).toBe('वडा_नं')
})

test('an Excel file with more contents than memory is given for is refused before it is read', async () => {
  const rows = [['code'], ['a']]
  const whole = await writeXlsx({ sheets: [{ name: 'a', rows }] })
  const large = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(33 * 1024 * 1024) }, { level: 1 })
  const silent = withoutSizes(whole)
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'))
  for (const [name, workbook] of Object.entries({ whole, large, silent }))
    await writeFile(join(folder, `${name}.xlsx`), workbook)
  const read = (name: string) => Array.fromAsync(streamSpreadsheet(join(folder, `${name}.xlsx`)))
  expect((await read('whole')).flat()).toEqual([{ line: 2, cells: { code: 'a' } }])
  const tooLarge = { kind: 'invalid', key: 'spreadsheet.too_large', details: { values: { n: 32 } } }
  await expect(read('large')).rejects.toMatchObject(tooLarge)
  await expect(readSpreadsheet(large, 'large.xlsx')).rejects.toMatchObject(tooLarge)
  await expect(read('silent')).rejects.toMatchObject({ key: 'spreadsheet.unreadable' })
  await rm(folder, { recursive: true })
})

/** The ZIP file with unpacked sizes of zero in its directory. */
function withoutSizes(zip: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(zip)
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 46 < copy.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true)
  return copy
}
