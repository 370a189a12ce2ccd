// Streamed NDJSON responses for lists of any length, within bounds of memory and concurrency.

import { concurrencyLimit } from './concurrency-limit.server.ts'

/** Maximum streams at once in this process; the next ones wait for a moment, and are then refused with a retry time. */
export const maxStreams = 8
const limit = concurrencyLimit({ maxRunning: maxStreams, maxWaiting: 16, maxWaitMs: 1_000 })

/** Milliseconds after which an idle reader is disconnected. */
const idleMs = 60_000

/**
 * An `application/x-ndjson` response. A batch is read when the previous one has been consumed, so memory holds one batch; a reader
 * who disconnects or is idle for a minute ends it. Refuses with `unavailable` past `maxStreams`. `total` is sent as `x-total-count`.
 */
export async function ndjsonResponse(
  batches: AsyncIterable<readonly unknown[]>,
  { total }: { total?: number | undefined } = {},
): Promise<Response> {
  const release = await limit.acquire()
  const headers: Record<string, string> = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // A buffering proxy would hold all of the response.
    'x-accel-buffering': 'no',
  }
  if (total !== undefined) headers['x-total-count'] = String(total)
  return new Response(linesOf(batches[Symbol.asyncIterator](), release), { headers })
}

function linesOf(batches: AsyncIterator<readonly unknown[]>, release: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let idleTimer: NodeJS.Timeout | undefined
  let over = false

  function end(): void {
    clearTimeout(idleTimer)
    if (over) return
    over = true
    release()
    void batches.return?.()
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idleTimer)
        try {
          const batch = await batches.next()
          if (batch.done) {
            controller.close()
            return end()
          }
          controller.enqueue(encoder.encode(batch.value.map((row) => `${JSON.stringify(row)}\n`).join('')))
          idleTimer = setTimeout(() => {
            controller.error(new Error('The reader was idle for a minute'))
            end()
          }, idleMs)
        } catch (error) {
          end()
          throw error
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
