// HTTP server whose connections end when their other side does nothing: no request, half a request, or a response that is not read.

import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type ConnectionTimeouts = {
  /** From the start of a connection, or of a request on it, until all headers have arrived. */
  headersMs: number
  /** Until the whole request has arrived: 30 MB at 35 KB a second. Senders who are much slower are cut off while their body is read. */
  requestMs: number
  /** Between two requests on one connection. */
  keepAliveMs: number
  /** Without a byte in either direction; longer than any request is worked on. */
  idleMs: number
  /** How often the first two are checked. */
  checkMs: number
}

const timeouts: ConnectionTimeouts = {
  headersMs: 15_000,
  requestMs: 15 * 60_000,
  keepAliveMs: 15_000,
  idleMs: 60_000,
  checkMs: 5_000,
}

export function openHttpServer(listener: RequestListener, changed: Partial<ConnectionTimeouts> = {}): Server {
  const { headersMs, requestMs, keepAliveMs, idleMs, checkMs } = { ...timeouts, ...changed }
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
  const server = createServer(options, listener).setTimeout(idleMs)
  return server.on('connection', () => (accepted += 1))
}

let accepted = 0
const maxTurns = 100

/**
 * Accepts the connections that wait; called before work that keeps the process busy. libuv accepts one in each turn of the event loop
 * (since 1.45), so with long turns requests would wait in the kernel, where nothing limits their time.
 */
export async function acceptWaiting(): Promise<void> {
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const before = accepted
    await nextTurn()
    if (accepted === before) return
  }
}
