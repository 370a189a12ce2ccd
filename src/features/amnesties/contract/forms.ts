// Form of an amnesty; without schemas, so that the browser can load it.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, when, type Values } from '#kit/validation/rules.ts'

export const amnestyStates = ['prepared', 'approved', 'refused', 'cancelled'] as const
export type AmnestyState = (typeof amnestyStates)[number]

export const partNumbers = [1, 2, 3, 4] as const
export const maxTitle = 120

const hasPercent = (part: number) => (values: Values) => values[`percent${part}`] !== undefined
const hasUntil = (part: number) => (values: Values) => values[`until${part}`] !== undefined
const share = [integer(), min(1), max(100)] as const
const laterUntil = (part: number) => calendarDate(when(hasPercent(part), required('amnesties.part_half')))
const laterPercent = (part: number) => number(when(hasUntil(part), required('amnesties.part_half')), ...share)

/** `from`: the first day of the window. `until1` to `until4`: last days of its parts, each with the percent of old surcharges that it waives. */
export const amnestyForm = form({
  titleNe: text(required(), maxLength(maxTitle)),
  titleEn: text(required(), maxLength(maxTitle)),
  dueUntil: calendarDate(required()),
  from: calendarDate(required()),
  until1: calendarDate(required()),
  percent1: number(required(), ...share),
  until2: laterUntil(2),
  percent2: laterPercent(2),
  until3: laterUntil(3),
  percent3: laterPercent(3),
  until4: laterUntil(4),
  percent4: laterPercent(4),
})
export type SentAmnesty = FormValue<typeof amnestyForm.fields>
