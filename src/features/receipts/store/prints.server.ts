// SQL of prints of receipts: the first is the original, each later one a copy.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'

/** Records a print and returns its number, 1 for the original. The receipt stays locked until the end of the transaction. */
export async function insertPrint(
  { db, org }: Scope,
  { fiscalYear, number }: YearlyNumber,
  by: { at: Date; id: number | null; name: string },
): Promise<number> {
  await sql`select from receipts where org_id = ${org.id} and fiscal_year = ${fiscalYear} and number = ${number} for update`.execute(
    db,
  )
  const { rows } = await sql<{ print: number }>`
    insert into receipt_prints (org_id, fiscal_year, number, print, printed_at, author_id, author_name)
    select ${org.id}::integer, ${fiscalYear}, ${number}::integer, 1 + count(*), ${by.at}::timestamptz, ${by.id}::integer, ${by.name}::text
      from receipt_prints where org_id = ${org.id} and fiscal_year = ${fiscalYear} and number = ${number}
    returning print`.execute(db)
  return rows[0]!.print
}
