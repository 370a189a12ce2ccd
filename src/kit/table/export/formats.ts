// Which file formats can a table be exported to, and how does one become bytes, and a file in the browser?

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

/** The file's bytes, made as they are read; stop reading and the rows stop being asked for. */
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
 * The bytes as one Blob, put together from small ones, which browsers keep outside the page's memory; the page gets its turn every few
 * megabytes. Aborting throws the signal's reason.
 */
export async function asBlob(bytes: AsyncIterable<Bytes>, mediaType: string, signal?: AbortSignal): Promise<Blob> {
  const pieces: Blob[] = []
  for await (const piece of bytes) {
    signal?.throwIfAborted()
    pieces.push(new Blob([piece]))
    if (pieces.length % piecesATurn === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(pieces, { type: mediaType })
}

/** What an export or print is made from: every matching row, and the page at hand should fetching them all fail. */
export type RowsToTake<Row> = { all: () => Batches<Row>; currentPage: readonly Row[] }

/**
 * Makes something from all rows; when fetching them fails, from the current page, and says so: `make` is told by the number of its rows,
 * the caller by `complete: false`. A cancelled export is not replaced by a smaller one.
 * @example fromAllRows(rows, (batches) => asBlob(exportBytes('csv', columns, batches, options), 'text/csv', signal), signal)
 */
export async function fromAllRows<Row, Made>(
  { all, currentPage }: RowsToTake<Row>,
  make: (batches: Batches<Row>, onlyRows?: number) => Promise<Made>,
  signal?: AbortSignal,
): Promise<{ made: Made; complete: boolean }> {
  const fetching: { error?: unknown } = {}
  try {
    return { made: await make(noted(all(), fetching)), complete: true }
  } catch (error) {
    signal?.throwIfAborted()
    if (!('error' in fetching)) throw error
    return { made: await make([currentPage], currentPage.length), complete: false }
  }
}

const piecesATurn = 128

/** Notes that it was the fetching that failed, not the making. */
async function* noted<Row>(batches: Batches<Row>, fetching: { error?: unknown }): AsyncGenerator<readonly Row[]> {
  try {
    yield* batches
  } catch (error) {
    fetching.error = error
    throw error
  }
}
