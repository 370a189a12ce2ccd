// Server manifest of documents: API rows, published kinds and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { documents } from './api.server.ts'
import { documentNoun } from './contract/lists.ts'
import { document, readUpcomingDocuments } from './operations/definition.server.ts'

export const documentsServer = {
  api: documents,
  published: [document],
  dashboard: { section: 'documents', permission: 'documents:write', read: readUpcomingDocuments },
  media: [
    {
      kind: documentNoun.label,
      table: 'documents',
      title: { en: 'title_en', ne: 'title_ne' },
      hash: 'file_hash',
      page: (id) => `/staff/documents/${id}`,
    },
  ],
} satisfies ServerFeature
