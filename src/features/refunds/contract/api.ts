// HTTP API of refunds: held money and the credit of a connection, requests about them, and what a second person decides.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, code, number, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'
import {
  heldFields,
  maxRefundedPaisa,
  moveFields,
  paymentReference,
  refundKinds,
  refundParts,
  refundReason,
  refundSources,
  refundStates,
} from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/**
 * `connectionId` and `customerNumber`: null where held money is given back; `moved`: the receipt and the wrong customer number of a payment that is moved.
 * `decided`: approved, refused or cancelled, as `state` says. `paid`: in cash, by a cashier.
 */
export const refund = z.object({
  id: z.number(),
  kind: z.enum(refundKinds),
  connectionId: z.nullable(z.number()),
  customerNumber: z.nullable(z.string()),
  heldId: z.nullable(z.number()),
  moved: z.nullable(z.object({ receipt: z.string(), customerNumber: z.string() })),
  amountPaisa: z.number(),
  paidFrom: z.enum(refundSources),
  paymentReference: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  prepared: act,
  decided: z.nullable(act),
  paid: z.nullable(act),
  mayApprove: verdict,
})
export type Refund = z.infer<typeof refund>

/** Money that is received and belongs to no connection yet. `account`: which holds it; `reference`: of the gateway's attempt or of the deposit. */
export const heldMoney = z.object({
  id: z.number(),
  amountPaisa: z.number(),
  account: z.string(),
  receivedOn: z.string(),
  reference: z.nullable(z.string()),
  note: z.string(),
  isPending: z.boolean(),
})
export type HeldMoney = z.infer<typeof heldMoney>

/** `data`: its requests, newest first. */
export const oneHeld = z.extend(heldMoney, { mayRequest: verdict, data: z.array(refund) })
export type OneHeld = z.infer<typeof oneHeld>

/** `creditPaisa`: what is paid in advance, at least 0. `data`: the requests of the connection, newest first. */
export const connectionRefunds = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  creditPaisa: z.number(),
  mayRequest: verdict,
  data: z.array(refund),
})
export type ConnectionRefunds = z.infer<typeof connectionRefunds>

const one = { orgId, id: recordId('refunds.unknown') }
const ofHeld = { orgId, id: recordId('refunds.held_unknown') }
const ofConnection = { orgId, id: recordId('refunds.connection_unknown') }

export const refundsApi = {
  refunds: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/refunds',
    for: 'ledger:read',
    summary: {
      en: 'Refunds and assignments, newest first: those to be approved, to be paid in cash or decided; searched by customer number, name or telephone',
      ne: 'रकम फिर्ता र धाराका नाममा सारिएका रकम, नयाँदेखि पुराना क्रममा: स्वीकृत हुन बाँकी, नगद दिन बाँकी वा निर्णय भएका; ग्राहक नम्बर, नाम वा फोनबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(refundParts), ...listFields(['id']) }),
    output: countedPageOf(refund),
  },
  heldMoney: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/held',
    for: 'ledger:read',
    summary: {
      en: 'Money that is received and belongs to no connection yet, oldest first; searched by reference or note',
      ne: 'प्राप्त भएको तर कुनै धाराका नाममा नचढेको रकम, पुरानादेखि नयाँ क्रममा; सन्दर्भ नम्बर वा कैफियतबाट खोज्न मिल्ने',
    },
    input: form({ orgId, ...listFields(['id']) }),
    output: countedPageOf(heldMoney),
  },
  oneHeld: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/held/{id}',
    for: 'ledger:read',
    summary: {
      en: 'One amount of held money with its requests; also when it is held no longer',
      ne: 'राखिएको एउटा रकम र यसका अनुरोध; टुङ्गो लागिसकेको भए पनि',
    },
    input: form(ofHeld),
    output: oneHeld,
  },
  requestHeld: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/held/{id}/refunds',
    for: 'billing:prepare',
    summary: {
      en: 'Request that held money is assigned to a customer number, or given back the way it came; nothing is posted yet',
      ne: 'राखिएको रकम ग्राहक नम्बरमा चढाउन वा जसरी आएको उसरी नै फिर्ता गर्न अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({ ...ofHeld, ...heldFields }),
    output: refund,
    answers: 201,
    conflicts: ['refunds.pending', 'refunds.not_held', 'refunds.own_connection'],
  },
  requestMove: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/receipts/{number}/moves',
    for: 'billing:prepare',
    summary: {
      en: 'Request that an online payment of a wrong customer number is moved to the right one, by the number of its receipt; nothing is posted yet',
      ne: 'गलत ग्राहक नम्बरमा गरिएको अनलाइन भुक्तानी रसिद नम्बरअनुसार सही ग्राहक नम्बरमा सार्न अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({ orgId, number: code(required(), maxLength(20)), ...moveFields }),
    output: refund,
    answers: 201,
    conflicts: ['receipts.not_online', 'receipts.reversed_already', 'receipts.move_pending', 'receipts.own_connection'],
  },
  connectionRefunds: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/connections/{id}/refunds',
    for: 'ledger:read',
    summary: {
      en: 'What a connection has paid in advance, whether a refund may be requested, and its refunds and assignments',
      ne: 'धाराको अग्रिम रकम, फिर्ता अनुरोध गर्न मिल्छ कि मिल्दैन, र यसका फिर्ता तथा चढाइएका रकम',
    },
    input: form(ofConnection),
    output: connectionRefunds,
  },
  requestRefund: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/connections/{id}/refunds',
    for: 'billing:prepare',
    summary: {
      en: 'Request that what a connection has paid in advance is given back from the bank, or in cash of whole rupees; nothing is posted yet',
      ne: 'धाराको अग्रिम रकम बैंकबाट वा पूरा रुपैयाँमा नगद फिर्ता गर्न अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({
      ...ofConnection,
      amountPaisa: number(required(), integer(), min(1), max(maxRefundedPaisa)),
      paidFrom: withDefault(choice(refundSources), 'bank'),
      paymentReference,
      reason: refundReason,
    }),
    output: refund,
    answers: 201,
    conflicts: ['refunds.own_connection', 'refunds.no_credit', 'refunds.above_credit', 'refunds.pending'],
  },
  approveRefund: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/refunds/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a refund, an assignment or a move as a second person: it is posted to the ledger, in cash once a cashier has paid it, and an assignment or a move is receipted',
      ne: 'दोस्रो व्यक्तिका रूपमा रकम फिर्ता, चढाउने वा सार्ने अनुरोध स्वीकृत गर्ने: खातामा लेखिन्छ (नगद भए खजाञ्चीले दिएपछि), र चढाइएको वा सारिएकोमा रसिद जारी हुन्छ',
    },
    input: form(one),
    output: refund,
    conflicts: [
      'refunds.decided',
      'refunds.second_person',
      'refunds.own_connection',
      'refunds.above_credit',
      'refunds.not_held',
      'refunds.payment_reversed',
    ],
  },
  refuseRefund: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/refunds/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse a refund or an assignment', ne: 'रकम फिर्ता वा चढाउने अनुरोध अस्वीकृत गर्ने' },
    input: form(one),
    output: refund,
    conflicts: ['refunds.decided'],
  },
  cancelRefund: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/refunds/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel the request of a refund or an assignment', ne: 'रकम फिर्ता वा चढाउने अनुरोध रद्द गर्ने' },
    input: form(one),
    output: refund,
    conflicts: ['refunds.decided'],
  },
} as const satisfies Contract

export type RefundsApi = typeof refundsApi
