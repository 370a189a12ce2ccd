// Issue of receipts: numbered without a gap in the transaction that posts what was received.

import { randomInt } from 'node:crypto'
import { authorshipOf } from '#features/ledger/operations/post.server.ts'
import { fiscalYear as fiscalYearOf } from '#kit/calendar/fiscal-year.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Bilingual } from '#kit/language.ts'
import { enforce } from '#kit/refusal.ts'
import { newTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Tender } from '../contract/receipt.ts'
import { mayBeIssued, type NewReceiptLine } from '../rules/lines.ts'
import { findLastNumber, insertReceipts, lockReceipts, type Paper } from '../store/receipts.server.ts'

/** The letter of the codes by which receipts are verified. */
export const receiptLetter = 'R'

/**
 * `tenderReference`: of the wallet, gateway, bank or cheque. `payer`: needed where no line has a connection; without it the holder of the
 * first connection. `lines`: one for each entry that was posted, 50 at most.
 */
export type NewReceipt = {
  tender: Tender
  tenderReference?: string
  payer?: Bilingual
  /** The page of a receipt book that was given, and its day. */
  paper?: Paper
  lines: readonly NewReceiptLine[]
}

/** `number`: as prints and addresses write it with `yearlyNumberText`. `code`: `R-7K4M-29XQ`, by which the receipt is verified. */
export type IssuedReceipt = YearlyNumber & { code: string }

/** Issues one receipt; called in the transaction that posted its entries, after `recordPayments`. Refuses lines that do not fit. */
export async function issueReceipt(tx: Ctx, receipt: NewReceipt): Promise<IssuedReceipt> {
  return (await issueReceipts(tx, [receipt]))[0]!
}

/** The same for many, in the order in which they are given. */
export async function issueReceipts(ctx: Ctx, receipts: readonly NewReceipt[]): Promise<IssuedReceipt[]> {
  if (receipts.length === 0) return []
  for (const { lines } of receipts) enforce(mayBeIssued(lines), 'invalid')
  return transaction(ctx, async (tx) => {
    await lockReceipts(tx)
    const { authorId: id, authorName: name, enteredAt: at } = authorshipOf(tx)
    const on = inNepal(at).date
    const fiscalYear = fiscalYearOf(on)!.label
    const first = 1 + (await findLastNumber(tx, fiscalYear))
    const coded = receipts.map(({ payer, paper, tenderReference = '', ...receipt }) => ({
      ...receipt,
      paper,
      tenderReference,
      payer: payer && { nameEn: payer.en, nameNe: payer.ne },
      code: newTrackingCode(receiptLetter, randomInt),
    }))
    await insertReceipts(tx, coded, { fiscalYear, number: first }, { at, on, id, name })
    return coded.map(({ code }, place) => ({ fiscalYear, number: first + place, code }))
  })
}
