// Client addresses, host and scheme behind proxies.

import { expect, test } from 'vitest'
import { addressOf } from './request.server.ts'

const url = { host: 'damak.localhost', protocol: 'http' }

test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['2001:db8::1', undefined, 0, '2001:db8::1'],
  ['::ffff:10.0.0.2', '198.51.100.4', 0, '10.0.0.2'],
  ['::ffff:10.0.0.2', '192.0.2.1, ::FFFF:198.51.100.4', 1, '198.51.100.4'],
])(
  'a request over %s with forwarded address %s through %i proxies comes from %s',
  (socket, forwarded, proxies, client) => {
    expect(addressOf((name) => (name === 'x-forwarded-for' ? forwarded : undefined), url, socket, proxies).client).toBe(
      client,
    )
  },
)

test.each([0, 1, 2])(
  'the host is the one of the Host header through %i proxies, whatever else names one',
  (proxies) => {
    const headers: Record<string, string> = {
      host: 'Damak.example',
      'x-forwarded-host': 'kakarvitta.example',
      forwarded: 'host=kakarvitta.example',
    }
    expect(addressOf((name) => headers[name], url, '10.0.0.2', proxies).host).toBe('damak.example')
  },
)
