// What is a document of the report lists, which nine lists are there, and how are they asked for?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'

/** The nine report types. `deadlines`: its documents carry opening and closing dates. */
export const reportTypes = [
  { type: 'annual', path: '/publications/annual-reports', deadlines: false },
  { type: 'audit', path: '/publications/audit-reports', deadlines: false },
  { type: 'waterQualityTestReport', path: '/publications/water-quality-test-report', deadlines: false },
  { type: 'downloads', path: '/publications/downloads', deadlines: false },
  { type: 'tender', path: '/notices/tender-notices', deadlines: true },
  { type: 'vacancy', path: '/notices/vacancy', deadlines: true },
  { type: 'tariff', path: '/notices/tariff-and-others', deadlines: false },
  { type: 'consumer', path: '/notices/consumer-notice', deadlines: false },
  { type: 'career', path: '/career', deadlines: true },
] as const

export type ReportTypeRow = (typeof reportTypes)[number]
export type ReportType = ReportTypeRow['type']

export const reportTypeNames = reportTypes.map((row) => row.type)

/** The columns a list can be ordered by. `title` is the title in the reader's language. */
export const sortColumns = ['title', 'filename', 'size', 'published'] as const
export type SortColumn = (typeof sortColumns)[number]

export const windowStates = ['upcoming', 'open', 'closed'] as const
export type WindowState = (typeof windowStates)[number]

export const reportsQuery = z.extend(pageQuery, {
  type: z.enum(reportTypeNames),
  sortBy: z.optional(z.enum(sortColumns)),
})

export type ReportsQuery = z.infer<typeof reportsQuery>

const civilDate = z.nullable(z.string())

/** One row of a list. Dates are ISO civil dates in Nepal; `url` is below the site's origin. */
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
  opensOn: civilDate,
  closesOn: civilDate,
  state: z.nullable(z.enum(windowStates)),
  /** The document that this one corrects, and the newest one that corrects this. */
  corrects: z.nullable(z.number()),
  correctedBy: z.nullable(z.number()),
})

export type ListedDocument = z.infer<typeof listedDocument>

/** `totalIsLeast`: a search found so many that counting stopped at `total`. */
const reportsPage = z.extend(pageOf(listedDocument), { totalIsLeast: z.optional(z.boolean()) })

export type ReportsPage = z.infer<typeof reportsPage>

export const documentsApi = {
  reports: {
    method: 'GET',
    path: '/customer/reports/{orgId}',
    for: 'anyone',
    summary: 'One page of a report list: publications, notices or careers',
    input: reportsQuery,
    output: reportsPage,
  },
} satisfies Contract

/** The largest file a document may have, bytes. */
export const largestDocument = 25 * 1024 * 1024

/** A document to be entered. Dates are ISO civil dates; without `publishFrom` it goes public on its date, at once when that is past. */
export type NewDocument = {
  type: ReportType
  titleEn: string
  titleNe: string
  filename: string
  bytes: Uint8Array
  publishedOn: string
  opensOn?: string | null
  closesOn?: string | null
  /** Unique in the organisation; made from type, date and content when absent. */
  slug?: string
  /** The document that this one corrects. */
  correctsId?: number | null
  publishFrom?: Date
  publishUntil?: Date | null
  /** Entered only; published later. */
  draft?: boolean
}

/** The address of a document's file. Another file name leads to the right one. */
export function fileAddress({ id, filename }: { id: number; filename: string }): string {
  return `/files/${id}/${encodeURIComponent(filename)}`
}

export function reportTypeAt(path: string): ReportTypeRow | undefined {
  const plain = path.replace(/\/+$/, '')
  return reportTypes.find((row) => row.path === plain)
}
