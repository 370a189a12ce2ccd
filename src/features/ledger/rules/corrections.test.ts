// Tests of which entries an officer may correct, and that the API documents each refusal.

import { expect, test } from 'vitest'
import { correctionsApi } from '../contract/corrections.ts'
import type { EntryKind } from '../contract/entries.ts'
import { mayBeCorrected } from './corrections.ts'

const cases: [kind: EntryKind, isCorrected: boolean, isOwn: boolean, key: string | undefined][] = [
  ['payment', false, false, undefined],
  ['payment', false, true, 'ledger.own_connection'],
  ['payment', true, false, 'ledger.corrected_already'],
  ['opening', false, false, 'ledger.opening_by_register'],
  ['bill', false, false, 'ledger.bill_by_credit_note'],
  ['credit-note', false, false, 'ledger.not_correctable'],
  ['unidentified', false, false, 'ledger.held_by_refund'],
  ['banking', false, false, 'ledger.banking_by_record'],
  ['correction', false, false, 'ledger.not_correctable'],
  ['surcharge', false, false, 'ledger.waived_by_two'],
  ['fee', false, false, 'ledger.waived_by_two'],
]

test.each(cases)('%s, corrected %s, own %s: %s', (kind, isCorrected, isOwn, key) => {
  const answer = mayBeCorrected({ kind, isCorrected, isOwn })
  expect(answer.ok ? undefined : answer.key).toBe(key)
  if (key) expect(correctionsApi.correctEntry.conflicts).toContain(key)
})

test('an imported bill is corrected as other entries are, once and not for oneself; nothing else by being imported', () => {
  const imported = { kind: 'bill', isCorrected: false, isOwn: false, isImported: true } as const
  expect(mayBeCorrected(imported).ok).toBe(true)
  expect(mayBeCorrected({ ...imported, isImported: false })).toMatchObject({ key: 'ledger.bill_by_credit_note' })
  expect(mayBeCorrected({ ...imported, isCorrected: true })).toMatchObject({ key: 'ledger.corrected_already' })
  expect(mayBeCorrected({ ...imported, isOwn: true })).toMatchObject({ key: 'ledger.own_connection' })
  expect(mayBeCorrected({ ...imported, kind: 'surcharge' })).toMatchObject({ key: 'ledger.waived_by_two' })
})

test('money is corrected by another person than who entered it, other entries by anyone', () => {
  const own = { isCorrected: false, isOwn: false, isAuthor: true }
  expect(mayBeCorrected({ kind: 'payment', ...own })).toMatchObject({ ok: false, key: 'ledger.own_payment' })
  for (const kind of ['cash-difference', 'identified', 'refund', 'settlement'] as const)
    expect(mayBeCorrected({ kind, ...own })).toMatchObject({ ok: false, key: 'ledger.own_entry' })
  expect(correctionsApi.correctEntry.conflicts).toContain('ledger.own_entry')
  expect(mayBeCorrected({ kind: 'cash-difference', ...own, isAuthor: false }).ok).toBe(true)
  expect(mayBeCorrected({ kind: 'waiver', ...own }).ok).toBe(true)
})
