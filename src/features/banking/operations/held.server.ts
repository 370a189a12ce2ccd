// Money of a cheque that the bank has paid and whose receipt is reversed: it belongs to nobody until two persons have decided.

import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { type YearlyNumber, yearlyNumberText } from '#kit/yearly-number.ts'

/** `heldPaisa`: what is reversed of the receipt. `line`: of the receipt, where a single one is reversed after the bank has paid. */
export type PaidCheque = YearlyNumber & { reference: string; heldPaisa: number; line?: number }

/** The reversal has taken the money from the cheques in hand, where it was not any more: it is taken from the bank in its place, and held there. */
export function heldEntries(cheque: PaidCheque, valueOn: string): NewEntry[] {
  const { heldPaisa: amountPaisa, reference, line } = cheque
  const number = `${yearlyNumberText(cheque)}${line === undefined ? '' : `/${line}`}`
  const own = { connectionId: null, valueOn, note: reference } as const
  return [
    {
      ...own,
      kind: 'banking',
      postings: [
        { account: 'cheques', amountPaisa },
        { account: 'bank', amountPaisa: -amountPaisa },
      ],
      reference: `cheque-reversal:${number}`,
    },
    {
      ...own,
      kind: 'unidentified',
      postings: [
        { account: 'bank', amountPaisa },
        { account: 'unidentified-receipts', amountPaisa: -amountPaisa },
      ],
      reference: `cheque-held:${number}`,
    },
  ]
}
