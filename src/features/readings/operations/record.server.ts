// Recording and correcting one reading at the office, by the one rule of what may be recorded.

import { replaceMeter, restoreMeter } from '#features/connections/operations/meters.server.ts'
import { isLinked } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ReadingPage } from '../contract/api.ts'
import type { NewReading, ReadConnection, StoredReading } from '../contract/reading.ts'
import {
  lastValue,
  mayBeCorrected,
  mayBeCorrectedBefore,
  mayBeReadBy,
  recordedReading,
  type Recorded,
} from '../rules/recorded.ts'
import { findBillOfReading } from '../store/billed.server.ts'
import { listKnown, type KnownConnection } from '../store/known.server.ts'
import { putPhoto } from '../store/photos.server.ts'
import { insertReadings, lockConnections, removeReading, type InsertedReading } from '../store/readings.server.ts'
import { storeMeterPhoto } from './meter-photos.server.ts'
import { enforceFreeSerial } from './new-serial.server.ts'
import { readReadings } from './read.server.ts'

export type SentReading = Pick<NewReading, 'period' | 'readOn' | 'status'> & {
  /** Connection. */
  id: number
  /** Replaces the reading of the month; without it a recorded month is refused. */
  correct: boolean
  photo?: File | undefined
} & { [Field in 'value' | 'oldFinal' | 'newStart' | 'newSerial' | 'note']?: NonNullable<NewReading[Field]> | undefined }

/** Records a reading of a connection that is not the reader's own. A correction keeps the photograph of the month unless it brings another one. */
export async function recordReading(
  ctx: Ctx<Staff>,
  { id, correct, photo, ...sent }: SentReading,
): Promise<ReadingPage> {
  const stored = photo && (await storeMeterPhoto(ctx, photo))
  const entered = enteredOf(sent)
  return transaction(ctx, async (tx) => {
    const found = await requireKnown(tx, id)
    enforce(mayBeReadBy({ isOwn: await isLinked(tx, tx.actor.id, id) }), 'forbidden')
    const before = correct ? await takeBack(tx, found, entered.period) : undefined
    const known = before ? await requireKnown(tx, id) : found
    const recorded = enforceRecorded(entered, known, inNepal(tx.now).date)
    if (recorded.fits) await enforceFreeSerial(tx, recorded.reading.newSerial, known.customerNumber)
    await storeReading(tx, known, recorded, {
      source: 'office',
      readBy: tx.actor.name,
      readById: tx.actor.id,
    })
    const { period } = entered
    if (stored) await putPhoto(tx, { connectionId: id, period }, { ...stored, addedAt: tx.now })
    const changes = { ...(before && { before }), after: recorded.reading, ...(stored && { photo: true }) }
    const action = before ? 'readings.corrected' : 'readings.recorded'
    await record(tx, { action, target: known.customerNumber, changes })
    return readReadings(tx, { id })
  })
}

/** What was sent, as the rule takes it. */
export function enteredOf(sent: Omit<SentReading, 'id' | 'correct' | 'photo'>): NewReading {
  return { ...blank, ...(sent.status === 'replaced' && { newSerial: '' }), ...sent }
}

const blank = { value: null, oldFinal: null, newStart: null, newSerial: null, note: '' }

/** Stores what the rule has allowed, with the meter that is fitted with it. */
export async function storeReading(
  tx: Ctx,
  known: KnownConnection,
  { reading, fits }: Recorded,
  by: Pick<InsertedReading, 'source' | 'readBy' | 'readById'>,
): Promise<void> {
  await insertReadings(tx, [{ ...reading, ...by, connectionId: known.id }], tx.now)
  if (!fits) return
  const { oldFinal, newStart, newSerial, readOn } = reading
  await replaceMeter(tx, {
    connectionId: known.id,
    on: readOn,
    finalReading: oldFinal ?? lastValue(known),
    serial: newSerial ?? '',
    dialDigits: known.meter!.dialDigits,
    openingReading: newStart ?? 0,
  })
}

/** Removes the newest reading, and the meter that was fitted with it. */
export async function takeBack(tx: Scope, known: KnownConnection, period: string): Promise<StoredReading> {
  enforce(mayBeCorrected(period, known))
  enforce(mayBeCorrectedBefore(await findBillOfReading(tx, { connectionId: known.id, period })))
  const reading = known.history.at(-1)!
  await removeReading(tx, known.id, period)
  if (reading.newSerial !== null) await restoreMeter(tx, known.id)
  return reading
}

/** What is known of a connection, which is locked until the transaction ends. */
export async function requireKnown(tx: Scope, id: number): Promise<KnownConnection> {
  await lockConnections(tx, [id])
  return (await listKnown(tx, [id])).get(id) ?? refuse('missing', 'connections.unknown')
}

/** What may be stored of a reading, or refused with the reason. */
export function enforceRecorded(entered: NewReading, known: ReadConnection, today: string): Recorded {
  const answer = recordedReading(entered, known, today)
  return answer.ok ? answer.value : refuse('conflict', answer.key, answer.values ? { values: answer.values } : {})
}
