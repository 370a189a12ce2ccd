// Which entries an officer may correct.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { EntryKind, NewEntry } from '../contract/entries.ts'

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
  /** A bill that no billing run has made: another program has, and its entry was imported. */
  isImported?: boolean
  /** A security deposit of which a part was given back or used. */
  isUsed?: boolean
}

/** Entries about money that an officer has held or assigned: who entered one does not reverse it. */
const reversedByAnother: ReadonlySet<EntryKind> = new Set([
  'payment',
  'cash-difference',
  'identified',
  'refund',
  'settlement',
  'fee-receipt',
  'deposit',
  'deposit-return',
])

const takenAtCounter: ReadonlySet<EntryKind> = new Set(['payment', 'fee-receipt', 'deposit'])

/** `isOwn`: the entry is of a connection that is linked to the officer; `isAuthor`: the officer entered it. */
export function mayBeCorrected(entry: CorrectedEntry): Verdict {
  if (entry.isOwn) return deny('ledger.own_connection')
  if (entry.isCorrected) return deny('ledger.corrected_already')
  if (entry.isAuthor && reversedByAnother.has(entry.kind))
    return deny(takenAtCounter.has(entry.kind) ? 'ledger.own_payment' : 'ledger.own_entry')
  if (entry.isUsed) return deny('ledger.deposit_used')
  if (entry.kind === 'bill' && entry.isImported) return allow
  const key = correctedElsewhere[entry.kind]
  return key ? deny(key) : allow
}

/** Whether less is held of the connection, in paisa, than the entry has added as a security deposit. */
export function isDepositUsed({ kind, postings }: Pick<NewEntry, 'kind' | 'postings'>, heldPaisa: number): boolean {
  if (kind !== 'deposit') return false
  return heldPaisa + postings.find(({ account }) => account === 'deposits')!.amountPaisa < 0
}
