// HTTP API of the office's documents: add, correct, publish and withdraw them.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { deskRows } from '#features/publishing/contract/desk.ts'
import { versionConflicts } from '#features/publishing/contract/fields.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { largestDocumentMb, reportTypeNames } from './lists.ts'
import { changedDetails, newDocument, one } from './office-forms.ts'
import { officeQuery } from './office-query.ts'

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
export type DocumentFile = z.infer<typeof document>

const officePage = countedPageOf(listed)
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
    input: form({ orgId, ...newDocument.fields }),
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

export type DocumentsOfficeApi = typeof documentsOfficeApi
