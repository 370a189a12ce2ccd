// Staff dashboard: counts of pending work, limited to the actor’s permissions.

import type { Ctx, Staff } from '#platform/context.ts'
import type { Permission } from '#root/permissions.ts'
import type { Dashboard } from './contract.ts'

/** One section: what reads its counts, and the permission of its list, without which it is absent. */
export type DashboardSource = {
  [Section in keyof Dashboard]-?: {
    section: Section
    permission: Permission
    read(ctx: Ctx<Staff>): Promise<NonNullable<Dashboard[Section]>>
  }
}[keyof Dashboard]

/** Reads each section for which the actor has the permission of its list. */
export async function readDashboard(ctx: Ctx<Staff>, sources: readonly DashboardSource[]): Promise<Dashboard> {
  const permitted = sources.filter(({ permission }) => ctx.actor.permissions.has(permission))
  const sections = await Promise.all(permitted.map(async ({ section, read }) => [section, await read(ctx)] as const))
  return Object.fromEntries(sections)
}
