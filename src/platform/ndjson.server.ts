// How does a list of any length leave the server one JSON row a line, without filling memory or holding the server up?

import { refuse } from '#kit/refusal.ts'

/** Whole lists that may be on their way at once in this process; the next one is told to come again. */
export const mostStreams = 8

/** Milliseconds after which a reader who takes nothing is left. */
const patience = 60_000

let running = 0

/**
 * An `application/x-ndjson` answer. A batch is asked for when the reader has taken the one before, so memory holds one batch; a reader
 * who leaves, or takes nothing for a minute, ends it. Refuses with `too-many` when enough are on their way. `total` goes into `x-total-count`.
 */
export function ndjsonResponse(
  batches: AsyncIterable<readonly unknown[]>,
  { total }: { total?: number | undefined } = {},
): Response {
  if (running >= mostStreams) refuse('too-many', 'request.too_many', { retryAfterSeconds: 5 })
  const headers: Record<string, string> = {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that gathers the answer first would hold all of it.
    'x-accel-buffering': 'no',
  }
  if (total !== undefined) headers['x-total-count'] = String(total)
  return new Response(linesOf(batches[Symbol.asyncIterator]()), { headers })
}

function linesOf(batches: AsyncIterator<readonly unknown[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting: NodeJS.Timeout | undefined
  let over = false
  running += 1

  function end(): void {
    clearTimeout(waiting)
    if (over) return
    over = true
    running -= 1
    void batches.return?.()
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(waiting)
        try {
          const batch = await batches.next()
          if (batch.done) {
            controller.close()
            return end()
          }
          controller.enqueue(encoder.encode(batch.value.map((row) => `${JSON.stringify(row)}\n`).join('')))
          waiting = setTimeout(() => {
            controller.error(new Error('The reader took nothing for a minute'))
            end()
          }, patience)
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
