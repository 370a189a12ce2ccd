// Tests of asking other websites: what an answer means, redirects, time, and addresses that are never connected to.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOutside, isPublicWeb } from './outside-address.server.ts'

let outside: Server
let origin: string
let asked: string[]

beforeEach(async () => {
  asked = []
  outside = createServer((request, response) => {
    const path = request.url!
    asked.push(path)
    if (path === '/silent') return
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
    const [, status, target] = /^\/(\d+)(?:\?to=(.*))?$/.exec(path)!
    response.writeHead(Number(status), target ? { location: decodeURIComponent(target) } : {})
    response.end('x'.repeat(1000))
  })
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})

afterEach(() => {
  outside.closeAllConnections()
  outside.close()
})

/** The own server is the outside. */
const ask = (path: string, timeoutMs = 5000) =>
  askOutside(path.startsWith('/') ? `${origin}${path}` : path, { timeoutMs, mayConnect: () => true })

test('a page that is there, asks to sign in or refuses is found; 404 and 410 are gone; a failing server is unreachable', async () => {
  const statuses = [200, 204, 401, 403, 405, 429, 404, 410, 500, 503]
  const answers = await Promise.all(statuses.map((status) => ask(`/${status}`)))
  expect(answers).toEqual([...Array<string>(6).fill('found'), 'gone', 'gone', 'unreachable', 'unreachable'])
})

test('redirects are followed to what they lead to, five at most', async () => {
  expect(await ask(`/301?to=${encodeURIComponent(`/302?to=${encodeURIComponent('/200')}`)}`)).toBe('found')
  expect(await ask(`/308?to=${encodeURIComponent('/404')}`)).toBe('gone')
  asked = []
  expect(await ask('/loop')).toBe('unreachable')
  expect(asked).toHaveLength(6)
})

test('silence ends after its time; a closed port and an unknown name are not found', async () => {
  expect(await ask('/silent', 200)).toBe('unreachable')
  expect(await ask('http://127.0.0.1:9/')).toBe('unreachable')
  expect(await ask('http://nowhere.invalid/')).toMatch(/unknown-host|unreachable/)
})

test('private addresses are refused before a connection: as numbers, as names, behind a redirect, on other ports', async () => {
  expect(await askOutside(`${origin}/200`)).toBe('refused')
  expect(await askOutside(origin.replace('127.0.0.1', 'localhost'))).toBe('refused')
  expect(await askOutside('http://[::1]/')).toBe('refused')
  expect(await askOutside('http://2130706433/')).toBe('refused')
  expect(asked).toEqual([])
  const port = Number(new URL(origin).port)
  const onlyHere = (_: string, to: number) => to === port
  const target = encodeURIComponent('http://169.254.169.254/latest/meta-data')
  expect(await askOutside(`${origin}/302?to=${target}`, { mayConnect: onlyHere })).toBe('refused')
})

test('what counts as the public web', () => {
  const allowed = ['93.184.216.34', '2606:4700::1111', '172.32.0.1']
  const refused = `10.1.2.3 127.0.0.1 0.0.0.0 100.64.1.1 169.254.169.254 172.16.0.1 192.168.1.1 224.0.0.1 x
    ::1 :: ::ffff:10.0.0.1 fe80::1 fc00::1 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1`.split(/\s+/)
  expect(allowed.filter((address) => !isPublicWeb(address, 443))).toEqual([])
  expect(refused.filter((address) => isPublicWeb(address, 443))).toEqual([])
  expect(isPublicWeb('93.184.216.34', 25)).toBe(false)
})
