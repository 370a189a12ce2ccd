// Removal of readings that customers sent a long time ago; the accepted ones are among the readings.

import type { Database } from '#platform/database.server.ts'
import { sentDays } from '../rules/sent.ts'
import { removeSent } from '../store/sent.server.ts'

/** Returns how many were removed. */
export async function removeOldSentReadings(db: Database, now: Date): Promise<{ removed: number }> {
  return { removed: await removeSent(db, new Date(now.getTime() - sentDays * 86_400_000)) }
}
