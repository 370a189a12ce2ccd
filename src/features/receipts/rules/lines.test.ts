// Tests of the rules of receipts: lines that fit, the state by reversed lines, and written numbers.

import { expect, test } from 'vitest'
import { mayBeIssued, stateOfReceipt, type NewReceiptLine } from './lines.ts'

const bill: NewReceiptLine = { purpose: 'bill', connectionId: 7, entryId: 1, amountPaisa: 90_00 }
const formFee: NewReceiptLine = { purpose: 'form', connectionId: null, entryId: 2, amountPaisa: 25_00 }

test.each([
  ['a bill', [bill], undefined],
  ['a bill and a form', [bill, formFee], undefined],
  ['nothing', [], 'receipts.lines_count'],
  ['too many lines', Array.from({ length: 51 }, () => bill), 'receipts.lines_count'],
  ['nothing paid', [{ ...bill, amountPaisa: 0 }], 'receipts.amount_wrong'],
  ['a refund', [{ ...bill, amountPaisa: -1 }], 'receipts.amount_wrong'],
  ['half a paisa', [{ ...bill, amountPaisa: 0.5 }], 'receipts.amount_wrong'],
  ['a bill without a connection', [{ ...bill, connectionId: null }], 'receipts.purpose_wrong'],
  ['a form of a connection', [{ ...formFee, connectionId: 7 }], 'receipts.purpose_wrong'],
])('%s', (_, lines, refusal) => {
  expect(mayBeIssued(lines)).toMatchObject(refusal === undefined ? { ok: true } : { ok: false, key: refusal })
})

test('a receipt is reversed when all its lines are', () => {
  const reversed = { reversed: { at: '2026-11-23' } }
  const kept = { reversed: null }
  expect(stateOfReceipt([kept])).toBe('issued')
  expect(stateOfReceipt([kept, reversed])).toBe('partly-reversed')
  expect(stateOfReceipt([reversed, reversed])).toBe('reversed')
})
