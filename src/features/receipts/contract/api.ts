// HTTP API of receipts: a list, one receipt and its prints for the office; verification by code for anyone.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, code, date } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { maxCodeLength, purposes, receiptParts, receiptStates, tenders, verifiedStates } from './receipt.ts'

/**
 * `title`: what it is for, without a connection. `reversed`: when and why its entry was corrected, null where it was not; `movedTo`: the receipt of the
 * customer number that its payment was moved to.
 */
export const receiptLine = z.object({
  purpose: z.enum(purposes),
  connectionId: z.nullable(z.number()),
  customerNumber: z.nullable(z.string()),
  title: bilingual,
  amountPaisa: z.number(),
  reversed: z.nullable(z.object({ at: z.string(), reason: z.string(), movedTo: z.nullable(z.string()) })),
})

/** `number`: as addresses write it, `2083-84-12`. `code`: by which anyone verifies it. `paper`: page and day of the receipt book. `prints`: how often it was printed. */
export const receipt = z.object({
  number: z.string(),
  code: z.string(),
  issuedAt: z.string(),
  issuedOn: z.string(),
  payer: bilingual,
  tender: z.enum(tenders),
  tenderReference: z.string(),
  paper: z.nullable(z.object({ number: z.string(), on: z.string() })),
  amountPaisa: z.number(),
  state: z.enum(receiptStates),
  lines: z.array(receiptLine),
  prints: z.number(),
  issuedBy: z.string(),
})
export type Receipt = z.infer<typeof receipt>

/**
 * A receipt as it is printed; `mayBeReversed`, and each payment `mayBeMoved` to another customer number, by the officer who reads it. `qr` is a path in a square of `size` units that opens the page at `address` with `signedCode`, which verifies it.
 */
export const printedReceipt = z.extend(receipt, {
  mayBeReversed: verdict,
  lines: z.array(z.extend(receiptLine, { mayBeMoved: verdict })),
  signedCode: z.string(),
  qr: z.object({ size: z.number(), path: z.string(), address: z.string() }),
})
export type PrintedReceipt = z.infer<typeof printedReceipt>

/**
 * `payer`: in masked letters. `countedPaisa`: what of it is not reversed; `movedPaisa`: what was reversed because another customer number had paid it. `isSigned`: verified by a signed code. `code`: the short one, empty
 * for a receipt that is not in the register.
 */
export const verifiedReceipt = z.object({
  number: z.string(),
  code: z.string(),
  issuedOn: z.string(),
  payer: bilingual,
  amountPaisa: z.number(),
  countedPaisa: z.number(),
  movedPaisa: z.number(),
  state: z.enum(verifiedStates),
  isSigned: z.boolean(),
})
export type VerifiedReceipt = z.infer<typeof verifiedReceipt>

const one = { orgId, number: code(required(), maxLength(20)) }

export const receiptsApi = {
  receipts: {
    method: 'GET',
    path: '/admin/receipts/{orgId}',
    for: 'receipts:read',
    summary: {
      en: 'Receipts, newest first: all, without a connection, reversed or printed again, of days from and until, searched by customer number, name, telephone or receipt number',
      ne: 'रसिद, नयाँदेखि पुराना क्रममा: सबै, धाराबाहेकका, उल्टाइएका वा दोहोर्‍याएर छापिएका, मितिअनुसार, ग्राहक नम्बर, नाम, फोन वा रसिद नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(receiptParts), from: date(), until: date(), ...listFields(['number']) }),
    output: countedPageOf(receipt),
  },
  receipt: {
    method: 'GET',
    path: '/admin/receipts/{orgId}/{number}',
    for: 'receipts:read',
    summary: {
      en: 'One receipt with what it is for and what was reversed since, by its number such as `2083-84-12`',
      ne: 'एउटा रसिद के बापतको हो र पछि के उल्टाइयो भन्ने विवरणसहित, रसिद नम्बर (जस्तै `2083-84-12`) बाट',
    },
    input: form(one),
    output: printedReceipt,
  },
  printReceipt: {
    method: 'POST',
    path: '/admin/receipts/{orgId}/{number}/prints',
    for: 'receipts:read',
    summary: {
      en: 'Record a print of a receipt: the first is the original, each later one a copy',
      ne: 'रसिद छापिएको अभिलेख राख्ने: पहिलो सक्कल, त्यसपछिका प्रतिलिपि',
    },
    input: form(one),
    output: z.object({ print: z.number() }),
    answers: 201,
  },
  verifyReceipt: {
    method: 'GET',
    path: '/customer/receipts/{orgId}/{code}',
    for: 'anyone',
    summary: {
      en: 'Verify a receipt by its code such as `R-7K4M-29XQ`, or by the signed code of its QR code: payer in masked letters, amount, date, and whether it was reversed since',
      ne: 'रसिद यसको सङ्केत (जस्तै `R-7K4M-29XQ`) वा QR कोडमा रहेको दस्तखत भएको सङ्केतबाट जाँच्ने: भुक्तानी गर्नेको नामका सुरुका अक्षर, रकम, मिति, र पछि उल्टाइएको छ कि छैन',
    },
    input: form({ orgId, code: code(required(), maxLength(maxCodeLength)) }),
    output: verifiedReceipt,
  },
} as const satisfies Contract

export type ReceiptsApi = typeof receiptsApi
