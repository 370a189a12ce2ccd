// How do complaints leave the house when their time is over?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { transaction } from '#platform/database.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { listHashesInUse, listOverdue, removeComplaints } from '../store/complaints.server.ts'
import { photoRoom } from './send.server.ts'

/**
 * Erases what may not be kept any longer, of every organisation: the rows first, then the photographs that no other
 * complaint shows. Returns how many complaints went.
 */
export async function eraseOverdueComplaints(at: Pick<Resources, 'database' | 'files' | 'clock'>): Promise<number> {
  const today = inNepal(at.clock()).date
  for (let erased = 0; ;) {
    const overdue = await listOverdue(at.database, today)
    if (overdue.length === 0) return erased
    const hashes = [...new Set(overdue.flatMap((one) => one.hashes))]
    const ids = overdue.map(({ id }) => id)
    await transaction({ db: at.database }, ({ db }) => removeComplaints(db, ids))
    const inUse = new Set(await listHashesInUse(at.database, hashes))
    for (const hash of hashes) if (!inUse.has(hash)) await photoRoom(at).remove(hash)
    erased += overdue.length
  }
}
