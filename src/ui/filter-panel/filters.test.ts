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
] as const)('%o with %o in %s is shown as: %s', (filter, value, language, text) => {
  expect(filterText(filter, value, language)).toBe(text)
})

test.each([
  [{}, 'from', '2026-01-01', { from: '2026-01-01' }],
  [{ from: '2026-01-01' }, 'from', '', undefined],
  [{ from: '2026-01-01', to: '2026-02-01' }, 'from', '', { to: '2026-02-01' }],
  [{ from: '2026-02-01' }, 'to', '2026-01-01', { from: '2026-01-01', to: '2026-02-01' }],
] as const)('%o with %s set to %s becomes %o', (range, end, day, expected) => {
  expect(withEnd(range, end, day)).toEqual(expected)
})
