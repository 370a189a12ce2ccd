// Tests of the built product without its database: 503 with Retry-After within seconds, expired pages, typed text, and recovery.

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { api } from '#root/features.server.ts'
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
import { openInstance, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

/** Two seconds, and what a busy machine adds. */
const maxMs = 3_500

let world: World
let proxy: DatabaseProxy
let database: Database
let instance: Instance
let now: Date

beforeAll(async () => {
  world = await openWorld()
  proxy = await startDatabaseProxy(world.databaseUrl)
  database = openDatabase(proxy.url, { pool: 4, watched: true })
  now = world.resources.clock()
  const resources = { env: world.resources.env, database, clock: () => now }
  instance = await openInstance({ resources, databaseUrl: proxy.url })
}, 120_000)

beforeEach(async () => {
  proxy.restore()
  await recovered()
}, 30_000)

afterAll(async () => {
  await closeDatabase(database)
  proxy.close()
})

test.each([
  ['frozen', () => proxy.freeze()],
  ['refusing', () => proxy.refuse()],
])(
  'with a database that is %s a page is 503 within two seconds, and 200 again when it is back',
  async (state, fail) => {
    fail()
    const began = performance.now()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => instance.request(`/notices/consumer-notice?search=${state}${n}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503])
    expect(performance.now() - began).toBeLessThan(maxMs)
    expect(answers[0]!.headers['retry-after']).toBe('5')
    expect(answers[0]!.body).toContain('</html>')
    expect((await instance.request('/healthz')).status).toBe(200)
    expect((await instance.request('/readyz')).status).toBe(503)
    const quick = performance.now()
    await instance.request(`/notices/consumer-notice?search=${state}`)
    expect(performance.now() - quick, 'known to be unavailable').toBeLessThan(1_000)
    proxy.restore()
    await recovered()
  },
  30_000,
)

test('a locked table refuses its pages with 503 and leaves the others', async () => {
  const blocker = openDatabase(world.databaseUrl, { pool: 1 })
  await blocker.connection().execute(async (db) => {
    const { sql } = await import('kysely')
    await sql`begin`.execute(db)
    await sql`lock table water_exceptions in access exclusive mode`.execute(db)
    const began = performance.now()
    const refused = await instance.request('/water-schedule?place=locked', { language: 'ne' })
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.body, 'the page to try again, not that of a failure').toContain('सेवा अहिले व्यस्त छ')
    expect(performance.now() - began).toBeLessThan(maxMs)
    expect((await instance.request('/readyz')).status).toBe(200)
    await sql`rollback`.execute(db)
  })
  await closeDatabase(blocker)
  expect((await instance.request('/water-schedule?place=locked')).status).toBe(200)
}, 30_000)

test('an expired page is served with its age while the database is away, a withdrawn one is not', async () => {
  const page = '/notices/consumer-notice?search=expired'
  const before = await instance.request(page)
  expect(before.headers.age).toBeUndefined()
  now = new Date(now.getTime() + 86_400_000)
  proxy.refuse()
  const stale = await instance.request(page)
  expect({ status: stale.status, body: stale.body }).toEqual({ status: 200, body: before.body })
  expect(Number(stale.headers.age)).toBe(86_400)
  expect(stale.headers['cache-status']).toMatch(/^khanepani; hit; ttl=-\d+$/)
  now = new Date(now.getTime() + 86_400_000 * 2)
  expect((await instance.request(page)).status, 'too old').toBe(503)
})

test('a form sent without script returns what was typed, and sends it again once the database is back', async () => {
  const typed = new URLSearchParams({ code: 'C-7K4M-29XQ', phone: '9841000000', note: 'पानी आएन\n<b>तीन दिनदेखि</b>' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://damak.test' }
  proxy.refuse()
  const answer = await instance.request('/complaint/track', { method: 'POST', headers, body: typed.toString() })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.body).toMatch(/<form [^>]*action="\/complaint\/track"[^>]* method="post"/)
  expect(answer.body).toContain('name="phone" value="9841000000"')
  expect(answer.body).toContain('&lt;b&gt;तीन दिनदेखि&lt;/b&gt;')
  expect(answer.body).not.toContain('<b>')
})

test('every 503 of the API has Retry-After, and none is slower than two seconds', async () => {
  const authorization = `Bearer ${(await world.session((await import('./cast.ts')).cast.rajendra)).accessToken.token}`
  proxy.refuse()
  let unavailable = 0
  for (const { endpoint } of api) {
    const path = endpoint.path.replace('{orgId}', '487').replaceAll(/\{\w+\}/g, '1')
    const began = performance.now()
    const headers = { authorization, 'content-type': 'application/json' }
    const body = endpoint.method === 'GET' ? undefined : '{}'
    const { status, headers: received } = await instance.request(`/web-resources${path}`, {
      method: endpoint.method,
      headers,
      ...(body && { body }),
    })
    expect(performance.now() - began, path).toBeLessThan(maxMs)
    expect(status, path).not.toBe(500)
    if (status === 503 || status === 429) expect(received['retry-after'], path).toMatch(/^[1-9]\d*$/)
    if (status === 503) unavailable += 1
  }
  expect(unavailable).toBeGreaterThan(api.length / 2)
}, 120_000)

test('a page refused by a limit says when to try again', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://damak.test' }
  const track = () =>
    instance.request('/complaint/track', { method: 'POST', headers, body: 'code=C-7K4M-29XQ&phone=9841000000' })
  const limited = await vi.waitFor(
    async () => {
      const answer = await track()
      expect(answer.status).toBe(429)
      return answer
    },
    { timeout: 60_000, interval: 1 },
  )
  expect(limited.headers['retry-after']).toMatch(/^[1-9]\d*$/)
}, 90_000)

function recovered() {
  return vi.waitFor(async () => expect((await instance.request('/readyz')).status).toBe(200), { timeout: 10_000 })
}
