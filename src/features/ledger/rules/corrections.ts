// Which entries an officer may correct.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { EntryKind } from '../contract/entries.ts'

/** Kinds that follow from something else, which is corrected instead. */
const correctedElsewhere: Partial<Record<EntryKind, string>> = {
  opening: 'ledger.opening_by_register',
  bill: 'ledger.bill_by_credit_note',
  'credit-note': 'ledger.not_correctable',
  correction: 'ledger.not_correctable',
}

/** `isOwn`: the entry is of a connection that is linked to the officer. */
export function mayBeCorrected(entry: { kind: EntryKind; isCorrected: boolean; isOwn: boolean }): Verdict {
  if (entry.isOwn) return deny('ledger.own_connection')
  if (entry.isCorrected) return deny('ledger.corrected_already')
  const key = correctedElsewhere[entry.kind]
  return key ? deny(key) : allow
}
