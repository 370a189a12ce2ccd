// OpenAPI document of the API, derived from the contract.

import { toJSONSchema } from 'zod/v4/core'
import type { Audience, Endpoint } from '#kit/contract.ts'
import { pathParameters } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { statusOf } from '#kit/refusal.ts'
import { toJsonSchema } from '#kit/validation/json-schema.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { isPermission } from '#root/permissions.ts'

type Json = Record<string, unknown>

/**
 * OpenAPI 3.1 over the rows of the API table. `roles` is the matrix of permissions, included as it is and at each row. Summaries are in
 * `language`, everything else is English.
 */
export function openApiDocument(
  rows: readonly ServedRow[],
  base: string,
  roles: Record<string, readonly string[]> = {},
  language: Language = 'en',
): Json {
  const paths: Record<string, Json> = {}
  for (const row of rows) {
    const operations = (paths[row.endpoint.path] ??= {})
    operations[row.endpoint.method.toLowerCase()] = operationOf(row, roles, language)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Web resources',
      version: '1',
      description: 'Public and signed-in services of the water supply organisations.',
    },
    'x-roles': roles,
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: 'Names the anonymous client program.' },
        person: { type: 'http', scheme: 'bearer', description: 'A signed-in person.' },
      },
      schemas: { Refusal: refusalSchema },
    },
  }
}

function operationOf(
  { name, endpoint }: ServedRow,
  roles: Record<string, readonly string[]>,
  language: Language,
): Json {
  const input: Json = endpoint.input ? toJsonSchema(endpoint.input) : { properties: {} }
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = new Set((input.required ?? []) as string[])
  const inPath = pathParameters(endpoint.path)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const parameters = [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] ?? { type: 'string' } })),
    ...(inQuery ? Object.keys(properties).filter((key) => !inPath.includes(key)) : []).map((key) => ({
      name: key,
      in: 'query',
      required: required.has(key),
      schema: properties[key],
    })),
  ]
  return {
    operationId: name,
    summary: endpoint.summary[language],
    ...(endpoint.deprecated && { deprecated: true }),
    'x-audience': endpoint.for,
    ...((endpoint.for === 'staff' || isPermission(endpoint.for)) && { 'x-roles': holdersOf(roles, endpoint.for) }),
    security: endpoint.for === 'anyone' ? [{}, { client: [] }] : [{ person: [] }],
    parameters,
    ...(inQuery || !endpoint.input ? {} : { requestBody: bodyOf(endpoint, input, inPath) }),
    responses: responsesOf(endpoint),
  }
}

function holdersOf(roles: Record<string, readonly string[]>, audience: Audience): string[] {
  const given = Object.keys(roles).filter((role) => role !== 'visitor' && role !== 'customer')
  return audience === 'staff' ? given : given.filter((role) => roles[role]!.includes(audience))
}

function bodyOf(endpoint: Endpoint, input: Json, inPath: string[]): Json {
  const properties = Object.fromEntries(
    Object.entries((input.properties ?? {}) as Json).filter(([key]) => !inPath.includes(key)),
  )
  const required = ((input.required ?? []) as string[]).filter((key) => !inPath.includes(key))
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: { type: 'object', properties, required } } } }
}

function responsesOf(endpoint: Endpoint): Json {
  const ok = endpoint.output ? { 'application/json': { schema: outputSchema(endpoint.output) } } : undefined
  const others = Object.fromEntries((endpoint.also ?? []).map((type) => [type, {}]))
  return {
    [endpoint.answers ?? 200]: { description: 'Done', ...(ok ? { content: { ...ok, ...others } } : {}) },
    ...(endpoint.cached && {
      304: { description: 'Unchanged since the response whose ETag was sent in If-None-Match' },
    }),
    ...refusalsOf(endpoint),
  }
}

/** The refusals that a row may answer with, and 500 for what nobody foresaw. */
function refusalsOf({ method, for: audience, input, conflicts, forbids }: Endpoint): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const refused = (why: string, keys: readonly string[] = []) => ({
    description: keys.length > 0 ? `${why}: ${keys.join(', ')}` : why,
    content,
  })
  return {
    ...(input && { [statusOf.invalid]: refused('A value is invalid; `fields` names each') }),
    [statusOf.unauthenticated]: refused('An unknown credential, or none where a person has to sign in'),
    ...((audience !== 'anyone' || forbids) && { [statusOf.forbidden]: refused('Not permitted', forbids) }),
    [statusOf.missing]: refused('No such organisation or record'),
    ...((method !== 'GET' || conflicts) && {
      [statusOf.conflict]: refused('The present state does not permit it', conflicts),
    }),
    [statusOf['too-many']]: refused('Too many requests; `Retry-After` says when to try again'),
    500: refused('A defect of the server; the log has its `requestId`'),
    [statusOf.unavailable]: refused('The server cannot answer now; `Retry-After` says when to try again'),
  }
}

function outputSchema(output: NonNullable<Endpoint['output']>): Json {
  const { $schema: _dialect, ...json } = toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json
  return json
}

const refusalSchema = {
  type: 'object',
  required: ['status', 'key', 'message', 'fields', 'requestId'],
  properties: {
    status: { const: 0 },
    key: { type: 'string', description: 'Stable; programs decide by it.' },
    message: { type: 'string', description: 'The message in the requested language.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'key', 'message'],
        properties: {
          field: { type: 'string' },
          key: { type: 'string' },
          message: { type: 'string' },
          values: { type: 'object' },
        },
      },
    },
    requestId: { type: 'string' },
  },
}
