// HTTP API of wallet payments: recorded at the counter, listed until they are verified or rejected by another person.

import * as z from 'zod/mini'
import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { submission } from '#kit/submission.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { rejectionForm, verificationForm, walletFields, walletParts, walletStates } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `statement`: the row of a statement that was sent with this reference. `note`: by what it was verified, or why it was rejected. `receipt`: its number. `mayDecide`: verify or reject it. */
export const walletPayment = z.object({
  id: z.number(),
  gateway: z.enum(gatewayKinds),
  reference: z.string(),
  customerNumber: z.string(),
  amountPaisa: z.number(),
  shownOn: z.string(),
  state: z.enum(walletStates),
  recorded: act,
  decided: z.nullable(act),
  note: z.string(),
  receipt: z.nullable(z.string()),
  statement: z.nullable(z.object({ reconciliationId: z.number(), on: z.string(), amountPaisa: z.number() })),
  mayDecide: verdict,
  mayVerify: verdict,
})
export type WalletPayment = z.infer<typeof walletPayment>

/** Of the dashboard. */
export const walletsDue = z.object({ pending: z.number() })

const one = { orgId, id: recordId('wallets.unknown') }

export const walletPaymentsApi = {
  walletPayments: {
    method: 'GET',
    path: '/admin/walletPayments/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Wallet payments that were shown at the counter, newest first: to be verified, or decided; searched by customer number or reference',
      ne: 'काउन्टरमा देखाइएका वालेट भुक्तानी, नयाँदेखि पुराना क्रममा: प्रमाणित हुन बाँकी वा निर्णय भएका; ग्राहक नम्बर वा सन्दर्भ नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(walletParts), ...listFields(['id']) }),
    output: countedPageOf(walletPayment),
  },
  recordWalletPayment: {
    method: 'POST',
    path: '/admin/walletPayments/{orgId}',
    for: 'counter:use',
    summary: {
      en: 'Record the reference of a wallet payment that a payer shows: unpaid until it is verified; a reference that is known, or of an online payment, is refused',
      ne: 'भुक्तानी गर्नेले देखाएको वालेट भुक्तानीको सन्दर्भ नम्बर चढाउने: प्रमाणित नभएसम्म तिरेको मानिँदैन; पहिले नै चढेको वा अनलाइन भुक्तानीको नम्बर स्वीकार हुँदैन',
    },
    input: form({ orgId, customerNumber: code(required(), maxLength(20)), ...walletFields, submission }),
    output: walletPayment,
    answers: 201,
    conflicts: ['wallets.own_connection', 'wallets.known', 'wallets.used_online'],
  },
  verifyWalletPayment: {
    method: 'POST',
    path: '/admin/walletPayments/{orgId}/{id}/verifications',
    for: 'banking:write',
    summary: {
      en: 'Verify a wallet payment by the statement of the gateway or by other evidence, as another person: it is posted once, counted from the day it was shown, and receipted',
      ne: 'गेटवेको विवरण वा अन्य प्रमाणबाट अर्को व्यक्तिले वालेट भुक्तानी प्रमाणित गर्ने: एक पटक मात्र खातामा लेखिन्छ, देखाइएको मितिदेखि गणना हुन्छ र रसिद जारी हुन्छ',
    },
    input: form({ ...one, ...verificationForm.fields }),
    output: walletPayment,
    conflicts: [
      'wallets.decided',
      'wallets.second_person',
      'wallets.own_connection',
      'wallets.used_online',
      'wallets.amount_differs',
    ],
  },
  rejectWalletPayment: {
    method: 'POST',
    path: '/admin/walletPayments/{orgId}/{id}/rejections',
    for: 'banking:write',
    summary: {
      en: 'Reject a wallet payment with the reason, as another person; the holder is notified',
      ne: 'कारण खुलाएर अर्को व्यक्तिले वालेट भुक्तानी अस्वीकार गर्ने; ग्राहकलाई जानकारी जान्छ',
    },
    input: form({ ...one, ...rejectionForm.fields }),
    output: walletPayment,
    conflicts: ['wallets.decided', 'wallets.second_person', 'wallets.own_connection'],
  },
} as const satisfies Contract

export type WalletPaymentsApi = typeof walletPaymentsApi
