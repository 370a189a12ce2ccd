// Tests of rows of an old file: a replaced meter, a former holder, a closed connection; a correction is none of them.

import { expect, test } from 'vitest'
import type { RegisterColumn } from '../contract/connection.ts'
import { outdatedIssues, type Past } from './outdated.ts'

const past: Past = { isMeterReplaced: false, holders: [{ name_en: 'Sita', phone: '+9779841234567' }] }
const replaced: Past = { isMeterReplaced: true, holders: [] }

test.each<[title: string, column: RegisterColumn, to: string, past: Past, state: 'connected' | 'closed', key?: string]>(
  [
    ['the name of a former holder', 'name_en', 'Sita', past, 'connected', 'connections.holder_former'],
    ['the phone of a former holder', 'phone', '+9779841234567', past, 'connected', 'connections.holder_former'],
    ['another name', 'name_en', 'Hari Tamang', past, 'connected'],
    ['no phone', 'phone', '', past, 'connected'],
    ['the number of a replaced meter', 'meter_serial', 'NW-1', replaced, 'connected', 'connections.meter_replaced'],
    ['the reading of a replaced meter', 'opening_reading', '100', replaced, 'connected', 'connections.meter_replaced'],
    ['the number of the only meter', 'meter_serial', 'NW-1', past, 'connected'],
    ['a closed connection', 'status', 'connected', past, 'closed', 'connections.closed_for_good'],
    ['a connection that is cut', 'status', 'disconnected', past, 'connected'],
  ],
)('%s', (_title, column, to, before, state, key) => {
  const issues = outdatedIssues([{ column, from: 'x', to }], { state }, before)
  expect(issues.map((issue) => issue.key)).toEqual(key ? [key] : [])
})
