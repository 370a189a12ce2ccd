// Rows of a long CSV or Excel file, read a batch at a time.

import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { streamXlsxRows } from 'hucre/xlsx'
import { refuse, Refusal } from '#kit/refusal.ts'
import type { NumberedRow } from '#kit/import.ts'
import {
  columnsOf,
  csvFault,
  delimiterOf,
  excelLine,
  isEmptyLine,
  numberedLines,
  rowUnder,
  type Line,
} from '#platform/spreadsheet.server.ts'
import { workbookDetails } from '#platform/workbook-details.server.ts'
import { refuseLargeWorkbook } from '#platform/workbook-size.server.ts'

/** Rows of one batch. */
const batchRows = 2_000

/**
 * The rows of a file as `readSpreadsheet` reads them, `batchRows` at a time, so that memory does not grow with a CSV file; an Excel
 * file is read up to a size (`refuseLargeWorkbook`). Refuses what it cannot read, a file without rows and columns of one name; rows before a fault in the middle of a file have been passed on by then.
 */
export function streamSpreadsheet(file: string): AsyncGenerator<NumberedRow[]> {
  const isCsv = !/\.xlsx$/i.test(file)
  return readAhead(batchesOf(isCsv ? csvLines(file) : excelLines(file), isCsv))
}

async function* batchesOf(lines: AsyncIterable<Line[]>, isCsv: boolean): AsyncGenerator<NumberedRow[]> {
  let columns: string[] | undefined
  let batch: NumberedRow[] = []
  let isEmpty = true
  for await (const several of lines)
    for (const numbered of several) {
      if (isEmptyLine(numbered)) continue
      if (!columns) {
        columns = columnsOf(numbered.cells)
        continue
      }
      batch.push(rowUnder(columns, numbered, isCsv))
      isEmpty = false
      if (batch.length < batchRows) continue
      yield batch
      batch = []
    }
  if (isEmpty) refuse('invalid', 'spreadsheet.empty')
  if (batch.length > 0) yield batch
}

/** Reads the next batch while the one before it is written. */
async function* readAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  let next = batches.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = batches.next()
      // A fault is thrown where the batch is awaited, and is nobody's when the import has ended before.
      next.catch(() => {})
      yield value
    }
  } finally {
    await batches.return(undefined)
  }
}

/** As many lines at a time as the parser has. */
async function* csvLines(file: string): AsyncGenerator<Line[]> {
  const delimiter = delimiterOf(await startOf(file))
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    trim: true,
  })
  const numbered = numberedLines()
  try {
    // A fault of the file or of its encoding ends the parser with it.
    pipeline(createReadStream(file), decoded, parser, () => {})
    for await (const first of parser as AsyncIterable<string[]>) {
      const lines = [numbered(first)]
      for (let next: string[] | null; lines.length < batchRows && (next = parser.read() as string[] | null);)
        lines.push(numbered(next))
      yield lines
    }
  } catch (error) {
    throw readingFault(error)
  }
}

async function* excelLines(file: string): AsyncGenerator<Line[]> {
  const bytes = await readFile(file)
  refuseLargeWorkbook(bytes)
  try {
    const details = workbookDetails(bytes)
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: details.sheet }))
      yield [excelLine(index + 1, values, details)]
  } catch (error) {
    throw readingFault(error)
  }
}

async function* decoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of source) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/** Enough of a file to see what separates its columns. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A file that cannot be opened is the caller's to explain; any other fault is in the file. */
function readingFault(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (error instanceof Refusal || code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return error
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? new Refusal('invalid', 'spreadsheet.not_utf8', { cause: error })
    : csvFault(error)
}
