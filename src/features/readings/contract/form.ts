// Form of a reading.

import { maxDialDigits, minDialDigits } from '#features/connections/contract/connection.ts'
import { parseBsMonth, type BsMonth } from '#kit/calendar/bs-month.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, choice, code, fieldOf, file, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, type Required, type Rule } from '#kit/validation/rules.ts'
import { maxNote, maxReading, readingStatuses } from './reading.ts'
import { meterPhotoMegabytes, meterPhotoTypes } from './sent-form.ts'

export const readingPath = { orgId, id: recordId('connections.unknown') }

const requiredUnits = () => number(required(), integer(), min(0), max(maxReading))
const units = () => number(integer(), min(0), max(maxReading))

export const readingForm = form({
  ...readingPath,
  period: bsMonth(required()),
  readOn: calendarDate(required()),
  status: choice(readingStatuses, required()),
  value: units(),
  oldFinal: units(),
  newStart: units(),
  newSerial: code(maxLength(40)),
  note: text(maxLength(maxNote)),
  correct: boolean(),
  photo: file({ types: meterPhotoTypes, megabytes: meterPhotoMegabytes }),
})

const { correct: _correct, ...enteredFields } = readingForm.fields

/** Of a reading that a later one follows, or that a bill charges. `reason`: why it was wrong. */
export const correctionForm = form({ ...enteredFields, reason: text(required(), maxLength(maxNote)) })

export const readingPhotoPath = form({ ...readingPath, period: bsMonth(required()) })

/** The field of the page; the month comes with its row. */
export const photoRemovalForm = form({ reason: text(required(), maxLength(maxNote)) })
export const removedPhoto = form({ ...readingPhotoPath.fields, ...photoRemovalForm.fields })

/** What the reading list can be sorted by; in walking order where nothing is given. */
export const readingListOrders = ['walkingOrder', 'customerNumber'] as const
export type ReadingListOrder = (typeof readingListOrders)[number]

/** `period`: the present month where it is not given. */
export const readingListQuery = form({
  orgId,
  ...listFields(readingListOrders),
  period: bsMonth(),
  zone: code(maxLength(60)),
  ward: number(integer(), min(1), max(33)),
  progress: choice(['read', 'unread']),
})

/** `on`: the day of the change; `reason` says why the old meter was removed. */
export const meterForm = form({
  on: calendarDate(required()),
  finalReading: requiredUnits(),
  serial: code(maxLength(40)),
  dialDigits: number(required(), integer(), min(minDialDigits), max(maxDialDigits)),
  openingReading: requiredUnits(),
  reason: text(required(), maxLength(maxNote)),
})
export const newMeter = form({ ...readingPath, ...meterForm.fields })

/** A Bikram Sambat month, `2083/07`, in the digits of either script. */
export function bsMonth<const R extends readonly (Rule<BsMonth> | Required)[]>(...rules: R) {
  return fieldOf('bsMonth', readMonth, { type: 'string', pattern: '^[0-9]{4}/(0[1-9]|1[0-2])$' }, rules)
}

function readMonth(raw: unknown) {
  const value = typeof raw === 'string' && raw.length <= 20 ? parseBsMonth(raw) : undefined
  return value === undefined ? { key: 'meter_readings.month_wrong' } : { value }
}
