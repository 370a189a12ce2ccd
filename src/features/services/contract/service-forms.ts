// Forms to list, add and correct services.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { boolean, list, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { neededInNepali } from './fields.ts'
import { maxPapers, maxText } from './nouns.ts'

const withinLimit = maxLength(maxText, 'services.too_long')

/** Fields of a service; without a position a new one is the last, another stays where it is. `sample` until the office confirms time and fee. */
const serviceFields = {
  position: number(integer(), min(0), max(9999)),
  nameNe: neededInNepali('nameEn'),
  nameEn: text(withinLimit),
  papers: list(form({ nameNe: neededInNepali('nameEn'), nameEn: text(withinLimit) }), { max: maxPapers }),
  feeNe: neededInNepali('feeEn'),
  feeEn: text(withinLimit),
  timeNe: neededInNepali('timeEn'),
  timeEn: text(withinLimit),
  officerNe: neededInNepali('officerEn'),
  officerEn: text(withinLimit),
  grievanceOfficerNe: neededInNepali('grievanceOfficerEn'),
  grievanceOfficerEn: text(withinLimit),
  ruleNe: text(withinLimit),
  ruleEn: text(withinLimit),
  sample: boolean(),
}

export const newService = form({ ...serviceFields, ...beginningFields, submission })
export const changedService = form({ ...itemFields('services.unknown'), ...serviceFields, ...versionField })
export type SentService = Omit<FormValue<typeof changedService.fields>, 'orgId' | 'id' | 'version'>

export const serviceQuery = form({ ...adminListFields(['position', 'enteredAt']) })
export type ServiceQuery = FormValue<typeof serviceQuery.fields>
