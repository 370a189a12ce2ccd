// Forms of fees and of what they are for; without schemas, so that the browser can load them.

import { neededNe, optionalEn } from '#features/ordered-lists/contract/fields.ts'
import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'
import { recordId } from '#kit/inputs.ts'
import { boolean, choice, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, when } from '#kit/validation/rules.ts'

export const purposeNoun = {
  singular: 'fee purpose',
  plural: 'fee purposes',
  label: { en: 'Fee purpose', ne: 'दस्तुर शीर्षक' },
} as const satisfies ListNoun

export const feeKinds = ['application-fee', 'form', 'other'] as const
export type FeeKind = (typeof feeKinds)[number]

/** In whole rupees. */
const maxFee = 1_000_000
const rupees = number(integer(), min(1), max(maxFee))

export const purposeFields = {
  nameNe: neededNe('nameEn'),
  nameEn: optionalEn(),
  kind: choice(feeKinds, required()),
  rupees,
  sample: boolean(),
}
export type SentPurpose = FormValue<typeof purposeFields>

export const feeTenders = ['cash', 'cheque'] as const

export const feeFields = {
  purpose: recordId('fees.purpose_unknown'),
  payer: text(required(), maxLength(120)),
  rupees: number(required(), integer(), min(1), max(maxFee)),
  tender: choice(feeTenders, required()),
  reference: text(maxLength(80)),
}
const isCheque = ({ tender }: Record<string, unknown>) => tender === 'cheque'
export const feeForm = form({ ...feeFields, reference: text(maxLength(80), when(isCheque, required())) })
