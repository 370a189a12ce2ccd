// SQL of the removal of unwanted files of the media library, in all organisations.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { isUnused, type UseColumns } from './uses.server.ts'

/**
 * Removes unused files that were withdrawn before the time, or that came with an item before it and were edited by nobody in the library.
 * Returns how many.
 */
export async function removeUnwantedRows(db: Database, uses: readonly UseColumns[], before: Date): Promise<number> {
  const removed = await db
    .deleteFrom('media')
    .where((eb) =>
      eb.or([
        eb('withdrawnAt', '<', before),
        eb.and([
          eb('sentDigest', 'is', null),
          eb('createdAt', '<', before),
          sql<boolean>`not exists (select from office_edits e
            where e.org_id = media.org_id and e.subject = 'media' and e.subject_id = media.id)`,
        ]),
      ]),
    )
    .where(isUnused(uses))
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
