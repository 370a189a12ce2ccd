// HTTP API of cheques: those in hand, deposited and ended; deposits of several, and each cleared or returned by the bank.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, code, list } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { bankField, chequeParts, chequeStates, maxCheques, returnReason, slipField } from './cheque.ts'

/**
 * `number`: of its receipt, as addresses write it. `reference`: number and bank as the cashier typed them. `overdue`: not brought to the bank,
 * or without an answer of the bank, for too long. `feePaisa`: charged because it was returned. `mayReturn`: also after it was cleared.
 */
export const cheque = z.object({
  number: z.string(),
  reference: z.string(),
  receivedOn: z.string(),
  payer: bilingual,
  customerNumber: z.nullable(z.string()),
  amountPaisa: z.number(),
  state: z.enum(chequeStates),
  overdue: z.boolean(),
  receivedBy: z.string(),
  deposit: z.nullable(z.object({ id: z.number(), bank: z.string(), slip: z.string(), on: z.string(), by: z.string() })),
  decided: z.nullable(z.object({ at: z.string(), by: z.string() })),
  reason: z.nullable(z.string()),
  feePaisa: z.number(),
  mayDeposit: verdict,
  mayDecide: verdict,
  mayReturn: verdict,
})
export type Cheque = z.infer<typeof cheque>

const sum = z.object({ count: z.number(), amountPaisa: z.number(), overdue: z.number() })
export const chequeTotals = z.object({ inHand: sum, deposited: sum })
export type ChequeTotals = z.infer<typeof chequeTotals>

const one = { orgId, number: code(required(), maxLength(20)) }

export const bankingApi = {
  cheques: {
    method: 'GET',
    path: '/admin/cheques/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Cheques by the day of their receipt: in hand, deposited, or ended; searched by customer number, name, telephone or receipt number',
      ne: 'रसिदको मितिअनुसार चेक: हातमा रहेका, बैंक दाखिला भएका वा टुङ्गिएका; ग्राहक नम्बर, नाम, फोन वा रसिद नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(chequeParts), ...listFields(['number']) }),
    output: countedPageOf(cheque),
  },
  chequeTotals: {
    method: 'GET',
    path: '/admin/cheques/{orgId}/totals',
    for: 'ledger:read',
    summary: {
      en: 'How many cheques are in hand and deposited, their amounts, and how many of them are overdue',
      ne: 'हातमा रहेका र बैंक दाखिला भएका चेकको सङ्ख्या, रकम, र म्याद नाघेका कति',
    },
    input: form({ orgId }),
    output: chequeTotals,
  },
  depositCheques: {
    method: 'POST',
    path: '/admin/cheques/{orgId}/deposits',
    for: 'banking:write',
    summary: {
      en: 'Record that cheques were brought to the bank today on one slip, by the numbers of their receipts',
      ne: 'एउटै भौचरमा आज बैंक दाखिला गरिएका चेक, रसिद नम्बरअनुसार अभिलेख गर्ने',
    },
    input: form({
      orgId,
      bank: bankField,
      slip: slipField,
      numbers: list(code(maxLength(20)), { max: maxCheques }, required('banking.choose_cheques')),
    }),
    output: z.object({ cheques: z.number(), amountPaisa: z.number() }),
    answers: 201,
    conflicts: ['banking.not_in_hand', 'banking.own_cheque', 'banking.slip_known'],
  },
  clearCheque: {
    method: 'POST',
    path: '/admin/cheques/{orgId}/{number}/clearings',
    for: 'banking:write',
    summary: {
      en: 'Record that the bank has paid a deposited cheque',
      ne: 'बैंक दाखिला भएको चेकको रकम प्राप्त भएको अभिलेख गर्ने',
    },
    input: form(one),
    output: cheque,
    conflicts: ['banking.not_deposited', 'banking.own_connection', 'banking.own_cheque'],
  },
  returnCheque: {
    method: 'POST',
    path: '/admin/cheques/{orgId}/{number}/returns',
    for: 'banking:write',
    summary: {
      en: 'Record that the bank has returned a deposited cheque: its receipt is reversed as if it had not been paid, the fee of the policy is charged, and the holder is notified',
      ne: 'बैंकले फिर्ता गरेको चेक अभिलेख गर्ने: भुक्तानी नै नभएसरह रसिद उल्टाइन्छ, नीतिअनुसारको शुल्क लाग्छ र ग्राहकलाई जानकारी दिइन्छ',
    },
    input: form({ ...one, reason: returnReason }),
    output: cheque,
    conflicts: [
      'banking.not_deposited',
      'banking.held',
      'banking.own_connection',
      'banking.own_cheque',
      'ledger.own_payment',
    ],
  },
} as const satisfies Contract

export type BankingApi = typeof bankingApi
