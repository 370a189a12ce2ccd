// SQL of the approved credit note of a bill and of the bill that has replaced it, joined to a list of bills.

import { sql } from 'kysely'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { BillCredit } from '../contract/credited.ts'

/** All null where the bill is not credited. */
export type CreditColumns = {
  creditYear: string | null
  creditNumber: number | null
  creditedOn: string | null
  replacedByYear: string | null
  replacedByNumber: number | null
}

export const creditColumns = sql`n.fiscal_year as credit_year, n.number as credit_number, n.credited_on,
  a.fiscal_year as replaced_by_year, a.number as replaced_by_number`

/** To bills `b`. */
export const creditJoins = sql`
  left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
   and n.approved_at is not null
  left join bills a on n.id is not null and a.org_id = b.org_id and a.connection_id = b.connection_id and a.period = b.period
   and a.issue = b.issue + 1`

export function creditOfBill(row: CreditColumns): BillCredit | null {
  const { creditYear, creditNumber, creditedOn, replacedByYear, replacedByNumber } = row
  if (creditYear === null) return null
  return {
    number: yearlyNumberText({ fiscalYear: creditYear, number: creditNumber! }),
    creditedOn: creditedOn!,
    replacedBy:
      replacedByYear === null ? null : yearlyNumberText({ fiscalYear: replacedByYear, number: replacedByNumber! }),
  }
}
