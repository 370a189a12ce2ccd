// HTTP API of bills that cite a tariff which a later published edition has superseded for their months: listed, credited together.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { creditFields } from './forms.ts'

const paisa = z.number()

/** `number`: as addresses write it. `cited` and `inForce`: the days of the edition of the bill, and of the one that is in force for it now. `mayRequest`: its credit note, null where one is requested; `mayApprove`: that, else null. */
export const lateBill = z.object({
  number: z.string(),
  customerNumber: z.string(),
  name: bilingual,
  period: z.string(),
  chargePaisa: paisa,
  cited: z.string(),
  inForce: z.string(),
  isRequested: z.boolean(),
  mayRequest: z.nullable(verdict),
  mayApprove: z.nullable(verdict),
})
export type LateBill = z.infer<typeof lateBill>

/** The newest first, at most five hundred; `more`: whether there may be others. */
export const lateBills = z.object({ data: z.array(lateBill), more: z.boolean() })
export type LateBills = z.infer<typeof lateBills>

/** At most fifty are done by one request; `more`: the same request does the next ones. `left`: bills that another person decides about, or that are
 * credited after a later one. */
export const lateOutcome = z.object({ done: z.number(), left: z.number(), more: z.boolean() })
export type LateOutcome = z.infer<typeof lateOutcome>

export const lateBillsApi = {
  lateBills: {
    method: 'GET',
    path: '/admin/lateBills/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Bills of the last two years for whose months a tariff edition was published later, newest first; money in paisa',
      ne: 'जारी भएपछि प्रकाशित महसुल दर लागू हुने, पछिल्ला दुई वर्षका बिल, नयाँदेखि पुराना क्रममा; रकम पैसामा',
    },
    input: form({ orgId }),
    output: lateBills,
  },
  requestLateCredits: {
    method: 'POST',
    path: '/admin/lateBills/{orgId}/requests',
    for: 'billing:prepare',
    summary: {
      en: 'Prepare the credit notes of these bills with one reason, fifty by one request; nothing is posted yet',
      ne: 'यी बिलको क्रेडिट नोट एउटै कारणसहित, एक अनुरोधमा पचास वटा तयार गर्ने; यसबाट खातामा केही लेखिँदैन',
    },
    input: form({ orgId, ...creditFields }),
    output: lateOutcome,
  },
  approveLateCredits: {
    method: 'POST',
    path: '/admin/lateBills/{orgId}/approvals',
    for: 'billing:approve',
    summary: {
      en: 'Approve the prepared credit notes of these bills, fifty by one request, as a second person where two are asked for; their months can then be billed anew',
      ne: 'यी बिलका तयार क्रेडिट नोट एक अनुरोधमा पचास वटा स्वीकृत गर्ने, दुई जना चाहिने भए अर्को व्यक्तिले; त्यसपछि ती महिनाको बिल फेरि बनाउन मिल्छ',
    },
    input: form({ orgId }),
    output: lateOutcome,
  },
} as const satisfies Contract
