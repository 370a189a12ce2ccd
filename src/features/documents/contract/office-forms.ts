// Forms to add and correct a document.

import { versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import { isRecordId } from '#kit/record-id.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, file, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, maxLength, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { chosenPdf } from '#features/media/contract/choice.ts'
import { beginningFields } from '#features/publishing/contract/transitions.ts'
import { fileKinds, hasBids, hasDeadlines, maxDocumentMegabytes, mediaTypesOf, reportTypeNames } from './lists.ts'

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

const bidsOpenInTime = custom<string>(
  (bidsOpenOn, { closesOn }) => typeof closesOn !== 'string' || closesOn <= bidsOpenOn,
  'documents.bids_open_early',
)
const bidsOpenInHour = custom<string>(
  (time, { closesOn, closesTime, bidsOpenOn }) =>
    closesOn !== bidsOpenOn || typeof closesTime !== 'string' || closesTime <= time,
  'documents.bids_open_early',
)

const timeOfDay = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'documents.time_unreadable')

/** A time of day needs its date. */
function beside(date: 'closesOn' | 'bidsOpenOn') {
  return custom<string>((_, values) => values[date] !== undefined, 'documents.time_without_date')
}

/** Fields of a document; its dates are civil dates in Nepal, its times HH:MM there. */
export const detailFields = {
  ...titles,
  publishedOn: calendarDate(required()),
  opensOn: calendarDate(),
  closesOn: calendarDate(closesInTime),
  closesTime: code(timeOfDay, beside('closesOn')),
  bidsOpenOn: calendarDate(bidsOpenInTime),
  bidsOpenTime: code(timeOfDay, beside('bidsOpenOn'), bidsOpenInHour),
}

const inListWithDeadlines = custom<string>((_, { type }) => hasDeadlines(type), 'documents.no_deadlines')
const inListWithBids = custom<string>((_, { type }) => hasBids(type), 'documents.no_bids')

export const newDocument = form({
  type: choice(reportTypeNames, required()),
  ...titles,
  publishedOn: detailFields.publishedOn,
  opensOn: calendarDate(inListWithDeadlines),
  closesOn: calendarDate(inListWithDeadlines, closesInTime),
  closesTime: code(inListWithDeadlines, timeOfDay, beside('closesOn')),
  bidsOpenOn: calendarDate(inListWithBids, bidsOpenInTime),
  bidsOpenTime: code(inListWithBids, timeOfDay, beside('bidsOpenOn'), bidsOpenInHour),
  corrects: code(custom(isRecordId, 'documents.cannot_correct')),
  file: file(
    { types: documentTypes, megabytes: maxDocumentMegabytes },
    when(({ fileMedia }) => fileMedia === undefined, required()),
  ),
  fileMedia: chosenPdf,
  ...beginningFields,
  submission,
})
export type SentDocument = FormValue<typeof newDocument.fields>

export const changedDetails = form({ ...documentPath, ...detailFields, ...versionField })
export type ChangedDetails = Omit<FormValue<typeof changedDetails.fields>, 'orgId' | 'id' | 'version'>
