// Removal of codes that expired and of offers that nobody accepted.

import type { Database } from '#platform/database.server.ts'
import { codeDays, offerDays } from '../rules.ts'
import { removeLapsed } from '../store/codes.server.ts'

/** Returns how many of each were removed. */
export function removeLapsedLinks(db: Database, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return removeLapsed(db, { codes: daysAgo(codeDays), offers: daysAgo(offerDays) })
}
