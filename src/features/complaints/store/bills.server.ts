// SQL of bills that complaints are about: what the office sees of one, whether it is a customer's own, and the complaints about one.

import { sql } from 'kysely'
import type { Owner } from '#features/cases/contract/keys.ts'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { pick } from '#kit/pick.ts'
import type { Scope } from '#platform/context.ts'
import type { BillSummary } from '../contract/answers.ts'
import type { ComplaintState } from '../contract/form.ts'
import type { FoundComplaint } from './complaints.server.ts'

type AttachedTo = Pick<FoundComplaint, 'billFiscalYear' | 'billNumber'>

type SummaryRow = Omit<BillSummary, 'readings'> & { readings: BillSummary['readings'] | null }

/** Null where no bill is attached. */
export async function findBillSummary({ db, org }: Scope, of: AttachedTo): Promise<BillSummary | null> {
  if (of.billNumber === null) return null
  const { rows } = await sql<SummaryRow>`
    select replace(b.fiscal_year, '/', '-') || '-' || b.number as number, b.period, b.basis, b.units, b.readings,
           b.charge_paisa, b.total_paisa, n.credited_on
      from bills b
      left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
       and n.approved_at is not null
     where b.org_id = ${org.id} and b.fiscal_year = ${of.billFiscalYear} and b.number = ${of.billNumber}`.execute(db)
  const [bill] = rows
  if (!bill) return null
  const { before = null, present = null } = bill.readings ?? {}
  return { ...bill, readings: { before: before && pick(before, shown), present: present && pick(present, shown) } }
}

/** Of a reading. */
const shown = ['readOn', 'status', 'value'] as const

/** Whether the attached bill is of one of these connections, in the time in which the person may see it. */
export async function isBillOf(
  { db, org }: Scope,
  of: AttachedTo,
  own: readonly Pick<OwnConnection, 'id' | 'from' | 'until'>[],
): Promise<boolean> {
  const { rows } = await sql`
    select from bills b
      join json_to_recordset(${JSON.stringify(own)}::json) as own (id integer, "from" date, until date) on own.id = b.connection_id
       and (own."from" is null or b.billed_on >= own."from") and (own.until is null or b.billed_on < own.until)
     where b.org_id = ${org.id} and b.fiscal_year = ${of.billFiscalYear} and b.number = ${of.billNumber}`.execute(db)
  return rows.length > 0
}

/** Newest first, this many at most. */
const maxOfBill = 50

export type ComplaintOfBillRow = { id: number; code: string; state: ComplaintState; receivedAt: Date }

/** `owner`: only those that this person sent, signed in or from their phone. */
export function listComplaintsOfBill(
  { db, org }: Scope,
  { fiscalYear, number }: { fiscalYear: string; number: number },
  owner?: Owner,
): Promise<ComplaintOfBillRow[]> {
  const all = db
    .selectFrom('complaints')
    .select(['id', 'code', 'state', 'receivedAt'])
    .where('orgId', '=', org.id)
    .where('billFiscalYear', '=', fiscalYear)
    .where('billNumber', '=', number)
  const found = owner
    ? all.where(({ eb, or }) => {
        const isTheirs = eb('personId', '=', owner.personId)
        return owner.phone === null ? isTheirs : or([isTheirs, eb('phone', '=', owner.phone)])
      })
    : all
  return found.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(maxOfBill).execute()
}
