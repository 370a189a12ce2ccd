// Outline of the API document: every row once, readable types and shapes.

import { expect, test } from 'vitest'
import { api } from '#root/features.server.ts'
import { roles } from '#root/roles.ts'
import { outlineOf, shapeText, typeText } from './api-outline.ts'
import { openApiDocument } from './openapi.server.ts'

const outline = outlineOf(openApiDocument(api, '/web-resources', roles))

test('every row of the API is in exactly one group', () => {
  const rows = outline.flatMap((group) => group.rows)
  expect(rows.length).toBe(api.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(api.length)
  expect(outline.map(({ rows: of }) => of.length > 0)).toEqual([true, true, true])
})

test('summaries are in the language of the reader', () => {
  const [open] = outlineOf(openApiDocument(api, '/web-resources', roles, 'ne'))
  const summaryIn = (group: typeof open, path: string) => group!.rows.find((row) => row.path === path)!.summary
  expect(summaryIn(outline[0], '/customer/slides/{orgId}')).toBe('Public slides of the home page, in their order')
  expect(summaryIn(open, '/customer/slides/{orgId}')).toBe('गृहपृष्ठका सार्वजनिक स्लाइड, तोकिएको क्रममा')
})

test('a list has its parameters, defaults and the shape of its response', () => {
  const reports = outline[0]!.rows.find(({ path }) => path === '/customer/reports/{orgId}')!
  expect(reports).toMatchObject({ method: 'GET', audience: 'anyone', roles: [], bodyType: '' })
  expect(reports.parameters.find(({ name }) => name === 'orgId')).toMatchObject({ place: 'path', required: true })
  expect(reports.parameters.find(({ name }) => name === 'sortOrder')).toMatchObject({
    place: 'query',
    type: 'asc | desc',
  })
  expect(reports.answer).toMatch(/^\{\n {2}data: \[\{\n {4}\w+: .+\n(.|\n)+ {2}\}\]\n {2}total: number\n/)
})

test('a row for staff lists the roles that may call it, and a form row has its content type', () => {
  const rows = outline[2]!.rows
  for (const row of rows) expect(row.roles, row.path).not.toEqual([])
  const forms = outline.flatMap((group) => group.rows).filter(({ bodyType }) => bodyType === 'multipart/form-data')
  expect(forms.length).toBeGreaterThan(0)
})

test.each([
  [{ type: 'string', format: 'date' }, 'date'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: ['en', 'ne'] } }, 'list of en | ne'],
  [{ const: 1 }, '1'],
  [{}, 'any'],
])('%j is written %s', (schema, text) => expect(typeText(schema)).toBe(text))

test('an optional field is marked, and shapes are nested', () => {
  const name = { type: 'object', properties: { en: { type: 'string' } }, required: ['en'] }
  expect(shapeText({ properties: { name, note: { type: 'string' } }, required: ['name'] })).toBe(
    '{\n  name: {\n    en: string\n  }\n  note?: string\n}',
  )
})

test('a list of pairs has a type for each place of a pair', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false }
  expect(shapeText({ type: 'array', items: pair })).toBe('[[string, integer]]')
})
