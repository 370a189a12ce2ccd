// Tests of the columns of the report lists and of the query made from the table state.

import { expect, test } from 'vitest'
import { readState } from '#kit/table/address.ts'
import { leafColumns } from '#kit/table/columns.ts'
import { validate } from '#kit/validation/form.ts'
import { reportsQuery } from '../contract/query.ts'
import { reportTypes } from '../contract/lists.ts'
import { reportColumns, reportDefaults, reportsQueryOf } from './report-columns.ts'

const tenders = reportTypes.find(({ type }) => type === 'tender')!
const queryOf = (address: string) =>
  reportsQueryOf(
    'tender',
    'all',
    readState(new URLSearchParams(address), reportColumns(tenders), reportDefaults('all')),
  )
const queryOfPart = (view: 'current' | 'closed') =>
  reportsQueryOf('tender', view, readState(new URLSearchParams(), reportColumns(tenders), reportDefaults(view)))
const defaults = { type: 'tender', page: 1, limit: 10, sortBy: 'published', sortOrder: 'desc' }

test.each([
  ['', {}],
  ['page=3&limit=50&sortBy=size', { page: 3, limit: 50, sortBy: 'size', sortOrder: 'asc' }],
  ['search=पाइप&kind=pdf', { search: 'पाइप', kind: 'pdf' }],
  ['title=पाइप २०८३&filename=pipes_84', { title: 'पाइप २०८३', filename: 'pipes_84' }],
  ['sizeFrom=kb&sizeFrom=५००&sizeTo=kb&sizeTo=१.५ एमबी', { sizeFrom: 512_000, sizeTo: 1_572_864 }],
  ['sizeFrom=2048&sizeTo=1024', { sizeFrom: 1024, sizeTo: 2048 }],
  ['publishedFrom=2026-01-01&publishedTo=2026-02-01', { publishedFrom: '2026-01-01', publishedTo: '2026-02-01' }],
  ['closesOnFrom=2026-12-01&sortBy=closesOn', { closesOnFrom: '2026-12-01', sortBy: 'closesOn', sortOrder: 'asc' }],
  ['publishedTo=bs&publishedTo=२०८३/८/५', { publishedTo: '2026-11-21' }],
  ['page=-7&limit=11&kind=exe&sortBy=download&sizeFrom=-1&sizeTo=9e99', {}],
])('the address ?%s becomes a query that the API accepts', (address, expected) => {
  expect(queryOf(address)).toEqual({ ...defaults, ...expected })
  expect(validate(reportsQuery, { orgId: '487', ...queryOf(address) }).ok).toBe(true)
})

test('a part of a list begins with what closes soonest, or of the closed with what closed last', () => {
  expect(queryOfPart('current')).toMatchObject({ part: 'current', sortBy: 'closesOn', sortOrder: 'asc' })
  expect(queryOfPart('closed')).toMatchObject({ part: 'closed', sortBy: 'closesOn', sortOrder: 'desc' })
})

test('every list shows the five columns of the specification by default', () => {
  for (const row of reportTypes) {
    const shown = leafColumns(reportColumns(row)).filter((column) => !column.hidden)
    expect(shown.map((column) => column.key)).toEqual(['title', 'filename', 'size', 'published', 'download'])
  }
})
