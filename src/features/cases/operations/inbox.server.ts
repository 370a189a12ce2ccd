// A page of the office's inbox of one kind of case.

import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Scope } from '#platform/context.ts'
import { countInbox, listInbox, maxCasesCounted, type InboxRequest } from '../store/inbox.server.ts'
import type { CaseTables } from '../store/tables.server.ts'

export type InboxFilters = Pick<InboxRequest, 'columns' | 'filters' | 'named' | 'orderBy' | 'direction'>
type Paging = { page: number; limit: number; search?: string | undefined }

/** The page's rows with the total, which is not counted past `maxCasesCounted`. */
export async function readInboxPage<Row>(
  scope: Scope,
  kind: CaseTables & { letter: string },
  filters: InboxFilters,
  { search = '', ...paging }: Paging,
): Promise<{ rows: Row[]; count: { total: number; totalIsLeast?: true } }> {
  const request = { ...filters, search, code: search ? readTrackingCode(kind.letter, search) : undefined }
  const counted = await countInbox(scope, kind, request)
  const rows = await listInbox<Row>(scope, kind, request, paging)
  return {
    rows,
    count: counted > maxCasesCounted ? { total: maxCasesCounted, totalIsLeast: true } : { total: counted },
  }
}
