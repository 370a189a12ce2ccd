// Forms to list, add and correct albums.

import { recordId, versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { file, list, longText, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { chosenPicture } from '#features/media/contract/choice.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import {
  maxCaption,
  maxPictures,
  maxPicturesSent,
  maxText,
  maxTitle,
  pictureMegabytes,
  pictureTypes,
} from './addresses.ts'

const picture = { types: pictureTypes, megabytes: pictureMegabytes }
const captions = { captionNe: text(maxLength(maxCaption)), captionEn: text(maxLength(maxCaption)) }

const albumFields = {
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('albums.title_required')),
    maxLength(maxTitle),
    unicodeNepali(),
  ),
  titleEn: text(maxLength(maxTitle)),
  textNe: longText(maxLength(maxText)),
  textEn: longText(maxLength(maxText)),
  takenOn: calendarDate(required()),
}

/** Each is uploaded or one of the media library, whose description is its caption where none is given. */
const sentPictures = list(
  form({
    file: file(
      picture,
      when(({ fileMedia }) => fileMedia === undefined, required()),
    ),
    fileMedia: chosenPicture,
    ...captions,
  }),
  { max: maxPicturesSent },
)

/** What every picture shows that has no caption of its own; in both languages or in none. */
const sharedCaption = {
  sharedNe: text(
    when<string>(({ sharedEn }) => Boolean(sharedEn), required()),
    maxLength(maxCaption),
    unicodeNepali(),
  ),
  sharedEn: text(
    when<string>(({ sharedNe }) => Boolean(sharedNe), required()),
    maxLength(maxCaption),
  ),
}

export const newAlbum = form({
  ...albumFields,
  ...sharedCaption,
  pictures: sentPictures,
  ...beginningFields,
  submission,
})
export type SentAlbum = FormValue<typeof newAlbum.fields>

/** `pictures` are the ids of the album's pictures in their order; pictures not listed are removed. */
export const changedAlbum = form({
  ...itemFields('albums.unknown'),
  ...albumFields,
  pictures: list(form({ id: recordId('albums.no_picture'), ...captions }), { max: maxPictures }),
  ...versionField,
})
export type ChangedAlbum = Omit<FormValue<typeof changedAlbum.fields>, 'orgId' | 'id' | 'version'>

/** Pictures to append to an album. */
export const morePictures = { pictures: sentPictures, submission }
export const addedPictures = form({ ...itemFields('albums.unknown'), ...morePictures })

/** One picture of an album. */
export const namedPicture = form({ ...itemFields('albums.unknown'), picture: recordId('albums.no_picture') })
export type AddedPictures = FormValue<typeof addedPictures.fields>

export const albumQuery = form({ ...adminListFields(['takenOn', 'enteredAt']) })
export type AlbumQuery = FormValue<typeof albumQuery.fields>
