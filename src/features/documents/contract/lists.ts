// The nine report lists, their sort columns, and the file types of documents. No schema, so that screens may import it.

import type { Bilingual } from '#kit/language.ts'

/** Names of documents in the admin rows and the audit. */
export const documentNoun = { singular: 'document', plural: 'documents', label: { en: 'Document', ne: 'कागजात' } }

/**
 * The nine report types, in the order in which lists of them are shown. `deadlines`: its documents have opening and closing dates. `menu`:
 * its entry in the public menu, under its title unless it has a label of its own; without `order` it is in the breadcrumbs only.
 */
export const reportTypes = [
  {
    type: 'annual',
    path: '/publications/annual-reports',
    deadlines: false,
    title: { en: 'Annual reports', ne: 'वार्षिक प्रतिवेदन' },
    subtitle: {
      en: 'Work completed, income and expenditure of each fiscal year.',
      ne: 'प्रत्येक आर्थिक वर्षमा सम्पन्न कार्य, आम्दानी र खर्चको विवरण।',
    },
    menu: { group: 'publications', order: 10 },
  },
  {
    type: 'audit',
    path: '/publications/audit-reports',
    deadlines: false,
    title: { en: 'Audit reports', ne: 'लेखापरीक्षण प्रतिवेदन' },
    subtitle: {
      en: 'Audit reports on the accounts of each fiscal year.',
      ne: 'प्रत्येक आर्थिक वर्षको आर्थिक कारोबारको लेखापरीक्षण प्रतिवेदन।',
    },
    menu: { group: 'publications', order: 20 },
  },
  {
    type: 'waterQualityTestReport',
    path: '/publications/water-quality-test-report',
    deadlines: false,
    title: { en: 'Water quality test reports', ne: 'पानीको गुणस्तर परीक्षण प्रतिवेदन' },
    subtitle: {
      en: 'Laboratory test results of the water we supply.',
      ne: 'वितरण गरिएको पानीको प्रयोगशाला परीक्षणको नतिजा।',
    },
    menu: {
      label: { en: 'Water quality report', ne: 'पानीको गुणस्तर प्रतिवेदन' },
      group: 'publications',
      order: 30,
    },
  },
  {
    type: 'downloads',
    path: '/publications/downloads',
    deadlines: false,
    title: { en: 'Downloads', ne: 'डाउनलोड' },
    subtitle: {
      en: 'Forms to fill in or print, and other documents.',
      ne: 'भर्न र मुद्रण गर्न मिल्ने फाराम तथा अन्य कागजात।',
    },
    menu: { group: 'publications', order: 40 },
  },
  {
    type: 'tender',
    path: '/notices/tender-notices',
    deadlines: true,
    title: { en: 'Tender notices', ne: 'बोलपत्र आह्वानसम्बन्धी सूचना' },
    subtitle: {
      en: 'Invitations to bid and to quote, with their closing dates and corrections.',
      ne: 'बोलपत्र तथा दरभाउपत्र आह्वानका सूचना, तिनको अन्तिम मिति र संशोधन।',
    },
    menu: { group: 'notices', order: 10 },
  },
  {
    type: 'vacancy',
    path: '/notices/vacancy',
    deadlines: true,
    title: { en: 'Vacancy', ne: 'पदपूर्तिसम्बन्धी सूचना' },
    subtitle: {
      en: 'Open positions and application deadlines.',
      ne: 'पदपूर्ति गरिने पदहरू र दरखास्त दिने अन्तिम मिति।',
    },
    menu: { group: 'notices' },
  },
  {
    type: 'tariff',
    path: '/notices/tariff-and-others',
    deadlines: false,
    title: { en: 'Tariff and others', ne: 'महसुल तथा अन्य' },
    subtitle: {
      en: 'Notices about tariffs, charges, rebates and other rules.',
      ne: 'महसुल, दस्तुर, छुट तथा अन्य नियमसम्बन्धी सूचना।',
    },
    menu: { group: 'notices', order: 20 },
  },
  {
    type: 'consumer',
    path: '/notices/consumer-notice',
    deadlines: false,
    title: { en: 'Consumer notice', ne: 'उपभोक्ता सूचना' },
    subtitle: {
      en: 'Supply interruptions, meter reading, payments and other notices for consumers.',
      ne: 'पानी वितरण अवरोध, मिटर रिडिङ, महसुल भुक्तानीलगायत उपभोक्तासँग सम्बन्धित सूचना।',
    },
    menu: { group: 'notices', order: 30 },
  },
  {
    type: 'career',
    path: '/career',
    deadlines: true,
    title: { en: 'Career', ne: 'रोजगारी' },
    subtitle: {
      en: 'Examinations, results and other notices for job applicants.',
      ne: 'संस्थामा काम गर्न चाहनेका लागि परीक्षा, नतिजा तथा अन्य सूचना।',
    },
    menu: { order: 50 },
  },
] as const satisfies readonly { title: Bilingual; subtitle: Bilingual; [name: string]: unknown }[]

export type ReportTypeRow = (typeof reportTypes)[number]
export type ReportType = ReportTypeRow['type']

export const reportTypeNames = reportTypes.map((row) => row.type)

/** Whether documents of this list have opening and closing dates. */
export function hasDeadlines(type: unknown): boolean {
  return reportTypes.some((row) => row.type === type && row.deadlines)
}

/**
 * The dates of a call, civil dates, and its hours, 'HH:MM' in Nepal. Without `closesTime` the whole last day is open; `bids…` is the
 * opening of the bids.
 */
export const deadlineFields = ['opensOn', 'closesOn', 'closesTime', 'bidsOpenOn', 'bidsOpenTime'] as const
export type Deadlines = Record<(typeof deadlineFields)[number], string | null>

/** Whether documents of this list state when bids are opened. */
export function hasBids(type: unknown): boolean {
  return type === 'tender'
}

/** Maximum size of a file, megabytes. */
export const maxDocumentMegabytes = 25

/** The columns a list can be ordered by. `title` is the title in the reader's language; without a last date `closesOn` is 90 days after publication. */
export const sortColumns = ['title', 'filename', 'size', 'published', 'closesOn'] as const
export type SortColumn = (typeof sortColumns)[number]

export const windowStates = ['upcoming', 'open', 'closed'] as const
export type WindowState = (typeof windowStates)[number]

/**
 * The parts of a list with last dates. current: not closed, or without a last date published in the last 90 days. Neither part has what a
 * later notice corrects: that is named by its correction.
 */
export const listParts = ['current', 'closed'] as const
export type ListPart = (typeof listParts)[number]

/** File kinds shown to readers; one kind has several media types. */
export const fileKinds = ['pdf', 'word', 'excel', 'picture', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

/** The address of a document's file. Another file name redirects to this one. */
export function fileAddress({ id, filename }: { id: number; filename: string }): string {
  return `/files/${id}/${encodeURIComponent(filename)}`
}

/** The address of a document's own page. Another name redirects to this one. */
export function documentAddress({ id, slug }: { id: number; slug: string }): string {
  return `/documents/${id}/${slug}`
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
