// Tests of active filters, their text and ranges.

import { expect, test } from 'vitest'
import { activeFilters, filterText, withEnd, type FilterDefinition } from './filters.ts'

const kind: FilterDefinition = {
  key: 'kind',
  label: 'File',
  type: 'select',
  options: [{ value: 'pdf', label: 'PDF document' }],
}
const published: FilterDefinition = { key: 'published', label: 'Published', type: 'daterange' }
const signed: FilterDefinition = { key: 'signed', label: 'Signed', type: 'date' }
const size: FilterDefinition = { key: 'size', label: 'Size', type: 'sizerange' }
const all = [kind, published, signed]

test('a filter is active when it has a value', () => {
  const values = { kind: ' ', published: {}, signed: '2026-11-21', stranger: 'x' }
  expect(activeFilters(all, values)).toEqual([signed])
})

test.each([
  [kind, 'pdf', 'en', 'PDF document'],
  [kind, 'unknown 12', 'ne', 'unknown १२'],
  [signed, '2026-11-21', 'en', '2026-11-21'],
  [signed, '2026-11-21', 'ne', '२०८३/०८/०५'],
  [published, { from: '2026-11-01', to: '2026-11-21' }, 'en', '2026-11-01 – 2026-11-21'],
  [published, { from: '2026-11-21' }, 'ne', '२०८३/०८/०५ देखि'],
  [published, { to: '2026-11-21' }, 'en', 'up to 2026-11-21'],
  [size, { from: '512000', to: '1572864' }, 'en', '500 KB – 1.5 MB'],
  [size, { from: '512000' }, 'ne', '५०० केबीदेखि'],
  [size, { to: '1572864' }, 'ne', '१.५ एमबीसम्म'],
] as const)('%o with %o in %s is shown as: %s', (filter, value, language, text) => {
  expect(filterText(filter, value, language)).toBe(text)
})

test.each([
  ['daterange', {}, 'from', '2026-01-01', { from: '2026-01-01' }],
  ['daterange', { from: '2026-01-01' }, 'from', '', undefined],
  ['daterange', { from: '2026-01-01', to: '2026-02-01' }, 'from', '', { to: '2026-02-01' }],
  ['daterange', { from: '2026-02-01' }, 'to', '2026-01-01', { from: '2026-01-01', to: '2026-02-01' }],
  ['sizerange', { from: '900' }, 'to', '1024', { from: '900', to: '1024' }],
  ['sizerange', { from: '1024' }, 'to', '900', { from: '900', to: '1024' }],
] as const)('%s %o with %s set to %s becomes %o', (type, range, end, value, expected) => {
  expect(withEnd(type, range, end, value)).toEqual(expected)
})
