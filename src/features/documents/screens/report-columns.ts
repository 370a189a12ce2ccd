// Columns of the report lists, and the query made from the table state.

import type { Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults, TableState } from '#kit/table/query.ts'
import type { ListedDocument } from '../contract/api.ts'
import type { ReportsQuery } from '../contract/query.ts'
import type { ReportTypeRow } from '../contract/lists.ts'
import type { ListPart } from '../contract/lists.ts'
import { fileKindOf, fileKinds, hasBids, listParts, sortColumns } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { dayOrInstant } from '../rules.ts'

/** A part of a list with last dates, or the whole list. */
export type ReportView = ListPart | 'all'
export const reportViews = [...listParts, 'all'] as const

/** What closes soonest first, of the closed the last; the whole list newest first. */
export function reportDefaults(view: ReportView): TableDefaults {
  return defaultsOf[view]
}

const defaultsOf: Record<ReportView, TableDefaults> = {
  current: { sortBy: 'closesOn', sortOrder: 'asc' },
  closed: { sortBy: 'closesOn', sortOrder: 'desc' },
  all: { sortBy: 'published', sortOrder: 'desc' },
}

/** The columns of the specification, and hidden ones for file kind and deadlines. Returns the same array for the same type. */
export function reportColumns({
  type,
  deadlines,
}: Pick<ReportTypeRow, 'type' | 'deadlines'>): Column<ListedDocument>[] {
  const cached = columnsByType.get(type)
  if (cached) return cached
  const columns = [...common, ...(deadlines ? dates : []), ...(hasBids(type) ? [bidsOpen] : []), download]
  columnsByType.set(type, columns)
  return columns
}

/** The list query for a table state. */
export function reportsQueryOf(type: ReportsQuery['type'], view: ReportView, state: TableState): ReportsQuery {
  const { page, limit, sortOrder, search, filters } = state
  const sortBy = sortColumns.find((column) => column === state.sortBy)
  const kind = fileKinds.find((kind) => kind === filters.kind)
  const { title, filename } = filters
  const size = typeof filters.size === 'object' ? filters.size : {}
  const range = typeof filters.published === 'object' ? filters.published : {}
  const closes = typeof filters.closesOn === 'object' ? filters.closesOn : {}
  return {
    type,
    page,
    limit,
    ...(sortBy ? { sortBy, sortOrder } : {}),
    ...(search ? { search } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof filename === 'string' ? { filename } : {}),
    ...(kind ? { kind } : {}),
    ...(size.from ? { sizeFrom: Number(size.from) } : {}),
    ...(size.to ? { sizeTo: Number(size.to) } : {}),
    ...(range.from ? { publishedFrom: range.from } : {}),
    ...(range.to ? { publishedTo: range.to } : {}),
    ...(closes.from ? { closesOnFrom: closes.from } : {}),
    ...(closes.to ? { closesOnTo: closes.to } : {}),
    ...(view === 'all' ? {} : { part: view }),
  }
}

const columnsByType = new Map<string, Column<ListedDocument>[]>()

const common: Column<ListedDocument>[] = [
  {
    key: 'title',
    label: documentMessages['documents.column.title'],
    sortable: true,
    width: 440,
    minWidth: 200,
    filter: { type: 'text' },
    value: ({ titleEn, titleNe }): Bilingual => ({ en: titleEn, ne: titleNe }),
  },
  {
    key: 'filename',
    label: documentMessages['documents.column.filename'],
    sortable: true,
    width: 220,
    minWidth: 140,
    quiet: true,
    filter: { type: 'text' },
  },
  {
    key: 'kind',
    label: documentMessages['documents.column.kind'],
    hidden: true,
    value: ({ mediaType }) => fileKindOf(mediaType),
    filter: {
      type: 'select',
      options: fileKinds.map((value) => ({ value, label: documentMessages[`documents.kind.${value}`] })),
    },
  },
  {
    key: 'size',
    label: documentMessages['documents.column.size'],
    kind: 'size',
    sortable: true,
    filter: { type: 'sizerange' },
  },
  {
    key: 'published',
    label: documentMessages['documents.column.published'],
    kind: 'date',
    sortable: true,
    filter: { type: 'daterange' },
  },
]

const dates: Column<ListedDocument>[] = [
  { key: 'opensOn', label: documentMessages['documents.column.opensOn'], kind: 'date', hidden: true },
  {
    key: 'closesOn',
    label: documentMessages['documents.column.closesOn'],
    kind: 'date',
    hidden: true,
    sortable: true,
    filter: { type: 'daterange' },
    value: ({ closesOn, closesTime }) => closesOn && dayOrInstant(closesOn, closesTime),
  },
]

const bidsOpen: Column<ListedDocument> = {
  key: 'bidsOpenOn',
  label: documentMessages['documents.column.bidsOpenOn'],
  kind: 'date',
  hidden: true,
  value: ({ bidsOpenOn, bidsOpenTime }) => bidsOpenOn && dayOrInstant(bidsOpenOn, bidsOpenTime),
}

const download: Column<ListedDocument> = {
  key: 'download',
  label: documentMessages['documents.column.download'],
  exportable: false,
  value: ({ url }) => url,
}
