// Tests of the cached answers of public API rows in the built product: ETag and 304, tenants, languages, callers and invalidation.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { api } from '#root/features.server.ts'
import { cast } from './cast.ts'
import { sampleFile } from './sample-files.ts'
import { changesPropagated, openInstance, type Instance, type RequestOptions } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

const base = '/web-resources'
const detail = '/customer/organizationDetail/487'
const reports = '/customer/reports/487?type=audit'

/**
 * Public reads whose answers are not cached: of one case by its phone, whole lists as streams, a result for each consumption, search or text typed,
 * what is due today, payments and receipts. */
const uncached = [
  '/customer/complaints/{orgId}/{code}',
  '/customer/applications/{orgId}/{code}',
  '/customer/reports/{orgId}/all',
  '/customer/tariff-calculation/{orgId}',
  '/customer/payments/{orgId}/due/{customerNumber}',
  '/customer/payments/{orgId}/{attempt}',
  '/customer/paymentMethods/{orgId}',
  '/customer/receipts/{orgId}/{code}',
  '/customer/search/{orgId}',
  '/customer/searchSuggestions/{orgId}',
]

const publicRows = api.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.for === 'anyone')
const cachedRows = publicRows.filter(({ endpoint }) => endpoint.cached).map(({ endpoint }) => endpoint.path)
/** Those whose address needs no item. */
const lists = cachedRows
  .filter((path) => !/\{(?:slug|id)\}/.test(path))
  .map((path) => `${path.replace('{orgId}', '487')}${path.includes('reports') ? '?type=audit' : ''}`)

let world: World
let instance: Instance

beforeAll(async () => {
  world = await openWorld()
  instance = await openInstance(world)
}, 120_000)

afterEach(() => void vi.restoreAllMocks())

test('every public read is cached, with these exceptions', () => {
  expect(publicRows.map(({ endpoint }) => endpoint.path).filter((path) => !cachedRows.includes(path))).toEqual(
    expect.arrayContaining(uncached),
  )
  expect(cachedRows.length + uncached.length).toBe(publicRows.length)
  expect(api.filter(({ endpoint }) => endpoint.cached && endpoint.for !== 'anyone')).toEqual([])
})

test.each(lists)('%s is answered from the cache as it is without one, and with 304', async (path) => {
  const first = await get(path)
  const stored = vi.spyOn(instance.pages, 'set')
  const second = await get(path)
  expect(stored).not.toHaveBeenCalled()
  expect(JSON.parse(first.body)).toEqual(await (await world.api('GET', path)).json())
  expect([second.status, second.body]).toEqual([200, first.body])
  const { etag, 'content-type': type, 'cache-control': control, vary } = second.headers
  expect({ etag, type, control }).toEqual({ etag: first.headers.etag, type: 'application/json', control: 'no-cache' })
  expect(vary).toBe('Accept, Accept-Language, Accept-Encoding, Authorization')
  expect(second.headers['x-content-type-options']).toBe('nosniff')
  const unchanged = await get(path, { headers: { 'if-none-match': etag! } })
  expect([unchanged.status, unchanged.body]).toEqual([304, ''])
})

test('each organisation, language and declared parameter has an answer of its own; unknown parameters have none', async () => {
  const [damak, kakarvitta] = [await get(detail), await get(detail.replace('487', '320'))]
  expect(JSON.parse(damak.body).orgId).toBe(487)
  expect(JSON.parse(kakarvitta.body).orgId).toBe(320)
  const unknown = '/customer/organizationDetail/999'
  expect(
    [(await get(unknown)).body, (await get(`${unknown}?lang=ne`)).body].map((body) => JSON.parse(body).status),
  ).toEqual([0, 0])
  expect((await get(`${reports}&page=2`)).status).toBe(200)
  const stored = vi.spyOn(instance.pages, 'set')
  const { etag } = (await get(`${reports}&utm_source=x`)).headers
  expect(etag).toBe((await get(reports)).headers.etag)
  await get(`${reports}&page=3`)
  await get(`${reports}&page=3`, { language: 'ne' })
  expect(stored.mock.calls.map(([org, key]) => `${org} ${key}`)).toEqual([
    `487 api|en|${base}/customer/reports/487?page=3&type=audit`,
    `487 api|ne|${base}/customer/reports/487?page=3&type=audit`,
  ])
})

test('an anonymous program shares the cached answer; a signed-in person, a wrong token and CSV never do', async () => {
  const { body } = await get(detail)
  const found = vi.spyOn(instance.pages, 'get')
  const client = await get(detail, { headers: { authorization: `Basic ${clientCredentials.mobile}` } })
  expect(client.body).toBe(body)
  expect(found).toHaveBeenCalled()
  found.mockClear()
  const { token } = (await world.session(cast.sita)).accessToken
  expect((await get(detail, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
  expect((await get(detail, { headers: { authorization: 'Bearer invented' } })).status).toBe(401)
  expect((await get(detail, { headers: { authorization: 'Basic invented' } })).status).toBe(401)
  const answerKeys = found.mock.calls.map(([, key]) => key).filter((key) => key.startsWith('api|'))
  expect(answerKeys).toEqual([])
  await get('/customer/waterQuality/487')
  const csv = await get('/customer/waterQuality/487', { headers: { accept: 'text/csv' } })
  expect(csv.headers['content-type']).toMatch(/^text\/csv/)
  expect((await get('/customer/waterQuality/487?format=csv')).headers['content-type']).toMatch(/^text\/csv/)
})

test('a change of the content is in the next answer, and leaves the answers of the other organisation', async () => {
  const [before, other] = [await get(detail), await get(detail.replace('487', '320'))]
  await world.resources.database
    .updateTable('organisations')
    .set({ contact_no: '023-999999' } as never)
    .where('id', '=', 487)
    .execute()
  await changesPropagated(world, [instance])
  const after = await get(detail, { headers: { 'if-none-match': before.headers.etag! } })
  expect(after.status).toBe(200)
  expect(after.body).toContain('023-999999')
  expect((await get(detail.replace('487', '320'))).headers.etag).toBe(other.headers.etag)
})

test('the answer expires at the next change by schedule and after its own time', async () => {
  const schedule = '/customer/water-schedule/487'
  await get(schedule)
  await get(detail)
  world.travelTo('2026-11-22T05:16:30Z')
  const stored = vi.spyOn(instance.pages, 'set')
  await get(schedule)
  await get(detail)
  expect(stored.mock.calls.map(([, key]) => key)).toEqual([`api|en|${base}${schedule}`])
  world.travelTo('2026-11-22T18:15:30Z')
  await get(detail)
  expect(stored).toHaveBeenCalledTimes(2)
})

test('the answer expires at the hour at which a notice closes', async () => {
  await addItem(world.system(world.damak), document, {
    type: 'tender',
    titleEn: 'Pipes',
    titleNe: 'पाइप',
    filename: 'pipes.pdf',
    bytes: sampleFile('pdf', 'closing'),
    publishedOn: '2026-11-20',
    closesOn: '2026-11-24',
    closesTime: '12:00',
  })
  world.travelTo('2026-11-24T06:14:59Z')
  await changesPropagated(world, [instance])
  expect(await tenderState()).toBe('open')
  const stored = vi.spyOn(instance.pages, 'set')
  expect(await tenderState()).toBe('open')
  expect(stored).not.toHaveBeenCalled()
  world.travelTo('2026-11-24T06:15:00Z')
  expect(await tenderState()).toBe('closed')
})

function get(path: string, options: RequestOptions = {}) {
  return instance.request(`${base}${path}`, options)
}

async function tenderState(): Promise<string | undefined> {
  const { body } = await get('/customer/reports/487?type=tender')
  return /"state":"(\w+)"/.exec(body)?.[1]
}
