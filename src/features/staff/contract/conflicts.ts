// Conflicts of a changed person, by the key of their message. No schema, so that screens may import it.

import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'

/** The second where the change was not made in this organisation. */
export const memberConflicts = [...versionConflicts, 'staff.changed_elsewhere'] as const
