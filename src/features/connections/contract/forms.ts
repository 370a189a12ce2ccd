// Forms of what the office changes about a connection: its state, its tap and its holder.

import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, choice, code, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { hasLetter } from '#kit/text.ts'
import { custom, email, maxLength, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { connectionStates, holderKinds } from './connection.ts'

export const connectionPath = { orgId, id: recordId('connections.unknown') }

const lettered = custom<string>(hasLetter, 'connections.name_without_letter')

const reason = text(required(), maxLength(300))

/** `since`: the first day in the state. */
export const stateForm = form({
  state: choice(connectionStates, required()),
  since: calendarDate(required()),
  reason,
})
export const changedState = form({ ...connectionPath, ...stateForm.fields })

/** `since`: the first day of the new class, size or sewer. */
export const tapForm = form({
  customerType: choice(customerTypes, required()),
  tapSize: choice(tapSizes, required()),
  sewer: boolean(),
  since: calendarDate(required()),
  reason,
})
export const changedTap = form({ ...connectionPath, ...tapForm.fields })

/** `from`: the first day of the new holder. */
export const holderForm = form({
  from: calendarDate(required()),
  kind: choice(holderKinds, required()),
  nameEn: text(
    maxLength(120),
    lettered,
    when(({ nameNe }) => !nameNe, required('connections.name_missing')),
  ),
  nameNe: text(maxLength(120), unicodeNepali(), lettered),
  phone: phone(),
  email: code(email()),
  reason,
})
export const changedHolder = form({ ...connectionPath, ...holderForm.fields })
