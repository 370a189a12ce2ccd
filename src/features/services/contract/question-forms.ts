// Forms to list, add and correct questions.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { neededInNepali } from './fields.ts'
import { maxText } from './nouns.ts'

const withinLimit = maxLength(maxText, 'services.too_long')

/** Without a position a new question is the last, another stays where it is. */
const questionFields = {
  position: number(integer(), min(0), max(9999)),
  questionNe: neededInNepali('questionEn'),
  questionEn: text(withinLimit),
  answerNe: neededInNepali('answerEn'),
  answerEn: text(withinLimit),
}

export const newQuestion = form({ ...questionFields, ...beginningFields, submission })
export const changedQuestion = form({ ...itemFields('services.question_unknown'), ...questionFields, ...versionField })
export type SentQuestion = Omit<FormValue<typeof changedQuestion.fields>, 'orgId' | 'id' | 'version'>

export const questionQuery = form({ ...adminListFields(['position', 'enteredAt']) })
export type QuestionQuery = FormValue<typeof questionQuery.fields>
