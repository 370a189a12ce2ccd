// Forms to list, add and correct quarterly disclosures.

import { versionField, itemFields } from '#kit/inputs.ts'
import { fiscalYearFrom } from '#kit/calendar/fiscal-year.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { list, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, integer, max, maxLength, min, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { maxEntries, maxText } from './nouns.ts'

const withinLimit = maxLength(maxText, 'disclosures.too_long')
const needed = required('disclosures.text_required')
const knownYear = custom<number>((year) => fiscalYearFrom(year) !== undefined, 'disclosures.year_unknown')

/** Fields of a quarterly disclosure; `fiscalYear` is the Bikram Sambat year in which it starts. */
const disclosureFields = {
  fiscalYear: number(required(), integer(), knownYear),
  quarter: number(required(), integer(), min(1), max(4)),
  publishedOn: calendarDate(required()),
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, needed),
    withinLimit,
    unicodeNepali(),
  ),
  titleEn: text(withinLimit),
  entries: list(
    form({
      textNe: text(
        when(({ textEn }) => textEn === undefined, needed),
        withinLimit,
      ),
      textEn: text(withinLimit),
    }),
    { max: maxEntries },
  ),
}

export const newDisclosure = form({ ...disclosureFields, ...beginningFields, submission })
export const changedDisclosure = form({ ...itemFields('disclosures.unknown'), ...disclosureFields, ...versionField })
export type SentDisclosure = Omit<FormValue<typeof changedDisclosure.fields>, 'orgId' | 'id' | 'version'>

export const disclosureQuery = form({ ...adminListFields(['quarter', 'enteredAt']) })
export type DisclosureQuery = FormValue<typeof disclosureQuery.fields>
