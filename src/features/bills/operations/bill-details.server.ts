// What explains a bill to its holder and to the office: the readings that it was computed from, and what its charge comes to by the day of payment.

import { listOwnReadings, type HeldConnection } from '#features/readings/operations/read.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { BilledReadings } from '../contract/bill.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import { billedReadings, readingsWithin } from '../rules/billed-readings.ts'
import { stepsOfBill, type OwedOn } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { findBilledReadings, type OwnBillRow } from '../store/own.server.ts'
import { listCutStates } from '../store/settlement.server.ts'

/** Readings among which those of a bill are found. */
const readingsBack = 60

/**
 * Those of the time in which the connection was held. A bill of before its readings were stored has those of today, none if it is credited: they
 * may have been corrected since.
 */
export async function readingsOf(
  scope: Scope,
  held: HeldConnection,
  bill: YearlyNumber & Pick<OwnBillRow, 'period' | 'creditYear'>,
): Promise<BilledReadings> {
  const stored = await findBilledReadings(scope, bill)
  if (stored) return readingsWithin(stored, held)
  if (bill.creditYear !== null) return { before: null, present: null }
  const readings = await listOwnReadings(scope, held, readingsBack)
  return billedReadings(readings.toReversed(), { period: bill.period, firstOfCycle: bill.period })
}

type BillOnDays = Pick<OwnBillRow, 'connectionId' | 'billedOn' | 'chargePaisa' | 'paymentSteps' | 'creditYear'>

/** By the states of its tap; a credited bill is not paid on any day. */
export async function stepsOf(ctx: Ctx, bill: BillOnDays): Promise<OwedOn[]> {
  if (bill.creditYear !== null) return []
  const states = (await listCutStates(ctx, [bill.connectionId])).get(bill.connectionId)
  return stepsOfBill({ ...bill, plan: planOf(bill.paymentSteps) }, { states, today: inNepal(ctx.now).date })
}
