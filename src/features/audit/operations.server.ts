// Removal of audit rows whose time is over.

import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import { auditDays } from './rules.ts'
import { removeAudit } from './store.server.ts'

/** Returns how many rows were removed. */
export function removeOldAuditRows(database: Database, now: Date): Promise<{ removed: number }> {
  return transaction({ db: database }, async ({ db }) => {
    let removed = 0
    for (const [actorKind, days] of Object.entries(auditDays) as [keyof typeof auditDays, number][])
      removed += await removeAudit(db, actorKind, new Date(now.getTime() - days * 86_400_000))
    return { removed }
  })
}
