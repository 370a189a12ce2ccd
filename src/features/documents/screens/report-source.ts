// Source of a report list's rows: the rows of the API for its type and part.

import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import type { DocumentsApi } from '../contract/api.ts'
import type { ReportTypeRow } from '../contract/lists.ts'
import type { ReportView } from './report-columns.ts'

type List = Pick<ReportTypeRow, 'type'> & { view: ReportView; orgId: number; language: Language }

export function reportSource({ type, view, orgId, language }: List) {
  const path = { orgId, type, ...(view === 'all' ? {} : { part: view }) }
  return {
    url: urlOf<DocumentsApi['reports']>('GET /customer/reports/{orgId}', path),
    stream: urlOf<DocumentsApi['allReports']>('GET /customer/reports/{orgId}/all', path),
    send: httpClient({ language }),
  }
}
