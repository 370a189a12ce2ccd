// Outline of the API document for readers: rows in groups, parameters, and shapes as text.

import { isPermission } from '#root/permissions.ts'

export type Parameter = {
  name: string
  place: 'path' | 'query' | 'body'
  required: boolean
  type: string
  note: string
}
export type OutlinedRow = {
  id: string
  method: string
  path: string
  summary: string
  audience: string
  roles: string[]
  parameters: Parameter[]
  bodyType: string
  answer: string
  alsoAs: string[]
}
export type ApiOutline = { group: 'anyone' | 'person' | 'staff'; rows: OutlinedRow[] }[]

type Schema = { [key: string]: unknown }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  operationId: string
  summary: string
  'x-audience': string
  'x-roles'?: string[]
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** Every row of an OpenAPI document made by `openApiDocument`, open rows first. */
export function outlineOf(document: Record<string, unknown>): ApiOutline {
  const rows = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => outlinedRow(path, method.toUpperCase(), operation)),
  )
  const of = (group: ApiOutline[number]['group']) => ({ group, rows: rows.filter((row) => groupOf(row) === group) })
  return [of('anyone'), of('person'), of('staff')]
}

/**
 * The type of a value as short text.
 * @example typeText({ type: 'array', items: { enum: ['en', 'ne'] } }) // 'list of en | ne'
 */
export function typeText(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (either) return [...new Set(either.map(typeText))].join(' | ')
  if (schema.type === 'array') return `list of ${membersOf(schema).map(typeText).join(', ')}`
  if (schema.type === 'string' && schema.format) return String(schema.format)
  return typeof schema.type === 'string' ? schema.type : 'any'
}

/** A shape with its fields on lines of their own, at any depth. */
export function shapeText(schema: Schema, indent = ''): string {
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (either) return [...new Set(either.map((one) => shapeText(one, indent)))].join(' | ')
  if (schema.type === 'array')
    return `[${membersOf(schema)
      .map((one) => shapeText(one, indent))
      .join(', ')}]`
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  if (fields.length === 0) return typeText(schema)
  const required = new Set((schema.required ?? []) as string[])
  const lines = fields.map(
    ([name, field]) => `${indent}  ${name}${required.has(name) ? '' : '?'}: ${shapeText(field, `${indent}  `)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** One schema for all members of a list, or one for each place of a tuple. */
function membersOf({ prefixItems, items }: Schema): Schema[] {
  return (prefixItems ?? [items ?? {}]) as Schema[]
}

function outlinedRow(path: string, method: string, operation: Operation): OutlinedRow {
  const [bodyType = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const answers = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {}
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    audience: operation['x-audience'],
    roles: operation['x-roles'] ?? [],
    parameters: [
      ...operation.parameters.map(({ name, in: place, required, schema }) => parameter(name, place, required, schema)),
      ...bodyParameters(body?.schema ?? {}),
    ],
    bodyType,
    answer: answers['application/json']?.schema ? shapeText(answers['application/json'].schema) : '',
    alsoAs: Object.keys(answers).filter((type) => type !== 'application/json'),
  }
}

function bodyParameters({ properties = {}, required = [] }: Schema): Parameter[] {
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) =>
    parameter(name, 'body', (required as string[]).includes(name), schema),
  )
}

function parameter(name: string, place: Parameter['place'], required: boolean, schema: Schema = {}): Parameter {
  const limits = [
    'default' in schema ? `default ${JSON.stringify(schema.default)}` : '',
    'x-maxGraphemes' in schema ? `≤ ${schema['x-maxGraphemes']}` : '',
  ]
  return { name, place, required, type: typeText(schema), note: limits.filter(Boolean).join(', ') }
}

function groupOf({ audience }: OutlinedRow): ApiOutline[number]['group'] {
  if (audience === 'anyone') return 'anyone'
  return audience === 'staff' || isPermission(audience) ? 'staff' : 'person'
}
