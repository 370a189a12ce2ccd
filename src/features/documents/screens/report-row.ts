// Rows of a report list in its page: without what follows from the rest of the row, and without nulls and empty lists.

import { inLanguage, type Language } from '#kit/language.ts'
import type { ListedDocument } from '../contract/api.ts'
import { fileAddress } from '../contract/lists.ts'

type Nullable = {
  [Name in keyof ListedDocument]: null extends ListedDocument[Name] ? Name : never
}[keyof ListedDocument]
const derived = ['type', 'title', 'url'] as const
type Derived = (typeof derived)[number]

/** Half of the bytes that the rows have in the API. */
export type ReportRow = Omit<ListedDocument, Nullable | Derived | 'supersedes'> &
  Partial<Pick<ListedDocument, Nullable | 'supersedes'>>

export function rowOf(document: ListedDocument): ReportRow {
  const kept = Object.entries(document).filter(
    ([name, value]) => value !== null && !isEmptyList(value) && !derived.some((one) => one === name),
  )
  return Object.fromEntries(kept) as ReportRow
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** The document as the API has it. */
export function documentOf(row: ReportRow, type: ListedDocument['type'], language: Language): ListedDocument {
  const title = inLanguage({ en: row.titleEn, ne: row.titleNe }, language).text
  return { ...withoutValues, ...row, type, title, url: fileAddress(row) }
}

const withoutValues: Record<Nullable, null> & Pick<ListedDocument, 'supersedes'> = {
  supersedes: [],
  opensOn: null,
  closesOn: null,
  closesTime: null,
  bidsOpenOn: null,
  bidsOpenTime: null,
  earlierClosesOn: null,
  earlierClosesTime: null,
  closingChanged: null,
  state: null,
  corrects: null,
  correctedBy: null,
}
