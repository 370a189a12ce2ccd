// HTTP API of security deposits: taken at the counter; given back, used or entered from earlier books when a second person approves.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { submission } from '#kit/submission.ts'
import { choice, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, min, required } from '#kit/validation/rules.ts'
import {
  depositKinds,
  depositParts,
  depositReason,
  depositStates,
  maxDepositPaisa,
  paymentReference,
  takeFields,
  whichKind,
} from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `decided`: approved, refused or cancelled, as `state` says. */
export const depositRequest = z.object({
  id: z.number(),
  connectionId: z.number(),
  customerNumber: z.string(),
  kind: z.enum(depositKinds),
  amountPaisa: z.number(),
  paymentReference: z.string(),
  reason: z.string(),
  state: z.enum(depositStates),
  prepared: act,
  decided: z.nullable(act),
  mayApprove: verdict,
})
export type DepositRequest = z.infer<typeof depositRequest>

/** `heldPaisa`: of the connection, at least 0; `owedPaisa`: its balance, at least 0. `data`: its requests, newest first. */
export const connectionDeposits = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  heldPaisa: z.number(),
  owedPaisa: z.number(),
  mayRequest: verdict,
  data: z.array(depositRequest),
})
export type ConnectionDeposits = z.infer<typeof connectionDeposits>

/** `number`: of the receipt. `heldPaisa`: with what was taken. */
const takenDeposit = z.object({
  number: z.string(),
  code: z.string(),
  customerNumber: z.string(),
  amountPaisa: z.number(),
  heldPaisa: z.number(),
})
export type TakenDeposit = z.infer<typeof takenDeposit>

const one = { orgId, id: recordId('deposits.unknown') }
const ofConnection = { orgId, id: recordId('deposits.connection_unknown') }

export const depositsApi = {
  takeDeposit: {
    method: 'POST',
    path: '/admin/counter/{orgId}/deposits',
    for: 'counter:use',
    summary: {
      en: 'Take the security deposit of a customer number in cash on the open day: posted and receipted at once, apart from what is owed',
      ne: 'ग्राहक नम्बरको धरौटी खुला दिनमा नगद लिने: तुरुन्त खातामा लेखिन्छ र रसिद जारी हुन्छ, महसुलमा गनिँदैन',
    },
    input: form({ orgId, ...takeFields, submission }),
    output: takenDeposit,
    answers: 201,
    conflicts: ['counter.no_open_day', 'counter.earlier_day_open', 'counter.own_connection'],
  },
  deposits: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/deposits',
    for: 'ledger:read',
    summary: {
      en: 'Requests about security deposits, newest first: those to be approved or those that are decided; searched by customer number, name or telephone',
      ne: 'धरौटीका अनुरोध, नयाँदेखि पुराना क्रममा: स्वीकृत हुन बाँकी वा निर्णय भएका; ग्राहक नम्बर, नाम वा फोनबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(depositParts), ...listFields(['id']) }),
    output: countedPageOf(depositRequest),
  },
  connectionDeposits: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/connections/{id}/deposits',
    for: 'ledger:read',
    summary: {
      en: 'The security deposit that is held of a connection, what it owes, whether a request is possible, and its requests',
      ne: 'धाराको धरौटी, तिर्न बाँकी रकम, अनुरोध गर्न मिल्छ कि मिल्दैन, र यसका अनुरोध',
    },
    input: form(ofConnection),
    output: connectionDeposits,
  },
  requestDeposit: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/connections/{id}/deposits',
    for: 'billing:prepare',
    summary: {
      en: 'Request that a security deposit is given back, used for what is owed, or entered as one of earlier books; nothing is posted yet',
      ne: 'धरौटी फिर्ता गर्न, तिर्न बाँकी रकममा कट्टा गर्न वा पुरानो खाताबाट चढाउन अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({
      ...ofConnection,
      kind: whichKind,
      amountPaisa: number(required(), integer(), min(1), max(maxDepositPaisa)),
      paymentReference,
      reason: depositReason,
    }),
    output: depositRequest,
    answers: 201,
    conflicts: ['deposits.own_connection', 'deposits.above_held', 'deposits.above_owed', 'deposits.pending'],
  },
  approveDeposit: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/deposits/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a request about a security deposit as a second person: it is posted to the ledger today',
      ne: 'दोस्रो व्यक्तिका रूपमा धरौटीको अनुरोध स्वीकृत गर्ने: आजको मितिमा खातामा लेखिन्छ',
    },
    input: form(one),
    output: depositRequest,
    conflicts: [
      'deposits.decided',
      'deposits.second_person',
      'deposits.own_connection',
      'deposits.above_held',
      'deposits.above_owed',
    ],
  },
  refuseDeposit: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/deposits/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse a request about a security deposit', ne: 'धरौटीको अनुरोध अस्वीकृत गर्ने' },
    input: form(one),
    output: depositRequest,
    conflicts: ['deposits.decided'],
  },
  cancelDeposit: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/deposits/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel a request about a security deposit', ne: 'धरौटीको अनुरोध रद्द गर्ने' },
    input: form(one),
    output: depositRequest,
    conflicts: ['deposits.decided'],
  },
} as const satisfies Contract

export type DepositsApi = typeof depositsApi
