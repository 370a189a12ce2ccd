// Island of a report list: the table, and its rows, which are fetched when somebody begins to use it.

import { translator } from '#kit/language.ts'
import { readState } from '#kit/table/address.ts'
import { loadNearestPage } from '#kit/table/data-source.ts'
import { tableMessages } from '#kit/table/messages.ts'
import type { FetchingPart } from '#ui/island/hydrate.tsx'
import type { IslandPayload } from '#ui/island/payload.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ListedDocument } from '../contract/api.ts'
import { reportColumns, reportDefaults } from './report-columns.ts'
import { reportSource } from './report-source.ts'
import { ReportTable, type ReportTableProps } from './report-table.tsx'

type Payload = IslandPayload<Omit<ReportTableProps, 'first'>>

export const reportIsland = { Part: ReportTable, fetchProps: fetchRows } satisfies FetchingPart

/** The rows of the page's address. When they cannot be fetched the document stays as it is, and the next use tries again. */
async function fetchRows({ props, search, language }: Payload): Promise<Pick<ReportTableProps, 'first'>> {
  const { type, view } = props
  const columns = reportColumns(props)
  const state = readState(new URLSearchParams(search), columns, reportDefaults(view))
  const source = reportSource({ type, view, orgId: props.organisation.id, language })
  try {
    return { first: await loadNearestPage<ListedDocument>(source, state, { columns, send: source.send }) }
  } catch (error) {
    showToast(translator(tableMessages, language)('table.loadFailed'), { tone: 'danger' })
    throw error
  }
}
