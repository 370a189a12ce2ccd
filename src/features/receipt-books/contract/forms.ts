// Forms of receipt books and their pages; without schemas, so that the browser can load them.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, longText, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, minLength, pattern, required } from '#kit/validation/rules.ts'

export const maxPages = 1000
const maxPage = 9_999_999
const page = number(required(), integer(), min(1), max(maxPage))

export const bookFields = {
  series: code(required(), maxLength(12), pattern(/^[A-Za-z0-9-]{1,12}$/, 'books.series_wrong')),
  firstPage: page,
  lastPage: page,
  handedTo: text(required(), maxLength(120)),
  handedOn: calendarDate(required()),
}
export const bookForm = form(bookFields)

export const bookTenders = ['cash', 'cheque'] as const
const maxTaken = 1_000_000

export const pageFields = {
  page,
  paidOn: calendarDate(required()),
  customerNumber: code(required(), maxLength(20)),
  rupees: number(required(), integer(), min(1), max(maxTaken)),
  tender: choice(bookTenders, required()),
  reference: text(maxLength(80)),
}
export const pageForm = form(pageFields)

/** What is noted about a page that no receipt was given on. */
export const notedStates = ['void', 'missing'] as const
export const noteFields = {
  page,
  state: choice(notedStates, required()),
  reason: longText(required(), minLength(5), maxLength(400)),
}
export const noteForm = form(noteFields)

/**
 * `entered`: a receipt was given and is in the ledger. `void`: spoilt. `missing`: noted as missing, or a gap: a later page was entered, or the book is
 * returned. `open`: not used yet. `unused`: returned without use.
 */
export const pageStates = ['entered', 'void', 'missing', 'gap', 'open', 'unused'] as const
export type PageState = (typeof pageStates)[number]

/** The parts of the list of pages. */
export const pageParts = ['all', 'missing'] as const
export type PagePart = (typeof pageParts)[number]
