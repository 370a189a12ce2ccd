// HTTP server whose connections end when their other side does nothing: no request, half a request, or a response that is not read.

import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createConnectionServer } from 'node:net'
import type { AddressInfo, ListenOptions, Server as ConnectionServer } from 'node:net'
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

/** Accepts the connections that wait; called before work that keeps the process busy, so that limits see all requests there are. */
export async function acceptWaiting(): Promise<void> {
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const before = accepted
    await nextTurn()
    if (accepted === before) return
  }
}

/** How many connections are accepted in one turn of the event loop. */
const acceptors = 16

/**
 * Listens on as many sockets as connections are to be accepted in one turn of the event loop: libuv accepts one from each (since 1.45), and
 * with long turns requests would wait in the kernel, where nothing limits their time. Elsewhere than on Linux it listens on one socket.
 */
export async function listenOn(server: Server, port: number, host?: string): Promise<void> {
  if (process.platform !== 'linux') return listening(server, { port, host })
  // Sockets that share a port do not fail when another process has it.
  await closed(await opened(createConnectionServer(), { port, host }))
  await listening(server, { port, host, reusePort: true })
  const address = server.address() as AddressInfo
  const options = { port: address.port, host: address.address, reusePort: true }
  const more = Array.from({ length: acceptors - 1 }, () =>
    createConnectionServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  for (const each of more) await listening(each, options)
  const close = server.close.bind(server)
  server.close = (callback) => {
    for (const each of more) each.close()
    return close(callback)
  }
}

async function opened(server: ConnectionServer, options: ListenOptions): Promise<ConnectionServer> {
  await listening(server, options)
  return server
}

function listening(server: ConnectionServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closed(server: ConnectionServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
