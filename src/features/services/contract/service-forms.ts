// What the office sends to list, add and correct services of the charter.

import { submission } from '#kit/inputs.ts'
import { boolean, choice, list, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { itemFields, versionField } from '#features/publishing/contract/fields.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { neededInNepali } from './fields.ts'
import { maxPapers, maxText } from './nouns.ts'

const words = maxLength(maxText, 'services.too_long')

/** What the office says about a service; `sample` until it confirms time and fee. */
const serviceFields = {
  position: number(required(), integer(), min(0), max(9999)),
  nameNe: neededInNepali('nameEn'),
  nameEn: text(words),
  papers: list(form({ nameNe: neededInNepali('nameEn'), nameEn: text(words) }), { max: maxPapers }),
  feeNe: neededInNepali('feeEn'),
  feeEn: text(words),
  timeNe: neededInNepali('timeEn'),
  timeEn: text(words),
  officerNe: neededInNepali('officerEn'),
  officerEn: text(words),
  grievanceOfficerNe: neededInNepali('grievanceOfficerEn'),
  grievanceOfficerEn: text(words),
  ruleNe: text(words),
  ruleEn: text(words),
  sample: boolean(),
}

export const newService = form({ ...serviceFields, ...beginningFields, submission })
export const changedService = form({ ...itemFields('services.unknown'), ...serviceFields, ...versionField })
export type SentService = Omit<FormValue<typeof changedService.fields>, 'orgId' | 'id' | 'version'>

export const serviceQuery = form({ ...adminListFields, sortBy: choice(['position', 'enteredAt']) })
export type ServiceQuery = FormValue<typeof serviceQuery.fields>
