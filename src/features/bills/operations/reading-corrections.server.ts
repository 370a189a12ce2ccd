// Correction of readings that later ones follow or that bills charge, which are valid until they are credited.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { refuse } from '#kit/refusal.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import {
  correctReading,
  readCorrected,
  storeMeterPhoto,
  type SentCorrection,
} from '#features/readings/operations/correct.server.ts'
import { mayBeReadBy } from '#features/readings/rules/recorded.ts'
import type { ReadingCorrectionPage, WrongBills } from '../contract/reading-corrections.ts'
import { billsCharging } from '../rules/wrong-bills.ts'
import { lockBilling } from '../store/bills.server.ts'
import { findNewestBill } from '../store/wrong-bills.server.ts'
import { readBilled, readWrongBills } from './wrong-bills.server.ts'

type At = { id: number; period: BsMonth }

export async function readReadingCorrection(ctx: Ctx<Staff>, { id, period }: At): Promise<ReadingCorrectionPage> {
  const { customerNumber, id: _id, ...known } = await readCorrected(ctx, id)
  const { states, readings, meters } = known
  if (!readings.some((reading) => reading.period === period)) refuse('missing', 'meter_readings.not_recorded')
  const { connections, run } = await readBilled(ctx, [id])
  const bills = billsCharging(connections[0]!, run, period)
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
