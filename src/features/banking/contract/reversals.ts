// HTTP API of reversals of deposits: one deposit with what was on its slip, and its reversal, requested by one person and decided by another.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual, verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { chequeAnswers } from './cheque.ts'
import { bankDeposit } from './deposits.ts'
import { reversalReason, reversalStates } from './reversal.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `decided`: approved, refused or cancelled, as `state` says. */
export const depositReversal = z.object({
  id: z.number(),
  deposit: bankDeposit,
  reason: z.string(),
  state: z.enum(reversalStates),
  prepared: act,
  decided: z.nullable(act),
  mayApprove: verdict,
})
export type DepositReversal = z.infer<typeof depositReversal>

/** `number`: of the receipt of the cheque. `answer`: of the bank. */
const chequeOnSlip = z.object({
  number: z.string(),
  reference: z.string(),
  payer: bilingual,
  amountPaisa: z.number(),
  answer: z.nullable(z.enum(chequeAnswers)),
})
export type ChequeOnSlip = z.infer<typeof chequeOnSlip>

const dayOnSlip = z.object({ id: z.number(), day: z.string(), cashier: z.string(), amountPaisa: z.number() })
export type DayOnSlip = z.infer<typeof dayOnSlip>

/** `reversals`: the newest first. */
export const depositDetails = z.object({
  deposit: bankDeposit,
  cheques: z.array(chequeOnSlip),
  days: z.array(dayOnSlip),
  mayRequest: verdict,
  reversals: z.array(depositReversal),
})
export type DepositDetails = z.infer<typeof depositDetails>

const ofDeposit = { orgId, id: recordId('banking.deposit_unknown') }
const one = { orgId, id: recordId('banking.reversal_unknown') }

export const reversalsApi = {
  depositReversals: {
    method: 'GET',
    path: '/admin/bankDeposits/{orgId}/reversals',
    for: 'ledger:read',
    summary: {
      en: 'Requests to reverse a deposit that are to be decided, the oldest first, and how many there are',
      ne: 'निर्णय हुन बाँकी बैंक दाखिला उल्टाउने अनुरोध, पुरानादेखि नयाँ क्रममा, र तिनको सङ्ख्या',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(depositReversal), count: z.number() }),
  },
  bankDeposit: {
    method: 'GET',
    path: '/admin/bankDeposits/{orgId}/{id}',
    for: 'ledger:read',
    summary: {
      en: 'One deposit with the cheques or cash days of its slip, and the requests to reverse it',
      ne: 'एउटा बैंक दाखिला, भौचरका चेक वा नगद दिन, र यसलाई उल्टाउने अनुरोध',
    },
    input: form(ofDeposit),
    output: depositDetails,
  },
  requestDepositReversal: {
    method: 'POST',
    path: '/admin/bankDeposits/{orgId}/{id}/reversals',
    for: 'banking:write',
    summary: {
      en: 'Request that a deposit with a wrong slip is reversed; nothing is posted yet',
      ne: 'गलत भौचरको बैंक दाखिला उल्टाउन अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({ ...ofDeposit, reason: reversalReason }),
    output: depositReversal,
    answers: 201,
    conflicts: ['banking.deposit_reversed', 'banking.reversal_pending', 'banking.cheque_answered'],
  },
  approveDepositReversal: {
    method: 'POST',
    path: '/admin/bankDeposits/{orgId}/reversals/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve the reversal of a deposit as a second person: its entries are corrected today, and its cash days or cheques are to be deposited again',
      ne: 'दोस्रो व्यक्तिका रूपमा बैंक दाखिला उल्टाउन स्वीकृति दिने: यसका प्रविष्टि आजको मितिमा सच्याइन्छन्, र नगद दिन वा चेक फेरि दाखिला गर्न बाँकीमा आउँछन्',
    },
    input: form(one),
    output: depositReversal,
    conflicts: [
      'banking.reversal_decided',
      'banking.reversal_second_person',
      'banking.own_deposit',
      'banking.reversal_by_receiver',
      'banking.cheque_answered',
    ],
  },
  refuseDepositReversal: {
    method: 'POST',
    path: '/admin/bankDeposits/{orgId}/reversals/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse to reverse a deposit', ne: 'बैंक दाखिला उल्टाउने अनुरोध अस्वीकृत गर्ने' },
    input: form(one),
    output: depositReversal,
    conflicts: ['banking.reversal_decided'],
  },
  cancelDepositReversal: {
    method: 'POST',
    path: '/admin/bankDeposits/{orgId}/reversals/{id}/cancellations',
    for: 'banking:write',
    summary: { en: 'Cancel the request to reverse a deposit', ne: 'बैंक दाखिला उल्टाउने अनुरोध रद्द गर्ने' },
    input: form(one),
    output: depositReversal,
    conflicts: ['banking.reversal_decided'],
  },
} as const satisfies Contract

export type ReversalsApi = typeof reversalsApi
