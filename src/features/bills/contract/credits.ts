// HTTP API of credit notes: listed, prepared with a reason, approved or refused, cancelled.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { creditFields } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })
const billKey = z.object({ fiscalYear: z.string(), number: z.number() })

const creditStates = ['prepared', 'approved', 'cancelled'] as const
export type CreditState = (typeof creditStates)[number]

/**
 * `bill`: what is credited, `replacedBy`: the bill of the same month since. `number` and `creditedOn` are given with the approval.
 * `amountPaisa`: what the bill charged. `persons`: two when a second person approves.
 */
export const creditNote = z.object({
  id: z.number(),
  bill: billKey,
  customerNumber: z.string(),
  period: z.string(),
  amountPaisa: z.number(),
  reason: z.string(),
  state: z.enum(creditStates),
  fiscalYear: z.nullable(z.string()),
  number: z.nullable(z.number()),
  creditedOn: z.nullable(z.string()),
  replacedBy: z.nullable(billKey),
  prepared: act,
  approved: z.nullable(act),
  cancelled: z.nullable(act),
  persons: z.number(),
})
export type CreditNote = z.infer<typeof creditNote>

const one = { orgId, id: recordId('bills.credit_unknown') }

export const creditsApi = {
  creditNotes: {
    method: 'GET',
    path: '/admin/creditNotes/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Credit notes, newest first, in a state or all of them; searched by customer number, name or telephone',
      ne: 'क्रेडिट नोटहरू, नयाँदेखि पुराना क्रममा, कुनै अवस्थाका वा सबै; ग्राहक नम्बर, नाम वा फोनबाट खोज्न मिल्ने',
    },
    input: form({ orgId, state: choice(creditStates), ...listFields(['number']) }),
    output: countedPageOf(creditNote),
  },
  prepareCreditNote: {
    method: 'POST',
    path: '/admin/creditNotes/{orgId}',
    for: 'billing:prepare',
    summary: {
      en: 'Prepare the credit note of a wrong bill, with its fiscal year, its number and the reason; nothing is posted yet',
      ne: 'गलत बिलको क्रेडिट नोट आर्थिक वर्ष, बिल नम्बर र कारणसहित तयार गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({ orgId, fiscalYear: code(required()), number: recordId('bills.unknown'), ...creditFields }),
    output: creditNote,
    answers: 201,
    conflicts: ['bills.credited_already', 'bills.charged_anew', 'bills.own_connection'],
  },
  approveCreditNote: {
    method: 'POST',
    path: '/admin/creditNotes/{orgId}/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a credit note: it gets its number and is posted to the ledger; the month can then be billed anew',
      ne: 'क्रेडिट नोट स्वीकृत गर्ने: नम्बर पाई खातामा लेखिन्छ; त्यसपछि त्यस महिनाको बिल फेरि बनाउन मिल्छ',
    },
    input: form(one),
    output: creditNote,
    conflicts: [
      'bills.credit_second_person',
      'bills.credit_approved',
      'bills.credit_cancelled',
      'bills.charged_anew',
      'bills.own_connection',
    ],
  },
  refuseCreditNote: {
    method: 'POST',
    path: '/admin/creditNotes/{orgId}/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse a credit note that is to be approved', ne: 'स्वीकृत हुन बाँकी क्रेडिट नोट अस्वीकृत गर्ने' },
    input: form(one),
    output: creditNote,
    conflicts: ['bills.credit_approved', 'bills.credit_cancelled'],
  },
  cancelCreditNote: {
    method: 'POST',
    path: '/admin/creditNotes/{orgId}/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel a credit note that is not approved', ne: 'स्वीकृत नभएको क्रेडिट नोट रद्द गर्ने' },
    input: form(one),
    output: creditNote,
    conflicts: ['bills.credit_approved', 'bills.credit_cancelled'],
  },
} as const satisfies Contract
