// SQL of reconciliations: statements with what was found, columns as they were last chosen, and payments through a gateway in the ledger.

import { sql } from 'kysely'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { Comparison } from './contract/api.ts'
import type { BankLine, ChosenColumns, StatementLine } from './contract/statement.ts'
import type { LedgerPayment } from './rules/compare.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    reconciliations: {
      gateway: GatewayKind
      lines: Json<StatementLine[]>
      bankLines: Json<BankLine[]> | null
      result: Json<Comparison> | null
    }
    statementColumns: { columns: Json<ChosenColumns> }
  }
}

export type ReconciliationRow = Row<'reconciliations'>
export type Author = { id: number | null; name: string; at: Date }

/** One reconciliation is written at a time. Released with the transaction. */
export async function lockReconciliations({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reconciliations'), ${org.id})`.execute(db)
}

type Wanted = { id?: number | undefined; gateway?: GatewayKind; fileHash?: string }

/** The newest of a file, or the one of an `id`. */
export async function findReconciliation({ db, org }: Scope, wanted: Wanted): Promise<ReconciliationRow | undefined> {
  const { id, gateway, fileHash } = wanted
  const { rows } = await sql<ReconciliationRow>`
    select * from reconciliations where org_id = ${org.id} ${id === undefined ? sql`` : sql`and id = ${id}`}
     ${gateway === undefined ? sql`` : sql`and gateway = ${gateway} and file_hash = ${fileHash}`}
     order by id desc limit 1`.execute(db)
  return rows[0]
}

export type ListedRow = Omit<ReconciliationRow, 'lines' | 'bankLines' | 'result'>

/** By number, the newest first unless `direction` says otherwise. */
/** `search`: in the name of the file. */
export type ReconciliationsRequest = { search?: string | undefined }

export async function listReconciliations(
  scope: Scope,
  request: ReconciliationsRequest,
  { direction, offset, limit }: { direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select org_id, id, gateway, file_name, file_hash, first_on, last_on, bank_file_name, prepared_at, prepared_by_id, prepared_by,
           accepted_at, accepted_by_id, accepted_by, entry_id
      from ${found(scope, request)} order by id ${direction === 'asc' ? sql`asc` : sql`desc`}
     limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countReconciliations(scope: Scope, request: ReconciliationsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { search }: ReconciliationsRequest) {
  const named = search ? sql`and strpos(lower(file_name), lower(${search})) > 0` : sql``
  return sql`(select * from reconciliations where org_id = ${org.id} ${named}) r`
}

/** Accepted reconciliations of days from `from` to `until` whose settlement was not corrected. */
export async function listPosted(
  { db, org }: Scope,
  from: string,
  until: string,
): Promise<{ id: number; gateway: GatewayKind; result: Comparison }[]> {
  const { rows } = await sql<{ id: number; gateway: GatewayKind; result: Comparison }>`
    select id, gateway, result from reconciliations r
     where org_id = ${org.id} and accepted_at is not null and last_on >= ${from}::date and first_on <= ${until}::date
       and not exists (select from ledger_entries c where c.org_id = r.org_id and c.corrects = r.entry_id and c.kind = 'correction')
     order by id`.execute(db)
  return rows
}

export async function isSettlementKept({ db, org }: Scope, entryId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries where org_id = ${org.id} and corrects = ${entryId} and kind = 'correction'`.execute(db)
  return rows.length === 0
}

type NewStatement = {
  gateway: GatewayKind
  fileName: string
  fileHash: string
  firstOn: string
  lastOn: string
  lines: readonly StatementLine[]
}

/** The same file again, read by other columns, replaces its lines. */
export async function upsertStatement(
  { db, org }: Scope,
  { lines, ...statement }: NewStatement,
  by: Author,
): Promise<number> {
  const read = { ...statement, lines: JSON.stringify(lines) }
  const { id } = await db
    .insertInto('reconciliations')
    .values({ orgId: org.id, ...read, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .onConflict((conflict) =>
      conflict.columns(['orgId', 'gateway', 'fileHash']).where('acceptedAt', 'is', null).doUpdateSet(read),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateBank({ db, org }: Scope, id: number, fileName: string, lines: readonly BankLine[]) {
  await db
    .updateTable('reconciliations')
    .set({ bankFileName: fileName, bankLines: JSON.stringify(lines) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** `entryIds`: the payments that are settled. */
export async function updateAccepted(
  { db, org }: Scope,
  id: number,
  { entryId, entryIds, result }: { entryId: number; entryIds: readonly number[]; result: Comparison },
  by: Author,
): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ acceptedAt: by.at, acceptedById: by.id, acceptedBy: by.name, entryId, result: JSON.stringify(result) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
  await sql`insert into reconciled_entries (org_id, entry_id, reconciliation_id)
    select ${org.id}::integer, unnest(${[...entryIds]}::bigint[]), ${id}::integer`.execute(db)
}

/** A row of a statement that was sent, by its reference in capital letters. */
export type NamedLine = {
  reconciliationId: number
  gateway: GatewayKind
  reference: string
  on: string
  grossPaisa: number
}

/** Rows of statements of the days since `since` with these references, the newest statement first. */
export async function listNamedLines(
  { db, org }: Scope,
  { references, since }: { references: readonly string[]; since: string },
): Promise<NamedLine[]> {
  const { rows } = await sql<NamedLine>`
    select r.id as reconciliation_id, r.gateway, upper(l ->> 'reference') as reference, l ->> 'on' as on,
           (l ->> 'grossPaisa')::bigint as gross_paisa
      from reconciliations r, jsonb_array_elements(r.lines) l
     where r.org_id = ${org.id} and r.last_on >= ${since}::date and upper(l ->> 'reference') = any(${[...references]}::text[])
     order by r.id desc`.execute(db)
  return rows
}

export async function findColumns({ db, org }: Scope, source: string): Promise<ChosenColumns> {
  const row = await db
    .selectFrom('statementColumns')
    .select('columns')
    .where('orgId', '=', org.id)
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.columns ?? {}
}

export async function upsertColumns({ db, org }: Scope, source: string, chosen: ChosenColumns): Promise<void> {
  const columns = JSON.stringify(chosen)
  await db
    .insertInto('statementColumns')
    .values({ orgId: org.id, source, columns })
    .onConflict((conflict) => conflict.columns(['orgId', 'source']).doUpdateSet({ columns }))
    .execute()
}

/**
 * What was received through a gateway, by transaction: that of these days, where it was moved of the day of the payment, and that which a statement names, by the gateway's reference or by the number of the
 * attempt; both are in capital letters. Each part of the union has its index (migration 0345).
 */
export async function listGatewayPayments(
  { db, org }: Scope,
  {
    gateway,
    from,
    until,
    references,
  }: { gateway: GatewayKind; from: string; until: string; references: readonly string[] },
): Promise<LedgerPayment[]> {
  const named = [...references]
  const { rows } = await sql<LedgerPayment>`
    with attempts as (
      select unnest(${named}::text[]) as id
       union select upper(id) from payment_attempts where org_id = ${org.id} and upper(paid_reference) = any(${named}::text[])
       union select upper(id) from payment_attempts where org_id = ${org.id} and upper(own_reference) = any(${named}::text[])),
    wanted as (
      select id from ledger_entries
       where org_id = ${org.id} and kind in ('payment', 'unidentified') and posted_on between ${from}::date and ${until}::date
         and not exists (select from refunds m where m.org_id = ${org.id} and m.held_entry_id = ledger_entries.id and m.kind = 'move')
       union
      select m.held_entry_id from refunds m join ledger_entries e on e.org_id = m.org_id and e.id = m.moved_entry_id
       where m.org_id = ${org.id} and m.kind = 'move' and m.outcome = 'approved' and e.posted_on between ${from}::date and ${until}::date
       union
      select e.id from attempts a
        join ledger_entries e on e.org_id = ${org.id} and e.kind in ('payment', 'unidentified')
         and upper(split_part(split_part(e.reference, ':', 1), '/', 1)) = a.id
       union
      select id from ledger_entries
       where org_id = ${org.id} and kind in ('payment', 'unidentified') and split_part(reference, ':', 2) <> ''
         and upper(split_part(reference, ':', 2)) = any(${named}::text[])),
    received as (
      select e.id, e.posted_on, p.amount_paisa, upper(split_part(split_part(e.reference, ':', 1), '/', 1)) as attempt,
             nullif(upper(split_part(e.reference, ':', 2)), '') as second, upper(a.paid_reference) as paid, upper(a.own_reference) as own,
             case when e.reference is null then e.id end as unnamed, c.id is not null as is_corrected,
             exists (select from refunds m where m.org_id = e.org_id and m.moved_entry_id = e.id and m.outcome = 'approved') as is_moved,
             exists (select from reconciled_entries s
                       join reconciliations r on r.org_id = s.org_id and r.id = s.reconciliation_id
                      where s.org_id = e.org_id and s.entry_id in (e.id, (select m.moved_entry_id from refunds m
                              where m.org_id = e.org_id and m.held_entry_id = e.id and m.kind = 'move'))
                        and not exists (select from ledger_entries u where u.org_id = s.org_id and u.corrects = r.entry_id and u.kind = 'correction')) as is_settled
        from wanted w
        join ledger_entries e on e.org_id = ${org.id} and e.id = w.id
        join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id and p.account = ${`clearing:${gateway}`}
        left join ledger_entries c on c.org_id = e.org_id and c.corrects = e.id and c.kind = 'correction'
        left join payment_attempts a on a.org_id = e.org_id and a.id = split_part(split_part(e.reference, ':', 1), '/', 1))
    select array_remove(case when second is null then array[attempt, max(paid), max(own)] else array[second] end, null) as references,
           to_char(min(posted_on), 'YYYY-MM-DD') as on, coalesce(sum(amount_paisa) filter (where not is_corrected), 0)::bigint as amount_paisa,
           coalesce(sum(amount_paisa) filter (where is_corrected and not is_moved), 0)::bigint as corrected_paisa, array_agg(id order by id) as entry_ids,
           bool_or(is_settled) as is_settled
      from received
     group by attempt, second, unnamed`.execute(db)
  return rows.map((row) => ({ ...row, entryIds: row.entryIds.map(Number) }))
}
