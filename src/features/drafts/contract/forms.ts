// Fields of a draft in the API: the form it belongs to, where it is continued, its content and the version it is based on.

import { draftJson, readDraftContent } from '#kit/draft-content.ts'
import { fieldOf, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required } from '#kit/validation/rules.ts'

/** The length of the content, in UTF-16 units; the longest form, a page of text in two languages, has 40,000. */
export const maxContentLength = 150_000

/** The address of the form's page and the form: '/staff/members/3#act-change'. */
export const draftName = {
  form: text(required(), pattern(/^\/(?:staff|account)(?:\/[^\s#]*)?#[^#]+$/), maxLength(200)),
}

/** Taken as it was typed: the texts of a form are cleaned when the form is sent. */
const content = fieldOf(
  'text',
  (raw) => {
    if (typeof raw !== 'string') return { key: 'validation.custom' }
    if (raw.length > maxContentLength) return { key: 'drafts.too_long' }
    const read = readDraftContent(raw)
    return read ? { value: draftJson(read) } : { key: 'validation.custom' }
  },
  { type: 'string', maxLength: maxContentLength },
  [required()],
)

export const savedDraft = form({
  ...draftName,
  /** The page with its query, where the form is continued. */
  address: text(required(), pattern(/^\/(?:staff|account)(?:[/?][^\s#]*)?$/), maxLength(500)),
  title: text(required(), maxLength(200)),
  /** Step, names and values as JSON. */
  content,
  /** The version on which the text is based; absent when there was no draft. */
  version: text(maxLength(20)),
  /** Names the page that saves: it may save again whatever its text is based on. */
  writer: text(required(), maxLength(40)),
})

/** Without both it is removed whatever it says. */
export const removedDraft = form({ ...draftName, ifVersion: text(maxLength(20)), ifWriter: text(maxLength(40)) })
