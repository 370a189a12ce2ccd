// Export formats of a table: bytes, Blob, and the fallback to the current page.

import type { Column } from '../columns.ts'
import { csvText } from './csv.ts'
import { excelBytes } from './excel.ts'
import { jsonText } from './json.ts'
import type { Batches, ExportOptions } from './options.ts'
import { utf8Pieces, type Bytes } from './utf8.ts'

export type ExportFormat = 'csv' | 'excel' | 'json'

export const exportFormats: Record<ExportFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  excel: { extension: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  json: { extension: 'json', mediaType: 'application/json; charset=utf-8' },
}

/** The file's bytes, made as they are read; stopping the reader stops the rows. */
export function exportBytes<Row>(
  format: ExportFormat,
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: ExportOptions,
): AsyncGenerator<Bytes> {
  if (format === 'excel') return excelBytes(columns, batches, options)
  return utf8Pieces((format === 'csv' ? csvText : jsonText)(columns, batches, options))
}

/**
 * The bytes as one Blob, built from small ones, which browsers store outside the page's memory; it yields to the page every few
 * megabytes. Aborting throws the signal's reason.
 */
export async function asBlob(bytes: AsyncIterable<Bytes>, mediaType: string, signal?: AbortSignal): Promise<Blob> {
  const chunks: Blob[] = []
  for await (const chunk of bytes) {
    signal?.throwIfAborted()
    chunks.push(new Blob([chunk]))
    if (chunks.length % chunksPerYield === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(chunks, { type: mediaType })
}

/** The rows of an export or print: every matching row, and the current page in case fetching them all fails. */
export type RowsToExport<Row> = { all: () => Batches<Row>; currentPage: readonly Row[] }

/**
 * Makes a file from all rows; when fetching them fails, from the current page: `make` then gets the number of its rows,
 * the caller gets `complete: false`. A cancelled export is not replaced by a smaller one.
 * @example fromAllRows(rows, (batches) => asBlob(exportBytes('csv', columns, batches, options), 'text/csv', signal), signal)
 */
export async function fromAllRows<Row, Made>(
  { all, currentPage }: RowsToExport<Row>,
  make: (batches: Batches<Row>, onlyRows?: number) => Promise<Made>,
  signal?: AbortSignal,
): Promise<{ made: Made; complete: boolean }> {
  const fetching: { error?: unknown } = {}
  try {
    return { made: await make(recordingErrors(all(), fetching)), complete: true }
  } catch (error) {
    signal?.throwIfAborted()
    if (!('error' in fetching)) throw error
    return { made: await make([currentPage], currentPage.length), complete: false }
  }
}

const chunksPerYield = 128

/** Records that fetching failed, not making. */
async function* recordingErrors<Row>(
  batches: Batches<Row>,
  fetching: { error?: unknown },
): AsyncGenerator<readonly Row[]> {
  try {
    yield* batches
  } catch (error) {
    fetching.error = error
    throw error
  }
}
