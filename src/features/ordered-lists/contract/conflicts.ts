// Conflicts of the rows of ordered lists, by the key of their message. No schema, so that screens may import it.

/** Of rows that take a version. */
export const versionConflicts = ['lists.changed_meanwhile'] as const
/** Of rows that add one to a list. */
export const fullConflicts = ['lists.full'] as const
/** Of the order of a list. */
export const orderConflicts = ['lists.order_changed'] as const
