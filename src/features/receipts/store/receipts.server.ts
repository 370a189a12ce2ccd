// SQL of receipts: inserted with the numbers after the last, found and listed with what was reversed since.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Purpose, ReceiptPart, Tender } from '../contract/receipt.ts'
import type { NewReceiptLine } from '../rules/lines.ts'

export type Payer = { nameEn: string; nameNe: string }
/** @example { number: 'A-12', on: '2026-11-20' } */
export type Paper = { number: string; on: string }
export type StoredReceipt = {
  code: string
  paper: Paper | undefined
  payer: Payer | undefined
  tender: Tender
  tenderReference: string
  lines: readonly NewReceiptLine[]
}
export type Issuer = { at: Date; on: string; id: number | null; name: string }

/** Receipts are numbered one transaction after the other, so that no number is left out. */
export async function lockReceipts({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipts'), ${org.id})`.execute(db)
}

export async function findLastNumber({ db, org }: Scope, fiscalYear: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from receipts where org_id = ${org.id} and fiscal_year = ${fiscalYear}`.execute(
    db,
  )
  return rows[0]!.last
}

/** Inserts receipts with the numbers from `first` on, whatever their number with one parameter each. A payer that is not given is who holds the first connection. */
export async function insertReceipts(
  { db, org }: Scope,
  receipts: readonly StoredReceipt[],
  { fiscalYear, number: first }: YearlyNumber,
  by: Issuer,
): Promise<void> {
  const rows = receipts.map(({ code, paper, payer, tender, tenderReference, lines }, place) => ({
    number: first + place,
    code,
    name_en: payer?.nameEn,
    name_ne: payer?.nameNe,
    tender,
    tender_reference: tenderReference,
    paper_number: paper?.number ?? '',
    paper_on: paper?.on ?? null,
    amount_paisa: lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    connection_id: lines.find(({ connectionId }) => connectionId !== null)?.connectionId ?? null,
  }))
  const lines = receipts.flatMap((receipt, place) =>
    receipt.lines.map(({ purpose, connectionId, entryId, amountPaisa, title }, line) => {
      const titles = { title_en: title?.en ?? '', title_ne: title?.ne ?? '' }
      const own = { purpose, connection_id: connectionId, entry_id: entryId, amount_paisa: amountPaisa, ...titles }
      return { ...own, number: first + place, line: line + 1 }
    }),
  )
  await sql`
    insert into receipts (org_id, fiscal_year, number, code, issued_at, issued_on, payer_name_en, payer_name_ne, tender, tender_reference,
      amount_paisa, paper_number, paper_on, author_id, author_name)
    select ${org.id}::integer, ${fiscalYear}, r.number, r.code, ${by.at}::timestamptz, ${by.on}::date,
           coalesce(r.name_en, h.name_en, ''), coalesce(r.name_ne, h.name_ne, ''), r.tender, r.tender_reference, r.amount_paisa, r.paper_number, r.paper_on,
           ${by.id}::integer, ${by.name}::text
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (number integer, code text, name_en text, name_ne text, tender text,
             tender_reference text, amount_paisa bigint, connection_id integer, paper_number text, paper_on date)
      left join lateral (select name_en, name_ne from connection_holders
        where org_id = ${org.id} and connection_id = r.connection_id
        order by held_from > ${by.on}::date, abs(held_from - ${by.on}::date) limit 1) h on true`.execute(db)
  await sql`
    insert into receipt_lines (org_id, fiscal_year, number, line, purpose, connection_id, entry_id, amount_paisa, title_en, title_ne)
    select ${org.id}::integer, ${fiscalYear}, number, line, purpose, connection_id, entry_id, amount_paisa, title_en, title_ne
      from json_to_recordset(${JSON.stringify(lines)}::json) as l (number integer, line smallint, purpose text, connection_id integer,
        entry_id bigint, amount_paisa bigint, title_en text, title_ne text)`.execute(db)
}

/** `reversed`: the correction of the line's entry; `movedTo`: the receipt of the right customer number, where the payment was moved. */
export type ReceiptLineRow = {
  purpose: Purpose
  connectionId: number | null
  customerNumber: string | null
  entryId: number
  title: Bilingual
  amountPaisa: number
  reversed: { at: string; reason: string; movedTo: YearlyNumber | null } | null
}

export type ReceiptRow = YearlyNumber & {
  code: string
  issuedAt: Date
  issuedOn: string
  payerNameEn: string
  payerNameNe: string
  tender: Tender
  tenderReference: string
  paperNumber: string
  paperOn: string | null
  amountPaisa: number
  authorId: number | null
  authorName: string
  lines: ReceiptLineRow[]
  prints: number
}

export type ReceiptsRequest = {
  part?: ReceiptPart | undefined
  receipt?: YearlyNumber | undefined
  code?: string | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export async function findReceipt(scope: Scope, receipt: YearlyNumber): Promise<ReceiptRow | undefined> {
  return (await listReceipts(scope, { receipt }, { limit: 1 }))[0]
}

/** By number, the newest first unless `direction` says otherwise. */
export async function listReceipts(
  scope: Scope,
  request: ReceiptsRequest,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<ReceiptRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ReceiptRow>`
    select r.*,
           (select json_agg(json_build_object('purpose', l.purpose, 'connectionId', l.connection_id, 'customerNumber', c.customer_number,
                     'entryId', l.entry_id, 'title', json_build_object('en', l.title_en, 'ne', l.title_ne),
                     'amountPaisa', l.amount_paisa, 'reversed', case when e.id is not null
                       then json_build_object('at', to_json(e.entered_at), 'reason', e.reason, 'movedTo', ${movedTo}) end) order by l.line)
              from receipt_lines l
              left join connections c on c.org_id = l.org_id and c.id = l.connection_id
              left join ledger_entries e on e.org_id = l.org_id and e.corrects = l.entry_id and e.kind = 'correction'
             where l.org_id = r.org_id and l.fiscal_year = r.fiscal_year and l.number = r.number) as lines,
           (select count(*)::integer from receipt_prints p
             where p.org_id = r.org_id and p.fiscal_year = r.fiscal_year and p.number = r.number) as prints
      from (select * from receipts r where ${found(scope, request)}
             order by fiscal_year ${order}, number ${order} limit ${limit} offset ${offset}) r
     order by r.fiscal_year ${order}, r.number ${order}`.execute(scope.db)
  return rows
}

export function countReceipts(scope: Scope, request: ReceiptsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from receipts r where ${found(scope, request)}`, max)
}

function found({ org }: Scope, { part, receipt, code, customer, from, until }: ReceiptsRequest) {
  return sql`r.org_id = ${org.id}
    ${part === undefined || part === 'all' ? sql`` : sql`and (r.fiscal_year, r.number) in (${ofPart[part](org.id)})`}
    ${receipt === undefined ? sql`` : sql`and r.fiscal_year = ${receipt.fiscalYear} and r.number = ${receipt.number}`}
    ${code === undefined ? sql`` : sql`and r.code = ${code}`}
    ${from === undefined ? sql`` : sql`and r.issued_on >= ${from}::date`}
    ${until === undefined ? sql`` : sql`and r.issued_on <= ${until}::date`}
    ${
      customer
        ? sql`and (r.fiscal_year, r.number) in (select l.fiscal_year, l.number from receipt_lines l
           where l.org_id = ${org.id} and l.connection_id in (${connectionsFound(org.id, customer)}))`
        : sql``
    }`
}

const movedTo = sql`(
  select json_build_object('fiscalYear', t.fiscal_year, 'number', t.number) from refunds m
    join receipt_lines t on t.org_id = m.org_id and t.entry_id = m.entry_id
   where m.org_id = l.org_id and m.moved_entry_id = l.entry_id and m.outcome = 'approved')`

const ofPart = {
  reversed: (orgId: number) => sql`
    select l.fiscal_year, l.number from ledger_entries e
      join receipt_lines l on l.org_id = e.org_id and l.entry_id = e.corrects
     where e.org_id = ${orgId} and e.kind = 'correction' and e.corrects is not null`,
  fees: (orgId: number) =>
    sql`select fiscal_year, number from receipt_lines where org_id = ${orgId} and connection_id is null`,
  reprinted: (orgId: number) =>
    sql`select fiscal_year, number from receipt_prints where org_id = ${orgId} and print = 2`,
}
