// Tests of several instances over one database: new organisations, cache invalidation, logs and caching headers.

import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from './database.ts'
import { command, freePort, product } from './product.ts'

type Instance = Awaited<ReturnType<typeof startInstance>>

let folder: string
let databaseUrl: string
let instances: Instance[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-instances-'))
  databaseUrl = (await freshDatabase()).url
  await organisation('add', '--id', '1', '--host', 'one.test', '--name-en', 'Water One', '--name-ne', 'पानी एक')
  await organisation('add', '--id', '2', '--host', 'two.test', '--name-en', 'Water Two', '--name-ne', 'पानी दुई')
  instances = await Promise.all([startInstance(), startInstance()])
}, 120_000)

afterAll(async () => {
  for (const { child } of instances) child.kill('SIGTERM')
  await Promise.all(instances.map(({ ended }) => ended))
  await rm(folder, { recursive: true, force: true })
})

test('an organisation added by the command is served at its host at once, with its own content only', async () => {
  for (const instance of instances) expect((await instance.get('three.test')).body).toContain('Water One')
  await organisation('add', '--id', '3', '--host', 'three.test', '--name-en', 'Water Three', '--name-ne', 'पानी तीन')
  for (const instance of instances) {
    await vi.waitFor(async () => expect((await instance.get('three.test')).body).toContain('Water Three'), waiting)
    const { status, body } = await instance.get('three.test', '/?lang=ne')
    expect({ status, named: body.includes('पानी तीन'), foreign: body.includes('पानी एक') }).toEqual({
      status: 200,
      named: true,
      foreign: false,
    })
    expect((await instance.get('three.test', '/sitemap.xml')).body).toContain('<loc>http://three.test/gallery</loc>')
  }
})

test('a write invalidates the cached pages of its organisation only, on every instance', async () => {
  for (const instance of instances) {
    for (const host of ['one.test', 'two.test']) await instance.get(host)
    expect(await instance.isCached('one.test')).toBe(true)
    expect(await instance.isCached('two.test')).toBe(true)
  }
  await organisation('set', '--id', '2', 'contact-no', '023-111111')
  for (const instance of instances) {
    await vi.waitFor(async () => expect((await instance.get('two.test')).body).toContain('023-111111'), waiting)
    expect(await instance.isCached('one.test')).toBe(true)
  }
})

test('a load balancer that asks by HTTP/1.0 without a host learns whether the instance is ready', async () => {
  const socket = connect(instances[0]!.port, '127.0.0.1')
  socket.write('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*ready$/)
})

test('a page is complete after a HEAD request', async () => {
  const [instance] = instances
  const head = await instance!.get('one.test', '/news', 'HEAD')
  const { body } = await instance!.get('one.test', '/news')
  expect(head.body).toBe('')
  expect(body).toContain('</html>')
  expect(head.length).toBe(String(Buffer.byteLength(body)))
})

test('a language in the URL does not change the cached page of other visitors', async () => {
  const [instance] = instances
  await instance!.get('one.test', '/contact?lang=ne')
  expect((await instance!.get('one.test', '/contact')).body).toContain('<html lang="en"')
  expect((await instance!.get('one.test', '/contact?lang=ne')).body).toContain('<html lang="ne"')
})

test('the log contains no tracking code of complaints or applications', async () => {
  const [instance] = instances
  for (const place of ['complaint/received', 'account/complaints', 'web-resources/customer/complaints/1']) {
    const { number } = await instance!.get('one.test', `/${place}/C-7K4M-29XQ`)
    await vi.waitFor(() => expect(instance!.output()).toContain(number), waiting)
    expect(instance!.output()).toContain(`"path":"/${place}/:code"`)
  }
  expect(instance!.output()).not.toContain('29XQ')
})

test('unchanged pages are 304, built files immutable, and the log contains no query', async () => {
  const [instance] = instances
  const whole = await instance!.get('one.test', '/?place=Sita-of-ward-3')
  const again = await instance!.get('one.test', '/?place=Sita-of-ward-3', 'GET', { 'if-none-match': whole.etag })
  expect([again.status, again.body]).toEqual([304, ''])
  const asset = /(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/.exec(whole.body)![1]!
  expect((await instance!.get('one.test', asset)).cacheControl).toBe('public, max-age=31536000, immutable')
  await vi.waitFor(() => expect(instance!.output()).toContain(again.number), waiting)
  expect(instance!.output()).not.toContain('Sita')
  for (const { number } of [whole, again]) expect(instance!.output()).toContain(`"requestId":"${number}"`)
})

const waiting = { timeout: 10_000, interval: 50 }

async function startInstance() {
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const started = product({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'debug' })
  await started.waitForOutput('Ready in')
  const get = (host: string, path = '/', method = 'GET', headers: Record<string, string> = {}) =>
    send(port, path, method, { host, ...headers })
  return {
    port,
    child: started.child,
    ended: started.ended,
    get,
    output: started.output,
    /** Requests the page again and returns whether the log records an answer from the cache. */
    async isCached(host: string): Promise<boolean> {
      const { number } = await get(host)
      await vi.waitFor(() => expect(started.output()).toContain(number), waiting)
      const line = started
        .output()
        .split('\n')
        .find((each) => each.includes(number))!
      return line.includes('cached page')
    },
  }
}

type Received = { status: number; body: string; length: string; number: string; etag: string; cacheControl: string }

function send(port: number, path: string, method: string, sent: Record<string, string>) {
  return new Promise<Received>((resolve, reject) => {
    const sentRequest = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const { statusCode: status = 0, headers } = response
      const received = {
        status,
        length: headers['content-length'] ?? '',
        number: String(headers['x-request-id']),
        etag: headers.etag ?? '',
        cacheControl: headers['cache-control'] ?? '',
      }
      response.toArray().then((chunks) => resolve({ ...received, body: Buffer.concat(chunks).toString() }), reject)
    })
    sentRequest.on('error', reject).end()
  })
}

function organisation(...args: string[]): Promise<string> {
  return command(['organisation', ...args], { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'command') })
}
