// Admin API of the organisation's policies.

import * as z from 'zod/mini'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { changedPolicies } from './policies-form.ts'

const days = z.number()

/** Days count from the last event of a complaint or an application. `complaintWards`: null accepts any number. */
const values = {
  complaintReopenDays: days,
  complaintKeptDays: days,
  complaintWards: z.nullable(z.number()),
  applicationOpenDays: days,
  applicationReturnedDays: days,
  applicationRejectedDays: days,
  applicationApprovedDays: days,
  secondFactorForAll: z.boolean(),
  publishingReview: z.boolean(),
}
export type PolicyValues = z.infer<z.ZodMiniObject<typeof values>>

const policies = z.object({ ...values, ...editHistory })
export type Policies = z.infer<typeof policies>

export const policiesApi = {
  readPolicies: {
    method: 'GET',
    path: '/admin/policies/{orgId}',
    for: 'organisation:change',
    summary: {
      en: "The organisation's policies with the history of their edits",
      ne: 'संस्थाका नीतिगत व्यवस्था, परिवर्तनको इतिहाससहित',
    },
    input: form({ orgId }),
    output: policies,
  },
  changePolicies: {
    method: 'PUT',
    path: '/admin/policies/{orgId}',
    for: 'organisation:change',
    summary: {
      en: "Change the organisation's policies; refused when somebody else has changed them since `version`",
      ne: 'संस्थाका नीतिगत व्यवस्था परिवर्तन गर्ने; `version` पछि अरूले परिवर्तन गरेको भए स्वीकार हुँदैन',
    },
    input: changedPolicies,
    output: policies,
    conflicts: versionConflicts,
  },
} as const satisfies Contract

export type PoliciesApi = typeof policiesApi
