// The list of the ledger's reports, from the rows of the API that give them.

import type { Endpoint } from '#kit/contract.ts'
import { cutPage, type ListQuery } from '#kit/page.ts'
import { ledgerApi } from '../contract/api.ts'
import type { ReportsPage } from '../contract/reports.ts'

const folder = '/admin/reports/{orgId}/'
const rows: readonly Endpoint[] = Object.values(ledgerApi)
const reports = rows
  .filter(({ path }) => path.startsWith(folder))
  .map(({ path, summary, input }) => ({
    report: path.slice(folder.length),
    title: summary,
    path,
    parameters: Object.keys(input?.fields ?? {}).filter((name) => name !== 'orgId'),
  }))

/** A page of the reports by name; searched by their names and titles. */
export function readReports({ search = '', sortOrder, ...paging }: ListQuery): ReportsPage {
  const typed = search.trim().toLowerCase()
  const found = reports
    .filter(({ report, title }) => `${report} ${title.en} ${title.ne}`.toLowerCase().includes(typed))
    .toSorted((one, other) => (one.report < other.report ? -1 : 1))
  return cutPage(sortOrder === 'desc' ? found.toReversed() : found, paging)
}
