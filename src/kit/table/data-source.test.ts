// Server lists: requests, responses, failures, aborts and loading of all rows.

import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import {
  latestOnly,
  loadPage,
  readAnswer,
  requestFor,
  TableLoadError,
  type ListRequest,
  type Send,
} from './data-source.ts'
import { allRows } from './all-rows.ts'
import { startState } from './query.ts'

type Row = { id: number }
const label = { en: 'Label', ne: 'लेबल' }
const columns: Column<Row>[] = [
  { key: 'id', label, sortable: true },
  { key: 'kind', label, filter: { type: 'text' } },
]
const state = {
  ...startState(columns),
  page: 2,
  sortBy: 'id',
  sortOrder: 'desc' as const,
  search: 'पानी',
  filters: { kind: 'a b' },
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const idsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: from + index }))

test('GET has page, limit, order, search and filters in the query string, beside its own parameters', () => {
  const { url, method, body } = requestFor({ url: '/reports?type=audit' }, state, columns)
  const [path, query] = url.split('?')
  expect([path, method, body]).toEqual(['/reports', 'GET', undefined])
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    type: 'audit',
    page: '2',
    limit: '10',
    sortBy: 'id',
    sortOrder: 'desc',
    search: 'पानी',
    kind: 'a b',
  })
})

test('another method has the same in its body', () => {
  const { url, method, body } = requestFor({ url: '/reports?type=audit', method: 'POST' }, state, columns)
  expect([url, method]).toEqual(['/reports?type=audit', 'POST'])
  expect(JSON.parse(body!)).toEqual({
    page: 2,
    limit: 10,
    sortBy: 'id',
    sortOrder: 'desc',
    search: 'पानी',
    kind: 'a b',
  })
})

test('an unsorted, unsearched table requests only its page', () => {
  expect(requestFor({ url: '/x' }, startState(columns), columns).url).toBe('/x?page=1&limit=10')
})

test('the list and the total are read from the properties named', () => {
  expect(readAnswer({ data: [{ id: 1 }], total: 4 })).toEqual({ rows: [{ id: 1 }], total: 4 })
  const named = { result: { rows: [{ id: 1 }] }, count: 4 }
  expect(readAnswer(named, { list: 'result.rows', total: 'count' })).toEqual({ rows: [{ id: 1 }], total: 4 })
})

test.each([
  null,
  [],
  'x',
  {},
  { data: [] },
  { data: {}, total: 0 },
  { data: [1], total: 1 },
  { data: [null], total: 1 },
  { data: [], total: '3' },
  { data: [], total: -1 },
  { data: [], total: 1.5 },
])('the response %j is a failed load', (body) => {
  expect(() => readAnswer(body)).toThrow('Failed to load data. Please try again.')
})

const load = (send: Send, signal?: AbortSignal) =>
  loadPage<Row>({ url: '/x' }, state, { columns, send, ...(signal ? { signal } : {}) })

test('an error status is reported with its number', async () => {
  const error = await load(async () => json({}, 503)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TableLoadError)
  expect(error).toMatchObject({
    message: 'API request failed with status 503',
    key: 'table.apiFailed',
    values: { status: 503 },
  })
})

test.each<[string, Send]>([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer that is not JSON', async () => new Response('<html>')],
])('%s is a failed load without a status', async (_name, send) => {
  await expect(load(send)).rejects.toMatchObject({
    message: 'Failed to load data. Please try again.',
    key: 'table.loadFailed',
  })
})

test('an abort stays an abort', async () => {
  const stop = new AbortController()
  stop.abort(new DOMException('over', 'AbortError'))
  await expect(load(() => Promise.reject(stop.signal.reason), stop.signal)).rejects.toThrow('over')
})

test('a stale response never replaces a newer one, and is aborted', async () => {
  const latest = latestOnly()
  const first = Promise.withResolvers<string>()
  const seen: AbortSignal[] = []
  const early = latest.run((signal) => {
    seen.push(signal)
    return first.promise
  })
  const newer = latest.run(async () => 'new')
  expect(seen[0]!.aborted).toBe(true)
  expect(await newer).toEqual({ stale: false, value: 'new' })
  first.resolve('old')
  expect(await early).toEqual({ stale: true })
})

test('a stale failure is ignored, the newest one is reported', async () => {
  const latest = latestOnly()
  const first = Promise.withResolvers<string>()
  const early = latest.run(() => first.promise)
  const newer = latest.run(() => Promise.reject(new Error('now')))
  first.reject(new Error('then'))
  expect(await early).toEqual({ stale: true })
  await expect(newer).rejects.toThrow('now')
})

/** A server with so many rows and responses by path; it records its requests. */
function server(total: number, more: Partial<Record<string, () => Response>> = {}) {
  const requests: string[] = []
  const send: Send = async ({ url }: ListRequest) => {
    requests.push(url)
    const { pathname, searchParams } = new URL(url, 'http://server.test')
    const other = more[pathname]
    if (other) return other()
    const from = (Number(searchParams.get('page')) - 1) * Number(searchParams.get('limit'))
    return json({ data: idsOf(from, Math.min(from + Number(searchParams.get('limit')), total)), total })
  }
  return { requests, send }
}

async function collect(batches: AsyncIterable<Row[]>): Promise<number[]> {
  const ids: number[] = []
  for await (const batch of batches) ids.push(...batch.map((row) => row.id))
  return ids
}

test('all rows are loaded a hundred at a time from the first page, with progress', async () => {
  const { requests, send } = server(250)
  const progress: unknown[] = []
  const ids = await collect(
    allRows<Row>({ url: '/x' }, state, { columns, send, onProgress: (done, total) => progress.push([done, total]) }),
  )
  expect(ids).toEqual(idsOf(0, 250).map((row) => row.id))
  expect(requests.map((url) => new URL(url, 'http://server.test').searchParams.get('page'))).toEqual(['1', '2', '3'])
  expect(requests[0]).toContain('limit=100')
  expect(progress).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ])
})

test('the pages of an export are marked, so that a replica may answer them; a page that is shown is not', async () => {
  const marks: (string | undefined)[] = []
  const send: Send = async ({ headers }) => {
    marks.push(headers['x-export'])
    return json({ data: idsOf(0, 1), total: 1 })
  }
  await loadPage<Row>({ url: '/x' }, state, { columns, send })
  await collect(allRows<Row>({ url: '/x' }, state, { columns, send }))
  expect(marks).toEqual([undefined, 'rows'])
})

test('an empty list is one request', async () => {
  const { requests, send } = server(0)
  expect(await collect(allRows<Row>({ url: '/x' }, state, { columns, send }))).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a server that stops before its total gives a failed load, not a short export', async () => {
  const answers = [json({ data: idsOf(0, 100), total: 300 }), json({ data: [], total: 300 })]
  const send: Send = async () => answers.shift()!
  await expect(collect(allRows<Row>({ url: '/x' }, state, { columns, send }))).rejects.toThrow(TableLoadError)
})

/** A body in chunks that may end inside a character. */
function inChunks(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += size)))
    },
  })
}

test('a stream is read line by line, without pages', async () => {
  const lines = idsOf(0, 1200)
    .map((row) => JSON.stringify({ ...row, title: 'पानी' }))
    .join('\n')
  const { requests, send } = server(0, {
    '/all': () => new Response(inChunks(lines, 7), { headers: { 'x-total-count': '1200' } }),
  })
  const progress: number[][] = []
  const ids = await collect(
    allRows<Row>({ url: '/x', stream: '/all' }, state, {
      columns,
      send,
      onProgress: (done, total) => progress.push([done, total!]),
    }),
  )
  expect(ids).toHaveLength(1200)
  expect(requests).toHaveLength(1)
  expect(requests[0]).not.toMatch(/page=|limit=/)
  expect(progress.at(-1)).toEqual([1200, 1200])
})

test('where the stream cannot be opened, the pages are loaded', async () => {
  const { send } = server(120, { '/all': () => json({}, 404) })
  expect(await collect(allRows<Row>({ url: '/x', stream: '/all' }, state, { columns, send }))).toHaveLength(120)
})

test.each([
  ['ends before its total', '{"id":1}\n', '2'],
  ['breaks inside a row', '{"id":1}\n{"id":', '2'],
  ['holds something else', '{"id":1}\n7\n', '2'],
])('a stream that %s is a failed load', async (_name, body, total) => {
  const { send } = server(0, { '/all': () => new Response(body, { headers: { 'x-total-count': total } }) })
  await expect(collect(allRows<Row>({ url: '/x', stream: '/all' }, state, { columns, send }))).rejects.toThrow(
    TableLoadError,
  )
})

test('a cancelled load stops requesting', async () => {
  const stop = new AbortController()
  const { requests, send } = server(1000)
  const onProgress = (done: number) => done === 200 && stop.abort(new DOMException('cancelled', 'AbortError'))
  await expect(
    collect(allRows<Row>({ url: '/x' }, state, { columns, send, signal: stop.signal, onProgress })),
  ).rejects.toThrow('cancelled')
  expect(requests.length).toBeLessThan(4)
})
