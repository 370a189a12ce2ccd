// Rows of a table as an Excel workbook of any length, streamed.

import { dayNumber } from '#kit/calendar/civil-date.ts'
import { inLanguage, type Bilingual } from '#kit/language.ts'
import { momentOf, type Moment } from '../cell-values.ts'
import { headerRows, leafColumns, shownOf, type CellValue, type Column, type HeaderCell } from '../columns.ts'
import { headings } from './columns.ts'
import { columnLetters, contentTypesXml, packageRelationsXml, sheetName, style, stylesXml } from './excel-parts.ts'
import { workbookRelationsXml, workbookXml, xmlText } from './excel-parts.ts'
import { bsText, type Batches, type ExportOptions } from './options.ts'
import { textWidth } from './text-width.ts'
import type { Bytes } from './utf8.ts'
import { zipBytes, type ZipEntry } from './zip.ts'

/**
 * An .xlsx workbook as bytes, made while it is read: real dates and numbers (money in rupees), column groups as merged headers that are frozen and
 * repeat on paper, widths from the headings and the first rows. Rows past a sheet's 1,048,576 continue in the next sheet.
 */
export async function* excelBytes<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: ExportOptions & { rowsPerSheet?: number },
): AsyncGenerator<Bytes> {
  yield* zipBytes(workbookEntries(columns, batches, options))
}

const rowLimit = 1_048_576
const chunkSize = 500

async function* workbookEntries<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: ExportOptions & { rowsPerSheet?: number },
): AsyncGenerator<ZipEntry> {
  const source = rowSource(batches)
  try {
    const header = headerRows(columns)
    const sample = await source.peek()
    const sheet: SheetPlan<Row> = {
      leaves: leafColumns(columns),
      header,
      widths: widthsOf(columns, sample, options),
      capacity: (options.rowsPerSheet ?? rowLimit) - header.length,
      options,
    }
    const names: string[] = []
    do {
      names.push(sheetName(options.title, names.length))
      yield { path: `xl/worksheets/sheet${names.length}.xml`, text: sheetText(sheet, source) }
    } while ((await source.peek()).length > 0)
    yield { path: 'xl/styles.xml', text: [stylesXml] }
    yield { path: 'xl/workbook.xml', text: [workbookXml(names, header.length)] }
    yield { path: 'xl/_rels/workbook.xml.rels', text: [workbookRelationsXml(names.length)] }
    yield { path: '_rels/.rels', text: [packageRelationsXml] }
    yield { path: '[Content_Types].xml', text: [contentTypesXml(names.length)] }
  } finally {
    await source.close()
  }
}

type SheetPlan<Row> = {
  leaves: Column<Row>[]
  header: HeaderCell<Row>[][]
  widths: number[]
  capacity: number
  options: ExportOptions
}

async function* sheetText<Row>(sheet: SheetPlan<Row>, source: RowSource<Row>): AsyncGenerator<string> {
  const { header, leaves, widths, options } = sheet
  yield sheetOpening(sheet) + header.map((_, level) => headerXml(sheet, level)).join('')
  const letters = leaves.map((_, index) => columnLetters(index))
  let at = header.length
  for (let left = sheet.capacity; left > 0;) {
    const rows = await source.take(left)
    if (rows.length === 0) break
    left -= rows.length
    let text = ''
    for (const row of rows) {
      at += 1
      let cells = ''
      let lines = 1
      for (let index = 0; index < leaves.length; index++) {
        const column = leaves[index]!
        const value = shownOf(column, row)
        cells += cellXml(`${letters[index]}${at}`, column, value, options)
        lines = Math.max(lines, linesOf(value, widths[index]!, options))
      }
      text += `<row r="${at}"${heightXml(lines)}>${cells}</row>`
    }
    yield text
  }
  yield `</sheetData>${mergesXml(header)}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>${
    leaves.length > 6 ? landscape : portrait
  }</worksheet>`
}

const portrait = '<pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/>'
const landscape = '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>'

function sheetOpening<Row>({ header, widths }: SheetPlan<Row>): string {
  const below = `A${header.length + 1}`
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${header.length}" topLeftCell="${below}" activePane="bottomLeft" state="frozen"/>` +
    `<selection pane="bottomLeft" activeCell="${below}" sqref="${below}"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  )
}

/** Every column of a header row has a cell, so that merged ones are bordered on all sides. */
function headerXml<Row>({ header, leaves, options }: SheetPlan<Row>, level: number): string {
  const titles = headings(leaves)
  const cells = leaves.map((leaf, index) => {
    const cell = header[level]!.find((one) => one.start === index)
    const ref = `${columnLetters(index)}${level + 1}`
    if (!cell) return `<c r="${ref}" s="${style.heading}"/>`
    const label: Bilingual = cell.column.key === leaf.key ? titles[index]! : cell.column.label
    return textCell(ref, label[options.language], cell.colspan > 1 ? style.groupHeading : style.heading)
  })
  return `<row r="${level + 1}">${cells.join('')}</row>`
}

/** Spreadsheets do not adjust the height for wrapped lines when they open a file: each row states its height. */
function heightXml(lines: number): string {
  return lines > 1 ? ` ht="${Math.min(lines * pointsPerLine, maxRowHeight)}" customHeight="1"` : ''
}

/** The number of lines of a cell's wrapped text, rather one too many; measuring each character would take a third of the export's time. */
function linesOf(value: CellValue, width: number, { language }: ExportOptions): number {
  const text = value && typeof value === 'object' ? inLanguage(value, language).text : value
  if (typeof text !== 'string') return 1
  const wrapped = (line: string) => Math.max(1, Math.ceil((line.length * meanCharacterWidth) / width))
  return text.includes('\n') ? text.split('\n').reduce((sum, line) => sum + wrapped(line), 0) : wrapped(text)
}

/** The mean width of a character in either language. */
const meanCharacterWidth = 1.1
const pointsPerLine = 16
/** In points; Excel shows no higher row. */
const maxRowHeight = 409

function mergesXml<Row>(header: readonly HeaderCell<Row>[][]): string {
  const merges = header.flatMap((row, level) =>
    row
      .filter((cell) => cell.colspan > 1 || cell.rowspan > 1)
      .map(({ start, colspan, rowspan }) => {
        const last = `${columnLetters(start + colspan - 1)}${level + rowspan}`
        return `<mergeCell ref="${columnLetters(start)}${level + 1}:${last}"/>`
      }),
  )
  return merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : ''
}

function cellXml<Row>(ref: string, column: Column<Row>, value: CellValue, options: ExportOptions): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return ''
  if (typeof value === 'object') return textCell(ref, inLanguage(value, options.language).text, style.text)
  if (column.kind === 'date') return dateCell(ref, column, value, options)
  if (typeof value === 'string' || !Number.isFinite(value)) return textCell(ref, String(value), style.text)
  if (column.kind === 'money') return `<c r="${ref}" s="${style.money}"><v>${value / 100}</v></c>`
  return `<c r="${ref}" s="${column.kind === 'size' ? style.size : style.number}"><v>${value}</v></c>`
}

function dateCell<Row>(ref: string, column: Column<Row>, value: string | number, options: ExportOptions): string {
  const moment = momentOf(value)
  if (!moment) return textCell(ref, String(value), style.text)
  if (column.calendar === 'bs') return textCell(ref, bsText(moment, options), style.text)
  if (moment.date < '1900-03-01') return textCell(ref, moment.date, style.text)
  return `<c r="${ref}" s="${moment.time ? style.moment : style.date}"><v>${serialOf(moment)}</v></c>`
}

/** Days since 1899-12-30, the time of day as a fraction; right from 1 March 1900 on. */
function serialOf({ date, time }: Moment): number {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  return dayNumber(date) + 25_569 + (hours * 60 + minutes) / 1440
}

function textCell(ref: string, text: string, kind: number): string {
  return `<c r="${ref}" s="${kind}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

function widthsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], options: ExportOptions): number[] {
  const leaves = leafColumns(columns)
  const titles = headings(leaves)
  return leaves.map((column, index) => {
    const texts = rows.map((row) => shownText(column, shownOf(column, row), options))
    const widest = Math.max(...[titles[index]![options.language], ...texts].map(textWidth))
    return Math.round(Math.min(Math.max(widest + 2, 8), 60) * 100) / 100
  })
}

function shownText<Row>(column: Column<Row>, value: CellValue, options: ExportOptions): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return inLanguage(value, options.language).text
  if (column.kind === 'date') return '2083-08-05 00:00'
  return column.kind === 'money' ? `${value},,` : String(value)
}

/** Rows in chunks of some hundreds, never more than fit in a sheet, from batches of any size. */
type RowSource<Row> = {
  peek(): Promise<readonly Row[]>
  take(max: number): Promise<readonly Row[]>
  close(): Promise<void>
}

function rowSource<Row>(batches: Batches<Row>): RowSource<Row> {
  const iterator = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]()
  let batch: readonly Row[] = []
  let taken = 0
  async function peek() {
    while (taken >= batch.length) {
      const next = await iterator.next()
      if (next.done) return []
      batch = next.value
      taken = 0
    }
    return batch.slice(taken, taken + chunkSize)
  }
  return {
    peek,
    async take(max) {
      const rows = (await peek()).slice(0, max)
      taken += rows.length
      return rows
    },
    async close() {
      await iterator.return?.()
    },
  }
}
