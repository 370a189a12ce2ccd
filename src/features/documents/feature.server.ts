// Server manifest of documents: API rows, published kinds and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { documents } from './api.server.ts'
import { document, readUpcomingDocuments } from './operations/definition.server.ts'

export const documentsServer = {
  api: documents,
  published: [document],
  dashboard: { section: 'documents', permission: 'documents:write', read: readUpcomingDocuments },
} satisfies ServerFeature
