// SQL of imported bills and payments by month, without those of billing runs.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { ImportedMonth } from '../contract/imported.ts'

/** The newest first, those of no month last. */
export async function listImportedMonths({ db, org }: Scope, limit: number): Promise<ImportedMonth[]> {
  const { rows } = await sql<ImportedMonth>`
    select period, count(*) filter (where kind = 'bill')::int as bills,
           coalesce(sum(amount_paisa) filter (where kind = 'bill'), 0)::bigint as billed_paisa,
           count(*) filter (where kind = 'payment')::int as payments,
           coalesce(-sum(amount_paisa) filter (where kind = 'payment'), 0)::bigint as paid_paisa
      from (select period, kind, amount_paisa from ledger_history where org_id = ${org.id}
            union all
            select period, kind, amount_paisa from ledger_entries e where e.org_id = ${org.id}
               and not exists (select from bills b where b.org_id = e.org_id and b.connection_id = e.connection_id
                 and b.entry_id = e.id)) imported
     where kind in ('bill', 'payment')
     group by period order by period desc nulls last limit ${limit}`.execute(db)
  return rows
}
