// SQL of reports as of a day: trial balance, ageing, and demand, collection and balance by ward and by customer type.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { ageBands, allBands, columnOfKind, summaryColumns, type Ageing, type Summary } from '../rules/balances.ts'

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

/** A group of connections: a ward (null where the register has none) or a customer type. */
export type GroupBy = 'ward' | 'type'
export type Grouped<T> = T & { group: string | null; connections: number }

/** The twin of `ageingOf` for all connections, or for one. */
export async function listAgeing(
  { db, org }: Scope,
  { on, by, connectionId }: { on: string; by: GroupBy; connectionId?: number },
): Promise<Grouped<Ageing>[]> {
  const { rows } = await sql<Grouped<Ageing>>`
    with items as (
      select connection_id, coalesce(corrects, id) as root, sum(amount_paisa) as amount from ledger_entries
       where org_id = ${org.id} and posted_on <= ${on}::date and connection_id is not null
         ${connectionId === undefined ? sql`` : sql`and connection_id = ${connectionId}`}
       group by 1, 2),
    paid as (
      select connection_id, coalesce(-sum(amount) filter (where amount < 0), 0) as paid,
             coalesce(sum(amount) filter (where amount > 0), 0) as charged from items group by 1),
    unpaid as (
      select i.connection_id, e.kind = 'opening' as is_opening, ${on}::date - e.value_on as days,
             least(i.amount, greatest(0, sum(i.amount) over (partition by i.connection_id
               order by e.kind <> 'opening', e.value_on, e.id) - p.paid)) as amount
        from items i join paid p using (connection_id) join ledger_entries e on e.org_id = ${org.id} and e.id = i.root
       where i.amount > 0),
    aged as (
      select connection_id, 0 as advance, ${sql.join(allBands.map(bandColumn), sql`, `)} from unpaid group by connection_id
      union all
      select connection_id, greatest(paid - charged, 0), ${sql.join(
        allBands.map(() => sql`0`),
        sql`, `,
      )} from paid)
    select ${groupColumn(by)} as group, count(distinct c.id)::int as connections, sum(a.advance)::bigint as advance,
           ${sql.join(
             allBands.map((band) => sql`sum(a.${sql.ref(band)})::bigint as ${sql.ref(band)}`),
             sql`, `,
           )}
      from aged a join connections c on c.org_id = ${org.id} and c.id = a.connection_id group by 1 order by ${groupOrder(by)}`.execute(
    db,
  )
  return rows
}

/** The twin of `summaryOf` for all connections. */
export async function listCollection(
  { db, org }: Scope,
  { from, until, by }: { from: string; until: string; by: GroupBy },
): Promise<Grouped<Summary>[]> {
  const { rows } = await sql<Grouped<Summary>>`
    select ${groupColumn(by)} as group, count(distinct c.id)::int as connections,
           ${sql.join(summaryColumns.map(summaryColumn), sql`, `)}, sum(e.amount_paisa)::bigint as closing
      from (select connection_id, amount_paisa, case when posted_on < ${from}::date then 'opening' else kind end as kind
              from ledger_entries where org_id = ${org.id} and posted_on <= ${until}::date and connection_id is not null) e
      join connections c on c.org_id = ${org.id} and c.id = e.connection_id group by 1 order by ${groupOrder(by)}`.execute(
    db,
  )
  return rows
}

function bandColumn(band: (typeof allBands)[number]): RawBuilder<unknown> {
  const place = ageBands.findIndex(({ name }) => name === band)
  if (place < 0) return sql`coalesce(sum(amount) filter (where is_opening), 0) as ${sql.ref(band)}`
  const [after, until] = [ageBands[place - 1]?.until ?? -1_000_000, ageBands[place]!.until]
  const upTo = until === Infinity ? sql`` : sql`and days <= ${until}`
  return sql`coalesce(sum(amount) filter (where not is_opening and days > ${after} ${upTo}), 0) as ${sql.ref(band)}`
}

function summaryColumn(column: (typeof summaryColumns)[number]): RawBuilder<unknown> {
  const kinds = Object.entries(columnOfKind).flatMap(([kind, of]) => (of === column ? [kind] : []))
  return sql`coalesce(sum(e.amount_paisa) filter (where e.kind = any(${kinds}::text[])), 0)::bigint as ${sql.ref(column)}`
}

function groupColumn(by: GroupBy): RawBuilder<unknown> {
  return by === 'ward' ? sql`c.ward::text` : sql`c.customer_type`
}

function groupOrder(by: GroupBy): RawBuilder<unknown> {
  return by === 'ward' ? sql`min(c.ward) nulls last` : sql`c.customer_type`
}
