// Form of the organisation's policies: how long records are stored, wards, who needs a second factor, and review before publishing.

import { applicationPolicy } from '#features/applications/contract/progress.ts'
import { complaintPolicy } from '#features/complaints/contract/form.ts'
import { noteField } from '#features/ordered-lists/contract/fields.ts'
import { orgId, versionField } from '#kit/inputs.ts'
import { boolean } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'

const complaint = complaintPolicy.fields
const application = applicationPolicy.fields

/** `complaintWards`: how many can be chosen; without it any number is accepted. */
const fields = {
  complaintReopenDays: complaint.reopenDays,
  complaintKeptDays: complaint.keptDays,
  complaintWards: complaint.wards,
  applicationOpenDays: application.openDays,
  applicationReturnedDays: application.returnedDays,
  applicationRejectedDays: application.rejectedDays,
  applicationApprovedDays: application.approvedDays,
  secondFactorForAll: boolean(),
  publishingReview: boolean(),
}

/** The fields of the page. */
export const policiesForm = form({ ...fields, ...noteField })
export const changedPolicies = form({ orgId, ...fields, ...noteField, ...versionField })
export type SentPolicies = FormValue<typeof policiesForm.fields>
