// Draining of a server: requests under way are answered, /readyz says 503 meanwhile, and the wait is bounded.

import { EventEmitter, once } from 'node:events'
import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDraining } from './draining.server.ts'

test('an upload under way is answered before the server is drained, and the server is not ready meanwhile', async () => {
  const { draining, port, received } = await serve()
  const sent = request({ port, method: 'POST', path: '/upload' })
  const answered = new Promise<string>((resolve) => sent.on('response', (response) => resolve(text(response))))
  sent.write('first half,')
  await received('/upload')
  let isDrained = false
  const drained = draining.drain(60_000).then(() => (isDrained = true))
  expect(await read(port, '/readyz')).toEqual({ status: 503, retryAfter: '5', connection: 'close' })
  expect(isDrained).toBe(false)
  sent.end('second half')
  expect(await answered).toBe('first half,second half')
  await drained
})

test('one that does not end is waited for only so long, and nothing under way not at all', async () => {
  const { draining, port, received } = await serve()
  const sent = request({ port, method: 'POST', path: '/upload' }).on('error', () => {})
  sent.write('and nothing more')
  await received('/upload')
  const began = performance.now()
  await draining.drain(300)
  expect(performance.now() - began).toBeGreaterThan(250)
  sent.destroy()
  await openDraining().drain(60_000)
})

test('requests are taken for as long as a load balancer needs, and those of its end are answered', async () => {
  const { draining, port, received } = await serve()
  let isDrained = false
  const drained = draining.drain(60_000, 400).then(() => (isDrained = true))
  const first = request({ port, method: 'POST', path: '/first' })
  const firstAnswer = new Promise<string>((resolve) => first.on('response', (response) => resolve(text(response))))
  first.end('one')
  expect(await firstAnswer).toBe('one')
  expect(isDrained).toBe(false)
  const last = request({ port, method: 'POST', path: '/last' })
  const lastAnswer = new Promise<string>((resolve) => last.on('response', (response) => resolve(text(response))))
  last.write('two ')
  await received('/last')
  await pause(500)
  expect(isDrained).toBe(false)
  last.end('halves')
  expect(await lastAnswer).toBe('two halves')
  await drained
})

async function serve() {
  const draining = openDraining()
  const arrivals = new EventEmitter()
  const server = createServer(async (request, response) => {
    if (draining.answer(request, response)) return
    draining.count(response)
    arrivals.emit(request.url ?? '')
    response.end(await text(request).catch(() => 'aborted'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { draining, port: (server.address() as AddressInfo).port, received: (path: string) => once(arrivals, path) }
}

function read(port: number, path: string) {
  return new Promise((resolve, reject) => {
    get({ port, path }, (response) => {
      response.resume()
      const { 'retry-after': retryAfter, connection } = response.headers
      resolve({ status: response.statusCode, retryAfter, connection })
    }).on('error', reject)
  })
}
