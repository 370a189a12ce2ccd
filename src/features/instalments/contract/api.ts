// HTTP API of instalments: an agreement about what a connection owes, made by one person and approved, and how it is kept.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { agreementFields, agreementParts, agreementStates, partStates } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `paidPaisa`: of this part. `paidOn`: the day on which it was paid whole, null before. */
const agreedPart = z.object({
  part: z.number(),
  dueOn: z.string(),
  amountPaisa: z.number(),
  paidPaisa: z.number(),
  paidOn: z.nullable(z.string()),
  state: z.enum(partStates),
})
export type AgreedPart = z.infer<typeof agreedPart>

/** What is to be paid next: all that is missing until `dueOn`; `isMissed`: a part before is over its day. */
export const nextInstalment = z.object({ dueOn: z.string(), amountPaisa: z.number(), isMissed: z.boolean() })
export type NextInstalment = z.infer<typeof nextInstalment>

export const agreement = z.object({
  id: z.number(),
  connectionId: z.number(),
  customerNumber: z.string(),
  amountPaisa: z.number(),
  reason: z.string(),
  state: z.enum(agreementStates),
  startsOn: z.nullable(z.string()),
  parts: z.array(agreedPart),
  next: z.nullable(nextInstalment),
  prepared: act,
  decided: z.nullable(act),
  mayApprove: verdict,
})
export type Agreement = z.infer<typeof agreement>

export const connectionAgreements = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  owedPaisa: z.number(),
  mayRequest: verdict,
  data: z.array(agreement),
})
export type ConnectionAgreements = z.infer<typeof connectionAgreements>

/** Of a customer's own connections. */
export const ownAgreement = z.pick(agreement, {
  id: true,
  customerNumber: true,
  amountPaisa: true,
  state: true,
  parts: true,
  next: true,
})
export type OwnAgreement = z.infer<typeof ownAgreement>

/** Of the dashboard. */
export const instalmentsDue = z.object({ missed: z.number(), toApprove: z.number() })

const one = { orgId, id: recordId('instalments.unknown') }
const ofConnection = { orgId, id: recordId('instalments.connection_unknown') }

export const instalmentsApi = {
  agreements: {
    method: 'GET',
    path: '/admin/instalments/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Agreements of instalments, newest first: to be approved, running or ended; searched by customer number',
      ne: 'किस्ता सम्झौता, नयाँदेखि पुराना क्रममा: स्वीकृत हुन बाँकी, चालु वा टुङ्गिएका; ग्राहक नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(agreementParts), ...listFields(['id']) }),
    output: countedPageOf(agreement),
  },
  connectionAgreements: {
    method: 'GET',
    path: '/admin/instalments/{orgId}/connections/{id}',
    for: 'ledger:read',
    summary: {
      en: 'What a connection owes, whether instalments may be agreed, and its agreements with their parts',
      ne: 'धाराको तिर्न बाँकी रकम, किस्ता सम्झौता गर्न मिल्छ कि मिल्दैन, र यसका सम्झौता किस्तासहित',
    },
    input: form(ofConnection),
    output: connectionAgreements,
  },
  requestAgreement: {
    method: 'POST',
    path: '/admin/instalments/{orgId}/connections/{id}',
    for: 'billing:prepare',
    summary: {
      en: 'Prepare an agreement: an amount in equal parts of whole rupees, a Bikram Sambat month apart from the first due day on',
      ne: 'किस्ता सम्झौता तयार गर्ने: पहिलो म्यादबाट विक्रम संवत्‌को एक-एक महिनाको अन्तरमा पूरा रुपैयाँका बराबर किस्ता',
    },
    input: form({ ...ofConnection, ...agreementFields }),
    output: agreement,
    answers: 201,
    conflicts: ['instalments.own_connection', 'instalments.nothing_owed', 'instalments.pending', 'instalments.running'],
  },
  approveAgreement: {
    method: 'POST',
    path: '/admin/instalments/{orgId}/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve an agreement of instalments, as a second person where the organisation asks for two: payments count from today',
      ne: 'किस्ता सम्झौता स्वीकृत गर्ने; संस्थाले दुई जना तोकेको भए दोस्रो व्यक्तिले: आजदेखिका भुक्तानी गणना हुन्छन्',
    },
    input: form(one),
    output: agreement,
    conflicts: [
      'instalments.decided',
      'instalments.second_person',
      'instalments.own_connection',
      'instalments.first_over',
      'instalments.above_owed',
    ],
  },
  refuseAgreement: {
    method: 'POST',
    path: '/admin/instalments/{orgId}/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse an agreement of instalments', ne: 'किस्ता सम्झौता अस्वीकृत गर्ने' },
    input: form(one),
    output: agreement,
    conflicts: ['instalments.decided'],
  },
  cancelAgreement: {
    method: 'POST',
    path: '/admin/instalments/{orgId}/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel an agreement of instalments before it is approved', ne: 'स्वीकृत हुनुअघि किस्ता सम्झौता रद्द गर्ने' },
    input: form(one),
    output: agreement,
    conflicts: ['instalments.decided'],
  },
  myAgreements: {
    method: 'GET',
    path: '/customer/instalments/{orgId}',
    for: 'customer',
    summary: {
      en: "Running agreements of instalments of the customer's own connections, with each part",
      ne: 'ग्राहकका आफ्ना धाराका चालु किस्ता सम्झौता, प्रत्येक किस्तासहित',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(ownAgreement) }),
  },
} as const satisfies Contract

export type InstalmentsApi = typeof instalmentsApi
