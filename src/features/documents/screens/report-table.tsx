// Table of a report list: search, sort, select, export.

import { useMemo } from 'react'
import { translator } from '#kit/language.ts'
import type { LoadedPage } from '#kit/table/data-source.ts'
import type { PrintOptions } from '#kit/table/print.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ListedDocument } from '../contract/api.ts'
import type { ReportTypeRow } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { reportCells } from './report-cells.tsx'
import type { ReportView } from './report-columns.ts'
import { reportColumns, reportDefaults } from './report-columns.ts'
import { reportSource } from './report-source.ts'
import { reportTitle } from './report-title.ts'

export type ReportTableProps = Pick<ReportTypeRow, 'type' | 'deadlines'> & {
  view: ReportView
  /** The rows of the page's address. */
  first: LoadedPage<ListedDocument>
  today: string
  organisation: { id: number } & PrintOptions['organisation']
}

export function ReportTable({ type, deadlines, view, first, today, organisation }: ReportTableProps) {
  const language = useLanguage()
  const t = translator(documentMessages, language)
  const source = useMemo(
    () => ({ ...reportSource({ type, view, orgId: organisation.id, language }), first }),
    [organisation.id, type, view, first, language],
  )
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
