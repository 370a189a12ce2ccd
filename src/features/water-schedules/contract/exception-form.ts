// Form of a supply that is cancelled, moved or added.

import { orgId } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, number } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, integer, max, maxLength, min, pattern, required, when } from '#kit/validation/rules.ts'
import { maxCodeLength } from '#features/tols/contract/codes.ts'
import { clock, reasonFields } from './reason-fields.ts'

export const exceptionKinds = ['cancelled', 'changed', 'extra'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

/** Maximum duration of one supply: a day, in minutes. */
export const maxSupplyMinutes = 1_440

const isPlanned = when(({ kind }) => kind !== 'extra', required())
const comes = when(({ kind }) => kind !== 'cancelled', required())
const onlyPlanned = custom<string>((_, { kind }) => kind !== 'extra', 'supply.not_with_choice')
const onlyComing = custom<string>((_, { kind }) => kind !== 'cancelled', 'supply.not_with_choice')
const onlyComingMinutes = custom<number>((_, { kind }) => kind !== 'cancelled', 'supply.not_with_choice')

/**
 * `date` and `starts`: the planned supply that is cancelled or moved. `toDate`, `toStarts`, `toMinutes`: when water comes instead, or
 * besides. `place`: `zone:` with the code of a zone, or `tol:` with that of a tol.
 */
const fields = {
  kind: choice(exceptionKinds, required()),
  place: code(required(), maxLength(maxCodeLength + 5), pattern(/^(zone|tol):[a-z0-9-]+$/, 'supply.place_unknown')),
  date: calendarDate(isPlanned, onlyPlanned),
  starts: code(isPlanned, onlyPlanned, clock),
  toDate: calendarDate(comes, onlyComing),
  toStarts: code(comes, onlyComing, clock),
  toMinutes: number(comes, onlyComingMinutes, integer(), min(1), max(maxSupplyMinutes)),
  ...reasonFields,
}

export const exceptionPath = { orgId, code: code(required(), maxLength(maxCodeLength)) }
export const newException = form({ ...fields, submission })
export type ExceptionInput = FormValue<typeof fields>
