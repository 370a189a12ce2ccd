// What the office sends about an application.

import { orgId, recordId } from '#kit/inputs.ts'
import { choice, list, longText, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'
import { paperKinds } from './papers.ts'

/** What can be done about an application in the office. */
export const officeActs = ['prepare', 'check', 'approve', 'return', 'reject'] as const
export type OfficeAct = (typeof officeActs)[number]

/** The path values of one application in the office. */
export const one = { orgId, id: recordId() }
const signed = { position: text(required(), maxLength(100)), note: longText(maxLength(1000)) }

/** What whoever signs writes beside the signature; the note stays in the office. */
export const newSignature = form({ ...one, ...signed })
export const newPreparation = form({ ...one, seenPapers: list(choice(paperKinds)), ...signed })
/** The reason is read by the applicant. */
export const newRefusal = form({ ...one, reason: longText(required(), minLength(3), maxLength(1000)), ...signed })
export type Signature = FormValue<typeof newSignature.fields>
export type Preparation = FormValue<typeof newPreparation.fields>
export type TurnedDown = FormValue<typeof newRefusal.fields>
