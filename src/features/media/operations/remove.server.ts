// Removal of files from the library: withdrawn ones, and those that came with an item which no longer shows them.

import type { Resources } from '#platform/resources.server.ts'
import { removeUnwantedRows } from '../store/removal.server.ts'
import type { MediaUse } from './uses.server.ts'

const keptDays = 30

/** How many were removed; their bytes are removed with other orphaned files. */
export function removeUnwanted(
  { database, clock }: Pick<Resources, 'database' | 'clock'>,
  uses: readonly MediaUse[],
): Promise<number> {
  return removeUnwantedRows(database, uses, new Date(clock().getTime() - keptDays * 86_400_000))
}
