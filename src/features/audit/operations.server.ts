// Audit rows as the office reads them, and removal of those whose time is over.

import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { AuditedItems } from './contract.ts'
import { targetsOf } from './rules/items.ts'
import { auditDays } from './rules/retention.ts'
import type { AuditQuery } from './store.server.ts'
import { listAudit, removeAudit } from './store.server.ts'

/** A page of audit rows; `item` is the page of what they are about, one of `items`. */
export function readAudit(
  scope: Scope,
  items: readonly AuditedItems[],
  { item, ...query }: Omit<AuditQuery, 'targets'> & { item?: string | undefined },
) {
  return listAudit(scope, { ...query, ...(item && { targets: targetsOf(items, item, scope.org.id) }) })
}

/** Returns how many rows were removed. */
export function removeOldAuditRows(database: Database, now: Date): Promise<{ removed: number }> {
  return transaction({ db: database }, async ({ db }) => {
    let removed = 0
    for (const [actorKind, days] of Object.entries(auditDays) as [keyof typeof auditDays, number][])
      removed += await removeAudit(db, actorKind, new Date(now.getTime() - days * 86_400_000))
    return { removed }
  })
}
