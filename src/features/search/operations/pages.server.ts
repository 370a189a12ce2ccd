// The text of files in the index, page by page.

import type { Scope } from '#platform/context.ts'
import { replacePages, type ItemName } from '../store/entries.server.ts'

/** Puts the pages of an item's file into the index in place of the earlier ones; call it in the transaction that stores their text. */
export function indexPages(tx: Scope, item: ItemName, pages: readonly { page: number; text: string }[]): Promise<void> {
  return replacePages(tx, item, pages)
}
