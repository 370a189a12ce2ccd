// Connections of a server: those that send nothing, half a request, or do not read their response are ended; others go on.

import type { RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { acceptWaiting, listenOn, openHttpServer } from './http-server.server.ts'

const quick = { headersMs: 300, requestMs: 900, keepAliveMs: 300, idleMs: 600, checkMs: 50 }
/** More than the buffers of both sockets hold. */
const large = Buffer.alloc(64 * 1024 * 1024)

test('a connection without a request is ended', async () => {
  const { ended } = await open(() => {})
  expect(await ended()).toContain('408')
})

test('a sender who stops in the middle of the headers is answered 408', async () => {
  const { socket, ended } = await open(() => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  expect(await ended()).toContain('408 Request Timeout')
})

test('a sender whose body takes too long in all is disconnected', async () => {
  const { socket, ended } = await open((request) => request.resume())
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
  const dripping = setInterval(() => socket.write('x'), 100)
  onTestFinished(() => clearInterval(dripping))
  // What it sends meanwhile may reset the connection before it has read the 408.
  await ended()
})

test('a reader who takes nothing is disconnected', async () => {
  const closed = Promise.withResolvers<void>()
  const { socket } = await open((_, response) => {
    response.on('close', closed.resolve)
    response.end(large)
  })
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await closed.promise
})

test('a slow reader who takes something all the time gets the whole response', async () => {
  const { socket, ended } = await open((_, response) => response.end(Buffer.alloc(16 * 1024 * 1024)), false)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  let bytes = 0
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  await ended()
  expect(bytes).toBeGreaterThan(16 * 1024 * 1024)
}, 30_000)

test('a connection is ended some time after its last request', async () => {
  const { socket, ended } = await open((_, response) => response.end('answer'))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await ended()).toMatch(/^HTTP\/1\.1 200 OK[^]*answer$/)
})

test('connections that wait are accepted before the next work begins', async () => {
  const { server } = await open(() => {})
  let count = 0
  server.on('connection', () => (count += 1))
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  await acceptWaiting()
  expect(count).toBeGreaterThanOrEqual(50)
})

test('all connections that come at once are accepted in few turns of the event loop, on one port', async () => {
  const server = openHttpServer((_, response) => response.end('answer'))
  await listenOn(server, 0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const accepted = new Set<Socket>()
  server.on('connection', (socket) => accepted.add(socket))
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  let turns = 0
  for (; accepted.size < 200 && turns < 1_000; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(turns).toBeLessThan(100)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answer')
})

test('a port that another server has is refused, and one that was closed is free again', async () => {
  const first = openHttpServer(() => {})
  await listenOn(first, 0, '127.0.0.1')
  const { port } = first.address() as AddressInfo
  const second = openHttpServer(() => {})
  await expect(listenOn(second, port, '127.0.0.1')).rejects.toThrow('EADDRINUSE')
  await new Promise((resolve) => first.close(resolve))
  await listenOn(second, port, '127.0.0.1')
  await new Promise((resolve) => second.close(resolve))
})

/** A connection to a server of its own; `ended` resolves with all that was received. */
async function open(listener: RequestListener, collects = true) {
  const server = openHttpServer(listener, quick)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  let received = ''
  if (collects) socket.on('data', (chunk: Buffer) => (received += chunk.length > 10_000 ? '…' : chunk.toString()))
  const ended = () =>
    new Promise<string>((resolve) => socket.on('error', () => {}).once('close', () => resolve(received)))
  return { server, socket, ended }
}
