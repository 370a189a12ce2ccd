// SQL of credit notes: prepared, approved with a gapless number, cancelled; and the bill that one is about.

import { sql, type RawBuilder } from 'kysely'
import type { Posting } from '#features/ledger/contract/entries.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { CreditState } from '../contract/credits.ts'
import type { BillBefore } from '../rules/billed-before.ts'
import { byIssue, isNotCredited } from './billed.server.ts'
import type { Author } from './runs.server.ts'

export type BillKey = { fiscalYear: string; number: number }

/** `postings`: of the bill's entry, none where nothing was charged. `isCredited`: prepared or approved. */
export type CreditedBill = BillKey & {
  connectionId: number
  customerNumber: string
  period: string
  chargePaisa: number
  entryId: number | null
  isCredited: boolean
  postings: Posting[]
}

export async function findBill({ db, org }: Scope, { fiscalYear, number }: BillKey): Promise<CreditedBill | undefined> {
  const { rows } = await sql<CreditedBill>`
    select b.fiscal_year, b.number, b.connection_id, c.customer_number, b.period, b.charge_paisa, b.entry_id,
           exists (select from credit_notes n where n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year
             and n.bill_number = b.number and n.cancelled_at is null) as is_credited,
           (select coalesce(json_agg(json_build_object('account', p.account, 'amountPaisa', p.amount_paisa) order by p.line), '[]')
              from ledger_postings p where p.org_id = b.org_id and p.entry_id = b.entry_id) as postings
      from bills b join connections c on c.org_id = b.org_id and c.id = b.connection_id
     where b.org_id = ${org.id} and b.fiscal_year = ${fiscalYear} and b.number = ${number}`.execute(db)
  return rows[0]
}

/** Bills of a connection that are not credited, in the order in which they were issued. */
export async function listBillsOf({ db, org }: Scope, connectionId: number): Promise<BillBefore[]> {
  const { rows } = await sql<BillBefore>`
    select fiscal_year, number, period, units, (tap->>'metered')::boolean as metered, lines from bills b
     where org_id = ${org.id} and connection_id = ${connectionId} and ${isNotCredited} order by ${byIssue}`.execute(db)
  return rows
}

export async function insertCredit(
  { db, org }: Scope,
  { fiscalYear, number }: BillKey,
  reason: string,
  by: Author,
): Promise<number> {
  const { id } = await db
    .insertInto('creditNotes')
    .values({
      orgId: org.id,
      billFiscalYear: fiscalYear,
      billNumber: number,
      reason,
      preparedAt: by.at,
      preparedById: by.id,
      preparedBy: by.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With the bill that it credits, and the one that has replaced it since. */
export type CreditRow = Row<'creditNotes'> & {
  customerNumber: string
  period: string
  chargePaisa: number
  replacedByYear: string | null
  replacedByNumber: number | null
}

export function findCredit(scope: Scope, id: number): Promise<CreditRow | undefined> {
  return listCredits(scope, { id }, { direction: 'desc', offset: 0, limit: 1 }).then(([row]) => row)
}

export function findPreparedCredit(
  { db, org }: Scope,
  { fiscalYear, number }: BillKey,
): Promise<Row<'creditNotes'> | undefined> {
  return db
    .selectFrom('creditNotes')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('billFiscalYear', '=', fiscalYear)
    .where('billNumber', '=', number)
    .where('approvedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst()
}

export type CreditsRequest = { id?: number; state?: CreditState | undefined; customer?: string | undefined }

const inState: Record<CreditState, RawBuilder<unknown>> = {
  prepared: sql`and n.approved_at is null and n.cancelled_at is null`,
  approved: sql`and n.approved_at is not null`,
  cancelled: sql`and n.cancelled_at is not null`,
}

/** In the order in which they were prepared. */
export async function listCredits(
  scope: Scope,
  request: CreditsRequest,
  { direction, offset, limit }: { direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select n.*, c.customer_number, b.period, b.charge_paisa, a.fiscal_year as replaced_by_year, a.number as replaced_by_number
      from ${foundCredits(scope, request)}
      left join bills a on a.org_id = b.org_id and a.connection_id = b.connection_id and a.period = b.period and a.issue = b.issue + 1
     order by n.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countCredits(scope: Scope, request: CreditsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${foundCredits(scope, request)}`, max)
}

function foundCredits({ org }: Scope, { id, state, customer }: CreditsRequest) {
  return sql`credit_notes n
      join bills b on b.org_id = n.org_id and b.fiscal_year = n.bill_fiscal_year and b.number = n.bill_number
       and n.org_id = ${org.id} ${id === undefined ? sql`` : sql`and n.id = ${id}`} ${state === undefined ? sql`` : inState[state]}
      join connections c on c.org_id = b.org_id and c.id = b.connection_id
       ${customer ? sql`and b.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}

/** Approves a credit note with the number after the last of the fiscal year. */
export async function approveCreditRow(
  { db, org }: Scope,
  id: number,
  { fiscalYear, creditedOn, entryId }: { fiscalYear: string; creditedOn: string; entryId: number | null },
  by: Author,
): Promise<void> {
  await sql`
    update credit_notes set fiscal_year = ${fiscalYear}, credited_on = ${creditedOn}::date, entry_id = ${entryId}::bigint,
           number = 1 + coalesce((select max(number) from credit_notes where org_id = ${org.id} and fiscal_year = ${fiscalYear}), 0),
           approved_at = ${by.at}::timestamptz, approved_by_id = ${by.id}::integer, approved_by = ${by.name}
     where org_id = ${org.id} and id = ${id}`.execute(db)
}

export async function cancelCreditRow({ db, org }: Scope, id: number, by: Author): Promise<void> {
  await db
    .updateTable('creditNotes')
    .set({ cancelledAt: by.at, cancelledById: by.id, cancelledBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
