// Fields for the reason of an interruption or of a changed supply: a usual one, or the office's own words in both languages.

import { choice, longText } from '#kit/validation/fields.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import { reasonChoices } from './reasons.ts'

const isOther = when(({ reason }) => reason === 'other', required('supply.reason_both'))
const onlyOther = custom<string>((_, { reason }) => reason === 'other', 'supply.not_with_choice')
const reasonLength = maxLength(300)

export const reasonFields = {
  reason: choice(reasonChoices, required()),
  reasonNe: longText(isOther, onlyOther, reasonLength),
  reasonEn: longText(isOther, onlyOther, reasonLength),
}

/** A time of day, 'HH:MM' of Nepal. */
export const clock = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'supply.clock_unreadable')
