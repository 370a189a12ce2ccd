// SQL of payments through a gateway that may be moved to another customer number.

import { sql } from 'kysely'
import type { Account } from '#features/ledger/contract/accounts.ts'
import type { Scope } from '#platform/context.ts'

/** A payment that may be moved: its entry, `account` the clearing account of its gateway. */
export type OnlinePayment = {
  id: number
  account: Account
  amountPaisa: number
  reference: string
  valueOn: string
  isPending: boolean
}

/** Undefined where the entry is no payment through a gateway. */
export async function findOnlinePayment({ db, org }: Scope, entryId: number): Promise<OnlinePayment | undefined> {
  const { rows } = await sql<OnlinePayment>`
    select e.id, p.account, p.amount_paisa, e.reference, e.value_on,
           exists (select from refunds r where r.org_id = e.org_id and r.moved_entry_id = e.id and r.outcome is null) as is_pending
      from ledger_entries e
      join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id and p.account like 'clearing:%'
     where e.org_id = ${org.id} and e.id = ${entryId} and e.kind = 'payment' and e.reference is not null`.execute(db)
  return rows[0]
}
