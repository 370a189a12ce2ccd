// Does the outline keep every row of the document, and say types so that a person can read them?

import { expect, test } from 'vitest'
import { api } from '#root/api.ts'
import { roles } from '#root/roles.ts'
import { outlineOf, shapeText, typeInWords } from './api-outline.ts'
import { openApiDocument } from './openapi.server.ts'

const outline = outlineOf(openApiDocument(api, '/web-resources', roles))

test('every row of the API is in exactly one group', () => {
  const rows = outline.flatMap((group) => group.rows)
  expect(rows.length).toBe(api.length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(api.length)
  expect(outline.map(({ rows: of }) => of.length > 0)).toEqual([true, true, true])
})

test('a list says its parameters, defaults and the shape of its answer', () => {
  const reports = outline[0]!.rows.find(({ path }) => path === '/customer/reports/{orgId}')!
  expect(reports).toMatchObject({ method: 'GET', audience: 'anyone', roles: [], bodyType: '' })
  expect(reports.parameters.find(({ name }) => name === 'orgId')).toMatchObject({ place: 'path', required: true })
  expect(reports.parameters.find(({ name }) => name === 'sortOrder')).toMatchObject({
    place: 'query',
    type: 'asc | desc',
  })
  expect(reports.answer).toMatch(/^\{\n {2}data: \[\{\n {4}\w+: .+\n(.|\n)+ {2}\}\]\n {2}total: number\n/)
})

test('a row for staff names the roles that may use it, and what is sent as a form says so', () => {
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
])('%j is said as %s', (schema, words) => expect(typeInWords(schema)).toBe(words))

test('a field that may be missing is marked, and shapes stand inside each other', () => {
  const name = { type: 'object', properties: { en: { type: 'string' } }, required: ['en'] }
  expect(shapeText({ properties: { name, note: { type: 'string' } }, required: ['name'] })).toBe(
    '{\n  name: {\n    en: string\n  }\n  note?: string\n}',
  )
})
