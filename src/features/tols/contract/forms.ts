// Forms of tols and supply zones in the console, and the names of their rows; without schemas, so that the browser can load them.

import { recordId } from '#kit/inputs.ts'
import { code, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, pattern, required, unicodeNepali } from '#kit/validation/rules.ts'
import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'
import { codeShape, maxCodeLength, maxWards } from './codes.ts'

export const tolNoun = {
  singular: 'tol',
  plural: 'tols',
  label: { en: 'Tol', ne: 'टोल' },
} as const satisfies ListNoun

export const zoneNoun = {
  singular: 'supply zone',
  plural: 'supply zones',
  label: { en: 'Supply zone', ne: 'वितरण जोन' },
} as const satisfies ListNoun

const names = {
  nameNe: text(required(), unicodeNepali(), maxLength(100)),
  nameEn: text(required(), maxLength(100), pattern(/[a-z]/i, 'tols.name_english')),
}

export const tolFields = {
  ...names,
  ward: number(required(), integer(), min(1), max(maxWards)),
  zone: code(required(), maxLength(maxCodeLength), pattern(codeShape)),
}
export const zoneFields = names

/** The number of the tol or zone that takes the place of a removed one. */
export const successorFields = { successor: recordId('tols.successor_unknown') }

export type SentTol = FormValue<typeof tolFields>
export type SentZone = FormValue<typeof zoneFields>
export type SentSuccessor = FormValue<typeof successorFields>
