// Forms to list, add and correct pages.

import { bodyFields } from '#kit/blocks/fields.ts'
import { submission } from '#kit/inputs.ts'
import { boolean, choice, file, list, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { itemFields, versionField } from '#features/publishing/contract/fields.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import {
  maxBody,
  maxPicturesSent,
  maxSourceLabel,
  maxSources,
  maxSourceUrl,
  maxTitle,
  pageSlugs,
  pictureMegabytes,
  sourceUrlPattern,
} from './site-pages.ts'

const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], megabytes: pictureMegabytes }
const textLength = maxLength(300)

const sentSource = form({
  labelNe: text(
    when(({ labelEn }) => labelEn === undefined, required('pages.source_unreadable')),
    maxLength(maxSourceLabel),
  ),
  labelEn: text(maxLength(maxSourceLabel)),
  url: text(maxLength(maxSourceUrl), pattern(sourceUrlPattern, 'pages.source_unreadable')),
})

const sentPicture = form({
  file: file(picture, required()),
  altNe: text(
    when(({ altEn }) => altEn === undefined, required('pages.alt_required')),
    textLength,
  ),
  altEn: text(textLength),
  captionNe: text(textLength),
  captionEn: text(textLength),
})

/** Fields of a page: its text in the format of `kit/blocks/plain-text.ts`, and pictures that are added after the text. */
const pageFields = {
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('pages.title_required')),
    maxLength(maxTitle),
    unicodeNepali(),
  ),
  titleEn: text(maxLength(maxTitle)),
  ...bodyFields(maxBody, { missing: 'pages.text_required', differs: 'pages.parts_differ' }),
  sources: list(sentSource, { max: maxSources }),
  pictures: list(sentPicture, { max: maxPicturesSent }),
  /** Invented until the office confirms it; a correction without it confirms the page. */
  sample: boolean(),
}

export const newPage = form({ slug: choice(pageSlugs, required()), ...pageFields, ...beginningFields, submission })
export type SentPage = FormValue<typeof newPage.fields>

/** Stored parts whose placeholder (`[#1]`) is missing from the text are removed; the others keep their pictures. */
export const changedPage = form({ ...itemFields('pages.unknown'), ...pageFields, ...versionField })
export type ChangedPage = Omit<FormValue<typeof changedPage.fields>, 'orgId' | 'id' | 'version'>

export const pageQuery = form({ ...adminListFields, sortBy: choice(['updatedOn', 'enteredAt']) })
export type PageQuery = FormValue<typeof pageQuery.fields>
