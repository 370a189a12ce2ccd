// SQL of refunds, and of the money that is held: unidentified receipts that were neither given back nor assigned.

import { sql } from 'kysely'
import type { Account } from '#features/ledger/contract/accounts.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { RefundKind, RefundPart, RefundSource, RefundState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    refunds: { kind: RefundKind; outcome: RefundOutcome | null; paidFrom: RefundSource }
  }
}

export type RefundOutcome = Exclude<RefundState, 'prepared' | 'to-pay'>
export type RefundRow = Row<'refunds'> & { customerNumber: string | null; moved: MovedLine | null }
/** The line of the receipt that is moved, of the wrong connection. */
type MovedLine = YearlyNumber & {
  connectionId: number
  customerNumber: string
  tenderReference: string
  isReversed: boolean
}
export type Decider = { id: number | null; name: string; at: Date }
type Paging = { direction?: 'asc' | 'desc'; offset?: number; limit: number }

export async function findConnection(
  { db, org }: Scope,
  by: { id: number } | { customerNumber: string },
): Promise<{ id: number; customerNumber: string } | undefined> {
  const rows = db.selectFrom('connections').select(['id', 'customerNumber']).where('orgId', '=', org.id)
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('customerNumber', '=', by.customerNumber)
  return found.executeTakeFirst()
}

/** `isHeld`: it was neither given back nor assigned, or its assignment was corrected. */
export type HeldRow = {
  id: number
  amountPaisa: number
  account: Account
  valueOn: string
  reference: string | null
  note: string
  isHeld: boolean
  isPending: boolean
}

/** `search`: in the reference or the note. */
export type HeldRequest = { id?: number; search?: string | undefined }

/** Held money; one that is held no longer only by its `id`. */
export async function listHeld(
  { db, org }: Scope,
  request: HeldRequest,
  { direction = 'asc', offset = 0, limit }: Paging,
): Promise<HeldRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<HeldRow>`
    select e.id, (select -sum(amount_paisa)::bigint from ledger_postings p
                   where p.org_id = e.org_id and p.entry_id = e.id and p.account = 'unidentified-receipts') as amount_paisa,
           (select account from ledger_postings p where p.org_id = e.org_id and p.entry_id = e.id and p.amount_paisa > 0 limit 1) as account,
           e.value_on, e.reference, e.note, ${stillHeld} as is_held,
           exists (select from refunds r where r.org_id = e.org_id and r.held_entry_id = e.id and r.outcome is null) as is_pending
      from ledger_entries e
     where ${isHeld(org.id, request)}
     order by e.id ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export function countHeld(scope: Scope, request: HeldRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ledger_entries e where ${isHeld(scope.org.id, request)}`, max)
}

function isHeld(orgId: number, { id, search }: HeldRequest) {
  const found = search ? sql`and strpos(lower(concat_ws(' ', e.reference, e.note)), lower(${search})) > 0` : sql``
  return sql`e.org_id = ${orgId} and e.kind = 'unidentified' and ${id === undefined ? stillHeld : sql`e.id = ${id}`} ${found}`
}

/** Given back is a correction of the receipt; an assignment is an entry of its own. */
const stillHeld = sql<boolean>`(
  not exists (select from ledger_entries c where c.org_id = e.org_id and c.corrects = e.id and c.kind = 'correction')
  and not exists (
    select from refunds r
     where r.org_id = e.org_id and r.held_entry_id = e.id and r.kind in ('assignment', 'move') and r.outcome = 'approved'
       and not exists (select from ledger_entries c where c.org_id = r.org_id and c.corrects = r.entry_id and c.kind = 'correction')))`

/** Decisions about held money wait for each other. Released with the transaction. */
export async function lockHeld({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('held_money'), ${org.id})`.execute(db)
}

export type RefundsRequest = {
  id?: number
  connectionId?: number
  heldId?: number
  part?: RefundPart | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
}

/** Those to be decided first; each part by its number, the newest first by default. */
export async function listRefunds(
  scope: Scope,
  request: RefundsRequest,
  { direction = 'desc', offset = 0, limit }: Paging,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.*, c.customer_number, ${movedLine} as moved from ${found(scope, request)}
     order by r.outcome is not null, r.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countRefunds(scope: Scope, request: RefundsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

const movedLine = sql`(
  select json_build_object('fiscalYear', l.fiscal_year, 'number', l.number, 'connectionId', l.connection_id,
           'customerNumber', m.customer_number, 'tenderReference', t.tender_reference,
           'isReversed', exists (select from ledger_entries c where c.org_id = l.org_id and c.corrects = l.entry_id and c.kind = 'correction'))
    from receipt_lines l
    join receipts t on t.org_id = l.org_id and t.fiscal_year = l.fiscal_year and t.number = l.number
    join connections m on m.org_id = l.org_id and m.id = l.connection_id
   where l.org_id = r.org_id and l.entry_id = r.moved_entry_id)`

function found({ org }: Scope, { id, connectionId, heldId, part, customer }: RefundsRequest) {
  return sql`refunds r left join connections c on c.org_id = r.org_id and c.id = r.connection_id
     where r.org_id = ${org.id} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
       ${
         connectionId === undefined
           ? sql``
           : sql`and (r.connection_id = ${connectionId} or r.moved_entry_id in (
               select entry_id from receipt_lines where org_id = ${org.id} and connection_id = ${connectionId}))`
       }
       ${heldId === undefined ? sql`` : sql`and r.held_entry_id = ${heldId}`}
       ${part === undefined ? sql`` : sql`and ${ofPart[part]}`}
       ${customer ? sql`and r.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}

const ofPart = {
  prepared: sql`r.outcome is null`,
  'to-pay': sql`r.outcome = 'approved' and r.entry_id is null`,
  decided: sql`(r.entry_id is not null or r.outcome in ('refused', 'cancelled'))`,
} satisfies Record<RefundPart, unknown>

export type NewRefund = {
  kind: RefundKind
  paidFrom: RefundSource
  connectionId: number | null
  heldEntryId: number | null
  movedEntryId?: number
  amountPaisa: number
  paymentReference: string
  reason: string
}

export async function insertRefund({ db, org }: Scope, refund: NewRefund, by: Decider): Promise<number> {
  const { id } = await db
    .insertInto('refunds')
    .values({ orgId: org.id, ...refund, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `entryId`: what an approval posted; `heldEntryId`: by which a payment that is moved was held before. */
export async function decideRefund(
  { db, org }: Scope,
  id: number,
  decision: { outcome: RefundOutcome; entryId: number | null; heldEntryId?: number },
  by: Decider,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...decision, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** What is to be paid in cash becomes paid. */
export async function updatePaid(
  { db, org }: Scope,
  id: number,
  { entryId, cashDayId }: { entryId: number; cashDayId: number },
  by: Decider,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ entryId, cashDayId, paidAt: by.at, paidById: by.id, paidBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
