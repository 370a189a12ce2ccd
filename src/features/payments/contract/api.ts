// HTTP API of payments through gateways: what is due, an attempt begun and its state, one's own payments, and the list of the office.

import * as z from 'zod/mini'
import { owedOn } from '#features/bills/contract/own.ts'
import { gatewayKinds, gatewayModes } from '#features/gateways/contract/gateway.ts'
import { nextInstalment } from '#features/instalments/contract/api.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields, pagingFields } from '#kit/page.ts'
import { submission } from '#kit/submission.ts'
import { choice, code, list, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'
import { attemptParts, attemptStates, differences, maxPaidConnections, maxPaidPaisa } from './attempt.ts'
import { customerNumber, resolutionNote, whichGateway } from './form.ts'

/** `name`: of the holder, masked. `byDay`: what settles the balance today and later. `instalment`: what an agreement asks for next. Money in paisa. */
export const due = z.object({
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  duePaisa: z.number(),
  byDay: z.array(owedOn),
  instalment: z.nullable(nextInstalment),
})
export type Due = z.infer<typeof due>

export const paymentMethod = z.object({ kind: z.enum(gatewayKinds), mode: z.enum(gatewayModes), name: bilingual })
export type PaymentMethod = z.infer<typeof paymentMethod>

const field = z.object({ name: z.string(), value: z.string() })

/** Where the browser goes: a form to send with all its fields, or the text of a QR code; null once it was used or is over. */
export const handover = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('form'),
      method: z.enum(['GET', 'POST']),
      address: z.string(),
      fields: z.array(field),
    }),
    z.object({ kind: z.literal('qr'), qrText: z.string(), payAddress: z.nullable(z.string()) }),
  ]),
)

/** `number`: 2083-84-12; `code`: by which it is verified. */
const receipt = z.nullable(z.object({ number: z.string(), code: z.string() }))

/** `paidPaisa`: what the gateway has acknowledged; `isHeld`: all of it, or with a receipt a part, is held by the office because a connection is closed. `receipt`: of what was posted to connections. */
export const payment = z.object({
  id: z.string(),
  gateway: z.enum(gatewayKinds),
  mode: z.nullable(z.enum(gatewayModes)),
  state: z.enum(attemptStates),
  amountPaisa: z.number(),
  paidPaisa: z.nullable(z.number()),
  isHeld: z.boolean(),
  begunAt: z.string(),
  quotedUntil: z.string(),
  parts: z.array(z.object({ customerNumber: z.string(), name: bilingual, amountPaisa: z.number() })),
  handover,
  receipt,
})
export type Payment = z.infer<typeof payment>

export const ownPayment = z.object({
  id: z.string(),
  gateway: z.enum(gatewayKinds),
  state: z.enum(attemptStates),
  amountPaisa: z.number(),
  paidPaisa: z.nullable(z.number()),
  receipt,
  begunAt: z.string(),
  customerNumbers: z.array(z.string()),
})
export type OwnPayment = z.infer<typeof ownPayment>

/** `reference`: of the gateway. `difference`: why the office looks at it. */
export const listedPayment = z.extend(ownPayment, {
  reference: z.nullable(z.string()),
  difference: z.nullable(z.enum(differences)),
})
export type ListedPayment = z.infer<typeof listedPayment>

const paymentEvent = z.object({
  at: z.string(),
  state: z.enum(attemptStates),
  word: z.string(),
  amountPaisa: z.nullable(z.number()),
  reference: z.nullable(z.string()),
})

/** `events`: what happened, oldest first; `word`: as the gateway said it. `resolution`: what the office did about the difference. */
export const officePayment = z.extend(listedPayment, {
  events: z.array(paymentEvent),
  resolution: z.nullable(z.object({ at: z.string(), by: z.string(), note: z.string() })),
  mayResolve: verdict,
})
export type OfficePayment = z.infer<typeof officePayment>

const attempt = code(required(), maxLength(20))

export const paymentsApi = {
  due: {
    method: 'GET',
    path: '/customer/payments/{orgId}/due/{customerNumber}',
    for: 'anyone',
    summary: {
      en: 'What is to be paid for a customer number today and later, with the masked name of its holder',
      ne: 'ग्राहक नम्बरको आज र पछि तिर्नुपर्ने रकम, ग्राहकको नाम लुकाएर',
    },
    input: form({ orgId, customerNumber }),
    output: due,
    private: true,
  },
  beginPayment: {
    method: 'POST',
    path: '/customer/payments/{orgId}',
    for: 'anyone',
    summary: {
      en: 'Begin a payment for one or more customer numbers: all that is due, or an amount in paisa; answers where the browser goes',
      ne: 'एक वा बढी ग्राहक नम्बरको भुक्तानी सुरु गर्ने: तिर्नुपर्ने सबै रकम वा पैसामा दिइएको रकम; ब्राउजर कहाँ जाने भन्ने उत्तर आउँछ',
    },
    input: form({
      orgId,
      parts: list(form({ customerNumber, amountPaisa: number(integer(), min(1), max(maxPaidPaisa)) }), {
        max: maxPaidConnections,
      }),
      gateway: whichGateway,
      submission,
    }),
    output: payment,
    answers: 201,
    conflicts: [
      'payments.nothing_due',
      'payments.too_much',
      'payments.too_little',
      'payments.gateway_down',
      'payments.too_many_open',
      'request.key_used',
    ],
    private: true,
  },
  paymentMethods: {
    method: 'GET',
    path: '/customer/paymentMethods/{orgId}',
    for: 'anyone',
    summary: {
      en: 'The gateways through which the organisation takes payments now; with those in mode test no money moves',
      ne: 'संस्थाले अहिले भुक्तानी लिने गेटवे; test मोडका गेटवेबाट वास्तविक रकम तिरिँदैन',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(paymentMethod) }),
  },
  payment: {
    method: 'GET',
    path: '/customer/payments/{orgId}/{attempt}',
    for: 'anyone',
    summary: {
      en: 'The state of a payment by the number of its attempt; the gateway is asked while it is open',
      ne: 'प्रयासको नम्बरबाट भुक्तानीको अवस्था; टुङ्गो नलागेसम्म गेटवेसँग सोधिन्छ',
    },
    input: form({ orgId, attempt }),
    output: payment,
    private: true,
  },
  myPayments: {
    method: 'GET',
    path: '/customer/payments/{orgId}',
    for: 'customer',
    summary: {
      en: 'My payments through gateways, newest first; money in paisa',
      ne: 'गेटवेबाट गरेका आफ्ना भुक्तानी, नयाँदेखि पुराना क्रममा; रकम पैसामा',
    },
    input: form({ orgId, ...pagingFields }),
    output: countedPageOf(ownPayment),
  },
  payments: {
    method: 'GET',
    path: '/admin/payments/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Payments through gateways with their states, newest first: all, or those with a difference; searched by customer number, name, telephone or reference',
      ne: 'गेटवेबाट भएका भुक्तानी र तिनको अवस्था, नयाँदेखि पुराना क्रममा: सबै वा फरक परेका; ग्राहक नम्बर, नाम, फोन वा सन्दर्भ नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(attemptParts), ...listFields(['begunAt']) }),
    output: countedPageOf(listedPayment),
  },
  officePayment: {
    method: 'GET',
    path: '/admin/payments/{orgId}/{attempt}',
    for: 'ledger:read',
    summary: {
      en: 'One payment through a gateway with everything that happened to it, and what the office did about a difference',
      ne: 'गेटवेबाट भएको एउटा भुक्तानी, यसमा भएका सबै घटना र फरकबारे कार्यालयले गरेको कामसहित',
    },
    input: form({ orgId, attempt }),
    output: officePayment,
  },
  resolvePayment: {
    method: 'POST',
    path: '/admin/payments/{orgId}/{attempt}/resolutions',
    for: 'ledger:correct',
    summary: {
      en: 'Say what was done about a payment with a difference: it leaves the list of those to look at; nothing is posted',
      ne: 'फरक परेको भुक्तानीबारे के गरियो भन्ने लेख्ने: हेर्नुपर्नेको सूचीबाट हट्छ; खातामा केही लेखिँदैन',
    },
    input: form({ orgId, attempt, note: resolutionNote }),
    output: officePayment,
    conflicts: ['payments.resolved_already', 'payments.nothing_to_resolve', 'payments.own_connection'],
  },
} as const satisfies Contract

export type PaymentsApi = typeof paymentsApi
