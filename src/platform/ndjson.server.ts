// Streamed NDJSON responses for lists of any length, within bounds of memory and concurrency.

import { refuse } from '#kit/refusal.ts'

/** Maximum streams at once in this process; the next one is refused with a retry time. */
export const maxStreams = 8

/** Milliseconds after which an idle reader is disconnected. */
const idleMs = 60_000

let running = 0

/**
 * An `application/x-ndjson` response. A batch is read when the previous one has been consumed, so memory holds one batch; a reader
 * who disconnects or is idle for a minute ends it. Refuses with `too-many` past `maxStreams`. `total` is sent as `x-total-count`.
 */
export function ndjsonResponse(
  batches: AsyncIterable<readonly unknown[]>,
  { total }: { total?: number | undefined } = {},
): Response {
  if (running >= maxStreams) refuse('too-many', 'request.too_many', { retryAfterSeconds: 5 })
  const headers: Record<string, string> = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // A buffering proxy would hold all of the response.
    'x-accel-buffering': 'no',
  }
  if (total !== undefined) headers['x-total-count'] = String(total)
  return new Response(linesOf(batches[Symbol.asyncIterator]()), { headers })
}

function linesOf(batches: AsyncIterator<readonly unknown[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let idleTimer: NodeJS.Timeout | undefined
  let over = false
  running += 1

  function end(): void {
    clearTimeout(idleTimer)
    if (over) return
    over = true
    running -= 1
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
