// Removal of photographs of meters: one that staff attached, and those that were kept for their time, with what customers sent.

import { isLinked } from '#features/connections/operations/own.server.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction, type Database } from '#platform/database.server.ts'
import type { ReadingPage } from '../contract/api.ts'
import { mayBeReadBy } from '../rules/recorded.ts'
import { sentDays } from '../rules/sent.ts'
import { findPhoto, removePhoto, removePhotos } from '../store/photos.server.ts'
import { removeSent } from '../store/sent.server.ts'
import { readReadings } from './read.server.ts'
import { requireKnown } from './record.server.ts'

/** Removes the photograph that staff attached to the reading of a month. One that the customer sent stays, as the record of what was sent. */
export async function removeReadingPhoto(
  ctx: Ctx<Staff>,
  { id, period, reason }: { id: number; period: BsMonth; reason: string },
): Promise<ReadingPage> {
  return transaction(ctx, async (tx) => {
    const { customerNumber } = await requireKnown(tx, id)
    enforce(mayBeReadBy({ isOwn: await isLinked(tx, tx.actor.id, id) }), 'forbidden')
    const at = { connectionId: id, period }
    if (!(await removePhoto(tx, at))) {
      if (await findPhoto(tx, at)) refuse('conflict', 'meter_readings.photo_of_customer')
      refuse('missing', 'meter_readings.photo_unknown')
    }
    await record(tx, { action: 'readings.photo_removed', target: customerNumber, changes: { period, reason } })
    return readReadings(tx, { id })
  })
}

/** What was accepted or recorded stays among the readings. Returns how many rows were removed. */
export async function removeOldMeterPhotos(db: Database, now: Date): Promise<{ removed: number }> {
  const before = new Date(now.getTime() - sentDays * 86_400_000)
  return { removed: (await removeSent(db, before)) + (await removePhotos(db, before)) }
}
