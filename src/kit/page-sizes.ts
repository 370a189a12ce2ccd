// Page sizes of lists.

/** The sizes a reader can choose; the first is the one a list starts with. */
export const pageSizes = [10, 20, 50, 100] as const

/** Whether a query asks for the start of a list, in a size that readers are offered: what most of them see. */
export function isFirstPage({ page, limit }: { page: number; limit: number }): boolean {
  return page === 1 && pageSizes.some((size) => size === limit)
}
