// Erasure of complaints whose time is over, with the photographs that no other complaint shows.

import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { DueForErasure } from '#platform/erasure.server.ts'
import { findDueForErasure } from '#platform/erasure.server.ts'
import { listHashesInUse, listPhotoHashes, removeComplaints } from '../store/complaints.server.ts'
import { photoRoom } from './send.server.ts'

/** Erases what is due in one organisation and was announced: the rows first, then the files. */
export async function eraseDueComplaints(ctx: Ctx): Promise<DueForErasure> {
  const due = await findDueForErasure(ctx, { table: 'complaints', keptUntil: 'erase_after', writtenAt: 'received_at' })
  if (due.ids.length === 0) return due
  const hashes = await transaction(ctx, async (tx) => {
    const shown = await listPhotoHashes(tx, due.ids)
    await removeComplaints(tx, due.ids)
    return shown
  })
  const inUse = new Set(await listHashesInUse(ctx.db, hashes))
  for (const hash of hashes) if (!inUse.has(hash)) await photoRoom(ctx).remove(hash)
  return due
}
