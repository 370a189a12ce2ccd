// Tests of how references of entries are read.

import { expect, test } from 'vitest'
import { readReference } from './references.ts'

const bill = { kind: 'bill', number: '2083-84-862' }

test.each([
  ['bill:2083/84:862', bill],
  ['credit:2083/84:862', bill],
  ['surcharge:2083/84:862:2026-12-17', bill],
  ['surcharge:2083/84:862:2026-12-17/2', bill],
  ['rebate:2083/84:862', bill],
  ['rebate:2083/84:862/2', bill],
  ['waiver:12', { kind: 'request', id: 12 }],
  ['write-off:3', { kind: 'request', id: 3 }],
  ['cheque-fee:2083-84-12', { kind: 'cheque', number: '2083-84-12' }],
  ['amnesty:7:12', { kind: 'amnesty', id: 7 }],
  ['amnesty:7:12/2', { kind: 'amnesty', id: 7 }],
  ['deposit-request:4', { kind: 'deposit', id: 4 }],
  ['cash-day:12', { kind: 'cash-day', id: 12 }],
  ['cash-day:12/340', { kind: 'cash-day', id: 12 }],
  ['cash-deposit:3', { kind: 'bank-deposit', id: 3 }],
  ['cash-deposit:3/2', { kind: 'bank-deposit', id: 3 }],
  ['settlement:9', { kind: 'settlement', id: 9 }],
  ['book:A-17', { kind: 'paper', number: 'A-17' }],
  ['opening:10425', undefined],
  ['10425-2083-07', { kind: 'given', text: '10425-2083-07' }],
  ['bill:86A', { kind: 'given', text: 'bill:86A' }],
])('%s', (reference, read) => {
  expect(readReference(reference)).toEqual(read)
})
