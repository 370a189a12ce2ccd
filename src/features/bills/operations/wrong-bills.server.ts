// Bills that corrected readings have made wrong, of one connection and of all: they are valid until they are credited.

import { addMonths, bsMonthOf, firstDayOf } from '#kit/calendar/bs-month.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { findCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { readOpening } from '#features/ledger/operations/open.server.ts'
import { maxCorrectedMonths } from '#features/readings/contract/corrected.ts'
import { listCorrections } from '#features/readings/operations/correct.server.ts'
import type { AllWrongBills, ListedWrongBill, WrongBillOfAll, WrongBills } from '../contract/reading-corrections.ts'
import type { BilledConnection } from '../rules/run.ts'
import type { UsedIn } from '../rules/metered-use.ts'
import { monthsToBill, wrongBills, type WrongBill } from '../rules/wrong-bills.ts'
import { listBilledConnections } from '../store/billed.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import { listBillStates, listMaybeWrong, type BillState } from '../store/wrong-bills.server.ts'

type At = Scope & Pick<Ctx, 'now'>

/** None where no reading of the connection was corrected. */
export async function readWrongBills(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WrongBills> {
  if ((await findCustomerNumber(ctx, id)) === undefined) refuse('missing', 'connections.unknown')
  const [found] = await findWrong(ctx, [id])
  if (!found) return { bills: [], months: [] }
  const { bills, states, connection } = found
  const credited = states.filter(({ state, isReplaced }) => state === 'credited' && !isReplaced)
  return {
    bills,
    months: monthsToBill(
      credited.map(({ period }) => period),
      connection.bills,
    ),
  }
}

/** `maxRead`: connections that are looked at; a second or two where no bill of theirs is wrong. */
const usual = { maxBills: 200, maxRead: 1_000, batch: 200 }

/** Of the connections whose readings were corrected in as many months as readings may be, those corrected last first. */
export async function findWrongBills(ctx: At, { maxBills, maxRead, batch } = usual): Promise<AllWrongBills> {
  const since = nepalMidnight(firstDayOf(addMonths(bsMonthOf(inNepal(ctx.now).date), -maxCorrectedMonths)))
  const data: WrongBillOfAll[] = []
  let before: number | undefined
  for (let read = 0; read < maxRead && data.length <= maxBills; read += batch) {
    const rows = await listMaybeWrong(ctx, { since, before, limit: batch })
    const ids = rows.map(({ connectionId }) => connectionId)
    const found = new Map((await findWrong(ctx, ids)).map((one) => [one.connection.id, one]))
    for (const id of ids) {
      const { connection, bills } = found.get(id)!
      const { customerNumber } = connection
      data.push(...bills.map((bill) => ({ ...bill, connectionId: id, customerNumber })))
    }
    if (rows.length < batch) return { data: data.slice(0, maxBills), more: data.length > maxBills }
    before = rows.at(-1)!.correction
  }
  return { data: data.slice(0, maxBills), more: true }
}

type Found = { connection: BilledConnection; bills: ListedWrongBill[]; states: BillState[] }

/** Those of these connections whose readings were corrected, in any order. */
async function findWrong(scope: At, ids: readonly number[]): Promise<Found[]> {
  const corrections = Map.groupBy(await listCorrections(scope, ids), ({ connectionId }) => connectionId)
  if (corrections.size === 0) return []
  const corrected = [...corrections.keys()]
  const { connections, run } = await readBilled(scope, corrected)
  const allStates = Map.groupBy(await listBillStates(scope, corrected), ({ connectionId }) => connectionId)
  return connections.map((connection) => {
    const made = corrections.get(connection.id)!.map(({ readings: before, lastBill }) => ({ before, lastBill }))
    const states = allStates.get(connection.id) ?? []
    return { connection, states, bills: wrongBills(connection, run, made).map((one) => listedOf(one, states)) }
  })
}

function listedOf({ bill, after, units }: WrongBill, states: readonly BillState[]): ListedWrongBill {
  const number = yearlyNumberText(bill)
  const { chargePaisa, state } = states.find((one) => yearlyNumberText(one) === number)!
  return {
    number,
    period: bill.period,
    chargePaisa,
    after: after ? yearlyNumberText(after) : null,
    isRequested: state === 'requested',
    units,
  }
}

/** With all readings of the window of a run, and the lines of all bills. */
export async function readBilled(
  scope: At,
  ids: readonly number[],
): Promise<{ connections: BilledConnection[]; run: Omit<UsedIn, 'period'> }> {
  const today = inNepal(scope.now).date
  const whole = { period: bsMonthOf(today), zone: null, customerNumber: null, firstOfCycle: '', ids }
  const connections = await listBilledConnections(scope, whole, { after: 0, limit: ids.length })
  const { cutOverOn: billsSince = today } = await readOpening(scope)
  return { connections, run: { policy: await findBillingPolicy(scope), billsSince } }
}
