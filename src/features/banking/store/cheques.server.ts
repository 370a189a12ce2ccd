// SQL of cheques: listed with their deposit, summed, and decided.

import { sql } from 'kysely'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { ChequePart } from '../contract/cheque.ts'
import type { OverdueLimits } from '../rules.ts'
import type { Author } from './deposits.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    depositedCheques: { outcome: 'cleared' | 'returned' | null }
  }
}

/** `entryIds`: of the lines of its receipt that are not corrected; `countedPaisa`: their sum. `isHeld`: its money was held when the bank paid it. */
export type ChequeRow = YearlyNumber & {
  reference: string
  receivedOn: string
  payerNameEn: string
  payerNameNe: string
  amountPaisa: number
  receivedById: number | null
  receivedBy: string
  connectionId: number | null
  customerNumber: string | null
  isReversed: boolean
  entryIds: number[]
  countedPaisa: number
  isHeld: boolean
  depositId: number | null
  bank: string | null
  slip: string | null
  depositedOn: string | null
  depositedById: number | null
  depositedBy: string | null
  outcome: 'cleared' | 'returned' | null
  decidedAt: Date | null
  decidedById: number | null
  decidedBy: string | null
  reason: string | null
  feePaisa: number
}

export type ChequesRequest = {
  part?: ChequePart | undefined
  numbers?: readonly YearlyNumber[]
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
}
type Paging = { direction?: 'asc' | 'desc'; offset?: number; limit: number }

/** By the day and number of the receipt, the newest first by default. */
export async function listCheques(
  scope: Scope,
  request: ChequesRequest,
  { direction = 'desc', offset = 0, limit }: Paging,
): Promise<ChequeRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ChequeRow>`
    select r.fiscal_year, r.number, r.tender_reference as reference, r.issued_on as received_on, r.payer_name_en, r.payer_name_ne,
           r.amount_paisa, r.author_id as received_by_id, r.author_name as received_by, l.connection_id, c.customer_number,
           ${isReversed} as is_reversed,
           counted.entry_ids, counted.paisa as counted_paisa,
           exists (select from ledger_entries e where e.org_id = r.org_id
             and split_part(e.reference, '/', 1) = 'cheque-held:' || replace(r.fiscal_year, '/', '-') || '-' || r.number) as is_held,
           b.id as deposit_id, b.bank, b.slip, b.deposited_on, b.author_id as deposited_by_id, b.author_name as deposited_by,
           d.outcome, d.decided_at, d.decided_by_id, d.decided_by, d.reason, coalesce(d.fee_paisa, 0)::bigint as fee_paisa
      from ${found(scope, request, countedLines)}
     order by r.fiscal_year ${order}, r.number ${order} limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countCheques(scope: Scope, request: ChequesRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

const isReversed = sql`not exists (select from receipt_lines o where o.org_id = r.org_id and o.fiscal_year = r.fiscal_year
  and o.number = r.number and not exists (select from ledger_entries e
    where e.org_id = o.org_id and e.corrects = o.entry_id and e.kind = 'correction'))`

/** The lines of the receipt that are not corrected, `counted`. */
const countedLines = sql`cross join lateral (
  select coalesce(json_agg(o.entry_id order by o.line), '[]'::json) as entry_ids, coalesce(sum(o.amount_paisa), 0)::bigint as paisa
    from receipt_lines o where o.org_id = r.org_id and o.fiscal_year = r.fiscal_year and o.number = r.number
     and not exists (select from ledger_entries e
       where e.org_id = o.org_id and e.corrects = o.entry_id and e.kind = 'correction')) counted`

/** Each with the first line of its receipt, its deposit and its connection. */
function found({ org }: Scope, { part, numbers, customer }: ChequesRequest, joins = sql``) {
  const wanted = JSON.stringify(numbers?.map((each) => ({ fiscal_year: each.fiscalYear, number: each.number })) ?? [])
  return sql`receipts r
      join receipt_lines l on l.org_id = r.org_id and l.fiscal_year = r.fiscal_year and l.number = r.number and l.line = 1
      left join connections c on c.org_id = l.org_id and c.id = l.connection_id
      left join deposited_cheques d on d.org_id = r.org_id and d.fiscal_year = r.fiscal_year and d.number = r.number and d.reversal_id is null
      left join bank_deposits b on b.org_id = d.org_id and b.id = d.deposit_id ${joins}
     where r.org_id = ${org.id} and r.tender = 'cheque'
       ${part === undefined ? sql`` : sql`and ${ofPart[part]}`}
       ${customer ? sql`and l.connection_id in (${connectionsFound(org.id, customer)})` : sql``}
       ${
         numbers === undefined
           ? sql``
           : sql`and (r.fiscal_year, r.number) in (select fiscal_year, number
               from json_to_recordset(${wanted}::json) as wanted (fiscal_year text, number integer))`
       }`
}

const ofPart = {
  'in-hand': sql`d.number is null and not ${isReversed}`,
  deposited: sql`d.number is not null and d.outcome is null`,
  ended: sql`(d.outcome is not null or (d.number is null and ${isReversed}))`,
} satisfies Record<ChequePart, unknown>

export type ChequeSum = { count: number; amountPaisa: number; overdue: number }

export async function sumCheques(
  scope: Scope,
  part: 'in-hand' | 'deposited',
  today: string,
  limits: OverdueLimits,
): Promise<ChequeSum> {
  const [since, days] =
    part === 'in-hand' ? [sql`r.issued_on`, limits.chequeOverdueDays] : [sql`b.deposited_on`, limits.chequeAnswerDays]
  const { rows } = await sql<ChequeSum>`
    select count(*)::integer as count, coalesce(sum(r.amount_paisa), 0)::bigint as amount_paisa,
           (count(*) filter (where ${today}::date - ${since} > ${days}::integer))::integer as overdue
      from ${found(scope, { part })}`.execute(scope.db)
  return rows[0]!
}

export async function insertDeposited(
  { db, org }: Scope,
  depositId: number,
  cheques: readonly YearlyNumber[],
): Promise<void> {
  const rows = cheques.map(({ fiscalYear, number }) => ({ orgId: org.id, depositId, fiscalYear, number }))
  await db.insertInto('depositedCheques').values(rows).execute()
}

export async function decideCheque(
  { db, org }: Scope,
  { fiscalYear, number }: YearlyNumber,
  {
    reason = null,
    feePaisa = 0,
    ...decided
  }: { outcome: 'cleared' | 'returned'; reason?: string | null; feePaisa?: number },
  by: Author,
): Promise<void> {
  await db
    .updateTable('depositedCheques')
    .set({ ...decided, reason, feePaisa, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('fiscalYear', '=', fiscalYear)
    .where('number', '=', number)
    .where('reversalId', 'is', null)
    .execute()
}

/** What a connection has paid by cheques that the bank has not paid yet, in paisa, less what was reversed. */
export async function sumUncleared({ db, org }: Scope, connectionId: number): Promise<number> {
  const { rows } = await sql<{ paisa: number }>`
    select coalesce(sum(l.amount_paisa), 0)::bigint as paisa
      from receipt_lines l
      join receipts r on r.org_id = l.org_id and r.fiscal_year = l.fiscal_year and r.number = l.number and r.tender = 'cheque'
      left join deposited_cheques d on d.org_id = l.org_id and d.fiscal_year = l.fiscal_year and d.number = l.number and d.reversal_id is null
     where l.org_id = ${org.id} and l.connection_id = ${connectionId} and d.outcome is distinct from 'cleared'
       and not exists (select from ledger_entries e where e.org_id = l.org_id and e.corrects = l.entry_id and e.kind = 'correction')`.execute(
    db,
  )
  return rows[0]!.paisa
}

/** The line of a receipt by a cheque that the bank has paid; undefined for every other entry. `heldPaisa`: of the line. */
export async function findPaidCheque(
  { db, org }: Scope,
  entryId: number,
): Promise<(YearlyNumber & { reference: string; heldPaisa: number; line: number }) | undefined> {
  const { rows } = await sql<YearlyNumber & { reference: string; heldPaisa: number; line: number }>`
    select l.fiscal_year, l.number, l.line, r.tender_reference as reference, l.amount_paisa as held_paisa
      from receipt_lines l
      join receipts r on r.org_id = l.org_id and r.fiscal_year = l.fiscal_year and r.number = l.number and r.tender = 'cheque'
      join deposited_cheques d on d.org_id = l.org_id and d.fiscal_year = l.fiscal_year and d.number = l.number
     where l.org_id = ${org.id} and l.entry_id = ${entryId} and d.outcome = 'cleared'`.execute(db)
  return rows[0]
}
