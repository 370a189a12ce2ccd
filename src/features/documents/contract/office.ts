// Admin API of documents: list, read, add, correct, publish, and the file.

import * as z from 'zod/mini'
import type { Contract, OutputOf } from '#kit/contract.ts'
import { form } from '#kit/validation/form.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { deadlines } from './api.ts'
import { documentNoun, maxDocumentMegabytes, reportTypeNames } from './lists.ts'
import { changedDetails, newDocument, documentPath } from './office-forms.ts'
import { officeQuery } from './office-query.ts'

const listed = z.object({
  id: z.number(),
  type: z.enum(reportTypeNames),
  titleEn: z.string(),
  titleNe: z.string(),
  filename: z.string(),
  mediaType: z.string(),
  size: z.number(),
  published: z.string(),
  ...deadlines,
  enteredAt: z.string(),
  ...publication,
})
export type OfficeDocument = z.infer<typeof listed>

const neighbour = z.nullable(z.object({ id: z.number(), titleEn: z.string(), titleNe: z.string() }))

/** `corrects` and `correctedBy` (the newest one) are included in any state. */
const document = z.extend(listed, { corrects: neighbour, correctedBy: neighbour, ...publishingLife })
export type DocumentDetails = z.infer<typeof document>

export const documentAdmin = publishedContract({
  path: '/admin/documents/{orgId}',
  for: 'documents:write',
  noun: documentNoun,
  unknown: 'documents.unknown',
  query: officeQuery,
  listed,
  item: document,
  adds: newDocument,
  changes: changedDetails,
  maxBodyBytes: (maxDocumentMegabytes + 1) * 1024 * 1024,
})
export type DocumentAdmin = typeof documentAdmin
export type OfficePage = OutputOf<DocumentAdmin['list']>

export const documentFileApi = {
  documentFile: {
    method: 'GET',
    path: '/admin/documents/{orgId}/{id}/file',
    for: 'documents:write',
    summary: {
      en: 'The file of a document, whether the public may see it or not',
      ne: 'कागजातको फाइल, कागजात सार्वजनिक भए पनि नभए पनि',
    },
    input: form(documentPath),
    also: ['application/octet-stream'],
  },
} as const satisfies Contract
export type DocumentFileApi = typeof documentFileApi
