// Hostile requests to the rows of an OpenAPI document, reproducible by seed.

import * as fc from 'fast-check'
import type { Hostile, Schema } from './openapi-values.ts'
import { formFor, hostileFor, propertiesOf } from './openapi-values.ts'

/** One row of the document. */
export type Operation = {
  name: string
  method: string
  path: string
  /** Who may call it: `anyone`, `person`, `customer`, or the roles that may. */
  audience: string
  roles: readonly string[]
  /** Values of the path, query and body, by name. */
  inPath: Record<string, Schema>
  inQuery: Schema
  body?: { isMultipart: boolean; schema: Schema }
  /** The statuses that the document names for it. */
  statuses: ReadonlySet<number>
}

/** `body` is JSON or another text, or a form; `type` its content type where it is no form. */
export type FuzzRequest = {
  trick: string
  method: string
  path: string
  body?: string | FormData
  type?: string
}

/** Values of path parameters that exist, by name. */
export type PathValues = Readonly<Record<string, readonly string[]>>

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Described = {
  operationId: string
  'x-audience': string
  'x-roles'?: string[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}

/** The rows of a document made by `openApiDocument`. */
export function operationsOf(document: { paths: unknown }): Operation[] {
  const paths = Object.entries(document.paths as Record<string, Record<string, Described>>)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method.toUpperCase(), described)),
  )
}

/** `each` requests for every value of the row and for its transport: all the other values are valid. */
export function requestsTo(operation: Operation, existing: PathValues, each: number, seed: number): FuzzRequest[] {
  const { inPath, inQuery, body } = operation
  const names = [
    ...Object.keys(inPath).map((name) => pathRequest(operation, existing, name)),
    ...Object.entries(propertiesOf(inQuery)).map(([name, schema]) => queryRequest(operation, existing, name, schema)),
    ...Object.entries(propertiesOf(body?.schema ?? {})).map(([name, schema]) =>
      bodyRequest(operation, existing, name, schema),
    ),
    transportRequest(operation, existing),
  ]
  return names.flatMap((request) => fc.sample(request, { numRuns: each, seed }))
}

function operationOf(path: string, method: string, described: Described): Operation {
  const { operationId, parameters, requestBody, responses } = described
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name, schema }) => [name, schema] as const)
  const query = parameters.filter((one) => one.in === 'query')
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    name: operationId,
    method,
    path,
    audience: described['x-audience'],
    roles: described['x-roles'] ?? [],
    inPath: Object.fromEntries(inPath),
    inQuery: {
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
    },
    ...(content && { body: { isMultipart: type === 'multipart/form-data', schema: content.schema } }),
    statuses: new Set(Object.keys(responses).map(Number)),
  }
}

/** The row with valid values everywhere. */
function validRequest(operation: Operation, existing: PathValues) {
  const { inPath, inQuery, body } = operation
  const values = Object.keys(inPath).map((name) => fc.constantFrom(...(existing[name] ?? ['1'])))
  return fc.record({
    path: fc
      .tuple(...values)
      .map((each) => Object.fromEntries(Object.keys(inPath).map((name, at) => [name, each[at]!]))),
    query: formFor(inQuery),
    body: body ? formFor(body.schema) : fc.constant({}),
  })
}

function pathRequest(operation: Operation, existing: PathValues, name: string): fc.Arbitrary<FuzzRequest> {
  const raw = fc.constantFrom(...rawSegments)
  return fc.tuple(validRequest(operation, existing), raw).map(([{ path, query, body }, segment]) => ({
    trick: `${name} in the path: ${segment.slice(0, 20)}`,
    ...written(operation, { path: { ...path, [name]: segment }, query, body }),
  }))
}

function queryRequest(operation: Operation, existing: PathValues, name: string, schema: Schema) {
  return fc
    .tuple(validRequest(operation, existing), hostileFor(schema), fc.option(fc.constantFrom(...rawQueries)))
    .map(([{ path, query, body }, { trick, value }, raw]): FuzzRequest => {
      const request = written(operation, { path, query: { ...query, [name]: value }, body })
      if (!raw) return { trick: `${name}: ${trick}`, ...request }
      return { trick: `${name}: ${raw}`, ...request, path: `${request.path.split('?')[0]}?${name}=${raw}` }
    })
}

function bodyRequest(operation: Operation, existing: PathValues, name: string, schema: Schema) {
  return fc
    .tuple(validRequest(operation, existing), fc.oneof(hostileFor(schema), leftOut))
    .map(([{ path, query, body }, { trick, value }]): FuzzRequest => {
      return { trick: `${name}: ${trick}`, ...written(operation, { path, query, body: { ...body, [name]: value } }) }
    })
}

const leftOut = fc.constant<Hostile>({ trick: 'left out', value: undefined })

/** A body of the wrong kind; of a row without one, further query parameters. */
function transportRequest(operation: Operation, existing: PathValues): fc.Arbitrary<FuzzRequest> {
  const valid = validRequest(operation, existing)
  if (!operation.body)
    return fc.tuple(valid, fc.constantFrom(...strayQueries)).map(([{ path, query, body }, stray]) => {
      const request = written(operation, { path, query, body })
      const joined = `${request.path}${request.path.includes('?') ? '&' : '?'}${stray}`
      return { ...request, trick: `stray query: ${stray.slice(0, 20)}`, path: joined }
    })
  return fc.tuple(valid, fc.constantFrom(...strayBodies)).map(([{ path, query, body }, stray]) => {
    const request = written(operation, { path, query, body: {} })
    const text = stray.body ?? `{"__proto__":{"admin":true},"constructor":1,${JSON.stringify(body).slice(1)}`
    return { ...request, trick: stray.trick, body: text, type: stray.type }
  })
}

type Given = { path: Record<string, string>; query: object; body: object }

function written({ method, path: template, body }: Operation, given: Given): Omit<FuzzRequest, 'trick'> {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.path[name]!)
  const query = new URLSearchParams(pairsOf(given.query) as [string, string][])
  const address = { method, path: query.size > 0 ? `${path}?${query}` : path }
  if (!body) return address
  if (!body.isMultipart) return { ...address, body: JSON.stringify(given.body, replacer), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of pairsOf(given.body)) form.append(name, value)
  return { ...address, body: form }
}

// JSON has no NaN and no files; a file in JSON is an object.
function replacer(_: string, value: unknown): unknown {
  return value instanceof File ? { name: value.name } : value
}

/** Lists repeat their name; rows of a list are numbered; whatever else is no text is sent as JSON. At most 60 pairs. */
function pairsOf(values: object, prefix = ''): [string, string | File][] {
  const pairs = Object.entries(values).flatMap(([name, value]): [string, string | File][] => {
    const key = `${prefix}${name}`
    if (value === undefined) return []
    if (!Array.isArray(value)) return [[key, sentAs(value)]]
    if (value.some((one) => isPlainObject(one)))
      return value.slice(0, 5).flatMap((row, at) => pairsOf(Object(row) as object, `${key}.${at}.`))
    return value.slice(0, 20).map((one) => [key, sentAs(one)])
  })
  return pairs.slice(0, 60)
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof File) && !Array.isArray(value)
}

function sentAs(value: unknown): string | File {
  if (typeof value === 'string' || value instanceof File) return value
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 5000) : String(value)
}

const rawSegments = [
  '0',
  '-1',
  '1e9',
  '1.5',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  'NaN',
  'nowhere',
  '%E0%A5%A7%E0%A5%A8',
  '1%E2%80%8D',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%FF%FE',
  '..%2f..%2fetc%2fpasswd',
  '%E2%80%AEfdp',
  '__proto__',
  'constructor',
  "1'--",
  'x'.repeat(3000),
]

const rawQueries = ['%00', '%ED%A0%80', '%E0%A4%A', '%FF%FE', '%C0%AF', '%', '+', '%F0%9F%92%A7']

const strayQueries = [
  '__proto__=1&constructor=2',
  '%E0%A4%A=%',
  '&&==&=',
  `x=${'y'.repeat(7000)}`,
  'a[]=1&a[b]=2',
  'lang=xx',
]

const strayBodies: { trick: string; type: string; body?: string }[] = [
  { trick: 'prototype keys', type: 'application/json' },
  { trick: 'no type', type: '' },
  { trick: 'XML', type: 'text/xml', body: '<a/>' },
  { trick: 'broken JSON', type: 'application/json', body: '{"a":' },
  { trick: 'a list', type: 'application/json', body: '[1,2]' },
  { trick: 'null', type: 'application/json', body: 'null' },
  { trick: 'a text', type: 'application/json', body: '"text"' },
  { trick: 'nothing', type: 'application/json', body: '' },
  { trick: 'endless nesting', type: 'application/json', body: '['.repeat(50_000) },
  { trick: 'numbers beyond all', type: 'application/json', body: '{"id":1e999,"version":-1e999,"ward":1e-999}' },
  { trick: 'an unfinished form', type: 'multipart/form-data; boundary=x', body: '--x\r\n' },
  { trick: 'a form without boundary', type: 'multipart/form-data', body: 'x' },
  { trick: 'urlencoded', type: 'application/x-www-form-urlencoded', body: 'a=1&__proto__=2' },
]
