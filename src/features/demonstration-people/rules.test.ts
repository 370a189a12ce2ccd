// Tables of cases of serving demonstration accounts and the listen address.

import { expect, test } from 'vitest'
import { listenAddress, mayServeDemonstration } from './rules.ts'

test.each([
  ['http', 0, true],
  ['https', 0, false],
  ['http', 1, false],
  ['https', 2, false],
] as const)('with %s behind %i proxies the demonstration may be served: %s', (publicScheme, trustedProxies, may) => {
  expect(mayServeDemonstration({ publicScheme, trustedProxies })).toBe(may)
})

test.each([
  [undefined, 0, undefined],
  [undefined, 8, '127.0.0.1'],
  ['0.0.0.0', 8, '0.0.0.0'],
  ['192.0.2.4', 0, '192.0.2.4'],
])('HOST %s with %i demonstration accounts listens on %s', (host, accounts, address) => {
  expect(listenAddress(host, accounts)).toBe(address)
})
