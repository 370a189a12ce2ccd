// Removal of what has photographs of meters: readings that customers sent a long time ago, and photographs that staff attached.

import type { Database } from '#platform/database.server.ts'
import { sentDays } from '../rules/sent.ts'
import { removePhotos } from '../store/photos.server.ts'
import { removeSent } from '../store/sent.server.ts'

/** What was accepted or recorded stays among the readings. Returns how many rows were removed. */
export async function removeOldMeterPhotos(db: Database, now: Date): Promise<{ removed: number }> {
  const before = new Date(now.getTime() - sentDays * 86_400_000)
  return { removed: (await removeSent(db, before)) + (await removePhotos(db, before)) }
}
