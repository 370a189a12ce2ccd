// Forms to list, add and correct members.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { boolean, choice, file, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { email, integer, max, maxLength, min, required, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { chosenPicture } from '#features/media/contract/choice.ts'
import { memberDuties, memberKinds, photoTypes } from './kinds.ts'

export const photoMegabytes = 8
const textLength = maxLength(200, 'members.too_long')

/**
 * Fields of a member; the photograph is optional and replaces the previous one. Without a position a new member is the last, another stays where
 * it is. `sample` until the office confirms the member.
 */
const memberFields = {
  kind: choice(memberKinds, required()),
  position: number(integer(), min(0), max(9999)),
  nameNe: text(
    when(({ nameEn }) => nameEn === undefined, required('members.name_required')),
    textLength,
  ),
  nameEn: text(textLength),
  titleNe: text(textLength),
  titleEn: text(textLength),
  duty: choice(memberDuties),
  phone: text(textLength),
  email: text(textLength, email('members.email_unreadable')),
  tenureNe: text(textLength),
  tenureEn: text(textLength),
  sample: boolean(),
  photo: file({ types: photoTypes, megabytes: photoMegabytes }),
  photoMedia: chosenPicture,
}

export const newMember = form({ ...memberFields, ...beginningFields, submission })
export const changedMember = form({ ...itemFields('members.unknown'), ...memberFields, ...versionField })
export type ChangedMember = Omit<FormValue<typeof changedMember.fields>, 'orgId' | 'id' | 'version'>

export const memberQuery = form({ ...adminListFields(['enteredAt']), kind: choice(memberKinds) })
export type MemberQuery = FormValue<typeof memberQuery.fields>
