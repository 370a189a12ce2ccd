// Forms to list, add and describe files of the media library.

import { itemFields, orgId, versionField } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { focalStep } from '#kit/pictures.ts'
import { choice, file, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, integer, max, maxLength, min, required, unicodeNepali } from '#kit/validation/rules.ts'
import { listedViews, maxAlt, mediaKinds, mediaMegabytes, mediaTypes } from './limits.ts'

export const mediaQuery = form({
  orgId,
  ...listFields(['addedAt']),
  view: choice(listedViews),
  kind: choice(mediaKinds),
})
export type MediaQuery = FormValue<typeof mediaQuery.fields>

export const addedMedia = form({
  orgId,
  file: file({ types: mediaTypes, megabytes: mediaMegabytes }, required()),
})

/** What the picture shows or the file is about, in both languages, for whoever does not see it. */
export const descriptionForm = form({
  altNe: text(required(), unicodeNepali(), maxLength(maxAlt)),
  altEn: text(required(), maxLength(maxAlt)),
})
export const describedMedia = form({ ...itemFields('media.unknown'), ...descriptionForm.fields, ...versionField })
export type DescribedMedia = FormValue<typeof describedMedia.fields>

const inSteps = custom<number>((value) => value % focalStep === 0, 'media.focus_steps')
const both = custom<number>((_, { x, y }) => x !== undefined && y !== undefined, 'validation.required')

/** In per cent of width and height; without values the focal point is removed. */
export const focusedMedia = form({
  ...itemFields('media.unknown'),
  x: number(integer(), min(0), max(100), inSteps, both),
  y: number(integer(), min(0), max(100), inSteps, both),
  ...versionField,
})
export type FocusedMedia = FormValue<typeof focusedMedia.fields>
