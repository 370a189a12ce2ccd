// Forms to add and correct an article.

import { versionField, itemFields } from '#kit/inputs.ts'
import { bodyFields } from '#kit/blocks/fields.ts'
import { submission } from '#kit/submission.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { code, file, list, longText, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { picture } from './pictures.ts'

/** Pictures after the text, besides the one above it. */
export const maxPictures = 4

const category = code(required(), pattern(/^[a-z0-9-]{1,60}$/, 'news.unknown_category'))
export const articlePath = itemFields('news.unknown')

const titleLength = maxLength(300)
const summaryLength = maxLength(600)
export const maxBodyLength = 20_000

/** Fields of an article; the text in the format of `kit/blocks/plain-text.ts`, with the same parts in both languages. */
export const articleFields = {
  category,
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('news.title_required')),
    titleLength,
    unicodeNepali(),
  ),
  titleEn: text(titleLength),
  summaryNe: longText(summaryLength),
  summaryEn: longText(summaryLength),
  ...bodyFields(maxBodyLength, { missing: 'news.text_required', differs: 'news.parts_differ' }),
  publishedOn: calendarDate(required()),
}

const altLength = maxLength(300)

export const newArticleForm = form({
  ...articleFields,
  /** The picture above the text and in lists; decorative. */
  picture: file(picture),
  /** The pictures after the text, each with a text alternative. */
  pictures: list(
    form({
      file: file(picture, required()),
      altNe: text(
        when(({ altEn }) => altEn === undefined, required('news.alt_required')),
        altLength,
      ),
      altEn: text(altLength),
    }),
    { max: maxPictures },
  ),
  ...beginningFields,
  submission,
})
export type SentArticle = FormValue<typeof newArticleForm.fields>

export const changedArticle = form({ ...articlePath, ...articleFields, ...versionField })
export type ChangedArticle = Omit<FormValue<typeof changedArticle.fields>, 'orgId' | 'id' | 'version'>
