// Forms to list, add and correct water tests.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { boolean, list, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, max, maxLength, min, required, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { maxResults, maxText } from './nouns.ts'

const withinLimit = maxLength(maxText, 'quality.too_long')
const amount = [min(0), max(1_000_000_000)] as const

/** Not below this limit of the same row, where it has one. */
function notBelow(limit: 'limitLow' | 'limitHigh') {
  return custom<number>(
    (value, row) => typeof row[limit] !== 'number' || row[limit] <= value,
    'quality.limits_reversed',
  )
}

/** A result with the limits of the standard; what it does not set is left out. */
const resultFields = {
  parameterNe: text(
    when(({ parameterEn }) => parameterEn === undefined, required('quality.not_a_result')),
    withinLimit,
  ),
  parameterEn: text(withinLimit),
  unitNe: text(withinLimit),
  unitEn: text(withinLimit),
  limitLow: number(...amount),
  limitHigh: number(...amount, notBelow('limitLow')),
  limitNoOtherSource: number(...amount, notBelow('limitLow'), notBelow('limitHigh')),
  result: number(required('quality.not_a_result'), ...amount),
}

const testFields = {
  sampledOn: calendarDate(required()),
  placeNe: text(
    when(({ placeEn }) => placeEn === undefined, required('quality.place_required')),
    withinLimit,
  ),
  placeEn: text(withinLimit),
  sample: boolean(),
  results: list(form(resultFields), { max: maxResults }, required('quality.no_rows')),
}

export const newWaterTest = form({ ...testFields, ...beginningFields, submission })
export const changedWaterTest = form({ ...itemFields('quality.unknown'), ...testFields, ...versionField })
export type SentWaterTest = Omit<FormValue<typeof changedWaterTest.fields>, 'orgId' | 'id' | 'version'>
export type SentResult = FormValue<typeof resultFields>

export const waterTestQuery = form({ ...adminListFields(['sampledOn', 'enteredAt']) })
export type WaterTestQuery = FormValue<typeof waterTestQuery.fields>
