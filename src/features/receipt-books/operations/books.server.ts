// Receipt books: registered, listed, returned, with their pages.

import { authorOf, namedActs, type Act } from '#features/bills/operations/author.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import type { BookPage, ReceiptBook } from '../contract/api.ts'
import type { notedStates, PagePart } from '../contract/forms.ts'
import { hasPage, mayRegister } from '../rules.ts'
import {
  countBooks,
  countPages,
  hasOverlap,
  insertBook,
  insertPage,
  listBooks,
  listPages,
  lockBooks,
  updateReturned,
  type BookRow,
  type PageRow,
} from '../store.server.ts'

export async function readReceiptBooks(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search }: ListQuery,
): Promise<CountedPage<ReceiptBook>> {
  const request = { search: search ? toAsciiDigits(search.trim()) || undefined : undefined }
  const counted = await countBooks(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listBooks(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await booksOf(ctx, rows), counted)
}

export async function readReceiptBook(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ReceiptBook> {
  return (await booksOf(ctx, [await requireBook(ctx, id)]))[0]!
}

type SentBook = {
  series: string
  firstPage: number
  lastPage: number
  handedTo: string
  handedOn: string
  submission?: string | undefined
}

/** Sent twice, it is registered once. Pages of one series belong to one book. */
export async function registerBook(ctx: Ctx<Staff>, { submission: key, ...sent }: SentBook): Promise<ReceiptBook> {
  const { firstPage, lastPage, handedTo, handedOn } = sent
  const book = { series: sent.series.toUpperCase(), firstPage, lastPage, handedTo, handedOn }
  return once(ctx, { scope: `receipt-books ${ctx.actor.id}`, key, content: book }, async (tx) => {
    const may = mayRegister(book, inNepal(tx.now).date)
    if (!may.ok) refuseField(may.key === 'books.day_to_come' ? 'handedOn' : 'lastPage', may.key, may.values)
    await lockBooks(tx)
    if (await hasOverlap(tx, book)) refuse('conflict', 'books.overlaps')
    const id = await insertBook(tx, book, authorOf(tx))
    await record(tx, { action: 'books.registered', target: book.series, changes: { book: id, ...book } })
    return readReceiptBook(tx, { id })
  })
}

export async function returnBook(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ReceiptBook> {
  return transaction(ctx, async (tx) => {
    await lockBooks(tx)
    const { series, returnedOn } = await requireBook(tx, id)
    if (returnedOn !== null) refuse('conflict', 'books.returned_already')
    await updateReturned(tx, id, inNepal(tx.now).date, authorOf(tx))
    await record(tx, { action: 'books.returned', target: series, changes: { book: id } })
    return readReceiptBook(tx, { id })
  })
}

export async function readBookPages(
  ctx: Ctx<Staff>,
  { id, page, limit, sortOrder, search, part }: ListQuery & { id: number; part?: PagePart | undefined },
): Promise<CountedPage<BookPage>> {
  const book = await requireBook(ctx, id)
  const request = { part, page: search ? pageOf(search) : undefined }
  const counted = await countPages(ctx, book, request, maxCounted + 1)
  const direction = sortOrder === 'desc' ? 'desc' : 'asc'
  const rows = await listPages(ctx, book, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await pagesOf(ctx, rows), counted)
}

/** No book has a page 0. */
function pageOf(search: string): number {
  return Number(/^\d{1,9}$/.exec(toAsciiDigits(search.trim()))?.[0] ?? 0)
}

type SentNote = { id: number; page: number; state: (typeof notedStates)[number]; reason: string }

/** Once; a page that is entered or void is not noted again. */
export async function notePage(ctx: Ctx<Staff>, { id, page, state, reason }: SentNote): Promise<BookPage> {
  return transaction(ctx, async (tx) => {
    await lockBooks(tx)
    const book = await requireBook(tx, id)
    const may = hasPage(book, page)
    if (!may.ok) refuseField('page', may.key, may.values)
    if (!(await insertPage(tx, id, { page, state, reason }, authorOf(tx)))) refuse('conflict', 'books.page_known')
    await record(tx, { action: 'books.page_noted', target: `${book.series}-${page}`, changes: { state, reason } })
    return readPage(tx, book, page)
  })
}

export async function readPage(ctx: Ctx, book: BookRow, page: number): Promise<BookPage> {
  return (await pagesOf(ctx, await listPages(ctx, book, { page }, { limit: 1 })))[0]!
}

export async function requireBook(ctx: Ctx, id: number): Promise<BookRow> {
  return (await listBooks(ctx, { id }, { limit: 1 }))[0] ?? refuse('missing', 'books.unknown')
}

async function booksOf(ctx: Ctx, rows: readonly BookRow[]): Promise<ReceiptBook[]> {
  const named = await namedActs(ctx, rows.map(registeredAct))
  return rows.map((row) => {
    const { id, series, firstPage, lastPage, handedTo, handedOn, returnedOn, entered, void: spoilt, missing } = row
    const registered = named(registeredAct(row))
    return {
      id,
      series,
      firstPage,
      lastPage,
      handedTo,
      handedOn,
      registered,
      returnedOn,
      entered,
      void: spoilt,
      missing,
    }
  })
}

async function pagesOf(ctx: Ctx, rows: readonly PageRow[]): Promise<BookPage[]> {
  const named = await namedActs(ctx, rows.map(notedAct))
  return rows.map((row) => {
    const { page, state, paidOn, fiscalYear, number, reason } = row
    const noted = notedAct(row)
    const receipt = number === null ? null : yearlyNumberText({ fiscalYear: fiscalYear!, number })
    return { page, state, paidOn, receipt, reason, noted: noted && named(noted) }
  })
}

function registeredAct({ registeredAt: at, registeredById: byId, registeredBy: byName }: BookRow): Act {
  return { at, byId, byName }
}

function notedAct({ notedAt: at, notedById: byId, notedBy }: PageRow): Act | null {
  return at && { at, byId, byName: notedBy! }
}
