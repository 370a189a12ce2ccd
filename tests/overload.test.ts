// Tests of the built product with more requests than it can answer: 503 with Retry-After in the reader's language, and who comes first.

import { beforeAll, expect, test } from 'vitest'
import { cast } from './cast.ts'
import { openInstance, type Answer, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

/** More than run and wait at once. */
const flood = 300
const password = 'himal-nadi-bagaicha'
const page = { accept: 'text/html' }

let world: World
let instance: Instance

beforeAll(async () => {
  world = await openWorld()
  await world.password(cast.sita, password)
  const { env, clock } = world.resources
  instance = await openInstance({
    resources: { env: { ...env, databasePool: 4 }, clock },
    databaseUrl: world.databaseUrl,
  })
  await instance.request('/notices/consumer-notice')
}, 120_000)

test('pages beyond the limit are refused in the language of the reader, and signing in goes first', async () => {
  const pages = timesOf(flood, (n) =>
    instance.request(`/notices/consumer-notice?page=${n}`, { language: 'ne', headers: page }),
  )
  const began = performance.now()
  const [signedIn, health] = await Promise.all([signIn(), instance.request('/readyz')])
  const firstMs = performance.now() - began
  const answers = await pages
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(refused.length).toBeGreaterThan(flood / 10)
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toBeTruthy()
    expect(body).toContain('<html lang="ne">')
    expect(body).toContain('सेवा अहिले व्यस्त छ')
  }
  expect([signedIn.status, health.status]).toEqual([200, 200])
  expect(firstMs, 'before the pages that came before it').toBeLessThan(performance.now() - began)
}, 60_000)

test('calls beyond the limit have the stable key, and the next ones are answered', async () => {
  const path = '/web-resources/customer/reports/487?type=consumer'
  // Each of them another search: an answer in the cache is sent in any number.
  const answers = await timesOf(flood, (n) => instance.request(`${path}&search=${n}`))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(body)).toMatchObject({ status: 0, key: 'server.busy' })
  }
  expect((await instance.request(path)).status).toBe(200)
}, 60_000)

test('a form that was sent without script comes back with what was typed', async () => {
  const headers = { ...page, 'content-type': 'application/x-www-form-urlencoded', origin: 'http://damak.test' }
  const body = new URLSearchParams({ code: 'C-7K4M-29XQ', phone: '9841000000' }).toString()
  const answers = await timesOf(flood / 2, () =>
    instance.request('/complaint/track', { method: 'POST', headers, body }),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer.body).toContain('name="phone" value="9841000000"')
}, 60_000)

test('a page is rendered once for all who ask for it at the same time', async () => {
  const answers = await timesOf(flood, () => instance.request('/tariff', { headers: page }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
}, 60_000)

test('after a change every reader waits for the same new page, and none gets what may have been withdrawn', async () => {
  const before = (await instance.request('/contact', { headers: page })).headers.etag
  await changeContact()
  const answers = await timesOf(20, () => instance.request('/contact', { headers: page }))
  const etags = new Set(answers.map(({ headers }) => headers.etag))
  expect(etags.size).toBe(1)
  expect(etags).not.toContain(before)
}, 60_000)

function timesOf(count: number, request: (number: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => request(index + 1)))
}

function signIn(): Promise<Answer> {
  const body = JSON.stringify({ identifier: cast.sita.customerNumber, password })
  const headers = { 'content-type': 'application/json' }
  return instance.request('/web-resources/auth/login', { method: 'POST', headers, body })
}

/** Damak's page changes, and its cached copies are invalidated. */
async function changeContact(): Promise<void> {
  const contactNo = '023-999999'
  await world.resources.database.updateTable('organisations').set({ contactNo }).where('id', '=', 487).execute()
  await instance.changesReceived()
}
