// A page of a person's own connections, which are few: in the order of customer numbers, searched by a part of one.

import { toAsciiDigits } from '#kit/language.ts'
import { cutPage, type Page, type ShortListQuery } from '#kit/page.ts'

/** `own`: in the order of customer numbers; all of it without a query. */
export function pageOfOwn<One extends { customerNumber: string }>(
  own: readonly One[],
  query: ShortListQuery = { page: 1 },
): Page<One> {
  const { search = '', sortOrder, page, limit = own.length } = query
  const typed = toAsciiDigits(search.trim()).toUpperCase()
  const found = own.filter(({ customerNumber }) => customerNumber.toUpperCase().includes(typed))
  return cutPage(sortOrder === 'desc' ? found.toReversed() : found, { page, limit })
}
