// Conflicts of the admin rows of published items.

/** Of the rows that take a version. */
export const versionConflicts = ['publishing.changed_meanwhile'] as const
