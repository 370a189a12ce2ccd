// Tests of the columns of reading days and of the query made from the table's state.

import { expect, test } from 'vitest'
import { requestFor } from '#kit/table/data-source.ts'
import { readState } from '#kit/table/address.ts'
import { leafColumns, shownOf } from '#kit/table/columns.ts'
import { validate } from '#kit/validation/form.ts'
import type { ScheduledReading } from '../contract/api.ts'
import { readingRequest } from '../contract/api.ts'
import { sortable } from '../contract/orders.ts'
import { scheduleColumns, scheduleDefaults, scheduleQueryOf } from './schedule-columns.ts'

const columns = scheduleColumns({ years: [2083, 2084], wards: [1, 5, 10] })
const stateOf = (address: string) => readState(new URLSearchParams(address), columns, scheduleDefaults)

test.each([
  ['', {}],
  ['page=3&limit=50&sortBy=ward&sortOrder=desc', { page: 3, limit: 50, sortBy: 'ward', sortOrder: 'desc' }],
  ['search=राम&year=2083&month=8&ward=5', { search: 'राम', year: 2083, month: 8, ward: 5 }],
  ['month=13&ward=77&year=x&sortBy=fromDate&tol=ward-5-bazar', {}],
])('the URL ?%s requests the same rows in the page and from the API', (address, expected) => {
  const query = { page: 1, limit: 10, sortBy: 'coming', sortOrder: 'asc', ...expected }
  const state = stateOf(address)
  expect(scheduleQueryOf(state)).toEqual(query)
  const parameters = new URL(requestFor({ url: '/list' }, state, columns).url, 'http://site.invalid').searchParams
  expect(validate(readingRequest, { orgId: '1', ...Object.fromEntries(parameters) })).toEqual({
    ok: true,
    value: { ...query, orgId: '1', format: 'json' },
  })
})

test('every sortable column is known to the API', () => {
  for (const { key } of leafColumns(columns).filter((column) => column.sortable)) expect(sortable).toContain(key)
})

test('shows a row in both languages', () => {
  const row: ScheduledReading = {
    year: 2083,
    month: 8,
    ward: 5,
    tol: null,
    tolName: null,
    fromDay: 5,
    toDay: 7,
    fromDate: '2026-11-21',
    toDate: '2026-11-23',
    reader: { en: 'Ram', ne: 'राम' },
    sample: false,
  }
  expect(leafColumns(columns).map((column) => shownOf(column, row))).toEqual([
    { en: '5–7 Mangsir 2083', ne: '२०८३ मङ्सिर ५–७ गते' },
    { en: '21–23 November 2026', ne: '२१–२३ नोभेम्बर २०२६' },
    { en: 'Ward 5', ne: 'वडा नं. ५' },
    { en: 'Whole ward', ne: 'पूरै वडा' },
    { en: 'Ram', ne: 'राम' },
    { en: '2083', ne: '२०८३' },
    { en: 'Mangsir', ne: 'मङ्सिर' },
  ])
})
