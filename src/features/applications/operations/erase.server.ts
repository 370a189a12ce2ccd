// How do applications leave the house when their time is over?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Resources } from '#platform/resources.server.ts'
import { transaction } from '#platform/database.server.ts'
import { listHashesInUse, listOverdue, removeApplications } from '../store/applications.server.ts'
import { papersRoom } from './papers.server.ts'

/**
 * Erases what nobody may keep any longer, of every organisation: the rows first, then the bytes that belong to no other
 * application. Returns how many applications went.
 */
export async function eraseOverdue({
  database,
  files,
  clock,
}: Pick<Resources, 'database' | 'files' | 'clock'>): Promise<number> {
  const today = inNepal(clock()).date
  let erased = 0
  for (;;) {
    const overdue = await listOverdue({ db: database }, today)
    if (overdue.length === 0) return erased
    const hashes = [...new Set(overdue.flatMap((one) => one.hashes))]
    await transaction({ db: database }, (tx) =>
      removeApplications(
        tx,
        overdue.map(({ id }) => id),
      ),
    )
    const inUse = new Set(await listHashesInUse({ db: database }, hashes))
    for (const hash of hashes) if (!inUse.has(hash)) await papersRoom({ files }).remove(hash)
    erased += overdue.length
  }
}
