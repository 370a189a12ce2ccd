// SQL of reports as of a day: trial balance, ageing, and demand, collection and balance by ward and by customer type.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { columnOfKind, summaryColumns, type Summary } from '../rules/balances.ts'
import type { OwedEntry } from '../rules/unpaid.ts'

/** Debits and credits of an account, in paisa, both above zero. */
export type AccountTotals = { account: string; debitPaisa: number; creditPaisa: number }

export async function sumAccounts({ db, org }: Scope, on: string): Promise<AccountTotals[]> {
  const { rows } = await sql<AccountTotals>`
    select p.account, coalesce(sum(p.amount_paisa) filter (where p.amount_paisa > 0), 0)::bigint as debit_paisa,
           coalesce(-sum(p.amount_paisa) filter (where p.amount_paisa < 0), 0)::bigint as credit_paisa
      from ledger_postings p join ledger_entries e on e.org_id = p.org_id and e.id = p.entry_id
     where p.org_id = ${org.id} and e.posted_on <= ${on}::date group by p.account`.execute(db)
  return rows
}

/** What each account changed by from one posting day to another, debits less credits, whatever kinds of entries posted to it. */
export async function sumTurnover(
  { db, org }: Scope,
  { from, until }: { from: string; until: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ account: string; changePaisa: number }>`
    select p.account, sum(p.amount_paisa)::bigint as change_paisa
      from ledger_entries e join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id
     where e.org_id = ${org.id} and e.posted_on between ${from}::date and ${until}::date
     group by p.account order by p.account`.execute(db)
  return new Map(rows.map(({ account, changePaisa }) => [account, changePaisa]))
}

/** The balance of the control account of all connections. */
export async function sumReceivables({ db, org }: Scope, on: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(p.amount_paisa), 0)::bigint as balance
      from ledger_postings p join ledger_entries e on e.org_id = p.org_id and e.id = p.entry_id
     where p.org_id = ${org.id} and p.account = 'receivables' and e.posted_on <= ${on}::date`.execute(db)
  return rows[0]!.balance
}

/** What connections paid in advance, as an amount above zero: the sum of the balances below zero. */
export async function sumAdvances({ db, org }: Scope, on: string): Promise<number> {
  const { rows } = await sql<{ advance: number }>`
    select coalesce(-sum(balance), 0)::bigint as advance
      from (select sum(amount_paisa) as balance from ledger_entries
             where org_id = ${org.id} and posted_on <= ${on}::date and connection_id is not null
             group by connection_id) b where balance < 0`.execute(db)
  return rows[0]!.advance
}

/** A group of connections: a ward (null where the register has none), which is that of today, or the customer type of a day. */
export type GroupBy = 'ward' | 'type'
export type Grouped<T> = T & { group: string | null; connections: number }

/** What connections with entries owe in sum, `advance` above zero where it is below; of each group. */
export async function listGroups(
  { db, org }: Scope,
  { on, by }: { on: string; by: GroupBy },
): Promise<Grouped<{ advance: number }>[]> {
  const { rows } = await sql<Grouped<{ advance: number }>>`
    select ${groupColumn(by)} as group, count(*)::int as connections, sum(greatest(-b.balance, 0))::bigint as advance
      from (select connection_id, sum(amount_paisa) as balance from ledger_entries
             where org_id = ${org.id} and posted_on <= ${on}::date and connection_id is not null group by 1) b
      join connections c on c.org_id = ${org.id} and c.id = b.connection_id ${formerClass(by, on)}
     group by 1 order by ${groupOrder(by)}`.execute(db)
  return rows
}

/** A connection that owes on a day, with the entries that are posted until then. */
export type OwingConnection = { id: number; group: string | null; entries: OwedEntry[] }

/** Connections that owe, by id after `after`. */
export async function listOwing(
  { db, org }: Scope,
  { on, by }: { on: string; by: GroupBy },
  { after, limit }: { after: number; limit: number },
): Promise<OwingConnection[]> {
  const { rows } = await sql<OwedEntry & { connectionId: number; group: string | null }>`
    with owing as (
      select connection_id from ledger_entries
       where org_id = ${org.id} and posted_on <= ${on}::date and connection_id > ${after}
       group by 1 having sum(amount_paisa) > 0 order by 1 limit ${limit}),
    grouped as materialized (
      select connection_id, (select ${groupColumn(by)} from connections c ${formerClass(by, on)}
        where c.org_id = ${org.id} and c.id = owing.connection_id) as group from owing)
    select e.connection_id, g.group, e.id, e.kind, e.amount_paisa, e.value_on, e.posted_on, e.corrects, e.period
      from grouped g join ledger_entries e on e.org_id = ${org.id} and e.connection_id = g.connection_id and e.posted_on <= ${on}::date
     order by e.connection_id, e.id`.execute(db)
  const byConnection = Map.groupBy(rows, ({ connectionId }) => connectionId)
  return [...byConnection].map(([id, entries]) => ({ id, group: entries[0]!.group, entries }))
}

/** The twin of `summaryOf` for all connections. */
export async function listCollection(
  { db, org }: Scope,
  { from, until, by }: { from: string; until: string; by: GroupBy },
): Promise<Grouped<Summary>[]> {
  const { rows } = await sql<Grouped<Summary>>`
    with summed as (
      select e.connection_id, ${sql.join(summaryColumns.map(summaryColumn), sql`, `)}, sum(e.amount_paisa) as closing
        from (select connection_id, amount_paisa, case when posted_on < ${from}::date then 'opening' else kind end as kind
                from ledger_entries where org_id = ${org.id} and posted_on <= ${until}::date and connection_id is not null) e
       group by 1)
    select ${groupColumn(by)} as group, count(*)::int as connections,
           ${sql.join([...summaryColumns, 'closing'].map(sumOf), sql`, `)}
      from summed s join connections c on c.org_id = ${org.id} and c.id = s.connection_id ${formerClass(by, until)}
     group by 1 order by ${groupOrder(by)}`.execute(db)
  return rows
}

function summaryColumn(column: (typeof summaryColumns)[number]): RawBuilder<unknown> {
  const kinds = Object.entries(columnOfKind).flatMap(([kind, of]) => (of === column ? [kind] : []))
  return sql`coalesce(sum(e.amount_paisa) filter (where e.kind = any(${kinds}::text[])), 0) as ${sql.ref(column)}`
}

function sumOf(column: string): RawBuilder<unknown> {
  return sql`sum(s.${sql.ref(column)})::bigint as ${sql.ref(column)}`
}

function groupColumn(by: GroupBy): RawBuilder<unknown> {
  return by === 'ward' ? sql`c.ward::text` : sql`coalesce(f.customer_type, c.customer_type)`
}

/** The class that a connection had on a day, where it is another one today. */
function formerClass(by: GroupBy, on: string): RawBuilder<unknown> {
  if (by === 'ward') return sql``
  return sql`left join lateral (select t.customer_type from connection_former_taps t
    where t.org_id = c.org_id and t.connection_id = c.id and t.until > ${on}::date order by t.until limit 1) f on true`
}

function groupOrder(by: GroupBy): RawBuilder<unknown> {
  return by === 'ward' ? sql`min(c.ward) nulls last` : sql`1`
}
