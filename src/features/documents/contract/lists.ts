// The nine report lists, their sort columns, and the file types of documents. No schema, so that screens may import it.

/** Names of documents in the admin rows and the audit. */
export const documentNoun = { singular: 'document', plural: 'documents', label: { en: 'Document', ne: 'कागजात' } }

/** The nine report types. `deadlines`: its documents have opening and closing dates. */
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

/** Whether documents of this list have opening and closing dates. */
export function hasDeadlines(type: unknown): boolean {
  return reportTypes.some((row) => row.type === type && row.deadlines)
}

/** Maximum size of a file, megabytes. */
export const maxDocumentMegabytes = 25

/** The columns a list can be ordered by. `title` is the title in the reader's language. */
export const sortColumns = ['title', 'filename', 'size', 'published'] as const
export type SortColumn = (typeof sortColumns)[number]

export const windowStates = ['upcoming', 'open', 'closed'] as const
export type WindowState = (typeof windowStates)[number]

/** File kinds shown to readers; one kind has several media types. */
export const fileKinds = ['pdf', 'word', 'excel', 'picture', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

/** The address of a document's file. Another file name redirects to this one. */
export function fileAddress({ id, filename }: { id: number; filename: string }): string {
  return `/files/${id}/${encodeURIComponent(filename)}`
}

export function reportTypeAt(path: string): ReportTypeRow | undefined {
  const plain = path.replace(/\/+$/, '')
  return reportTypes.find((row) => row.path === plain)
}

const office = 'application/vnd.openxmlformats-officedocument'

/** The media types of each kind. */
export const mediaTypesOf: Record<FileKind, readonly string[]> = {
  pdf: ['application/pdf'],
  word: ['application/msword', `${office}.wordprocessingml.document`],
  excel: ['application/vnd.ms-excel', `${office}.spreadsheetml.sheet`],
  picture: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  zip: ['application/zip'],
}

/** undefined for a type that no document has. @example fileKindOf('application/pdf') // 'pdf' */
export function fileKindOf(mediaType: string): FileKind | undefined {
  return fileKinds.find((kind) => mediaTypesOf[kind].includes(mediaType))
}
