// Form of an interruption that staff announce or change: where, until when, why, and from when; its states and the views of the list.

import { orgId, versionField } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import { maxCodeLength } from '#features/tols/contract/codes.ts'
import { clock, reasonFields } from './reason-fields.ts'

/** Planned: it has not begun. Ended: water has returned, or the expected return has passed. */
export const interruptionStates = ['planned', 'current', 'ended'] as const
export type InterruptionState = (typeof interruptionStates)[number]

/** `open`: current ones and those to come, the earliest first. `ended`: the latest first. */
export const interruptionViews = ['open', 'ended'] as const
export type InterruptionView = (typeof interruptionViews)[number]

/** `hours-2`: about two hours from now, as a full quarter of an hour. `at`: on `returnOn` at `returnAt`. */
export const returnChoices = ['unknown', 'hours-2', 'hours-4', 'hours-8', 'at'] as const
export const beginChoices = ['now', 'later'] as const

const isAt = when(({ returns }) => returns === 'at', required())
const isLater = when(({ starts }) => starts === 'later', required())
const onlyAt = custom<string>((_, { returns }) => returns === 'at', 'supply.not_with_choice')
const onlyLater = custom<string>((_, { starts }) => starts === 'later', 'supply.not_with_choice')

/** `place`: `all`, `zone:` with the code of a zone, or `tol:` with that of a tol. Days and times are of Nepal. */
const fields = {
  place: code(
    required(),
    maxLength(maxCodeLength + 5),
    pattern(/^(all|(zone|tol):[a-z0-9-]+)$/, 'supply.place_unknown'),
  ),
  returns: choice(returnChoices, required()),
  returnOn: calendarDate(isAt, onlyAt),
  returnAt: code(isAt, onlyAt, clock),
  ...reasonFields,
  starts: choice(beginChoices, required()),
  beginOn: calendarDate(isLater, onlyLater),
  beginAt: code(isLater, onlyLater, clock),
}

/** The path values of one interruption. */
export const interruptionPath = { orgId, code: code(required(), maxLength(maxCodeLength)) }

export const newInterruption = form({ ...fields, submission })
export const changedInterruption = form({ ...interruptionPath, ...fields, ...versionField })
export const endedInterruption = form({ ...interruptionPath, ...versionField })
export type InterruptionInput = FormValue<ReturnType<typeof form<typeof fields>>['fields']>
