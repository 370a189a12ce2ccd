// Entries of the ledger: kinds, postings, and an entry before it is stored.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Account } from './accounts.ts'

/** Kinds that change the balance of a connection, in the order in which they are listed on the same day. */
export const connectionKinds = [
  'opening',
  'bill',
  'credit-note',
  'fee',
  'surcharge',
  'subsidy',
  'waiver',
  'payment',
  'rebate',
  'write-off',
  'refund',
  'deposit',
  'deposit-return',
  'deposit-applied',
  'correction',
] as const

/** Kinds of the office's own accounts; `identified` moves a receipt to the connection that it is found to belong to, `fee-receipt` is received without one. */
export const officeKinds = [
  'unidentified',
  'identified',
  'banking',
  'settlement',
  'cash-difference',
  'fee-receipt',
] as const

export const entryKinds = [...connectionKinds, ...officeKinds] as const
export type EntryKind = (typeof entryKinds)[number]

/** Kinds that a file may hold. */
export const importedKinds = [
  'opening',
  'bill',
  'credit-note',
  'fee',
  'surcharge',
  'rebate',
  'waiver',
  'subsidy',
  'write-off',
  'payment',
  'refund',
] as const satisfies readonly EntryKind[]
export type ImportedKind = (typeof importedKinds)[number]

/** Rows of one kind that a file posts, or would post, and what they add to the balances. */
export type PostedSum = { kind: ImportedKind; rows: number; amountPaisa: number }

/** A debit above zero, a credit below, in paisa. */
export type Posting = { account: Account; amountPaisa: number }

/**
 * `valueOn`: the day from which it counts; `postedOn`: a later day of the accounts, where it is not the same. `isDayTyped`: a person has typed `valueOn`, and
 * for rebates the entry counts from the day on which it is entered. `reference` is unique in the organisation. `corrects`: the id of an earlier entry.
 */
export type NewEntry = {
  connectionId: number | null
  kind: EntryKind
  postings: Posting[]
  valueOn: string
  postedOn?: string
  isDayTyped?: boolean
  period?: BsMonth
  reference?: string
  note?: string
  corrects?: number
  reason?: string
}

/** Columns of a file of entries. */
export const ledgerColumns = ['customer_number', 'period', 'entry', 'amount_rs', 'on', 'reference', 'note'] as const
export type LedgerColumn = (typeof ledgerColumns)[number]

/** An entry as a row of a file states it; `amountPaisa` is what it adds to the balance. */
export type ImportedEntry = {
  customerNumber: string
  reference: string
  kind: ImportedKind
  amountPaisa: number
  period: BsMonth | null
  valueOn: string
  note: string
}
