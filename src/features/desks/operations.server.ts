// What waits for whoever of the office asks?

import type { Ctx, Staff } from '#platform/context.ts'
import type { Permission } from '#root/permissions.ts'
import { countWaiting } from '#features/applications/operations/inbox.server.ts'
import { readWaiting } from '#features/complaints/operations/inbox.server.ts'
import { readDocumentsAhead } from '#features/documents/operations/office.server.ts'
import { readNewsAhead } from '#features/news/operations/office.server.ts'
import { readInvitations } from '#features/staff/operations.server.ts'
import type { Desk } from './contract.ts'

/** Each part is read when the permission for its own list is there. */
export async function readDesk(ctx: Ctx<Staff>): Promise<Desk> {
  const ifMay = <T>(permission: Permission, read: (ctx: Ctx<Staff>) => Promise<T>): Promise<T | undefined> =>
    ctx.actor.permissions.has(permission) ? read(ctx) : Promise.resolve(undefined)
  const [complaints, applications, documents, news, people] = await Promise.all([
    ifMay('complaints:read', readWaiting),
    ifMay('applications:read', countWaiting),
    ifMay('documents:write', readDocumentsAhead),
    ifMay('content:write', readNewsAhead),
    ifMay('people:read', readInvitations),
  ])
  return { complaints, applications, documents, news, people }
}
