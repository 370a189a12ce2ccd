// Loading of every matching row from a server: streamed, or page by page.

import {
  exportHeader,
  failed,
  isObject,
  loadPage,
  matching,
  request,
  TableLoadError,
  type LoadOptions,
  type Send,
  type ServerSource,
} from './data-source.ts'
import type { TableState } from './query.ts'

export type AllRowsOptions<Row> = LoadOptions<Row> & {
  /** Called after each batch with the rows read so far, and the total where it is known. */
  onProgress?: (done: number, total: number | undefined) => void
}

/**
 * Every matching row in batches, whatever page the state is on: streamed when the source offers it, else (or when the stream cannot
 * be opened) page by page, 100 at a time. A response that ends before its total is a failed load, never a short export.
 */
export async function* allRows<Row>(
  source: ServerSource,
  state: TableState,
  options: AllRowsOptions<Row>,
): AsyncGenerator<Row[]> {
  const stream = source.stream ? await openStream(source, state, options) : undefined
  const batches = stream ? streamed<Row>(stream, options.signal) : paged(source, state, options)
  const expected = { total: stream ? totalHeader(stream) : undefined }
  let done = 0
  for await (const batch of batches) {
    options.signal?.throwIfAborted()
    done += batch.rows.length
    expected.total = batch.total ?? expected.total
    options.onProgress?.(done, expected.total)
    if (batch.rows.length > 0) yield batch.rows
  }
  if (done < (expected.total ?? 0)) throw new TableLoadError()
}

type Batch<Row> = { rows: Row[]; total?: number }

const pageSize = 100

async function* paged<Row>(
  source: ServerSource,
  state: TableState,
  options: AllRowsOptions<Row>,
): AsyncGenerator<Batch<Row>> {
  const send: Send = (request, signal) =>
    options.send({ ...request, headers: { ...request.headers, ...exportHeader } }, signal)
  let done = 0
  for (let page = 1; ; page++) {
    const loaded = await loadPage<Row>(source, { ...state, page, limit: pageSize }, { ...options, send })
    done += loaded.rows.length
    yield loaded
    if (loaded.rows.length === 0 || (done >= loaded.total && !loaded.totalIsLeast)) return
  }
}

async function openStream<Row>(
  source: ServerSource,
  state: TableState,
  { columns, send, signal }: AllRowsOptions<Row>,
): Promise<Response | undefined> {
  const listRequest = request(source.stream!, source.method ?? 'GET', matching(state, columns), 'application/x-ndjson')
  try {
    const response = await send(listRequest, signal)
    return response.ok && response.body ? response : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** The lines of a chunk are read without a promise for each: there may be very many. */
async function* streamed<Row>(response: Response, signal?: AbortSignal): AsyncGenerator<Batch<Row>> {
  const reader = response.body!.getReader()
  const lines = lineReader<Row>()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (const rows of lines.read(read.value)) yield { rows }
    }
    yield { rows: lines.rest() }
  } catch (error) {
    failed(error, signal)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Small, so that rows are written before garbage collection runs: rows still in use then take more memory. */
const decodeSize = 8 * 1024

/** Rows from chunks of newline-delimited JSON. */
function lineReader<Row>() {
  const decoder = new TextDecoder()
  let rest = ''
  return {
    *read(bytes: Uint8Array): Generator<Row[]> {
      for (let at = 0; at < bytes.length; at += decodeSize) {
        const text = rest + decoder.decode(bytes.subarray(at, at + decodeSize), { stream: true })
        const rows: Row[] = []
        let from = 0
        for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
          const line = text.slice(from, to)
          if (line.trim()) rows.push(readRow<Row>(line))
          from = to + 1
        }
        rest = text.slice(from)
        yield rows
      }
    },
    rest: (): Row[] => (rest.trim() ? [readRow<Row>(rest)] : []),
  }
}

function readRow<Row>(line: string): Row {
  const row: unknown = JSON.parse(line)
  if (!isObject(row)) throw new TableLoadError()
  return row as Row
}

function totalHeader(response: Response): number | undefined {
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
  return Number.isSafeInteger(total) && total >= 0 ? total : undefined
}
