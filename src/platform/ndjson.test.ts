// Streamed NDJSON responses: back-pressure, idle readers, errors and concurrency.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectRefusal } from '#tests/world.ts'
import { maxStreams, ndjsonResponse } from './ndjson.server.ts'
import { withPriority } from './request-priority.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted(count: number) {
  const state = { read: 0, returned: false }
  async function* batches() {
    try {
      for (let number = 0; number < count; number++) {
        state.read += 1
        yield [{ number, text: 'पानी\n' }]
      }
    } finally {
      state.returned = true
    }
  }
  return { state, batches: batches() }
}

test('each row is a line of JSON, and the number of rows is in the header', async () => {
  const answer = await ndjsonResponse(counted(2).batches, { total: 2 })
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(answer.headers.get('x-total-count')).toBe('2')
  const lines = (await answer.text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { number: 0, text: 'पानी\n' },
    { number: 1, text: 'पानी\n' },
  ])
})

test('nothing is read ahead of the reader, and disconnecting ends it', async () => {
  const { state, batches } = counted(1000)
  const reader = (await ndjsonResponse(batches)).body!.getReader()
  await reader.read()
  await Promise.resolve()
  expect(state.read).toBe(1)
  await reader.cancel()
  expect(state.returned).toBe(true)
})

test('a reader who is idle for a minute is disconnected', async () => {
  const { state, batches } = counted(1000)
  const reader = (await ndjsonResponse(batches)).body!.getReader()
  await reader.read()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.returned).toBe(true)
  await expect(reader.read()).rejects.toThrow('idle')
})

async function* broken() {
  yield [{ number: 0 }]
  throw new Error('the database went away')
}

test('an error breaks the response instead of shortening it', async () => {
  await expect((await ndjsonResponse(broken())).text()).rejects.toThrow('the database went away')
})

test('streams at once are limited: the next waits for a second, and is then refused', async () => {
  const open = await Promise.all(Array.from({ length: maxStreams }, request))
  const refused = expectRefusal('unavailable', 'server.busy', request())
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  const next = request()
  await open[0]!.text()
  for (const answer of [...open.slice(1), await next]) await answer.body!.cancel()
})

function request(): Promise<Response> {
  return withPriority('ordinary', () => ndjsonResponse(counted(1).batches))
}
