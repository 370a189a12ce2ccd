// Form of one rule of a supply plan that is prepared in the console; without schemas, so that the browser can load it.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, choice, code, list, number } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, pattern, required, when } from '#kit/validation/rules.ts'
import { codeShape, maxCodeLength } from '#features/tols/contract/codes.ts'
import { maxSupplyMinutes } from './exception-form.ts'
import { clock } from './reason-fields.ts'

export const repetitions = ['weekdays', 'every'] as const
export const weekdayValues = ['0', '1', '2', '3', '4', '5', '6'] as const
export const monthValues = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
export const seasonChoices = ['year', 'part'] as const
/** Maximum interval of days between supplies. */
export const maxInterval = 60

const ofWeekdays = when<unknown>(({ repetition }) => repetition === 'weekdays', required('supply.weekdays_missing'))
const ofInterval = when<unknown>(({ repetition }) => repetition === 'every', required())
const ofPart = when<unknown>(({ season }) => season === 'part', required())

/** `weekdays`: 0 = Sunday … 6 = Saturday. `season`: all year, or from one day of the Bikram Sambat year to another. */
export const planFields = {
  zone: code(required(), maxLength(maxCodeLength), pattern(codeShape)),
  repetition: choice(repetitions, required()),
  weekdays: list(choice(weekdayValues), { max: 7 }, ofWeekdays),
  everyDays: number(ofInterval, integer(), min(1), max(maxInterval)),
  countedFrom: calendarDate(ofInterval),
  starts: code(required(), clock),
  minutes: number(required(), integer(), min(1), max(maxSupplyMinutes)),
  season: choice(seasonChoices, required()),
  fromMonth: choice(monthValues, ofPart),
  fromDay: number(ofPart, integer(), min(1), max(32)),
  toMonth: choice(monthValues, ofPart),
  toDay: number(ofPart, integer(), min(1), max(32)),
  sample: boolean(),
}

export const planForm = form(planFields)
export type SentRule = FormValue<typeof planFields>
