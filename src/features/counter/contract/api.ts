// HTTP API of the counter: a cashier's day, what a customer owes, payments with receipts, and the days of all cashiers.

import * as z from 'zod/mini'
import { nextInstalment } from '#features/instalments/contract/api.ts'
import { correctionFields } from '#features/ledger/contract/forms.ts'
import { receipt } from '#features/receipts/contract/api.ts'
import { refund } from '#features/refunds/contract/api.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { submission } from '#kit/submission.ts'
import { code, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'
import { countFields, customerNumberField, maxFloat, maxTaken, referenceField, tenderField } from './forms.ts'

/** Without the sum: a cashier counts before it is computed. */
export const ownDay = z.object({
  day: z.string(),
  openedAt: z.string(),
  floatPaisa: z.number(),
  receipts: z.number(),
  mayTake: verdict,
})
export type OwnDay = z.infer<typeof ownDay>

/** `open`: the cashier's own day that is not closed, also one of an earlier day. */
export const counterState = z.object({ open: z.nullable(ownDay), mayOpen: verdict })
export type CounterState = z.infer<typeof counterState>

/** `duePaisa`: what settles the connection today; `waivedPaisa`: what an amnesty waives with it. `cashRupees`: the same in whole rupees, rounded up. `balancePaisa`: below zero an advance. */
export const due = z.object({
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  tol: bilingual,
  balancePaisa: z.number(),
  duePaisa: z.number(),
  waivedPaisa: z.number(),
  cashRupees: z.number(),
  instalment: z.nullable(nextInstalment),
  mayTake: verdict,
})
export type CounterDue = z.infer<typeof due>

/** `number`: of the receipt. `advancePaisa`: what of the balance is paid in advance after it. */
export const taken = z.object({
  number: z.string(),
  code: z.string(),
  customerNumber: z.string(),
  amountPaisa: z.number(),
  advancePaisa: z.number(),
})
export type Taken = z.infer<typeof taken>

/** The sums are null while the day is open. `differencePaisa`: below zero what was short. */
export const cashDay = z.object({
  id: z.number(),
  cashier: z.string(),
  day: z.string(),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
  floatPaisa: z.number(),
  receipts: z.number(),
  expectedPaisa: z.nullable(z.number()),
  countedPaisa: z.nullable(z.number()),
  differencePaisa: z.nullable(z.number()),
})
export type CashDay = z.infer<typeof cashDay>

const refundToPay = z.extend(refund, { mayPay: verdict })
export const refundsToPay = z.object({ data: z.array(refundToPay) })
export type RefundsToPay = z.infer<typeof refundsToPay>

export const counterApi = {
  counter: {
    method: 'GET',
    path: '/admin/counter/{orgId}',
    for: 'counter:use',
    summary: {
      en: "The cashier's own open day, without its sum, and whether a day may be opened",
      ne: 'खजाञ्चीको आफ्नो खुला दिन (जम्मा रकमबाहेक) र दिन खोल्न मिल्छ कि मिल्दैन',
    },
    input: form({ orgId }),
    output: counterState,
  },
  counterDue: {
    method: 'GET',
    path: '/admin/counter/{orgId}/due',
    for: 'counter:use',
    summary: {
      en: 'What a customer number has to pay today, and in cash',
      ne: 'ग्राहक नम्बरले आज तिर्नुपर्ने रकम, नगदमा पनि',
    },
    input: form({ orgId, customerNumber: customerNumberField }),
    output: due,
  },
  takePayment: {
    method: 'POST',
    path: '/admin/counter/{orgId}/payments',
    for: 'counter:use',
    summary: {
      en: 'Take cash or a cheque for a customer number today: posted and receipted at once; what is above the debt is an advance',
      ne: 'ग्राहक नम्बरको नगद वा चेक आजको मितिमा लिने: तुरुन्त खातामा लेखिन्छ र रसिद जारी हुन्छ; तिर्नुपर्नेभन्दा बढी रकम पेस्की हुन्छ',
    },
    input: form({
      orgId,
      customerNumber: customerNumberField,
      tender: tenderField,
      rupees: number(required(), integer(), min(1), max(maxTaken)),
      reference: referenceField,
      submission,
    }),
    output: taken,
    answers: 201,
    conflicts: ['counter.no_open_day', 'counter.earlier_day_open', 'counter.own_connection'],
  },
  refundsToPay: {
    method: 'GET',
    path: '/admin/counter/{orgId}/refunds',
    for: 'counter:use',
    summary: {
      en: 'Approved refunds that are to be paid in cash, oldest first, and whether the cashier may pay each from the open drawer',
      ne: 'नगद दिन बाँकी स्वीकृत फिर्ता रकम, पुरानादेखि नयाँ क्रममा, र खजाञ्चीले खुला दराजबाट दिन मिल्छ कि मिल्दैन',
    },
    input: form({ orgId }),
    output: refundsToPay,
  },
  payRefund: {
    method: 'POST',
    path: '/admin/counter/{orgId}/refunds/{id}/payments',
    for: 'counter:use',
    summary: {
      en: 'Record that an approved refund was paid in cash from the drawer of the open day: it is posted to the ledger, and the holder is notified',
      ne: 'स्वीकृत फिर्ता रकम खुला दिनको दराजबाट नगद दिएको अभिलेख गर्ने: खातामा लेखिन्छ र ग्राहकलाई जानकारी जान्छ',
    },
    input: form({ orgId, id: recordId('refunds.unknown') }),
    output: refund,
    answers: 201,
    conflicts: [
      'counter.no_open_day',
      'counter.earlier_day_open',
      'refunds.not_to_pay',
      'refunds.own_connection',
      'refunds.other_pays',
      'refunds.drawer_short',
      'refunds.above_credit',
    ],
  },
  reverseReceipt: {
    method: 'POST',
    path: '/admin/receipts/{orgId}/{number}/reversals',
    for: 'ledger:correct',
    summary: {
      en: 'Reverse a receipt, as another person than who took the money: its entries are corrected today, and the holders are notified',
      ne: 'रकम बुझ्नेभन्दा अर्को व्यक्तिले रसिद उल्टाउने: यसका प्रविष्टि आजको मितिमा सच्याइन्छन् र ग्राहकलाई जानकारी जान्छ',
    },
    input: form({ orgId, number: code(required(), maxLength(20)), ...correctionFields }),
    output: receipt,
    answers: 201,
    conflicts: ['ledger.corrected_already', 'ledger.own_connection', 'ledger.own_payment', 'ledger.own_entry'],
  },
  cashDays: {
    method: 'GET',
    path: '/admin/cashDays/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Days of all cashiers, newest first, with what was counted and what was short or over',
      ne: 'सबै खजाञ्चीका दिन, नयाँदेखि पुराना क्रममा, गनिएको रकम र घटी वा बढी रकमसहित',
    },
    input: form({ orgId, ...listFields(['day']) }),
    output: countedPageOf(cashDay),
  },
  openCashDay: {
    method: 'POST',
    path: '/admin/cashDays/{orgId}',
    for: 'counter:use',
    summary: { en: "Open the cashier's day with a float", ne: 'सुरु मौज्दातसहित खजाञ्चीको दिन खोल्ने' },
    input: form({ orgId, float: number(required(), integer(), min(0), max(maxFloat)) }),
    output: counterState,
    answers: 201,
    conflicts: ['counter.day_open', 'counter.earlier_day_open', 'counter.day_closed'],
  },
  closeCashDay: {
    method: 'POST',
    path: '/admin/cashDays/{orgId}/closings',
    for: 'counter:use',
    summary: {
      en: "Close the cashier's day by the count of each note; what is short or over is posted",
      ne: 'प्रत्येक नोटको गणनाबाट खजाञ्चीको दिन बन्द गर्ने; घटी वा बढी रकम खातामा लेखिन्छ',
    },
    input: form({ orgId, ...countFields }),
    output: cashDay,
    conflicts: ['counter.no_open_day'],
  },
} as const satisfies Contract

export type CounterApi = typeof counterApi
