// SQL of collections: postings to accounts of money, grouped.

import { sql, type RawBuilder } from 'kysely'
import type { EntryKind } from '#features/ledger/contract/entries.ts'
import type { Scope } from '#platform/context.ts'
import type { AccountChange, CollectionSums } from './contract/api.ts'
import type { Grouping } from './contract/groups.ts'

/** `authorId` and `authorName`: of the payment, where they are grouped by cashier. */
export type SummedRow = CollectionSums & { group: string | null; authorId: number | null; authorName: string | null }

export type CollectionsRequest = {
  from: string
  until: string
  by: Exclude<Grouping, 'month'>
  tender?: string | undefined
  ward?: number | undefined
}

/** Kinds by which money is received, and kinds that move it or give it back. The ledger's own turnover shows whether any is left out. */
const received: readonly EntryKind[] = ['payment', 'unidentified', 'deposit', 'fee-receipt']
const moving: readonly EntryKind[] = ['banking', 'settlement', 'cash-difference', 'refund', 'deposit-return']

/** Days and wards in their order, tenders and cashiers by name. A correction belongs to the cashier whose payment it corrects. */
export async function sumCollections(scope: Scope, request: CollectionsRequest): Promise<SummedRow[]> {
  const { tender, ward } = request
  const { group, author } = groups[request.by]
  const { rows } = await sql<SummedRow>`
    select ${group} as group, ${author ? sql`m.author_id, m.author_name` : sql`null::integer as author_id, null as author_name`},
           count(distinct m.entry_id) filter (where not m.is_correction)::integer as payments,
           ${gross(sql`m.account = 'cash'`)} as cash_paisa, ${gross(sql`m.account = 'cheques'`)} as cheques_paisa,
           ${gross(sql`m.account like 'clearing:%'`)} as online_paisa, ${gross(sql`m.account = 'bank'`)} as bank_paisa,
           coalesce(sum(m.amount_paisa) filter (where m.is_correction), 0)::bigint as reversed_paisa,
           sum(m.amount_paisa)::bigint as net_paisa
      from (${moneyPostings(scope, request)}) m
     where m.is_received ${tender === undefined ? sql`` : sql`and m.account = ${tender}`}
       ${ward === undefined ? sql`` : sql`and m.ward = ${ward}`}
     group by 1, 2, 3 order by ${request.by === 'ward' ? sql`min(m.ward) nulls last` : sql`1 nulls last, 3`}`.execute(
    scope.db,
  )
  return rows
}

/** What was received and what was moved, by account of money. */
export async function sumByAccount(
  scope: Scope,
  request: Pick<CollectionsRequest, 'from' | 'until'>,
): Promise<Omit<AccountChange, 'changePaisa'>[]> {
  const { rows } = await sql<Omit<AccountChange, 'changePaisa'>>`
    select m.account, coalesce(sum(m.amount_paisa) filter (where m.is_received), 0)::bigint as collected_paisa,
           coalesce(sum(m.amount_paisa) filter (where m.is_moved), 0)::bigint as other_paisa
      from (${moneyPostings(scope, request)}) m group by m.account order by m.account`.execute(scope.db)
  return rows
}

function gross(account: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(sum(m.amount_paisa) filter (where not m.is_correction and ${account}), 0)::bigint`
}

function moneyPostings({ org }: Scope, { from, until }: Pick<CollectionsRequest, 'from' | 'until'>) {
  return sql`
    select e.id as entry_id, e.posted_on, p.account, p.amount_paisa, c.ward, o.id is not null as is_correction,
           coalesce(o.kind, e.kind) = any(${[...received]}::text[]) as is_received,
           coalesce(o.kind, e.kind) = any(${[...moving]}::text[]) as is_moved,
           case when o.id is null then e.author_id else o.author_id end as author_id,
           case when o.id is null then e.author_name else o.author_name end as author_name
      from ledger_entries e
      join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id
      left join ledger_entries o on o.org_id = e.org_id and o.id = e.corrects and e.kind = 'correction'
      left join connections c on c.org_id = e.org_id and c.id = e.connection_id
     where e.org_id = ${org.id} and e.posted_on between ${from}::date and ${until}::date
       and (p.account in ('cash', 'cheques', 'deposited-cheques', 'bank') or p.account like 'clearing:%')`
}

const groups: Record<CollectionsRequest['by'], { group: RawBuilder<unknown>; author?: true }> = {
  day: { group: sql`to_char(m.posted_on, 'YYYY-MM-DD')` },
  tender: { group: sql`m.account` },
  cashier: { group: sql`null::text`, author: true },
  ward: { group: sql`m.ward::text` },
}
