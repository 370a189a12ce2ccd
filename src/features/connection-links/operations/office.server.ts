// The office's side of links: who sees a connection, and the end of it.

import { isLinked } from '#features/connections/operations/own.server.ts'
import { mayBeChangedBy } from '#features/connections/rules/changes.ts'
import { enforce, refuse, type Verdict } from '#kit/refusal.ts'
import { record, recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ConnectionLinks } from '../contract/office-api.ts'
import { findLink, findNumber, listLinksOf, removeLink } from '../store/links.server.ts'
import { sharedOf } from './read.server.ts'

const limit = 200

/** `id`: of the connection. */
export async function readConnectionLinks(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionLinks> {
  const customerNumber = (await findNumber(ctx, id)) ?? refuse('missing', 'connections.unknown')
  await recordOpened(ctx, { action: 'connection_links.read', target: customerNumber })
  const rows = await listLinksOf(ctx, id, { limit })
  const data = rows.map((row) => {
    return { ...sharedOf(row, ctx.language), from: row.giver, isPresent: row.isPresent }
  })
  return { connectionId: id, customerNumber, mayEnd: await mayEnd(ctx, id), data }
}

/** `id`: of the link. For a holder without an account, who cannot end it. */
export async function endConnectionLink(ctx: Ctx<Staff>, { id }: { id: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const link = (await findLink(tx, id)) ?? refuse('missing', 'connection_links.unknown')
    enforce(await mayEnd(tx, link.connectionId), 'forbidden')
    await removeLink(tx, link)
    const changes = { link: id, by: 'office' }
    await record(tx, { action: 'connection_links.ended', target: link.customerNumber, changes })
  })
}

async function mayEnd(ctx: Ctx<Staff>, connectionId: number): Promise<Verdict> {
  return mayBeChangedBy({ isOwn: await isLinked(ctx, ctx.actor.id, connectionId) })
}
