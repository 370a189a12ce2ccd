// SQL of receipt books and their pages.

import { sql } from 'kysely'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { PagePart, PageState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    receiptBookPages: { state: 'entered' | 'void' | 'missing' }
  }
}

export type BookRow = Row<'receiptBooks'> & { entered: number; void: number; missing: number }
export type Author = { id: number | null; name: string; at: Date }
type Paging = { direction?: 'asc' | 'desc'; offset?: number; limit: number }
export type BooksRequest = { id?: number; search?: string | undefined }

/** By number, the newest first by default. */
export async function listBooks(
  scope: Scope,
  request: BooksRequest,
  { direction = 'desc', offset = 0, limit }: Paging,
): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select b.*, p.entered, p.void,
           (p.missing + case when p.last_known is null then 0 else p.last_known - b.first_page + 1 - k.known end)::integer as missing
      from (select * from ${found(scope, request)}
             order by b.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}) b
      cross join lateral (
        select (count(*) filter (where state = 'entered'))::integer as entered, (count(*) filter (where state = 'void'))::integer as void,
               (count(*) filter (where state = 'missing' and page > coalesce(l.last, 0)))::integer as missing, max(l.last) as last_known
          from (select max(page) filter (where state <> 'missing') as last from receipt_book_pages
                 where org_id = b.org_id and book_id = b.id) l
          left join receipt_book_pages on org_id = b.org_id and book_id = b.id) p
      cross join lateral (
        select count(*) as known from receipt_book_pages
         where org_id = b.org_id and book_id = b.id and page <= p.last_known and state <> 'missing') k
     order by b.id ${direction === 'asc' ? sql`asc` : sql`desc`}`.execute(scope.db)
  return rows
}

export function countBooks(scope: Scope, request: BooksRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, search }: BooksRequest) {
  return sql`receipt_books b where b.org_id = ${org.id} ${id === undefined ? sql`` : sql`and b.id = ${id}`}
    ${search === undefined ? sql`` : sql`and (b.series = ${search.toUpperCase()} or strpos(lower(b.handed_to), lower(${search})) > 0)`}`
}

/** Registrations and entries of books wait for each other. Released with the transaction. */
export async function lockBooks({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipt_books'), ${org.id})`.execute(db)
}

type NewBook = { series: string; firstPage: number; lastPage: number; handedTo: string; handedOn: string }

export async function hasOverlap({ db, org }: Scope, { series, firstPage, lastPage }: NewBook): Promise<boolean> {
  const { rows } = await sql`
    select from receipt_books where org_id = ${org.id} and series = ${series}
       and first_page <= ${lastPage} and last_page >= ${firstPage}`.execute(db)
  return rows.length > 0
}

export async function insertBook({ db, org }: Scope, book: NewBook, by: Author): Promise<number> {
  const { id } = await db
    .insertInto('receiptBooks')
    .values({ orgId: org.id, ...book, registeredAt: by.at, registeredById: by.id, registeredBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateReturned({ db, org }: Scope, id: number, on: string, by: Author): Promise<void> {
  await db
    .updateTable('receiptBooks')
    .set({ returnedOn: on, returnedById: by.id, returnedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export type PageRow = {
  page: number
  state: PageState
  paidOn: string | null
  fiscalYear: string | null
  number: number | null
  reason: string | null
  notedAt: Date | null
  notedById: number | null
  notedBy: string | null
}
export type PagesRequest = { part?: PagePart | undefined; page?: number | undefined }

/** By number, also those about which nothing is known; the states are those of `stateOfPage`. */
export async function listPages(
  scope: Scope,
  book: Pick<BookRow, 'id' | 'firstPage' | 'lastPage' | 'returnedOn'>,
  request: PagesRequest,
  { direction = 'asc', offset = 0, limit }: Paging,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select * from (${pagesOf(scope, book, request)}) g
     order by page ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countPages(scope: Scope, book: BookRow, request: PagesRequest, max: number): Promise<number> {
  return countUpTo(scope, pagesOf(scope, book, request), max)
}

function pagesOf(
  { org }: Scope,
  { id, firstPage, lastPage, returnedOn }: Pick<BookRow, 'id' | 'firstPage' | 'lastPage' | 'returnedOn'>,
  { part, page }: PagesRequest,
) {
  return sql`
    select * from (
      select n.page, coalesce(p.state, case when n.page < k.last_known then 'gap'
               when ${returnedOn !== null}::boolean then 'unused' else 'open' end) as state,
             p.paid_on, p.fiscal_year, p.number, p.reason, p.noted_at, p.noted_by_id, p.noted_by
        from generate_series(${firstPage}::integer, ${lastPage}::integer) n (page)
        cross join (select coalesce(max(page) filter (where state <> 'missing'), 0) as last_known from receipt_book_pages
                     where org_id = ${org.id} and book_id = ${id}) k
        left join receipt_book_pages p on p.org_id = ${org.id} and p.book_id = ${id} and p.page = n.page) known
     where ${part === 'missing' ? sql`state in ('missing', 'gap')` : sql`true`} ${page === undefined ? sql`` : sql`and page = ${page}`}`
}

type NotedPage = { page: number } & (
  | ({ state: 'entered'; paidOn: string } & YearlyNumber)
  | { state: 'void' | 'missing'; reason: string }
)

/** What is known of a page, once; a page that was noted as missing can be found. Returns whether it was noted. */
export async function insertPage({ db, org }: Scope, bookId: number, noted: NotedPage, by: Author): Promise<boolean> {
  const { page, ...known } = noted
  const blank = { paidOn: null, fiscalYear: null, number: null, reason: null }
  const row = { ...blank, ...known, notedAt: by.at, notedById: by.id, notedBy: by.name }
  const inserted = await db
    .insertInto('receiptBookPages')
    .values({ orgId: org.id, bookId, page, ...row })
    .onConflict((conflict) =>
      conflict.columns(['orgId', 'bookId', 'page']).doUpdateSet(row).where('receiptBookPages.state', '=', 'missing'),
    )
    .returning('page')
    .executeTakeFirst()
  return inserted !== undefined
}
