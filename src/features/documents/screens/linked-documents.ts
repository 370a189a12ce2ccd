// Public documents that a text can link to, by the report list and words of the title.

import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import type { DocumentSource } from '#ui/block-editor/document-panel.tsx'
import type { DocumentsApi } from '../contract/api.ts'
import type { ReportType } from '../contract/lists.ts'
import { reportTypes } from '../contract/lists.ts'
import { reportTitle } from './report-title.ts'

const maxOffered = 20

export function linkedDocuments(orgId: string, language: Language): DocumentSource {
  return {
    lists: reportTypes.map(({ type }) => ({ value: type, label: reportTitle(type, language) })),
    async find(list, search) {
      const { data } = await apiIn(language).read<DocumentsApi['reports']>('GET /customer/reports/{orgId}', {
        orgId,
        type: list as ReportType,
        ...(search && { title: search }),
        sortBy: 'published',
        sortOrder: 'desc',
        limit: maxOffered,
      })
      return data.map(({ titleEn: en, titleNe: ne, url }) => ({ title: { en, ne }, url }))
    },
  }
}
