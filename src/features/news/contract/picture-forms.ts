// Forms for the pictures and attachments of an article.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { isRecordId } from '#kit/record-id.ts'
import { choice, code, file, list, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import { chosenPicture } from '#features/media/contract/choice.ts'
import { maxAttachments, picture } from './pictures.ts'

const textLength = maxLength(300)
const texts = {
  altNe: text(
    when(
      ({ altEn, place, fileMedia }) => altEn === undefined && place !== 'above' && fileMedia === undefined,
      required('news.alt_required'),
    ),
    textLength,
  ),
  altEn: text(textLength),
  captionNe: text(textLength),
  captionEn: text(textLength),
}
const articlePath = itemFields('news.unknown')
export const picturePath = { ...articlePath, number: code(required(), pattern(/^\d{1,4}$/, 'news.no_picture')) }

export const pictureTexts = form(texts)
export const newPicture = form({
  file: file(
    picture,
    when(({ fileMedia }) => fileMedia === undefined, required()),
  ),
  /** Its description is that of the picture where none is given. */
  fileMedia: chosenPicture,
  place: choice(['after', 'above'], required()),
  ...texts,
  submission,
})
export type PictureTexts = FormValue<typeof texts>

export const sentPicture = form({ ...articlePath, ...newPicture.fields })
export const changedPicture = form({ ...picturePath, ...texts, ...versionField })
export const namedPicture = form({ ...picturePath, ...versionField })
export const pictureOrder = form({
  ...articlePath,
  pictures: list(code(pattern(/^\d{1,4}$/, 'news.no_picture')), { max: 200 }),
  ...versionField,
})
export const sentAttachments = form({
  ...articlePath,
  documents: list(code(custom(isRecordId, 'documents.unknown')), { max: maxAttachments }),
  ...versionField,
})
export type SentPicture = FormValue<typeof sentPicture.fields>
export type ChangedPicture = FormValue<typeof changedPicture.fields>
export type NamedPicture = FormValue<typeof namedPicture.fields>
export type PictureOrder = FormValue<typeof pictureOrder.fields>
export type SentAttachments = FormValue<typeof sentAttachments.fields>
