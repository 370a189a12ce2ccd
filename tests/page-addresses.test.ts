// Tests of the addresses of pages in the built product: unknown parameters and invented hosts lead to the same cached page.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newTrackingCode } from '#kit/tracking-code.ts'
import { openInstance, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

const list = '/notices/consumer-notice'

let world: World
let instance: Instance

beforeAll(async () => {
  world = await openWorld()
  instance = await openInstance(world)
}, 120_000)

afterEach(() => void vi.restoreAllMocks())

test('a thousand unknown parameters make one render', async () => {
  const rendered = vi.spyOn(instance.pages, 'set')
  const tracked = Array.from({ length: 1_000 }, (_, n) => `${list}?page=1&utm_source=${n}&fbclid=a${n}&x${n}=y`)
  await instance.request(tracked[0]!)
  await Promise.all(tracked.map((path) => instance.request(path)))
  expect(rendered.mock.calls.map(([, key]) => key)).toEqual([`http://damak.localhost|en|${list}?page=1`])
}, 60_000)

test('no link of the page has them, and the canonical address is without them', async () => {
  const { body } = await instance.request(`${list}?fbclid=abc&search=water&utm_source=facebook`)
  expect(body).not.toMatch(/fbclid|utm_source/)
  expect(body).toContain(`<link rel="canonical" href="http://damak.localhost${list}?search=water"/>`)
  expect(body).toMatch(new RegExp(`href="${list}\\?search=water&amp;lang=ne"`))
})

test('declared parameters in another order are the same page', async () => {
  const first = await instance.request('/news?category=works&search=pipe')
  const rendered = vi.spyOn(instance.pages, 'set')
  const second = await instance.request('/news?search=pipe&category=works')
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(rendered).not.toHaveBeenCalled()
})

test('invented hosts and ports lead to the cached page of the default organisation, under its own origin', async () => {
  const known = await instance.request('/about')
  const rendered = vi.spyOn(instance.pages, 'set')
  for (const host of ['invented.test', 'damak.test:81', 'damak.localhost:9', 'www.invented.test:8080', '127.0.0.1']) {
    const answer = await instance.request('/about', { host })
    expect({ host, etag: answer.headers.etag }).toEqual({ host, etag: known.headers.etag })
  }
  expect(rendered).not.toHaveBeenCalled()
  expect(known.body).toContain('<link rel="canonical" href="http://damak.localhost/about"/>')
  expect((await instance.request('/about', { host: 'kakarvitta.test' })).body).toContain(
    'http://kakarvitta.localhost/about',
  )
})

test('the port of the installation stays in its addresses', async () => {
  const { port } = world.resources.env
  const { body } = await instance.request('/about', { host: `damak.test:${port}` })
  expect(body).toContain(`<link rel="canonical" href="http://damak.localhost:${port}/about"/>`)
})

test('pages that are not cached read their parameters too', async () => {
  const code = newTrackingCode('A', () => 7)
  const { body } = await instance.request(`/registration/track?code=${code}&utm_source=sms`)
  expect(body).toContain(`name="code" value="${code}"`)
  expect(body).not.toContain('utm_source')
})
