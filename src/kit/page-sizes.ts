// Page sizes of lists.

/** The sizes a reader can choose; the first is the one a list starts with. */
export const pageSizes = [10, 20, 50, 100] as const
