// CSV and JSON exports, chosen columns, file names, cancellation and the fallback to one page.

import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerRows, type Column } from '../columns.ts'
import { calendarsIn, chosenColumns, exportableColumns, headings, mayExport } from './columns.ts'
import { csvText, harmless } from './csv.ts'
import { billColumns, billKeys, bills } from './example-rows.ts'
import { exportFileName } from './file-name.ts'
import { asBlob, exportBytes, exportFormats, fromAllRows } from './formats.ts'
import { utf8Pieces } from './utf8.ts'
import { jsonText } from './json.ts'
import { textWidth } from './text-width.ts'

const english = { language: 'en', title: 'Bills' } as const
const nepali = { language: 'ne', title: 'बिल' } as const
const inBoth = chosenColumns(billColumns, billKeys, 'both')
const joined = async (texts: AsyncIterable<string>) => (await Array.fromAsync(texts)).join('')

test('CSV has a byte order mark, CRLF, groups before their columns, and both calendars', async () => {
  expect(await joined(csvText(inBoth, [bills], english))).toBe(
    [
      '\uFEFFNumber,Title,Charge – Units,Charge – Amount,Issued (AD),Issued (BS)',
      '0042,"Water, ""May""",12.5,1250.50,2026-11-21,2083-08-05 BS',
      '\'=1+1,"लाइन एक\nलाइन दुई",,-0.05,2026-11-21 00:15,2083-08-05 00:15 BS',
      '-,<b>&amp;</b>,0,12345678.90,,',
      '',
    ].join('\r\n'),
  )
})

test('CSV in Nepali writes Nepali headings and Bikram Sambat in its own digits', async () => {
  const lines = (
    await joined(csvText(chosenColumns(billColumns, ['title', 'issued'], 'bs'), [bills.slice(0, 1)], nepali))
  ).split('\r\n')
  expect(lines).toEqual(['\uFEFFशीर्षक,जारी मिति (वि.सं.)', '"पानी, ""जेठ""",२०८३-०८-०५', ''])
})

const textColumns: Column<Record<string, string>>[] = ['a', 'b', 'c'].map((key) => ({
  key,
  label: { en: key, ne: key },
}))
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', '=', '+', '-', '@', '\t', 'क', 'ा', "'", '1') }),
)

test('a strict parser reads any text back, prefixed with an apostrophe where it would run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ a: anyText, b: anyText, c: anyText }), { maxLength: 8 }), async (rows) => {
      const read = parse(await joined(csvText(textColumns, [rows], english)), { bom: true, recordDelimiter: '\r\n' })
      expect(read).toEqual([
        ['a', 'b', 'c'],
        ...rows.map((row) => [row.a, row.b, row.c].map((text) => harmless(text!))),
      ])
    }),
  )
})

test.each([
  ['=HYPERLINK("http://x")', true],
  ['+977 98', true],
  ['-2+3', true],
  ['@SUM(A1)', true],
  ['\t=1', true],
  ['\r=1', true],
  ['  =1', true],
  ['＝1', true],
  ['-12.5', false],
  ['+9779812345678', false],
  ['-', false],
  ["'=1", false],
  ['पानी=1', false],
])('%j would run: %s', (text, runs) => expect(harmless(text)).toBe(runs ? `'${text}` : text))

test('JSON has keys, ISO dates, paisa and both languages', async () => {
  expect(JSON.parse(await joined(jsonText(inBoth, [bills.slice(0, 1), bills.slice(1)], nepali)))).toEqual([
    { ...bills[0], 'issued-bs': '2083-08-05' },
    { ...bills[1], 'issued-bs': '2083-08-05' },
    { ...bills[2], 'issued-bs': null },
  ])
})

test.each([[[]], [[[]]], [[[], []]]])('JSON of no rows is an empty list (%j)', async (batches) => {
  expect(JSON.parse(await joined(jsonText(inBoth, batches, english)))).toEqual([])
})

test('an export needs a column, and offers only exportable ones', () => {
  expect(mayExport([])).toEqual({ ok: false, key: 'table.exportNoColumns' })
  expect(mayExport(['id'])).toEqual({ ok: true })
  expect(exportableColumns(billColumns).map((column) => column.key)).toEqual([
    'id',
    'title',
    'units',
    'amount',
    'issued',
  ])
})

test('headings of sizes state that they are in bytes', () => {
  expect(headings([{ key: 's', kind: 'size', label: { en: 'Size', ne: 'आकार' } }])).toEqual([
    { en: 'Size (bytes)', ne: 'आकार (बाइट)' },
  ])
})

test.each([
  ['Audit reports', 'Audit-reports-2026-11-21.csv'],
  ['लेखापरीक्षण प्रतिवेदन', 'लेखापरीक्षण-प्रतिवेदन-2026-11-21.csv'],
  ['../..\\a:b*?', 'a-b-2026-11-21.csv'],
  [' . ', 'table-2026-11-21.csv'],
])('the file of %j is %s', (base, expected) => expect(exportFileName(base, '2026-11-21', 'csv')).toBe(expected))

test('the width of Devanagari text follows its glyphs', () => {
  expect(textWidth('2083')).toBe(4)
  expect(textWidth('पानी')).toBeGreaterThan(textWidth('पन'))
  expect(textWidth('पुं')).toBe(textWidth('प'))
  expect(textWidth('क्ष')).toBeLessThan(textWidth('कष'))
})

const bytesOf = (language: 'en' | 'ne') => exportBytes('csv', inBoth, [bills], { language, title: 'x' })

test('a text file is UTF-8 with a byte order mark', async () => {
  const blob = await asBlob(bytesOf('ne'), exportFormats.csv.mediaType)
  expect(blob.type).toBe('text/csv; charset=utf-8')
  expect((await blob.bytes()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(`\uFEFF${await blob.text()}`).toBe(await joined(csvText(inBoth, [bills], { language: 'ne', title: 'x' })))
})

test.each([0, 1, 2, 3])('a character is not split when %i bytes of it would fit into a chunk', async (missing) => {
  const text = `${'a'.repeat(32 * 1024 - missing)}😀${'पानी'.repeat(9000)}`
  const chunks: string[] = []
  for await (const chunk of utf8Pieces(['', text, 'end']))
    chunks.push(new TextDecoder('utf-8', { fatal: true }).decode(chunk))
  expect(chunks.join('')).toBe(`${text}end`)
  expect(chunks.length).toBeGreaterThan(2)
})

test('stopping the reader stops the rows', async () => {
  let batches = 0
  let closed = false
  function* endless() {
    try {
      for (;;) {
        batches += 1
        yield bills
      }
    } finally {
      closed = true
    }
  }
  for (const format of ['csv', 'excel', 'json'] as const) {
    closed = false
    const bytes = exportBytes(format, inBoth, endless(), english)
    await bytes.next()
    await bytes.next()
    await bytes.return(undefined)
    expect(closed).toBe(true)
  }
  expect(batches).toBeGreaterThan(0)
})

async function* failing(error: Error) {
  yield bills.slice(0, 1)
  throw error
}

test('when fetching all rows fails, the current page is exported and reported as incomplete', async () => {
  const rows = { all: () => failing(new Error('lost')), currentPage: bills }
  const { made, complete } = await fromAllRows(rows, async (batches, onlyRows) => ({
    rows: JSON.parse(await joined(jsonText(inBoth, batches, english))) as unknown[],
    onlyRows,
  }))
  expect([made.rows.length, made.onlyRows, complete]).toEqual([3, 3, false])
})

test('a cancelled export is not replaced by a smaller one, and an error while writing is not taken for a failed fetch', async () => {
  const stop = AbortSignal.abort(new DOMException('cancelled', 'AbortError'))
  const rows = { all: () => failing(new Error('lost')), currentPage: bills }
  await expect(fromAllRows(rows, (batches) => joined(csvText(inBoth, batches, english)), stop)).rejects.toThrow(
    'cancelled',
  )
  await expect(
    fromAllRows({ ...rows, all: () => [bills] }, () => Promise.reject(new Error('mistake'))),
  ).rejects.toThrow('mistake')
})

test('a heading over several columns covers a date in both calendars', () => {
  const label = { en: 'State and date', ne: 'अवस्था र मिति' }
  const columns: Column<Record<string, string>>[] = [
    { key: 'state', label, colspan: 2 },
    { key: 'issued', label: { en: 'Issued', ne: 'जारी मिति' }, kind: 'date' },
    { key: 'paid', label: { en: 'Paid', ne: 'भुक्तानी मिति' }, kind: 'date' },
  ]
  const spans = (calendar: 'ad' | 'bs' | 'both') =>
    headerRows(chosenColumns(columns, ['state', 'issued', 'paid'], calendar))[0]!.map((cell) => cell.keys)
  expect(spans('both')).toEqual([['state', 'issued', 'issued-bs'], ['paid'], ['paid-bs']])
  expect(spans('ad')).toEqual([['state', 'issued'], ['paid']])
})

test('JSON has ISO dates also when Bikram Sambat is chosen, CSV and Excel do not', async () => {
  expect([calendarsIn('csv', 'bs'), calendarsIn('excel', 'bs'), calendarsIn('json', 'ad')]).toEqual(['bs', 'bs', 'ad'])
  const columns = chosenColumns(billColumns, ['issued'], calendarsIn('json', 'bs'))
  expect(JSON.parse(await joined(jsonText(columns, [bills.slice(0, 1)], nepali)))).toEqual([
    { issued: '2026-11-21', 'issued-bs': '2083-08-05' },
  ])
})
