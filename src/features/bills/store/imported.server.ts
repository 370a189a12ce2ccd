// SQL of imported bills and payments by month, without bills of runs and payments with a receipt.

import { sql } from 'kysely'
import { firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import type { ImportedMonth } from '../contract/imported.ts'

/**
 * The newest first, from a month on; those of no month last, from its first day on. Every payment that is taken here has a receipt, one that
 * is imported has none. What was corrected does not count.
 */
export async function listImportedMonths({ db, org }: Scope, from: BsMonth): Promise<ImportedMonth[]> {
  const wanted = sql`e.org_id = ${org.id} and e.kind in ('bill', 'payment')
    and (e.period >= ${from} or (e.period is null and e.value_on >= ${firstDayOf(from)}::date))`
  const { rows } = await sql<ImportedMonth>`
    select period, count(*) filter (where kind = 'bill')::int as bills,
           coalesce(sum(amount_paisa) filter (where kind = 'bill'), 0)::bigint as billed_paisa,
           count(*) filter (where kind = 'payment')::int as payments,
           coalesce(-sum(amount_paisa) filter (where kind = 'payment'), 0)::bigint as paid_paisa
      from (select e.period, e.kind, e.amount_paisa from ledger_history e where ${wanted}
            union all
            select e.period, e.kind, e.amount_paisa from ledger_entries e where ${wanted} and e.corrects is null
               and not exists (select from bills b where b.org_id = e.org_id and b.connection_id = e.connection_id
                 and b.entry_id = e.id)
               and not exists (select from receipt_lines r where r.org_id = e.org_id and r.entry_id = e.id)
               and not exists (select from ledger_entries k where k.org_id = e.org_id and k.corrects = e.id
                 and k.kind = 'correction')) imported
     group by period order by period desc nulls last`.execute(db)
  return rows
}
