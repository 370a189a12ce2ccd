// How does the office see, add, correct and publish the documents of every list?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, file, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import type { MayMove } from '#features/publishing/contract/acts.ts'
import { beginningFields, publication, publishingLife } from '#features/publishing/contract/acts.ts'
import {
  deskPage,
  deskQuery,
  deskRows,
  oneThing,
  versionConflicts,
  versionField,
} from '#features/publishing/contract/desk.ts'
import { fileKinds, hasDeadlines, largestDocumentMb, mediaTypesOf, reportTypeNames } from './lists.ts'

/** What a browser may call these files; the bytes are looked at when they arrive. */
export const documentTypes = [...fileKinds.flatMap((kind) => mediaTypesOf[kind]), 'application/x-zip-compressed']

const one = oneThing('documents.unknown')

export const longestTitle = 300
const title = maxLength(longestTitle)
const titles = {
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('documents.title_required')),
    title,
  ),
  titleEn: text(title),
}
const closesInTime = custom<string>(
  (closesOn, { opensOn }) => typeof opensOn !== 'string' || opensOn <= closesOn,
  'documents.closes_early',
)

/** What a document says; its dates are civil dates in Nepal. */
export const detailFields = {
  ...titles,
  publishedOn: calendarDate(required()),
  opensOn: calendarDate(),
  closesOn: calendarDate(closesInTime),
}

const inListWithDeadlines = custom<string>((_, { type }) => hasDeadlines(type), 'documents.no_deadlines')

export const newDocument = form({
  type: choice(reportTypeNames, required()),
  ...titles,
  publishedOn: detailFields.publishedOn,
  opensOn: calendarDate(inListWithDeadlines),
  closesOn: calendarDate(inListWithDeadlines, closesInTime),
  corrects: code(pattern(/^\d{1,15}$/, 'documents.cannot_correct')),
  file: file({ types: documentTypes, megabytes: largestDocumentMb }, required()),
  ...beginningFields,
  // Made by the page, so that the same form sent twice is one document.
  submission: code(pattern(/^[\w-]{8,64}$/)),
})
export type SentDocument = FormValue<typeof newDocument.fields>

export const changedDetails = form({ ...one, ...detailFields, ...versionField })
export type ChangedDetails = FormValue<typeof changedDetails.fields>

const civilDate = z.nullable(z.string())

const listed = z.object({
  id: z.number(),
  type: z.enum(reportTypeNames),
  titleEn: z.string(),
  titleNe: z.string(),
  filename: z.string(),
  mediaType: z.string(),
  size: z.number(),
  published: z.string(),
  opensOn: civilDate,
  closesOn: civilDate,
  enteredAt: z.string(),
  ...publication,
})
export type OfficeDocument = z.infer<typeof listed>

const neighbour = z.nullable(z.object({ id: z.number(), titleEn: z.string(), titleNe: z.string() }))

/** `corrects` and `correctedBy` (the newest one) are told whatever state they are in. */
const document = z.extend(listed, { corrects: neighbour, correctedBy: neighbour, ...publishingLife })
export type DocumentFile = Omit<z.infer<typeof document>, 'may'> & { may: MayMove }

/** The columns the office's list can be ordered by; newest entered first unless asked otherwise. */
export const officeColumns = ['title', 'published', 'enteredAt'] as const

export const officeQuery = z.extend(deskQuery, {
  type: z.optional(z.enum(reportTypeNames)),
  sortBy: z.optional(z.enum(officeColumns)),
})
export type OfficeQuery = z.infer<typeof officeQuery>

const officePage = deskPage(listed)
export type OfficePage = z.infer<typeof officePage>

export const documentDesk = deskRows({
  path: '/admin/documents/{orgId}',
  for: 'documents:write',
  thing: 'a document',
  unknown: 'documents.unknown',
  output: document,
})

export const documentsOfficeApi = {
  listDocuments: {
    method: 'GET',
    path: '/admin/documents/{orgId}',
    for: 'documents:write',
    summary: 'A page of the documents of every list, in every publishing state, by list, state or words',
    input: officeQuery,
    output: officePage,
  },
  countDocuments: documentDesk.count,
  readDocument: {
    method: 'GET',
    path: '/admin/documents/{orgId}/{id}',
    for: 'documents:write',
    summary: 'One document with everything that was done to it and what may be done now',
    input: form(one),
    output: document,
  },
  documentFile: {
    method: 'GET',
    path: '/admin/documents/{orgId}/{id}/file',
    for: 'documents:write',
    summary: 'The file of a document, whether the public may see it or not',
    input: form(one),
    also: ['application/octet-stream'],
  },
  addDocument: {
    method: 'POST',
    path: '/admin/documents/{orgId}',
    for: 'documents:write',
    summary: 'Add a document with its file: published now, at a moment, or a draft; the same `submission` twice is one',
    input: newDocument,
    output: document,
    answers: 201,
    body: 'multipart',
    largestBody: (largestDocumentMb + 1) * 1024 * 1024,
  },
  changeDocument: {
    method: 'PUT',
    path: '/admin/documents/{orgId}/{id}',
    for: 'documents:write',
    summary: 'Put titles and dates right; what they were stays in the audit, the file stays as it is',
    input: changedDetails,
    output: document,
    conflicts: versionConflicts,
  },
  publishDocument: documentDesk.publish,
  expireDocument: documentDesk.expire,
  withdrawDocument: documentDesk.withdraw,
  draftDocument: documentDesk.draft,
} as const satisfies Contract
