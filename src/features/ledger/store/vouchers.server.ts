// SQL of daily vouchers: debits and credits by posting day and account.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

export type VoucherRow = { day: string; account: string; debitPaisa: number; creditPaisa: number }

/** Newest day first. */
export async function sumByDay(
  { db, org }: Scope,
  { from, until }: { from: string; until: string },
): Promise<VoucherRow[]> {
  const { rows } = await sql<VoucherRow>`
    select e.posted_on as day, p.account, coalesce(sum(p.amount_paisa) filter (where p.amount_paisa > 0), 0)::bigint as debit_paisa,
           coalesce(-sum(p.amount_paisa) filter (where p.amount_paisa < 0), 0)::bigint as credit_paisa
      from ledger_entries e join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id
     where e.org_id = ${org.id} and e.posted_on between ${from}::date and ${until}::date
     group by e.posted_on, p.account order by e.posted_on desc`.execute(db)
  return rows
}
