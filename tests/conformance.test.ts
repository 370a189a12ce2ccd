// Conformance tests of every API row: documentation, audience, foreign organisations and credentials.

import { beforeAll, expect, test } from 'vitest'
import { givenRoles } from '#features/people/contract/roles.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { pathParameters } from '#kit/contract.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import { maxParts } from '#platform/request-body.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import type { Fields } from '#kit/validation/fields.ts'
import { api } from '#root/features.server.ts'
import { messages } from '#root/messages.ts'
import { isPermission } from '#root/permissions.ts'
import { permissionsOf, roles } from '#root/roles.ts'
import type { CastMember } from './cast.ts'
import { cast, holderOf } from './cast.ts'
import { openWorld, type World } from './world.ts'

const rows = api.map((row) => ({ ...row, title: `${row.endpoint.method} ${row.endpoint.path}` }))
const forAnyone = rows.filter(({ endpoint }) => endpoint.for === 'anyone')
const signedIn = rows.filter(({ endpoint }) => endpoint.for !== 'anyone')

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('no two rows share a method and path, or a name', () => {
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test.each(rows)('$title has a summary in both languages, an input and an output', ({ endpoint }) => {
  expect(endpoint.summary.en).toMatch(/^[^\u0900-\u097F]{11,}$/)
  expect(endpoint.summary.ne).toMatch(/[\u0900-\u097F]{4,}/)
  const takesSomething = endpoint.method !== 'DELETE' || pathParameters(endpoint.path).length > 0
  if (takesSomething) expect(endpoint.input).toBeDefined()
  expect(Object.keys(endpoint.input?.fields ?? {})).toEqual(expect.arrayContaining(pathParameters(endpoint.path)))
  if (endpoint.answers !== 204 && !endpoint.also) expect(endpoint.output).toBeDefined()
  if (endpoint.body === 'multipart') expect(endpoint.maxBodyBytes).toBeGreaterThan(0)
})

test.each(rows.filter(({ endpoint }) => endpoint.body === 'multipart'))(
  '$title fits into the parts a body may have',
  (row) => {
    const { input } = row.endpoint
    expect(partsOf(input!.fields)).toBeLessThanOrEqual(maxParts)
  },
)

test.each(rows)('$title refuses an unknown client credential', async (row) => {
  for (const wrong of ['Basic d3Jvbmc6d3Jvbmc=', 'Basic', 'Digest abc', 'Bearer', 'Bearer nobody']) {
    const answer = await call(row, { authorization: wrong })
    expect(answer.status, wrong).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Basic')
    expect(await answer.json()).toMatchObject({ status: 0, key: expect.any(String), message: expect.any(String) })
  }
})

test.each(forAnyone)(
  '$title gives visitors, clients and users of another organisation the same answer',
  async (row) => {
    const visitor = await call(row, {})
    const client = await call(row, { authorization: `Basic ${clientCredentials.mobile}` })
    const foreigner = await call(row, { as: cast.hari })
    for (const answer of [visitor, client, foreigner]) expect([401, 403, 500]).not.toContain(answer.status)
    expect(client.status).toBe(visitor.status)
  },
)

test.each(signedIn)('$title is permitted to at least one role', ({ endpoint: { for: audience } }) => {
  if (!isPermission(audience)) return
  const holders = givenRoles.filter((role) => permissionsOf(role).includes(audience))
  expect(holders, `no role has ${audience}: add it to a role in roles.ts`).not.toEqual([])
})

test('every row × every role × own and foreign organisation: 401, 403 and 404 exactly as specified', async () => {
  const started = performance.now()
  const wrong: string[] = []
  let calls = 0
  for (const row of rows)
    for (const { role, people } of everyRole)
      for (const [where, member] of Object.entries(people)) {
        calls += 1
        const expected = expectedOf(row, role, where)
        const seen = await outcomeOf(row, member)
        if (seen !== expected) wrong.push(`${row.title} by ${role} ${where}: ${seen} instead of ${expected}`)
      }
  expect(wrong).toEqual([])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `conformance: ${rows.length} rows × ${everyRole.length} roles × organisations = ${calls} calls, ${seconds} s\n`,
  )
}, 300_000)

test('every list that is sorted refuses a column that it cannot be sorted by', async () => {
  const sorted = rows.filter(({ endpoint: { input } }) => input && 'sortBy' in input.fields)
  expect(sorted.length).toBeGreaterThan(40)
  const wrong: string[] = []
  for (const row of sorted) {
    const answer = await call(row, { as: callerOf(row) }, '?sortBy=noSuchColumn')
    const { fields = [] } = (await answer.json()) as { fields?: { field: string }[] }
    if (answer.status !== 400 || !fields.some(({ field }) => field === 'sortBy'))
      wrong.push(`${row.title}: ${answer.status}`)
  }
  expect(wrong).toEqual([])
})

test('an unknown path is 404 in the documented format', async () => {
  const answer = await world.api('GET', '/nothing/here', { language: 'ne' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 0, key: 'request.unknown_path', message: 'यस ठेगानामा केही छैन' })
})

test('the API document describes every row, its roles, resolves its references and declares its parameters', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(api, '/web-resources', roles)))
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document['x-roles'])).toEqual(['visitor', 'customer', ...givenRoles])
  for (const { endpoint, name } of rows) {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(operation.summary).toBe(endpoint.summary.en)
    if (isPermission(endpoint.for)) expect(operation['x-roles'].length).toBeGreaterThan(0)
    const declared = operation.parameters.filter((one: { in: string }) => one.in === 'path')
    expect(declared.map((one: { name: string }) => one.name)).toEqual(pathParameters(endpoint.path))
    expect(declared.every((one: { required: boolean; schema: object }) => one.required && one.schema)).toBe(true)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '404', '429', '500', '503']))
  }
  for (const reference of referencesIn(document)) expect(resolve(document, reference), reference).toBeDefined()
})

test('keys of conflicts and of forbidden public rows have messages and are documented; a row with a version has one', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(api, '/web-resources', roles)))
  const versioned = rows.filter(({ endpoint: { input } }) => input && 'version' in input.fields)
  expect(versioned.length).toBeGreaterThan(1)
  for (const { endpoint, title } of versioned)
    expect(endpoint.conflicts?.join(), title).toMatch(/\.(?:order_)?changed_meanwhile\b/)
  for (const { endpoint } of rows) {
    const { responses } = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    for (const [status, keys] of [
      ['409', endpoint.conflicts],
      ['403', endpoint.forbids],
    ] as const) {
      for (const key of keys ?? []) expect(Object.keys(messages)).toContain(key)
      if (keys) expect(responses[status].description).toContain(keys.join(', '))
    }
  }
})

type Outcome = '401' | '403' | '404 as if it did not exist' | 'let in'
type Place = 'at home' | 'elsewhere'

/** For each role, a user of the organisation in the request and a user of another one. */
const everyRole: { role: keyof typeof roles; people: Partial<Record<Place, CastMember | undefined>> }[] = [
  { role: 'visitor', people: { 'at home': undefined } },
  { role: 'customer', people: { 'at home': cast.sita, elsewhere: cast.hari } },
  ...givenRoles.map((role) => {
    const people = { 'at home': holderOf(role), elsewhere: holderOf(role, 320) }
    // Platform administrators belong to every organisation.
    return { role, people: role === 'platform-administrator' ? { 'at home': people['at home'] } : people }
  }),
]

/** Somebody whom the row lets in. */
function callerOf({ endpoint: { for: audience } }: ServedRow): CastMember | undefined {
  if (audience === 'anyone') return undefined
  if (audience === 'customer') return cast.sita
  return holderOf(givenRoles.find((role) => !isPermission(audience) || permissionsOf(role).includes(audience))!)
}

function expectedOf({ endpoint }: ServedRow, role: keyof typeof roles, where: string): Outcome {
  const audience = endpoint.for
  if (audience === 'anyone') return 'let in'
  if (role === 'visitor') return '401'
  if (where === 'elsewhere') return '404 as if it did not exist'
  if (audience === 'person') return 'let in'
  if (audience === 'customer') return role === 'customer' ? 'let in' : '403'
  if (audience === 'staff') return role === 'customer' ? '403' : 'let in'
  return (roles[role] as readonly string[]).includes(audience) ? 'let in' : '403'
}

/** Access tokens; one is not sent again after a call that may have ended its session. */
const tokens = new Map<CastMember, string>()

async function outcomeOf(row: ServedRow, member: CastMember | undefined): Promise<Outcome | string> {
  if (!member) return outcomeIn(await call(row, {}))
  const token = tokens.get(member) ?? (await world.session(member)).accessToken.token
  const outcome = await outcomeIn(await call(row, { authorization: `Bearer ${token}` }))
  // A call that was refused, or that reads, ends no session.
  if (row.endpoint.method === 'GET' || refusals.has(outcome)) tokens.set(member, token)
  else tokens.delete(member)
  return outcome
}

const refusals = new Set<string>(['401', '403', '404 as if it did not exist'] satisfies Outcome[])

async function outcomeIn(answer: Response): Promise<Outcome | string> {
  if (answer.status === 401 || answer.status === 403) return String(answer.status)
  if (answer.status >= 500) return `${answer.status} ${await answer.text()}`
  if (answer.status !== 404) return 'let in'
  const { key } = (await answer.json()) as { key: string }
  return key === 'request.unknown_path' ? '404 as if it did not exist' : 'let in'
}

/** Calls the row with plausible path values; responses after admission are tested by the features. */
function call({ endpoint }: ServedRow, options: Parameters<World['api']>[2], query = ''): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'orgId' ? '487' : '1'))
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  return world.api(endpoint.method, path + query, { ...options, ...(hasBody && { body: {} }) })
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

/** Maximum number of form parts of these fields; lists have their maximum in the schema. */
function partsOf(fields: Fields): number {
  const counts = Object.values(fields).map((field) => {
    if (field.fields) return partsOf(field.fields)
    if (!field.item) return 1
    return Number(field.schema['maxItems']) * (field.item.fields ? partsOf(field.item.fields) : 1)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
