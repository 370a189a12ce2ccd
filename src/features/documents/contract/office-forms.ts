// Forms to add and correct a document.

import { submission } from '#kit/inputs.ts'
import { isRecordId } from '#kit/record-id.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, file, longText, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, maxLength, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { itemFields, versionField } from '#features/publishing/contract/fields.ts'
import { fileKinds, hasDeadlines, maxDocumentMegabytes, mediaTypesOf, reportTypeNames } from './lists.ts'

/** Accepted media types as browsers name them; the server checks the bytes. */
export const documentTypes = [...fileKinds.flatMap((kind) => mediaTypesOf[kind]), 'application/x-zip-compressed']

export const documentPath = itemFields('documents.unknown')

export const maxTitleLength = 300
const title = maxLength(maxTitleLength)
const titles = {
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('documents.title_required')),
    title,
    unicodeNepali(),
  ),
  titleEn: text(title),
}
const closesInTime = custom<string>(
  (closesOn, { opensOn }) => typeof opensOn !== 'string' || opensOn <= closesOn,
  'documents.closes_early',
)

/** Fields of a document; its dates are civil dates in Nepal. */
export const detailFields = {
  ...titles,
  publishedOn: calendarDate(required()),
  opensOn: calendarDate(),
  closesOn: calendarDate(closesInTime),
}

/** The reason of a correction: for the history, and for the public when the last date of a public notice changes. */
export const reasonFields = { noteNe: longText(maxLength(1000)), noteEn: longText(maxLength(1000)) }

const inListWithDeadlines = custom<string>((_, { type }) => hasDeadlines(type), 'documents.no_deadlines')

export const newDocument = form({
  type: choice(reportTypeNames, required()),
  ...titles,
  publishedOn: detailFields.publishedOn,
  opensOn: calendarDate(inListWithDeadlines),
  closesOn: calendarDate(inListWithDeadlines, closesInTime),
  corrects: code(custom(isRecordId, 'documents.cannot_correct')),
  file: file({ types: documentTypes, megabytes: maxDocumentMegabytes }, required()),
  ...beginningFields,
  submission,
})
export type SentDocument = FormValue<typeof newDocument.fields>

export const changedDetails = form({ ...documentPath, ...detailFields, ...reasonFields, ...versionField })
export type ChangedDetails = Omit<FormValue<typeof changedDetails.fields>, 'orgId' | 'id' | 'version'>
