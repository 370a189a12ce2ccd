// HTTP API: input of rows, languages, refusals, limits and the API document.

import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Contract } from '#kit/contract.ts'
import { translator } from '#kit/language.ts'
import { code, file, list, number, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { customAsync, integer, match, maxLength, min, required } from '#kit/validation/rules.ts'
import { freshDatabase } from '#tests/database.ts'
import { format } from '#kit/inputs.ts'
import { apiOf } from './api.server.ts'
import { readEnv } from './env.server.ts'
import { keysFrom } from './keys.server.ts'
import { platformMessages } from './messages.ts'
import { openApiDocument } from './openapi.server.ts'
import { rememberAddress } from './request.server.ts'
import type { Resources } from './resources.server.ts'
import { serve } from './serve.server.ts'

const messages = { ...validationMessages, ...platformMessages, 'x.phone': { en: 'Phone', ne: 'फोन' } }

const send = form({
  id: code(required()),
  phone: phone(required()),
  again: phone(match('phone', 'x.phone')),
  tags: list(text(maxLength(5)), { max: 3 }),
  rows: list(form({ age: number(required(), integer(), min(18)) })),
  known: text(customAsync(async (name) => name !== 'nobody')),
  photos: list(file({ types: ['image/png'], megabytes: 1 }), { max: 2 }),
})

const contract = {
  send: {
    method: 'POST',
    path: '/taps/{id}',
    for: 'anyone',
    summary: { en: 'Sends', ne: 'पठाउने' },
    input: send,
    body: 'multipart',
    maxBodyBytes: 100_000,
  },
  find: {
    method: 'GET',
    path: '/taps',
    for: 'anyone',
    summary: { en: 'Finds', ne: 'खोज्ने' },
    input: form({ q: text(required()), of: list(text()) }),
    output: z.object({ q: z.string(), of: z.array(z.string()) }),
  },
  rates: {
    method: 'GET',
    path: '/rates',
    for: 'anyone',
    summary: { en: 'As data or as a file', ne: 'विवरण वा फाइलका रूपमा' },
    input: form({ format }),
    also: ['text/csv'],
  },
} satisfies Contract

const rows = serve(contract, {
  send: async (_ctx, { photos, ...input }) => Response.json({ ...input, photos: photos.map(({ name }) => name) }),
  find: async (_ctx, input) => input,
  rates: async (_ctx, input) => Response.json(input),
})

const { db: database } = await freshDatabase()

// The resources that these rows use: the environment, an organisation, keys, a clock, a log.
const resources = {
  tenants: { find: () => ({ id: 487, hosts: ['damak.test'] }) },
  env: readEnv({ NODE_ENV: 'test' }),
  database,
  keys: keysFrom('the key of the API tests, 32 or more'),
  clock: () => new Date('2026-11-21T00:00:00Z'),
  log: { error: () => {} },
} as unknown as Resources
const api = apiOf(rows, {
  resources,
  identify: async () => undefined,
  translatorFor: (language) => translator(messages, language) as never,
})

async function call(path: string, init: RequestInit = {}) {
  const request = new Request(`http://damak.test${path}`, init)
  rememberAddress(request, '127.0.0.1', { publicScheme: 'http', trustedProxies: 0 })
  const answer = await api.fetch(request)
  return { status: answer.status, body: await answer.json() }
}

function json(value: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

test('a row reads JSON by its form, including the path parameter', async () => {
  const { status, body } = await call(
    '/taps/७',
    json({ id: 'other', phone: '९८४१२३४५६७', rows: [{ age: '२०' }], admin: true }),
  )
  expect(status).toBe(200)
  expect(body).toEqual({ id: '7', phone: '+9779841234567', tags: [], rows: [{ age: 20 }], photos: [] })
})

test('an answer that may be about a person may not be stored', async () => {
  const request = new Request('http://damak.test/taps?q=7')
  rememberAddress(request, '127.0.0.1', { publicScheme: 'http', trustedProxies: 0 })
  const { status, headers } = await api.fetch(request)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('a row reads multipart forms by the same definition, including files and numbered rows', async () => {
  const body = new FormData()
  for (const [name, value] of [
    ['phone', '9841234567'],
    ['tags', 'a'],
    ['tags', ''],
    ['rows.0.age', '18'],
    ['rows.4.age', ''],
  ])
    body.append(name!, value!)
  body.append('photos', new File(['x'], 'tap.png', { type: 'image/png' }))
  expect(await call('/taps/7', { method: 'POST', body })).toMatchObject({
    status: 200,
    body: { tags: ['a'], rows: [{ age: 18 }], photos: ['tap.png'] },
  })
})

test('a row reads its query by the form', async () => {
  expect(await call('/taps?q=%20tap%20&of=a&of=b&x=1')).toEqual({ status: 200, body: { q: 'tap', of: ['a', 'b'] } })
  expect((await call('/taps?q=a&q=b')).body.fields).toMatchObject([{ field: 'q', key: 'validation.custom' }])
})

test.each([
  ['/rates', 'application/json, text/csv', 'json'],
  ['/rates', 'text/csv;q=0.9, */*', 'csv'],
  ['/rates?format=csv', '*/*', 'csv'],
  ['/rates?format=json', 'text/csv', 'json'],
])('%s accepting %s gets %s', async (path, accept, format) => {
  expect((await call(path, { headers: { accept } })).body).toEqual({ format })
})

test('issues are returned by field, in the requested language, including asynchronous rules', async () => {
  const sent = { phone: '9841234567', again: '9841234568', rows: [{ age: 17 }], known: 'nobody' }
  const { status, body } = await call('/taps/7?lang=ne', json(sent))
  expect(status).toBe(400)
  expect(body.key).toBe('request.invalid')
  expect(body.fields).toEqual([
    { field: 'again', key: 'validation.match', values: { field: 'x.phone' }, message: 'फोनसँग मेल खानुपर्छ' },
    { field: 'rows.0.age', key: 'validation.min', values: { n: 18 }, message: 'कम्तीमा १८ हुनुपर्छ' },
    { field: 'known', key: 'validation.custom', message: 'यो विवरण मान्य छैन' },
  ])
})

test('a broken form is refused without a server error', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const { status, body } = await call('/taps/7', { method: 'POST', headers, body: '--x\r\nnonsense' })
  expect([status, body.key]).toEqual([400, 'request.broken_form'])
})

test('a form beyond the limit is refused, with or without a content length', async () => {
  const body = new FormData()
  body.append('photos', new File([new Uint8Array(200_000)], 'tap.png', { type: 'image/png' }))
  const knownLength = await new Response(body).arrayBuffer()
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(knownLength.byteLength),
  }
  for (const init of [{ body }, { body: knownLength, headers }])
    expect((await call('/taps/7', { method: 'POST', ...init })).body).toMatchObject({
      status: 0,
      key: 'request.too_large',
    })
})

test('the API document shows the form', () => {
  const { paths } = openApiDocument(rows, '/') as { paths: Record<string, Record<string, Record<string, never>>> }
  expect(paths['/taps/{id}']!.post!.requestBody).toMatchObject({
    content: {
      'multipart/form-data': { schema: { required: ['phone'], properties: { tags: { type: 'array', maxItems: 3 } } } },
    },
  })
  expect(paths['/taps']!.get!.parameters).toMatchObject([
    { name: 'q', in: 'query', required: true },
    { name: 'of', required: false },
  ])
})
