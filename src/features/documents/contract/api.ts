// HTTP API of the report lists.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { itemFields } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import type { Deadlines, ReportType } from './lists.ts'
import { maxDocumentMegabytes, reportTypeNames, windowStates } from './lists.ts'
import { allReportsQuery, reportsQuery } from './query.ts'

const civilDate = z.nullable(z.string())
const timeOfDay = z.nullable(z.string())

/** Dates are ISO civil dates, times HH:MM in Nepal. */
export const deadlines = {
  opensOn: civilDate,
  closesOn: civilDate,
  closesTime: timeOfDay,
  bidsOpenOn: civilDate,
  bidsOpenTime: timeOfDay,
} satisfies Record<keyof Deadlines, typeof civilDate>

/** Another document that this one corrects or that corrects it; `url` is that of its file. */
const relatedDocument = z.object({
  id: z.number(),
  title: z.string(),
  published: z.string(),
  url: z.string(),
  page: z.string(),
})

/** One row of a list. Dates are ISO civil dates in Nepal; `url`, of the file, and `page` are below the site's origin. */
export const listedDocument = z.object({
  id: z.number(),
  type: z.enum(reportTypeNames),
  title: z.string(),
  titleEn: z.string(),
  titleNe: z.string(),
  filename: z.string(),
  mediaType: z.string(),
  size: z.number(),
  published: z.string(),
  url: z.string(),
  page: z.string(),
  /** The last date that holds; `earlierCloses…` was published before a correction or a later notice changed it. */
  ...deadlines,
  earlierClosesOn: civilDate,
  earlierClosesTime: timeOfDay,
  /** The day of a correction of these dates, and its reason in one language or both. */
  closingChanged: z.nullable(z.object({ on: z.string(), en: z.string(), ne: z.string() })),
  state: z.nullable(z.enum(windowStates)),
  /** The document that this one corrects, and the newest one that corrects this. */
  corrects: z.nullable(z.number()),
  correctedBy: z.nullable(z.number()),
  /** What this one corrects, and what that corrected, newest first. */
  supersedes: z.array(relatedDocument),
})

export type ListedDocument = z.infer<typeof listedDocument>

/** A document with what its own page tells beside the list. */
export const publicDocument = z.extend(listedDocument, {
  /** The SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  /** The moment from which the public could read it here, ISO 8601. */
  publishedAt: z.string(),
  /** What corrects this one, directly or through another correction, newest first. */
  corrections: z.array(relatedDocument),
})

export type PublicDocument = z.infer<typeof publicDocument>

const reportsPage = countedPageOf(listedDocument)

export type ReportsPage = z.infer<typeof reportsPage>

/** The number of public documents in a list, and the date of the newest. */
export type ReportTotal = { type: ReportType; path: string; count: number; newest: string | null }

export const documentsApi = {
  reports: {
    method: 'GET',
    path: '/customer/reports/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'One page of a report list: publications, notices or careers',
      ne: 'प्रकाशन, सूचना वा रोजगारीको कुनै एक सूची (एक पृष्ठ)',
    },
    input: reportsQuery,
    output: reportsPage,
  },
  allReports: {
    method: 'GET',
    path: '/customer/reports/{orgId}/all',
    for: 'anyone',
    summary: {
      en: 'Every matching row of a report list, one JSON object per line; x-total-count is their number where it is known',
      ne: 'सूचीका छनोटसँग मिल्ने सबै विवरण, प्रत्येक पङ्क्तिमा एउटा JSON; `x-total-count` मा थाहा भएसम्म जम्मा सङ्ख्या',
    },
    input: allReportsQuery,
    also: ['application/x-ndjson'],
  },
  document: {
    method: 'GET',
    path: '/customer/documents/{orgId}/{id}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'One document: its dates and state, corrections both ways, and the check sum of its file',
      ne: 'कुनै एक कागजात: मिति र अवस्था, दुवैतर्फका संशोधन र फाइलको जाँच सङ्ख्या',
    },
    input: form(itemFields('documents.unknown')),
    output: publicDocument,
  },
} as const satisfies Contract

export type DocumentsApi = typeof documentsApi

/** Maximum size of a file, bytes. */
export const maxDocumentBytes = maxDocumentMegabytes * 1024 * 1024

/** A new document. Dates are ISO civil dates; without `publishFrom` it is published on its date, immediately when that is past. */
export type NewDocument = Partial<Deadlines> & {
  type: ReportType
  titleEn: string
  titleNe: string
  filename: string
  bytes: Uint8Array
  publishedOn: string
  /** Unique in the organisation; made from type, date and content when absent. */
  slug?: string
  /** The document that this one corrects. */
  correctsId?: number | null
  publishFrom?: Date
  publishUntil?: Date | null
  /** Remains a draft; published later by a transition. */
  draft?: boolean
}
