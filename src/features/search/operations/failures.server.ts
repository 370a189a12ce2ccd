// Searches without a result: what the office reads of them, and their removal.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { failureDays } from '../rules/failures.ts'
import { removeFailures, sumFailures } from '../store/failures.server.ts'

const maxShown = 50

/** The most frequent queries of a period that found nothing. */
export function readFailedSearches(scope: Scope, period: { from: string; to: string }) {
  return sumFailures(scope, period, maxShown)
}

export async function removeOldFailures(db: Database, now: Date): Promise<{ removed: number }> {
  return { removed: await removeFailures(db, addDays(inNepal(now).date, -failureDays)) }
}
