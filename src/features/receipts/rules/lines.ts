// Whether a receipt may be issued, and its state.

import type { Bilingual } from '#kit/language.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { maxReceiptLines, type Purpose, type ReceiptState } from '../contract/receipt.ts'

/** What is receipted: `entryId` is the entry of the ledger that posted it. `amountPaisa` is above zero. */
export type NewReceiptLine = {
  purpose: Purpose
  connectionId: number | null
  entryId: number
  amountPaisa: number
  /** What it is for, where no connection says it. */
  title?: Bilingual
}

const ofConnection: ReadonlySet<Purpose> = new Set(['bill', 'deposit'])

/** A receipt has lines with amounts above zero, and only what is paid for a connection names one. */
export function mayBeIssued(lines: readonly NewReceiptLine[]): Verdict {
  if (lines.length === 0 || lines.length > maxReceiptLines) return deny('receipts.lines_count')
  if (lines.some(({ amountPaisa }) => !Number.isSafeInteger(amountPaisa) || amountPaisa <= 0))
    return deny('receipts.amount_wrong')
  const isForeign = lines.some(({ purpose, connectionId }) => ofConnection.has(purpose) !== (connectionId !== null))
  return isForeign ? deny('receipts.purpose_wrong') : allow
}

export function stateOfReceipt(lines: readonly { reversed: unknown }[]): ReceiptState {
  const reversed = lines.filter((line) => line.reversed !== null).length
  if (reversed === 0) return 'issued'
  return reversed === lines.length ? 'reversed' : 'partly-reversed'
}
