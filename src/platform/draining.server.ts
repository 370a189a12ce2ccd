// Draining of a server: no longer ready, then closed when the requests under way have been answered.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { retryAfterSeconds } from './unavailable.server.ts'

export type Draining = {
  /** While draining, asks for the connection to be closed. Returns true when it has answered the request: `/readyz`. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Counts a response until it is sent; called after answering began, so that one already sent costs nothing. */
  count(response: ServerResponse): void
  /**
   * From now on not ready; resolves when no request is under way, at the earliest after `minMs`, in which a load balancer sends its
   * requests elsewhere, and at the latest `maxMs` after that.
   */
  drain(maxMs: number, minMs?: number): Promise<void>
}

export function openDraining(): Draining {
  let underWay = 0
  let isDraining = false
  let onIdle: (() => void) | undefined
  return {
    answer(request, response) {
      if (!isDraining) return false
      // A kept connection would send its next request to a closed server.
      response.setHeader('connection', 'close')
      if (request.url !== '/readyz') return false
      response
        .writeHead(503, { 'retry-after': String(retryAfterSeconds), 'content-type': 'text/plain' })
        .end('stopping')
      return true
    },
    count(response) {
      const isSent = response.writableEnded && response.writableLength === 0
      if (isSent) return
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        if (underWay === 0) onIdle?.()
      })
    },
    async drain(maxMs, minMs = 0) {
      isDraining = true
      await pause(minMs)
      if (underWay === 0) return
      const idle = new Promise<void>((resolve) => (onIdle = resolve))
      await Promise.race([idle, pause(maxMs, undefined, { ref: false })])
    },
  }
}
