// Forms to list, add and correct slides.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { file, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { chosenPicture } from '#features/media/contract/choice.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import {
  linkPattern,
  maxAlt,
  maxLabel,
  maxLink,
  maxPosition,
  maxText,
  maxTitle,
  pictureMegabytes,
  pictureTypes,
} from './addresses.ts'

const picture = { types: pictureTypes, megabytes: pictureMegabytes }
const label = when<string>(({ link }) => link !== undefined, required('slides.label_required'))

const slideFields = {
  titleNe: text(required('slides.title_required'), maxLength(maxTitle), unicodeNepali()),
  titleEn: text(required('slides.title_required'), maxLength(maxTitle)),
  textNe: text(maxLength(maxText)),
  textEn: text(maxLength(maxText)),
  link: text(maxLength(maxLink), pattern(linkPattern, 'slides.link_unreadable')),
  linkLabelNe: text(label, maxLength(maxLabel)),
  linkLabelEn: text(label, maxLength(maxLabel)),
  altNe: text(
    when(
      ({ altEn, pictureMedia }) => altEn === undefined && pictureMedia === undefined,
      required('slides.alt_required'),
    ),
    maxLength(maxAlt),
  ),
  altEn: text(maxLength(maxAlt)),
  position: number(integer(), min(0), max(maxPosition)),
  /** Its description is that of the slide where none is given. */
  pictureMedia: chosenPicture,
}

export const newSlide = form({
  ...slideFields,
  picture: file(
    picture,
    when(({ pictureMedia }) => pictureMedia === undefined, required()),
  ),
  ...beginningFields,
  submission,
})
export type SentSlide = FormValue<typeof newSlide.fields>

/** A new picture replaces the previous one. */
export const changedSlide = form({
  ...itemFields('slides.unknown'),
  ...slideFields,
  picture: file(picture),
  ...versionField,
})
export type ChangedSlide = Omit<FormValue<typeof changedSlide.fields>, 'orgId' | 'id' | 'version'>

export const slideQuery = form({ ...adminListFields(['enteredAt']) })
export type SlideQuery = FormValue<typeof slideQuery.fields>
