// What the meter reading schedule can be sorted by.

/** `coming`: from today on, then what is over. */
export const sortable = ['coming', 'month', 'ward', 'tol', 'fromDay', 'reader'] as const
export type SortKey = (typeof sortable)[number]
