// Correction of readings that later ones follow or that bills charge, and the bills that they make wrong: these stand until they are credited.

import { bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { findCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import { readOpening } from '#features/ledger/operations/open.server.ts'
import {
  correctReading,
  listCorrections,
  readCorrected,
  storeMeterPhoto,
  type SentCorrection,
} from '#features/readings/operations/correct.server.ts'
import { mayBeReadBy } from '#features/readings/rules/recorded.ts'
import type { ReadingCorrectionPage, WrongBills } from '../contract/reading-corrections.ts'
import type { BilledConnection } from '../rules/run.ts'
import type { UsedIn } from '../rules/metered-use.ts'
import { billsCharging, monthsToBill, wrongBills, type WrongBill } from '../rules/wrong-bills.ts'
import { listBilledConnections } from '../store/billed.server.ts'
import { lockBilling } from '../store/bills.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import { findNewestBill, listBillStates } from '../store/wrong-bills.server.ts'

type At = { id: number; period: BsMonth }

export async function readReadingCorrection(ctx: Ctx<Staff>, { id, period }: At): Promise<ReadingCorrectionPage> {
  const { customerNumber, id: _id, ...known } = await readCorrected(ctx, id)
  const { states, readings, meters } = known
  if (!readings.some((reading) => reading.period === period)) refuse('missing', 'meter_readings.not_recorded')
  const { connection, run } = await readBilled(ctx, customerNumber)
  const bills = billsCharging(connection, run, period)
  return {
    id,
    customerNumber,
    known: { ...known, states: [...states], readings: [...readings], meters: [...meters] },
    bills: bills.map((bill) => ({ number: yearlyNumberText(bill), period: bill.period })),
    mayCorrect: mayBeReadBy({ isOwn: await isLinked(ctx, ctx.actor.id, id) }),
  }
}

/** No run issues bills meanwhile, so that the newest bill tells which were computed from the readings as they were. */
export async function correctBilledReading(
  ctx: Ctx<Staff>,
  { photo, ...sent }: Omit<SentCorrection, 'photo' | 'lastBill'> & { photo?: File | undefined },
): Promise<WrongBills> {
  const stored = photo && (await storeMeterPhoto(ctx, photo))
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    await correctReading(tx, { ...sent, photo: stored, lastBill: await findNewestBill(tx, sent.id) })
    return readWrongBills(tx, sent)
  })
}

/** None where no reading of the connection was corrected. */
export async function readWrongBills(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WrongBills> {
  const customerNumber = (await findCustomerNumber(ctx, id)) ?? refuse('missing', 'connections.unknown')
  const corrections = await listCorrections(ctx, id)
  if (corrections.length === 0) return { bills: [], months: [] }
  const { connection, run } = await readBilled(ctx, customerNumber)
  const found = wrongBills(
    connection,
    run,
    corrections.map(({ readings: before, lastBill }) => ({ before, lastBill })),
  )
  const states = await listBillStates(ctx, id)
  const credited = states.filter(({ state, isReplaced }) => state === 'credited' && !isReplaced)
  return {
    bills: found.map((one) => listedOf(one, states)),
    months: monthsToBill(
      credited.map(({ period }) => period),
      connection.bills,
    ),
  }
}

function listedOf({ bill, after }: WrongBill, states: Awaited<ReturnType<typeof listBillStates>>) {
  const number = yearlyNumberText(bill)
  const { chargePaisa, state } = states.find((one) => yearlyNumberText(one) === number)!
  return {
    number,
    period: bill.period,
    chargePaisa,
    after: after ? yearlyNumberText(after) : null,
    isRequested: state === 'requested',
  }
}

/** With all readings of its window, and the lines of all bills. */
async function readBilled(
  scope: Scope & Pick<Ctx, 'now'>,
  customerNumber: string,
): Promise<{ connection: BilledConnection; run: Omit<UsedIn, 'period'> }> {
  const today = inNepal(scope.now).date
  const whole = { period: bsMonthOf(today), zone: null, customerNumber, firstOfCycle: '' }
  const [connection] = await listBilledConnections(scope, whole, { after: 0, limit: 1 })
  const { cutOverOn: billsSince = today } = await readOpening(scope)
  return { connection: connection!, run: { policy: await findBillingPolicy(scope), billsSince } }
}
