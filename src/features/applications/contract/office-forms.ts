// Form definitions of the office actions on an application: sign, return, reject.

import { orgId, recordId } from '#kit/inputs.ts'
import { choice, code, list, longText, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, maxLength, min, minLength, required } from '#kit/validation/rules.ts'
import { paperKinds } from './papers.ts'

/** Actions of the office on an application. */
export const officeActions = ['prepare', 'check', 'approve', 'return', 'reject'] as const
export type OfficeAction = (typeof officeActions)[number]

/** Path values of one application in the admin rows. */
export const applicationPath = { orgId, id: recordId() }
const signed = {
  position: text(required(), maxLength(100)),
  note: longText(maxLength(1000)),
  /** The number of steps on which the action is based; a later step is a conflict. */
  version: number(integer(), min(0)),
}
export const versionConflicts = ['applications.changed_meanwhile', 'applications.applicant_changed'] as const

/** A signature with its position; only the office reads the note. */
export const newSignature = form({ ...applicationPath, ...signed })
export const newPreparation = form({ ...applicationPath, seenPapers: list(choice(paperKinds)), ...signed })
/** The applicant reads the reason. */
export const newRefusal = form({
  ...applicationPath,
  reason: longText(required(), minLength(3), maxLength(1000)),
  ...signed,
})

/** The customer number of the connection that was made from the application; empty to take back what was entered by mistake. */
export const changedConnectionForm = form({ customerNumber: code(maxLength(20)) })
export const firstConnectionForm = form({ customerNumber: code(required(), maxLength(20)) })
export const enteredConnection = form({ ...applicationPath, ...changedConnectionForm.fields })

export type Signature = FormValue<typeof newSignature.fields>
export type Preparation = FormValue<typeof newPreparation.fields>
export type Rejection = FormValue<typeof newRefusal.fields>
