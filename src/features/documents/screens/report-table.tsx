// Table of a report list: search, sort, select, export.

import { useMemo } from 'react'
import { translator } from '#kit/language.ts'
import type { PrintOptions } from '#kit/table/print.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { DocumentsApi, ReportsPage } from '../contract/api.ts'
import type { ReportTypeRow } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { reportCells } from './report-cells.tsx'
import type { ReportView } from './report-columns.ts'
import { reportColumns, reportDefaults } from './report-columns.ts'
import { documentOf, type ReportRow } from './report-row.ts'
import { reportTitle } from './report-title.ts'

export type ReportTableProps = Pick<ReportTypeRow, 'type' | 'deadlines'> & {
  view: ReportView
  reports: Omit<ReportsPage, 'data'> & { data: ReportRow[] }
  today: string
  organisation: { id: number } & PrintOptions['organisation']
}

export function ReportTable({ type, deadlines, view, reports, today, organisation }: ReportTableProps) {
  const language = useLanguage()
  const t = translator(documentMessages, language)
  const source = useMemo(() => {
    const path = { orgId: organisation.id, type, ...(view === 'all' ? {} : { part: view }) }
    const url = urlOf<DocumentsApi['reports']>('GET /customer/reports/{orgId}', path)
    const stream = urlOf<DocumentsApi['allReports']>('GET /customer/reports/{orgId}/all', path)
    const { data, total, totalIsLeast = false } = reports
    const rows = data.map((row) => documentOf(row, type, language))
    const send = httpClient({ language })
    return { url, stream, send, first: { rows, total, totalIsLeast } }
  }, [organisation.id, type, view, reports, language])
  const columns = useMemo(() => reportColumns({ type, deadlines }), [type, deadlines])
  return (
    <ServerTable
      id="reports"
      caption={reportTitle(type, language)}
      {...{ language, today, organisation, source, columns }}
      cells={reportCells(language, today)}
      rowKey={(document) => String(document.id)}
      rowHeader="title"
      defaults={reportDefaults(view)}
      records="compact"
      fileName={type}
      searchHint={t('documents.search_hint')}
      emptyText={t(view === 'all' ? 'documents.empty_text' : `documents.empty_${view}`)}
    />
  )
}
