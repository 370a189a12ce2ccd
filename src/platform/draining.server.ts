// Draining of a server: no longer ready, then closed when the requests under way have been answered.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { retryAfterSeconds } from './unavailable.server.ts'

export type Draining = {
  /** Counts a request until its response is sent. Returns true when it has answered it: `/readyz`, while draining. */
  take(request: IncomingMessage, response: ServerResponse): boolean
  /** From now on not ready; resolves when no request is under way, at the latest after `maxMs`. */
  drain(maxMs: number): Promise<void>
}

export function openDraining(): Draining {
  let underWay = 0
  let isDraining = false
  const idle = Promise.withResolvers<void>()
  return {
    take(request, response) {
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        if (isDraining && underWay === 0) idle.resolve()
      })
      if (!isDraining) return false
      // A kept connection would send its next request to a closed server.
      response.setHeader('connection', 'close')
      if (request.url !== '/readyz') return false
      response
        .writeHead(503, { 'retry-after': String(retryAfterSeconds), 'content-type': 'text/plain' })
        .end('stopping')
      return true
    },
    async drain(maxMs) {
      isDraining = true
      if (underWay === 0) return
      await Promise.race([idle.promise, pause(maxMs, undefined, { ref: false })])
    },
  }
}
