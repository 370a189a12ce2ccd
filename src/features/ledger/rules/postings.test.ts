// Tests of postings: balance, accounts and sign of each kind of entry.

import { expect, test } from 'vitest'
import type { EntryKind, NewEntry, Posting } from '../contract/entries.ts'
import { balanceEffect, checkEntry, reversed, twoPostings } from './postings.ts'

function entry(kind: EntryKind, postings: Posting[], more: Partial<NewEntry> = {}): NewEntry {
  return { connectionId: 1, kind, postings, valueOn: '2026-11-22', ...more }
}

const bill: Posting[] = [
  { account: 'receivables', amountPaisa: 16_000 },
  { account: 'water', amountPaisa: -11_000 },
  { account: 'sewerage', amountPaisa: -5_020 },
  { account: 'rounding', amountPaisa: 20 },
]

test.each<[string, NewEntry, true | string]>([
  ['a bill of several lines', entry('bill', bill), true],
  ['a bill that takes off', entry('bill', reversed(bill)), 'ledger.account_foreign'],
  ['a bill that does not balance', entry('bill', bill.slice(0, 3)), 'ledger.unbalanced'],
  ['a single posting', entry('bill', bill.slice(0, 1)), 'ledger.unbalanced'],
  ['a posting of nothing', entry('bill', [...bill, { account: 'fees', amountPaisa: 0 }]), 'ledger.unbalanced'],
  ['a credit note', entry('credit-note', reversed(bill)), true],
  ['an opening balance', entry('opening', twoPostings('opening-contra', 125_050)), true],
  ['an opening advance', entry('opening', twoPostings('opening-contra', -500)), true],
  ['a payment', entry('payment', twoPostings('cash', -16_000)), true],
  ['a payment by a gateway', entry('payment', twoPostings('clearing:esewa', -16_000)), true],
  ['a payment that adds', entry('payment', twoPostings('cash', 16_000)), 'ledger.account_foreign'],
  ['a payment into income', entry('payment', twoPostings('water', -16_000)), 'ledger.account_foreign'],
  ['a waiver', entry('waiver', twoPostings('waiver', -900)), true],
  ['a surcharge that takes off', entry('surcharge', twoPostings('surcharge', -900)), 'ledger.account_foreign'],
  ['banking', entry('banking', bankingOf(5_000), { connectionId: null }), true],
  [
    'a payment of no connection',
    entry('payment', twoPostings('cash', -100), { connectionId: null }),
    'ledger.connection_missing',
  ],
  ['a correction', entry('correction', reversed(bill), { corrects: 7, reason: 'typing error' }), true],
  ['a correction without a reason', entry('correction', bill, { corrects: 7 }), 'ledger.correction_needs_reason'],
])('%s', (_, checked, expected) => {
  const verdict = checkEntry(checked)
  expect(verdict.ok || verdict.key).toBe(expected)
})

test('an entry and its reverse leave the balance', () => {
  expect(balanceEffect(bill)).toBe(16_000)
  expect(balanceEffect(reversed(bill))).toBe(-16_000)
})

function bankingOf(amountPaisa: number): Posting[] {
  return [
    { account: 'bank', amountPaisa },
    { account: 'cash', amountPaisa: -amountPaisa },
  ]
}
