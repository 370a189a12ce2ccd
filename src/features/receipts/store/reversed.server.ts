// SQL of the receipt of an entry that is corrected, with the phone of who held the connection on its day.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'

export type ReversedLine = YearlyNumber & {
  customerNumber: string
  amountPaisa: number
  phone: string
  language: 'en' | 'ne'
}

/** The holder of the day of the receipt, in the language of the account with the phone; undefined without a receipt or a phone. */
export async function findReversedLine({ db, org }: Scope, entryId: number): Promise<ReversedLine | undefined> {
  const { rows } = await sql<ReversedLine>`
    select r.fiscal_year, r.number, c.customer_number, l.amount_paisa, h.phone,
           coalesce((select p.language from people p where p.phone = h.phone order by p.id limit 1), 'ne') as language
      from receipt_lines l
      join receipts r on r.org_id = l.org_id and r.fiscal_year = l.fiscal_year and r.number = l.number
      join connections c on c.org_id = l.org_id and c.id = l.connection_id
      join lateral (select phone from connection_holders
        where org_id = l.org_id and connection_id = l.connection_id
        order by held_from > r.issued_on, abs(held_from - r.issued_on) limit 1) h on h.phone is not null
     where l.org_id = ${org.id} and l.entry_id = ${entryId}`.execute(db)
  return rows[0]
}
