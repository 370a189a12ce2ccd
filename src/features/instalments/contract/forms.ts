// Form of an agreement of instalments; without schemas, so that the browser can load it.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { longText, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, minLength, required } from '#kit/validation/rules.ts'

export const minParts = 2
export const maxParts = 24
/** In whole rupees. */
const maxAgreed = 10_000_000

/** Equal parts in whole rupees, a month of Bikram Sambat apart. */
export const agreementFields = {
  rupees: number(required(), integer(), min(minParts), max(maxAgreed)),
  count: number(required(), integer(), min(minParts), max(maxParts)),
  firstOn: calendarDate(required()),
  reason: longText(required(), minLength(5), maxLength(400)),
}
export const agreementForm = form(agreementFields)

/** `kept`: every part so far was paid in time; `late`: one is over its due day; `broken`: for longer than the policy allows; `paid`: it has ended. */
export const agreementStates = [
  'prepared',
  'refused',
  'cancelled',
  'kept',
  'late',
  'broken',
  'paid',
  'replaced',
] as const
export type AgreementState = (typeof agreementStates)[number]

/** `due`: not yet; `kept`: paid by its due day; `late`: paid after it; `missed`: not paid, and its due day is over. */
export const partStates = ['due', 'kept', 'late', 'missed'] as const
export type PartState = (typeof partStates)[number]

/** The parts of the list: what is to be approved, what runs, and what has ended. */
export const agreementParts = ['prepared', 'running', 'ended'] as const
export type AgreementPart = (typeof agreementParts)[number]
