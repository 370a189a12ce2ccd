// Forms of what the office changes about a connection: its state, its tap and its holder.

import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, choice, code, number, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { hasLetter } from '#kit/text.ts'
import { custom, email, integer, max, maxLength, min, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { connectionStates, holderKinds, maxDialDigits, minDialDigits } from './connection.ts'

export const connectionPath = { orgId, id: recordId('connections.unknown') }

const lettered = custom<string>(hasLetter, 'connections.name_without_letter')

/** What the largest dial shows. */
const maxOpeningReading = 10 ** maxDialDigits - 1

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

/** `on`: the day on which it was fitted; `serial`: empty where it has no number. */
export const firstMeterForm = form({
  on: calendarDate(required()),
  serial: code(maxLength(40)),
  dialDigits: number(required(), integer(), min(minDialDigits), max(maxDialDigits)),
  openingReading: number(required(), integer(), min(0), max(maxOpeningReading)),
  reason,
})
export const fittedMeter = form({ ...connectionPath, ...firstMeterForm.fields })
