// Which entries an officer may correct.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { EntryKind } from '../contract/entries.ts'

/** Kinds that follow from something else, which is corrected instead; what a customer owes is given up by two persons. */
const correctedElsewhere: Partial<Record<EntryKind, string>> = {
  opening: 'ledger.opening_by_register',
  bill: 'ledger.bill_by_credit_note',
  'credit-note': 'ledger.not_correctable',
  unidentified: 'ledger.held_by_refund',
  banking: 'ledger.banking_by_record',
  surcharge: 'ledger.waived_by_two',
  fee: 'ledger.waived_by_two',
  correction: 'ledger.not_correctable',
}

export type CorrectedEntry = {
  kind: EntryKind
  isCorrected: boolean
  isOwn: boolean
  isAuthor?: boolean
}

/** Entries about money that an officer has held or assigned: who entered one does not reverse it. */
const reversedByAnother: ReadonlySet<EntryKind> = new Set([
  'payment',
  'cash-difference',
  'identified',
  'refund',
  'settlement',
  'fee-receipt',
])

/** `isOwn`: the entry is of a connection that is linked to the officer; `isAuthor`: the officer entered it. */
export function mayBeCorrected(entry: CorrectedEntry): Verdict {
  if (entry.isOwn) return deny('ledger.own_connection')
  if (entry.isCorrected) return deny('ledger.corrected_already')
  if (entry.isAuthor && reversedByAnother.has(entry.kind))
    return deny(entry.kind === 'payment' || entry.kind === 'fee-receipt' ? 'ledger.own_payment' : 'ledger.own_entry')
  const key = correctedElsewhere[entry.kind]
  return key ? deny(key) : allow
}
