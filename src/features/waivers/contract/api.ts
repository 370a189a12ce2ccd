// HTTP API of waivers and write-offs: requested with amount and reason, approved by a second person, refused or cancelled.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, min, required } from '#kit/validation/rules.ts'
import { maxWaivedPaisa, waiverKinds, waiverParts, waiverReason, waiverStates, whichKind } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `decided`: approved, refused or cancelled, as `state` says. */
export const waiver = z.object({
  id: z.number(),
  connectionId: z.number(),
  customerNumber: z.string(),
  kind: z.enum(waiverKinds),
  amountPaisa: z.number(),
  reason: z.string(),
  state: z.enum(waiverStates),
  prepared: act,
  decided: z.nullable(act),
  mayApprove: verdict,
})
export type Waiver = z.infer<typeof waiver>

/** `owedPaisa`: the balance of the connection, at least 0. `data`: its requests, newest first. */
export const connectionWaivers = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  owedPaisa: z.number(),
  mayRequest: verdict,
  data: z.array(waiver),
})
export type ConnectionWaivers = z.infer<typeof connectionWaivers>

/** Of the dashboard. */
export const waiversDue = z.object({ toApprove: z.number() })

const one = { orgId, id: recordId('waivers.unknown') }
const ofConnection = { orgId, id: recordId('waivers.connection_unknown') }

export const waiversApi = {
  waivers: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/waivers',
    for: 'ledger:read',
    summary: {
      en: 'Waivers and write-offs, newest first: those to be approved or those that are decided; searched by customer number, name or telephone',
      ne: 'मिनाहा र अपलेखन, नयाँदेखि पुराना क्रममा: स्वीकृत हुन बाँकी वा निर्णय भएका; ग्राहक नम्बर, नाम वा फोनबाट खोज्न मिल्ने',
    },
    input: form({ orgId, part: choice(waiverParts), ...listFields(['id']) }),
    output: countedPageOf(waiver),
  },
  connectionWaivers: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/connections/{id}/waivers',
    for: 'ledger:read',
    summary: {
      en: 'What a connection owes, whether a waiver may be requested, and its waivers and write-offs',
      ne: 'धाराको तिर्न बाँकी रकम, मिनाहा अनुरोध गर्न मिल्छ कि मिल्दैन, र यसका मिनाहा तथा अपलेखन',
    },
    input: form(ofConnection),
    output: connectionWaivers,
  },
  requestWaiver: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/connections/{id}/waivers',
    for: 'billing:prepare',
    summary: {
      en: 'Request a waiver or a write-off of what a connection owes; nothing is posted yet',
      ne: 'धाराको तिर्न बाँकी रकम मिनाहा वा अपलेखनका लागि अनुरोध गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({
      ...ofConnection,
      kind: whichKind,
      amountPaisa: number(required(), integer(), min(1), max(maxWaivedPaisa)),
      reason: waiverReason,
    }),
    output: waiver,
    answers: 201,
    conflicts: ['waivers.own_connection', 'waivers.nothing_owed', 'waivers.above_owed', 'waivers.pending'],
  },
  approveWaiver: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/waivers/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve a waiver or a write-off as a second person: it is posted to the ledger today',
      ne: 'दोस्रो व्यक्तिका रूपमा मिनाहा वा अपलेखन स्वीकृत गर्ने: आजको मितिमा खातामा लेखिन्छ',
    },
    input: form(one),
    output: waiver,
    conflicts: ['waivers.decided', 'waivers.second_person', 'waivers.own_connection', 'waivers.above_owed'],
  },
  refuseWaiver: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/waivers/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse a waiver or a write-off', ne: 'मिनाहा वा अपलेखन अस्वीकृत गर्ने' },
    input: form(one),
    output: waiver,
    conflicts: ['waivers.decided'],
  },
  cancelWaiver: {
    method: 'POST',
    path: '/admin/ledger/{orgId}/waivers/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel the request of a waiver or a write-off', ne: 'मिनाहा वा अपलेखनको अनुरोध रद्द गर्ने' },
    input: form(one),
    output: waiver,
    conflicts: ['waivers.decided'],
  },
} as const satisfies Contract

export type WaiversApi = typeof waiversApi
