// Does every row of the API keep what all rows promise, whoever calls it?

import { beforeAll, expect, test } from 'vitest'
import { clientCredentials } from '#platform/client-credentials.ts'
import { pathParameters } from '#kit/contract.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { api } from '#root/api.ts'
import { cast } from './cast.ts'
import { openWorld, type World } from './world.ts'

const rows = api.map((row) => ({ ...row, title: `${row.endpoint.method} ${row.endpoint.path}` }))
const forAnyone = rows.filter(({ endpoint }) => endpoint.for === 'anyone')
const signedIn = rows.filter(({ endpoint }) => endpoint.for !== 'anyone')
const ofOneOrganisation = signedIn.filter(({ endpoint }) => endpoint.path.includes('{orgId}'))

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('no two rows share a method and path, or a name', () => {
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test.each(rows)('$title says what it is for, what it takes and what it gives', ({ endpoint }) => {
  expect(endpoint.summary.length).toBeGreaterThan(10)
  const takesSomething = endpoint.method !== 'DELETE' || pathParameters(endpoint.path).length > 0
  if (takesSomething) expect(endpoint.input).toBeDefined()
  if (endpoint.answers !== 204 && !endpoint.also) expect(endpoint.output).toBeDefined()
  if (endpoint.body === 'multipart') expect(endpoint.largestBody).toBeGreaterThan(0)
})

test.each(rows)('$title refuses a client credential that names no client', async (row) => {
  for (const wrong of ['Basic d3Jvbmc6d3Jvbmc=', 'Basic', 'Digest abc', 'Bearer', 'Bearer nobody']) {
    const answer = await call(row, { authorization: wrong })
    expect(answer.status, wrong).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Basic')
    expect(await answer.json()).toMatchObject({ status: 0, key: expect.any(String), message: expect.any(String) })
  }
})

test.each(forAnyone)('$title serves nobody, a named client and a person of elsewhere alike', async (row) => {
  const nobody = await call(row, {})
  const client = await call(row, { authorization: `Basic ${clientCredentials.mobile}` })
  const foreigner = await call(row, { as: cast.hari })
  for (const answer of [nobody, client, foreigner]) expect([401, 403, 500]).not.toContain(answer.status)
  expect(client.status).toBe(nobody.status)
})

test.each(signedIn)('$title refuses nobody and a bare client', async (row) => {
  expect((await call(row, {})).status).toBe(401)
  expect((await call(row, { authorization: `Basic ${clientCredentials.web}` })).status).toBe(401)
})

test.each(ofOneOrganisation)('$title does not exist for a person of another organisation', async (row) => {
  expect((await call(row, { as: cast.hari })).status).toBe(404)
})

test('an address that is no row is 404 in the documented shape', async () => {
  const answer = await world.api('GET', '/nothing/here', { language: 'ne' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 0, key: 'request.unknown_path', message: 'यस ठेगानामा केही छैन' })
})

test('the API document describes every row, resolves its references and declares its parameters', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(api, '/web-resources')))
  expect(document.openapi).toBe('3.1.0')
  for (const { endpoint, name } of rows) {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    const declared = operation.parameters.filter((one: { in: string }) => one.in === 'path')
    expect(declared.map((one: { name: string }) => one.name)).toEqual(pathParameters(endpoint.path))
    expect(declared.every((one: { required: boolean; schema: object }) => one.required && one.schema)).toBe(true)
    expect(Object.keys(operation.responses)).toContain('4XX')
  }
  for (const reference of referencesIn(document)) expect(resolve(document, reference), reference).toBeDefined()
})

/** A call of the row with plausible path values; what it answers beyond admission is the feature's own test. */
function call({ endpoint }: ServedRow, asked: Parameters<World['api']>[2]): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'orgId' ? '487' : '1'))
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  return world.api(endpoint.method, path, { ...asked, ...(hasBody && { body: {} }) })
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)))
}

function resolve(document: unknown, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
}
