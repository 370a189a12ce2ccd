// Erasure of cases whose time is over, with the files that belong to no other case.

import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { findDueForErasure, type DueForErasure } from '#platform/erasure.server.ts'
import { listFileHashes, listHashesInUse, removeCases } from '../store/cases.server.ts'
import type { CaseTables } from '../store/tables.server.ts'

/** Erases what is due in one organisation and was announced: the rows first, then the files. */
export async function eraseDueCases(ctx: Ctx, kind: CaseTables): Promise<DueForErasure> {
  const due = await findDueForErasure(ctx, { ...kind, writtenAt: kind.receivedAt })
  if (due.ids.length === 0) return due
  const hashes = await transaction(ctx, async (tx) => {
    const held = await listFileHashes(tx, kind, due.ids)
    await removeCases(tx, kind, due.ids)
    return held
  })
  const inUse = new Set(await listHashesInUse(ctx, kind, hashes))
  const files = ctx.files.namespace(kind.files.namespace)
  for (const hash of hashes) if (!inUse.has(hash)) await files.remove(hash)
  return due
}
