// Staff dashboard: counts of pending work, limited to the actor’s permissions.

import type { Ctx, Staff } from '#platform/context.ts'
import type { Permission } from '#root/permissions.ts'
import { countWaiting } from '#features/applications/operations/inbox.server.ts'
import { readWaiting } from '#features/complaints/operations/inbox.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { readUpcoming } from '#features/publishing/operations/admin.server.ts'
import { readInvitations } from '#features/staff/operations.server.ts'
import type { Dashboard } from './contract.ts'

/** Reads each section for which the actor has the permission of its list. */
export async function readDashboard(ctx: Ctx<Staff>): Promise<Dashboard> {
  const ifMay = <T>(permission: Permission, read: (ctx: Ctx<Staff>) => Promise<T>): Promise<T | undefined> =>
    ctx.actor.permissions.has(permission) ? read(ctx) : Promise.resolve(undefined)
  const [complaints, applications, documents, news, people] = await Promise.all([
    ifMay('complaints:read', readWaiting),
    ifMay('applications:read', countWaiting),
    ifMay('documents:write', (at) => readUpcoming(at, document)),
    ifMay('content:write', (at) => readUpcoming(at, article)),
    ifMay('people:read', readInvitations),
  ])
  return { complaints, applications, documents, news, people }
}
