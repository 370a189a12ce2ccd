// Erasure of applications whose time is over, with the papers that belong to no other application.

import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { DueForErasure } from '#platform/erasure.server.ts'
import { findDueForErasure } from '#platform/erasure.server.ts'
import { listHashesInUse, listPaperHashes, removeApplications } from '../store/applications.server.ts'
import { papersRoom } from './papers.server.ts'

/** Erases what is due in one organisation and was announced: the rows first, then the files. */
export async function eraseDueApplications(ctx: Ctx): Promise<DueForErasure> {
  const due = await findDueForErasure(ctx, {
    table: 'applications',
    keptUntil: 'keep_until',
    writtenAt: 'submitted_at',
  })
  if (due.ids.length === 0) return due
  const hashes = await transaction(ctx, async (tx) => {
    const held = await listPaperHashes(tx, due.ids)
    await removeApplications(tx, due.ids)
    return held
  })
  const inUse = new Set(await listHashesInUse(ctx, hashes))
  for (const hash of hashes) if (!inUse.has(hash)) await papersRoom(ctx).remove(hash)
  return due
}
