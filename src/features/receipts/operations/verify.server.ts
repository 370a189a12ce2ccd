// Verification of a receipt by its typed or its signed code, by anyone: for whom in masked letters, how much, when, and whether it was reversed since.

import { maskedInitials, maskedName } from '#kit/masked-name.ts'
import { networkOf } from '#kit/network.ts'
import { refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx } from '#platform/context.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { VerifiedReceipt } from '../contract/api.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { maxTypedCodeLength } from '../contract/receipt.ts'
import { stateOfReceipt } from '../rules/lines.ts'
import { readSignedCode } from '../rules/signed-code.ts'
import { findReceipt, listReceipts, type ReceiptRow } from '../store/receipts.server.ts'
import { receiptLetter } from './issue.server.ts'
import { isSignedHere } from './keys.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'receipts.verified': LimitOf<'receipts/verify', [network: string]>
  }
}

/** A bank counter may verify many; who guesses among 17 thousand million codes finds none. */
const limit = { max: 60, seconds: 3600 }

/** Refuses a code that no receipt of the organisation has or that it has not signed, and too many codes from one network. */
export async function verifyReceipt(ctx: Ctx, { code: typed }: { code: string }): Promise<VerifiedReceipt> {
  const bucket = bucketFor(ctx, 'receipts.verified', networkOf(ctx.from.address))
  await countAgainst(ctx.db, bucket, limit, ctx.now, 'receipts.too_many')
  if (typed.length > maxTypedCodeLength) return verifySigned(ctx, typed)
  const code = readTrackingCode(receiptLetter, typed) ?? refuse('missing', 'receipts.not_genuine')
  const [row] = await listReceipts(ctx, { code }, { limit: 1 })
  return row ? verifiedOf(row, false) : refuse('missing', 'receipts.not_genuine')
}

/** The signature first, then what the register has now. */
async function verifySigned(ctx: Ctx, code: string): Promise<VerifiedReceipt> {
  const read = readSignedCode(code)
  if (!read || !(await isSignedHere(ctx, read))) return refuse('missing', 'receipts.not_genuine')
  const { receipt } = read
  const row = await findReceipt(ctx, receipt)
  if (row?.amountPaisa === receipt.amountPaisa && row.issuedOn === receipt.issuedOn) return verifiedOf(row, true)
  return {
    number: yearlyNumberText(receipt),
    code: '',
    issuedOn: receipt.issuedOn,
    payer: maskedInitials(receipt.initials),
    amountPaisa: receipt.amountPaisa,
    countedPaisa: 0,
    movedPaisa: 0,
    state: 'not-in-register',
    isSigned: true,
  }
}

function verifiedOf(row: ReceiptRow, isSigned: boolean): VerifiedReceipt {
  const { code, issuedOn, payerNameEn, payerNameNe, amountPaisa, lines } = row
  const counted = lines.filter(({ reversed }) => reversed === null)
  const moved = lines.filter(({ reversed }) => reversed?.movedTo)
  return {
    number: yearlyNumberText(row),
    code,
    issuedOn,
    payer: maskedName({ en: payerNameEn, ne: payerNameNe }),
    amountPaisa,
    countedPaisa: sumOf(counted),
    movedPaisa: sumOf(moved),
    state: stateOfReceipt(lines),
    isSigned,
  }
}

function sumOf(lines: ReceiptRow['lines']): number {
  return lines.reduce((sum, line) => sum + line.amountPaisa, 0)
}
