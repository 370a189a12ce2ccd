// What a preview of a billing run promises of each bill, as text: an approval issues exactly these bills.

import type { BillLine } from '../contract/bill.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { RunBill } from './run.ts'

/**
 * Connection, tap, consumption, charges with their rules, and payment steps. Arrears and advance are left out, because somebody may pay
 * between preview and approval; so are the identifiers of tariffs, which are new when an edition is imported again unchanged.
 */
export function contentOf({ connection, consumption, amounts, paymentSteps, readOn }: RunBill): string {
  const { basis, units, months } = consumption
  const charges = amounts.lines.flatMap(chargeContent)
  return JSON.stringify([connection.id, connection.tap, readOn, basis, units, months, charges, paymentSteps])
}

/** The policies that decide about the bills and are not in their content: from which day they count. */
export function policyContent({ billDate }: Pick<BillingPolicy, 'billDate'>): string {
  return JSON.stringify([billDate])
}

function chargeContent(line: BillLine): unknown[] {
  if (line.kind === 'billed') return [line]
  if (line.kind !== 'charge') return []
  // The units are those of the months.
  const { edition, units: _units, ...charge } = line
  return [{ ...charge, fiscalYear: edition.fiscalYear, effectiveFrom: edition.effectiveFrom }]
}
