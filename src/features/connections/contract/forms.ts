// Forms of what the office changes about a connection: its state and its holder.

import { orgId, recordId } from '#kit/inputs.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { email, maxLength, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { connectionStates, holderKinds } from './connection.ts'

export const connectionPath = { orgId, id: recordId('connections.unknown') }

const reason = text(required(), maxLength(300))

/** `since`: the first day in the state. */
export const stateForm = form({
  state: choice(connectionStates, required()),
  since: calendarDate(required()),
  reason,
})
export const changedState = form({ ...connectionPath, ...stateForm.fields })

/** `from`: the first day of the new holder. */
export const holderForm = form({
  from: calendarDate(required()),
  kind: choice(holderKinds, required()),
  nameEn: text(
    maxLength(120),
    when(({ nameNe }) => !nameNe, required('connections.name_missing')),
  ),
  nameNe: text(maxLength(120), unicodeNepali()),
  phone: phone(),
  email: code(email()),
  reason,
})
export const changedHolder = form({ ...connectionPath, ...holderForm.fields })
