// Correction of a reading that a later one follows, or that a bill charges, with the readings and meters that change with it.

import { updateMeterCounts } from '#features/connections/operations/meters.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import type { CorrectedConnection } from '../contract/corrected.ts'
import type { StoredReading } from '../contract/reading.ts'
import { correctedReading } from '../rules/corrected.ts'
import { mayBeReadBy } from '../rules/recorded.ts'
import { insertCorrection, listMeters, updateReading } from '../store/corrections.server.ts'
import { listKnown } from '../store/known.server.ts'
import { putPhoto, type MeterPhoto } from '../store/photos.server.ts'
import { lockConnections } from '../store/readings.server.ts'
import { enteredOf, type SentReading } from './record.server.ts'

export { storeMeterPhoto } from './meter-photos.server.ts'
export { listCorrections, type CorrectionRow } from '../store/corrections.server.ts'

/** More than a connection has. */
const allReadings = 10_000

export type KnownCorrected = CorrectedConnection & { id: number; customerNumber: string }

/** What a correction of a connection is checked against. */
export async function readCorrected(scope: Scope, id: number): Promise<KnownCorrected> {
  const found = (await listKnown(scope, [id], allReadings)).get(id) ?? refuse('missing', 'connections.unknown')
  const { history: readings, meter: _inUse, states, ...known } = found
  return { ...known, states, readings, meters: await listMeters(scope, id) }
}

export type SentCorrection = Omit<SentReading, 'correct' | 'photo'> & {
  reason: string
  photo: MeterPhoto | undefined
  /** The newest bill of the connection: those up to it were computed from the readings as they were. */
  lastBill: YearlyNumber | undefined
}

/**
 * Corrects the reading, and the units of the next one of the dial; what they were is kept with the reason. The bills stay as they are. A photograph
 * of the month stays unless the correction brings another one.
 */
export async function correctReading(
  tx: Ctx<Staff>,
  { id, reason, photo, lastBill, ...sent }: SentCorrection,
): Promise<void> {
  await lockConnections(tx, [id])
  const known = await readCorrected(tx, id)
  enforce(mayBeReadBy({ isOwn: await isLinked(tx, tx.actor.id, id) }), 'forbidden')
  const answer = correctedReading(enteredOf(sent), known, inNepal(tx.now).date)
  if (!answer.ok) refuse('conflict', answer.key, answer.values ? { values: answer.values } : {})
  const { before, after } = answer.value
  const [corrected, ...next] = after
  await updateReading(tx, id, corrected!, { source: 'office', readBy: tx.actor.name, readById: tx.actor.id })
  for (const reading of next) await updateReading(tx, id, reading)
  await correctMeters(tx, known, after)
  const { period } = sent
  const by = { at: tx.now, byId: tx.actor.id, by: tx.actor.name }
  await insertCorrection(tx, { connectionId: id, period, readings: before, reason, lastBill, ...by })
  if (photo) await putPhoto(tx, { connectionId: id, period }, { ...photo, addedAt: tx.now })
  const changes = { before, after, reason, ...(photo && { photo: true }) }
  await record(tx, { action: 'readings.corrected_earlier', target: known.customerNumber, changes })
}

/** The counts of the meters that were fitted with these readings: where the last one was not stated, it is that of the reading before. */
async function correctMeters(
  tx: Scope,
  { id, readings, opening, meters }: KnownCorrected,
  after: readonly StoredReading[],
): Promise<void> {
  const now = readings.map((reading) => after.find(({ period }) => period === reading.period) ?? reading)
  for (const { period, newSerial, readOn, oldFinal, newStart } of after) {
    if (newSerial === null) continue
    const last = now.findLast((one) => one.period < period && one.value !== null)?.value
    const finalReading = oldFinal ?? last ?? opening ?? meters[0]!.openingReading
    await updateMeterCounts(tx, { connectionId: id, on: readOn, finalReading, openingReading: newStart ?? 0 })
  }
}
