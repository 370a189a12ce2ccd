// The bills of a period as rows of a CSV file, read in parts.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import { dueOn } from '../rules/run.ts'
import { listBillsOfPeriod } from '../store/bills.server.ts'
import { requireZone } from './zone.server.ts'

export const billColumns = [
  'customer_number',
  'period',
  'units',
  'charge_rs',
  'arrears_rs',
  'total_rs',
  'due_on',
] as const
export type BillCells = Record<(typeof billColumns)[number], string | number>

const partSize = 2_000

type OfMonth = { period: BsMonth; zone: string | null }

/** In the order of customer numbers; arrears are below zero where an advance is taken off. Refuses a zone that the organisation does not have. */
export async function listBillCells(scope: Scope, of: OfMonth): Promise<AsyncGenerator<BillCells[]>> {
  await requireZone(scope, of.zone)
  return cellsOf(scope, of)
}

async function* cellsOf(scope: Scope, { period, zone }: OfMonth): AsyncGenerator<BillCells[]> {
  for (let after = ''; ;) {
    const bills = await listBillsOfPeriod(scope, { period, zone }, { after, limit: partSize })
    if (bills.length === 0) return
    yield bills.map((bill) => ({
      customer_number: bill.customerNumber,
      period: bill.period,
      units: bill.units ?? '',
      charge_rs: rupees(bill.chargePaisa),
      arrears_rs: rupees(bill.totalPaisa - bill.chargePaisa),
      total_rs: rupees(bill.totalPaisa),
      due_on: dueOn(bill.billedOn, bill.paymentSteps) ?? '',
    }))
    after = bills.at(-1)!.customerNumber
  }
}

function rupees(paisa: number): number {
  return paisa / 100
}
