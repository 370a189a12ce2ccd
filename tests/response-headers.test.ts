// Security headers of the served product, for every kind of response, with and without TLS in front.

import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.server.ts'
import { openInstance, type Instance } from './whole-product.ts'
import { openWorld } from './world.ts'

let instance: Instance

beforeAll(async () => {
  const world = await openWorld()
  const { env } = world.resources
  const behindProxy = readEnv({ DATA_DIR: env.dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' })
  instance = await openInstance({ ...world, resources: { ...world.resources, env: behindProxy } })
}, 180_000)

const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }

const addresses: [what: string, path: string][] = [
  ['a page', '/'],
  ['the same page from the cache', '/'],
  ['a page that is never cached', '/login'],
  ['the console', '/staff'],
  ['a page that does not exist', '/nowhere'],
  ['a feed', '/news.rss'],
  ['the same feed from the cache', '/news.rss'],
  ['the sitemap', '/sitemap.xml'],
  ['an answer of the API', '/web-resources/customer/organizationDetail/487'],
  ['a refusal of the API', '/web-resources/admin/people/487'],
  ['an API address that does not exist', '/web-resources/nowhere'],
  ['the health of the process', '/healthz'],
]

test.each(addresses)('%s (%s) has every security header, over TLS HSTS too', async (_, path) => {
  const { headers } = await instance.request(path, { headers: overTls })
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const policy = headers['content-security-policy'] as string
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(policy).not.toContain('unsafe')
  expect((await instance.request(path)).headers['strict-transport-security']).toBeUndefined()
})

test.each(['/', '/login', '/staff'])(
  'every inline script of %s has its hash in the policy, and no mark is left',
  async (path) => {
    const { headers, body } = await instance.request(path)
    const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes]) => !/ src=|type="application\//.test(attributes!))
      .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    expect(scripts.length).toBeGreaterThan(0)
    for (const hash of scripts) expect(headers['content-security-policy']).toContain(hash)
    expect(body).not.toContain('nonce=')
  },
)

test('the language cookie is sent back over TLS only', async () => {
  expect(await cookieOf(overTls)).toMatch(/; Secure$/)
  expect(await cookieOf({})).not.toContain('Secure')
})

test('a forwarded host chooses no organisation, through a trusted proxy either', async () => {
  const { body } = await instance.request('/', { headers: { ...overTls, 'x-forwarded-host': 'kakarvitta.test' } })
  expect(body).toContain('Damak')
  expect(body).not.toContain('Kakarvitta')
})

async function cookieOf(headers: Record<string, string>): Promise<string | undefined> {
  return (await instance.request('/?lang=ne', { headers })).headers['set-cookie']?.[0]
}
