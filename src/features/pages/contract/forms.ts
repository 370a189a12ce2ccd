// Forms to list, add and correct pages.

import { versionField, itemFields } from '#kit/inputs.ts'
import { blockRows } from '#kit/blocks/fields.ts'
import { submission } from '#kit/submission.ts'
import { boolean, choice, code, file, list, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { chosenPicture } from '#features/media/contract/choice.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import {
  maxSourceLabel,
  maxSources,
  maxSourceUrl,
  maxTitle,
  pageSlugs,
  pictureMegabytes,
  pictureTypes,
  sourceUrlPattern,
} from './site-pages.ts'

const picture = { types: pictureTypes, megabytes: pictureMegabytes }
const textLength = maxLength(300)

const sentSource = form({
  labelNe: text(
    when(({ labelEn }) => labelEn === undefined, required('pages.source_unreadable')),
    maxLength(maxSourceLabel),
  ),
  labelEn: text(maxLength(maxSourceLabel)),
  url: text(maxLength(maxSourceUrl), pattern(sourceUrlPattern, 'pages.source_unreadable')),
})

/** Fields of a picture that is added after the text. */
export const newPicture = {
  file: file(
    picture,
    when(({ fileMedia }) => fileMedia === undefined, required()),
  ),
  /** Its description is that of the picture where none is given. */
  fileMedia: chosenPicture,
  altNe: text(
    when(({ altEn, fileMedia }) => altEn === undefined && fileMedia === undefined, required('pages.alt_required')),
    textLength,
  ),
  altEn: text(textLength),
  captionNe: text(textLength),
  captionEn: text(textLength),
  submission,
}

/** Fields of a page; its text in parts, in the format of `kit/blocks/rows.ts`. */
const pageFields = {
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('pages.title_required')),
    maxLength(maxTitle),
    unicodeNepali(),
  ),
  titleEn: text(maxLength(maxTitle)),
  blocks: blockRows('pages.text_required'),
  sources: list(sentSource, { max: maxSources }),
  /** Invented until the office confirms it; a correction without it confirms the page. */
  sample: boolean(),
}

export const newPage = form({ slug: choice(pageSlugs, required()), ...pageFields, ...beginningFields, submission })
export type SentPage = FormValue<typeof newPage.fields>

/** Pictures that no part names are removed; the others keep their addresses. */
export const changedPage = form({ ...itemFields('pages.unknown'), ...pageFields, ...versionField })
export type ChangedPage = Omit<FormValue<typeof changedPage.fields>, 'orgId' | 'id' | 'version'>

export const sentPicture = form({ ...itemFields('pages.unknown'), ...newPicture })
export type SentPicture = FormValue<typeof sentPicture.fields>

/** One picture of a page, by its number in the text. */
export const namedPicture = form({
  ...itemFields('pages.unknown'),
  number: code(required(), pattern(/^\d{1,4}$/, 'pages.no_picture')),
})

export const pageQuery = form({ ...adminListFields(['updatedOn', 'enteredAt']) })
export type PageQuery = FormValue<typeof pageQuery.fields>
