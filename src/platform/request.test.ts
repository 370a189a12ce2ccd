// Client addresses, host and scheme behind proxies.

import { expect, test } from 'vitest'
import { addressOf } from './request.server.ts'

const host = 'damak.localhost'

test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['2001:db8::1', undefined, 0, '2001:db8::1'],
  ['::ffff:10.0.0.2', '198.51.100.4', 0, '10.0.0.2'],
  ['::ffff:10.0.0.2', '192.0.2.1, ::FFFF:198.51.100.4', 1, '198.51.100.4'],
])(
  'a request over %s with forwarded address %s through %i proxies comes from %s',
  (socket, forwarded, trustedProxies, client) => {
    const header = (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined)
    expect(addressOf(header, host, socket, { publicScheme: 'http', trustedProxies }).client).toBe(client)
  },
)

test.each([0, 1, 2])(
  'the host is the one of the Host header through %i proxies, whatever else names one',
  (trustedProxies) => {
    const headers: Record<string, string> = {
      host: 'Damak.example',
      'x-forwarded-host': 'kakarvitta.example',
      forwarded: 'host=kakarvitta.example',
    }
    const proxies = { publicScheme: 'http', trustedProxies } as const
    expect(addressOf((name) => headers[name], host, '10.0.0.2', proxies).host).toBe('damak.example')
  },
)

test.each([
  ['http', 0, undefined, 'http'],
  ['http', 0, 'https', 'http'],
  ['http', 1, 'https', 'https'],
  ['http', 1, 'HTTPS', 'https'],
  ['http', 1, 'https, http', 'http'],
  ['http', 1, 'http, https', 'https'],
  ['http', 2, 'https, http', 'https'],
  ['http', 1, 'ftp', 'http'],
  ['https', 0, undefined, 'https'],
  ['https', 1, undefined, 'https'],
  ['https', 1, 'http', 'https'],
] as const)(
  'with PUBLIC_SCHEME=%s and %i proxies a request forwarded from %s has an address of %s',
  (publicScheme, trustedProxies, forwarded, scheme) => {
    const header = (name: string) => (name === 'x-forwarded-proto' ? forwarded : undefined)
    expect(addressOf(header, host, '10.0.0.2', { publicScheme, trustedProxies }).origin).toBe(`${scheme}://${host}`)
  },
)

test.each([
  ['4f1c9d2ab7e04c6f9a1b2c3d4e5f6071', 1, true],
  ['4f1c9d2ab7e04c6f9a1b2c3d4e5f6071', 0, false],
  ['short', 1, false],
  ['line\nbreak-in-the-log', 1, false],
  ['x'.repeat(65), 1, false],
])('the id %j through %i proxies is kept: %s', (given, trustedProxies, isKept) => {
  const header = (name: string) => (name === 'x-request-id' ? given : undefined)
  const { requestId } = addressOf(header, host, '::1', { publicScheme: 'http', trustedProxies })
  expect(requestId === given).toBe(isKept)
  expect(requestId).toMatch(/^[\w.-]{8,64}$/)
})
