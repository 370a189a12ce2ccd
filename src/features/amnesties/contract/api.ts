// HTTP API of amnesties: prepared with a preview of who gains what, approved by a second person, refused or cancelled.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields, pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { amnestyForm, amnestyStates } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })
const paisa = z.number()

/**
 * `from` and `until`: the first and the last day of the window. `parts`: until a day so many basis points of the old surcharges are waived.
 * `dueUntil`: the last due day of old dues. `preview`: over all connections that bear old surcharges on `countedOn`; `waivedPaisa` by the
 * share of the first part. `decided`: approved, refused or cancelled, as `state` says.
 */
export const amnesty = z.object({
  id: z.number(),
  title: bilingual,
  from: z.string(),
  until: z.string(),
  dueUntil: z.string(),
  parts: z.array(z.object({ until: z.string(), basisPoints: z.number() })),
  countedOn: z.string(),
  preview: z.object({ connections: z.number(), oldPaisa: paisa, surchargePaisa: paisa, waivedPaisa: paisa }),
  state: z.enum(amnestyStates),
  prepared: act,
  decided: z.nullable(act),
  mayApprove: verdict,
})
export type Amnesty = z.infer<typeof amnesty>

/** `oldPaisa`: all old dues with their surcharges; `waivedPaisa`: by the share of the first part; `toPayPaisa`: the rest. */
export const amnestyGain = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  oldPaisa: paisa,
  surchargePaisa: paisa,
  waivedPaisa: paisa,
  toPayPaisa: paisa,
})
export type AmnestyGain = z.infer<typeof amnestyGain>

export const gainOrders = ['customerNumber', 'ward', 'oldPaisa', 'surchargePaisa', 'waivedPaisa', 'toPayPaisa'] as const
export type GainOrder = (typeof gainOrders)[number]

const one = { orgId, id: recordId('amnesties.unknown') }

export const amnestiesApi = {
  amnesties: {
    method: 'GET',
    path: '/admin/amnesties/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Amnesties of late fees, newest first, each with the totals of its preview; money in paisa',
      ne: 'विलम्ब शुल्क मिनाहाका अभियान, नयाँदेखि पुराना क्रममा, पूर्वावलोकनको जम्मासहित; रकम पैसामा',
    },
    input: form({ orgId, ...pagingFields }),
    output: countedPageOf(amnesty),
  },
  amnesty: {
    method: 'GET',
    path: '/admin/amnesties/{orgId}/{id}',
    for: 'ledger:read',
    summary: {
      en: 'One amnesty: window, shares, old dues, and the totals of its preview over all connections',
      ne: 'एउटा मिनाहा अभियान: अवधि, प्रतिशत, पुराना बक्यौता र सबै धाराको पूर्वावलोकनको जम्मा',
    },
    input: form(one),
    output: amnesty,
  },
  amnestyGains: {
    method: 'GET',
    path: '/admin/amnesties/{orgId}/{id}/gains',
    for: 'ledger:read',
    summary: {
      en: 'What each connection would gain by an amnesty, the largest amount first; searched by customer number, name or telephone',
      ne: 'मिनाहाबाट प्रत्येक धारालाई हुने छुट, ठुलो रकमदेखि सानो क्रममा; ग्राहक नम्बर, नाम वा फोनबाट खोज्न मिल्ने',
    },
    input: form({ ...one, ...listFields(gainOrders) }),
    output: countedPageOf(amnestyGain),
  },
  prepareAmnesty: {
    method: 'POST',
    path: '/admin/amnesties/{orgId}',
    for: 'billing:prepare',
    summary: {
      en: 'Prepare an amnesty and its preview; nothing is waived before another person approves',
      ne: 'मिनाहा अभियान र यसको पूर्वावलोकन तयार गर्ने; अर्को व्यक्तिले स्वीकृत नगरेसम्म केही मिनाहा हुँदैन',
    },
    input: form({ orgId, ...amnestyForm.fields }),
    output: amnesty,
    answers: 201,
    conflicts: ['amnesties.pending', 'amnesties.overlaps'],
  },
  approveAmnesty: {
    method: 'POST',
    path: '/admin/amnesties/{orgId}/{id}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve an amnesty as a second person: payments of its window earn the waiver',
      ne: 'दोस्रो व्यक्तिका रूपमा मिनाहा अभियान स्वीकृत गर्ने: अवधिभित्रको भुक्तानीमा मिनाहा हुन्छ',
    },
    input: form(one),
    output: amnesty,
    conflicts: ['amnesties.decided', 'amnesties.second_person', 'amnesties.began', 'amnesties.overlaps'],
  },
  refuseAmnesty: {
    method: 'POST',
    path: '/admin/amnesties/{orgId}/{id}/refusals',
    for: 'billing:approve',
    summary: { en: 'Refuse an amnesty', ne: 'मिनाहा अभियान अस्वीकृत गर्ने' },
    input: form(one),
    output: amnesty,
    conflicts: ['amnesties.decided'],
  },
  cancelAmnesty: {
    method: 'POST',
    path: '/admin/amnesties/{orgId}/{id}/cancellations',
    for: 'billing:prepare',
    summary: { en: 'Cancel an amnesty that is not decided', ne: 'निर्णय नभएको मिनाहा अभियान रद्द गर्ने' },
    input: form(one),
    output: amnesty,
    conflicts: ['amnesties.decided'],
  },
} as const satisfies Contract

export type AmnestiesApi = typeof amnestiesApi
